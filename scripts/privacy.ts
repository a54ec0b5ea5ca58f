import { parseArgs } from 'node:util';
import { recordConsentTexts } from '@/lib/privacy/consent-texts';
import { erasePerson, exportPerson, personAddress } from '@/lib/privacy/person';
import { applyRetention } from '@/lib/privacy/retention';
import { runWithBackend } from './connect';

const usage = `Usage:
  npm run -s privacy -- export <email>   prints everything stored of a person as JSON
  npm run -s privacy -- erase <email>    deletes it and prints the number of rows of each table
  npm run -s privacy -- retain           deletes what has been kept long enough`;

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);

const { positionals } = parseArgs({ allowPositionals: true });
const [command, address, ...rest] = positionals;
const email = personAddress.safeParse(address);

await runWithBackend(async () => {
  if (command === 'retain' && !address) {
    await recordConsentTexts();
    print(await applyRetention());
  } else if (command === 'export' && email.success && rest.length === 0) print(await exportPerson(email.data));
  else if (command === 'erase' && email.success && rest.length === 0) print(await erasePerson(email.data));
  else throw new Error(usage);
});
