import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../../..');

/** The lines that a program logs, once it has captured its output; its exit code comes last. */
function linesOf(program: string) {
  const code = `
    import pino from 'pino';
    import { createLogOptions } from './lib/observability/log-options.ts';
    import { redirectConsoleToLog, captureProcessErrors } from './lib/observability/process-output.ts';
    import { isFirstErrorReport } from './lib/observability/deduplicate-error-reports.ts';
    const log = pino(createLogOptions());
    redirectConsoleToLog(log);
    captureProcessErrors(log);
    ${program}`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '-e', code],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return {
    status,
    lines: stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  };
}

test('what a library prints is a line of the log, without colours and addresses', () => {
  const { lines } = linesOf(`
    console.log('\\u001b[32m ✓\\u001b[39m Ready for %s', 'anna@example.com');
    console.warn('old', { a: 1 }); console.warn('old', { a: 1 });
    console.error(' ⨯', new Error('broken'));
    console.error('plain\\ntext');`);
  expect(lines).toMatchObject([
    { level: 30, msg: 'Ready for [e-mail]' },
    { level: 40, msg: 'old { a: 1 }' },
    { level: 50, msg: 'broken', err: { message: 'broken', stack: expect.stringContaining('Error: broken\n') } },
    { level: 50, msg: 'plain\ntext' },
  ]);
  expect(lines).toHaveLength(4);
});

test('an error that Next prints and hands over is one line', () => {
  const { lines } = linesOf("const error = new Error('once'); isFirstErrorReport(error); console.error(error);");
  expect(lines).toEqual([]);
});

test('warnings of Node.js and the error that ends the process are lines of the log', () => {
  const { lines, status } = linesOf("process.emitWarning('soon'); setTimeout(() => null.x, 50);");
  expect(lines).toMatchObject([
    { level: 40, name: 'Warning', msg: 'soon' },
    { level: 60, msg: 'uncaught exception', err: { type: 'TypeError' } },
  ]);
  expect(status).toBe(1);
});

test('a rejection that nobody handles is one too', () => {
  const { lines, status } = linesOf("Promise.reject(new Error('lost'));");
  expect([lines.length, lines[0].err.message, status]).toEqual([1, 'lost', 1]);
});

test('what is printed again and again fills no disk', () => {
  const { lines } = linesOf('for (let i = 0; i < 5000; i++) console.error(i);');
  expect(lines).toHaveLength(120);
});

/** A program that logs without end and exits with 7. */
const endlessLogger = (prepare: string) => `
  ${prepare}
  import pino from 'pino';
  const log = pino();
  setInterval(() => { log.info('line'); process.stderr.write('line\\n'); }, 5);
  setTimeout(() => process.exit(7), 1500);`;

/** The exit code of a program whose reader closes both outputs after the first line. */
async function codeOf(prepare: string): Promise<unknown> {
  const args = ['--import', 'tsx', '--input-type=module', '-e', endlessLogger(prepare)];
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
