import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startNodeProcess, waitForProcessExit } from '@/server/child-process';
import { removePrerenderedFiles } from '@/server/next-internals/build-output';
import { projectDir, resolveDataFolder } from '@/server/project-environment';
import { printLine, printStepDuration } from '@/server/terminal-output';
import { readOrCreateActionsEncryptionKey } from './actions-encryption-key';
import { buildDir } from './build-stamps';

/** The output of the last build, including warnings of libraries, each line once. */
export const buildLogFile = path.join(projectDir, '.cache/build.log');

const compiled = /Compiled successfully/;
const rendering = /Generating static pages[^(]*\((\d+)\/(\d+)\)/;

/**
 * Runs `next build` and resolves with its exit code. Prints a line for each of its steps, and its complete
 * output if it fails. With `onlyPages` the pages are rendered again by the code of the last build.
 */
export async function runNextBuild(
  nextBin: string,
  { onlyPages }: { onlyPages: boolean },
  onStart: (child: ReturnType<typeof startNodeProcess>) => void,
): Promise<number> {
  const env = {
    NODE_ENV: 'production',
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: readOrCreateActionsEncryptionKey(resolveDataFolder()),
    // Writing the compiler's cache takes a fifth of a build; only a machine that builds again gains from it.
    NEXT_COMPILER_CACHE: existsSync(path.join(buildDir, 'BUILD_ID')) ? 'on' : 'off',
  };
  if (onlyPages) removePrerenderedFiles(buildDir);
  const mode = onlyPages ? ['--experimental-build-mode', 'generate'] : [];
  const child = startNodeProcess(nextBin, ['build', ...mode], env, [], 'pipe');
  onStart(child);
  const lines = new Set<string>();
  let stepStart = performance.now();
  let rest = '';
  const readLine = (line: string) => {
    lines.add(line);
    const [, done, total] = rendering.exec(line) ?? [];
    if (compiled.test(line)) stepStart = printFinishedStep('Compiled the code', stepStart);
    else if (total && done === total) stepStart = printFinishedStep(`Rendered ${total} pages`, stepStart);
    else if (total && done !== '0') printLine(`  ${done} of ${total} pages`);
  };
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      const parts = (rest + part).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) readLine(line);
    });
  const code = await waitForProcessExit(child);
  readLine(rest);
  const text = `${[...lines].join('\n')}\n`;
  mkdirSync(path.dirname(buildLogFile), { recursive: true });
  writeFileSync(buildLogFile, text);
  if (code === 0) printFinishedStep('Finished the pages', stepStart);
  else process.stderr.write(text);
  return code;
}

function printFinishedStep(text: string, start: number): number {
  const now = performance.now();
  printStepDuration(text, now - start);
  return now;
}
