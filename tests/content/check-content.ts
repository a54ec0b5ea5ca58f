import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

type CheckResult = { status: number; stdout: string; stderr: string };

let checker: ChildProcess | undefined;
let isBusy = false;

/** Starts the process that checks the copies of this test file; it ends with the tests. */
function startChecker(): ChildProcess {
  const child = fork('tests/content/check-process.mjs', {
    execArgv: ['--conditions=react-server'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  child.once('exit', () => {
    if (checker === child) checker = undefined;
  });
  child.unref();
  return child;
}

/**
 * Checks the content of a copy as `npm run content:check` does. One process checks all copies of a test worker, in half
 * the time. `bundled-check.test.ts` compares it with the command.
 */
export async function checkContent(copy: string, args: string[] = []): Promise<CheckResult> {
  // A test that timed out has left its check running: no other test may get its result.
  if (isBusy) {
    checker?.kill();
    checker = undefined;
  }
  checker ??= startChecker();
  const current = checker;
  const ended = new AbortController();
  const { signal } = ended;
  isBusy = true;
  current.send({ copy, args });
  try {
    const [result] = await Promise.race([
      once(current, 'message', { signal }),
      once(current, 'exit', { signal }).then(([code, cause]) => {
        throw new Error(`the process that checks the content ended by ${cause ?? code}`);
      }),
    ]);
    return result as CheckResult;
  } finally {
    ended.abort();
    if (current === checker || !checker) isBusy = false;
  }
}
