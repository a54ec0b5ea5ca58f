import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../../..');
const program = (prepare: string) => `
  ${prepare}
  import pino from 'pino';
  const log = pino();
  setInterval(() => { log.info('line'); process.stderr.write('line\\n'); }, 5);
  setTimeout(() => process.exit(7), 1500);`;

/** The exit code of a program whose reader closes both outputs after the first line. */
async function codeOf(prepare: string): Promise<unknown> {
  const args = ['--import', 'tsx', '--input-type=module', '-e', program(prepare)];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stderr.destroy();
  const [code] = await once(child, 'exit');
  return code;
}

test('a reader of the logs that goes away ends no process', async () => {
  expect(
    await codeOf(
      "import { ignoreClosedOutputErrors } from './lib/observability/process-output.ts'; ignoreClosedOutputErrors();",
    ),
  ).toBe(7);
  // Without it, it does.
  expect(await codeOf('')).not.toBe(7);
});
