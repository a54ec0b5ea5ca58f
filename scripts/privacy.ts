import { parseArgs } from 'node:util';
import { recordConsentTexts } from '@/lib/privacy/consent-texts';
import { dataSubjectEmailSchema, eraseDataSubject, exportDataSubject } from '@/lib/privacy/data-subject';
import { applyRetention } from '@/lib/privacy/retention';
import { runAndExit } from './run-and-exit';
import { withBackend } from './with-backend';

const usage = `Usage:
  npm run -s privacy -- export <email>   prints everything stored about a person as JSON
  npm run -s privacy -- erase <email>    deletes it and prints the number of rows per table
  npm run -s privacy -- retain           deletes data whose retention period is over
    --clock-is-right                     also when it last ran implausibly long ago`;

const print = (value: unknown) => void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);

function readCommand(): () => Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'clock-is-right': { type: 'boolean', default: false } },
  });
  const [command, emailArgument, ...rest] = positionals;
  if (command === 'retain' && !emailArgument)
    return async () => {
      await recordConsentTexts();
      print(await applyRetention({ clockVerified: values['clock-is-right'] }));
    };
  const email = dataSubjectEmailSchema.safeParse(emailArgument);
  if (email.success && rest.length === 0) {
    if (command === 'export') return async () => print(await exportDataSubject(email.data));
    if (command === 'erase') return async () => print(await eraseDataSubject(email.data, null));
  }
  throw new Error(usage);
}

await runAndExit(async () => withBackend(readCommand()));
