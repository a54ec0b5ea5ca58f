/**
 * npm run test:two: two instances of the built site over one back end. `-- --container` runs the folder that a
 * container is built from, `-- --nginx` puts the example proxy in front of them instead of a plain balancer, `--
 * --builds` builds the next release for one of them, as during a rolling update.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '@/scripts/chromium';
import { multiInstanceChecks } from './checks';
import { startTwoInstances } from './instances';

const { values } = parseArgs({
  options: {
    container: { type: 'boolean', default: false },
    nginx: { type: 'boolean', default: false },
    builds: { type: 'boolean', default: false },
  },
});
const two = await startTwoInstances(values);
const browser = await chromium.launch({ executablePath: ensureChromium() });
let failed = 0;
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  for (const [name, check] of multiInstanceChecks) {
    try {
      process.stdout.write(`ok      ${name}: ${await check(two, page)}\n`);
    } catch (error) {
      failed += 1;
      process.stdout.write(`FAILED  ${name}: ${(error as Error).message}\n`);
    }
  }
} finally {
  await browser.close();
  await two.stop();
}
process.stdout.write(
  `${multiInstanceChecks.length - failed} of ${multiInstanceChecks.length} hold with two instances\n`,
);
process.exit(failed ? 1 : 0);
