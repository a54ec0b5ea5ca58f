import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startNodeProcess, waitForProcessClose } from '@/server/child-process';
import { removePrerenderedFiles } from '@/server/next-internals/build-output';
import { projectDir, resolveDataFolder } from '@/server/project-environment';
import { printLine, printStepDuration } from '@/server/terminal-output';
import { readOrCreateActionsEncryptionKey } from './actions-encryption-key';
import { buildDir } from './build-stamps';

/** The output of the last build, including warnings of libraries, each line once. */
export const buildLogFile = path.join(projectDir, '.cache/build.log');

const compiled = /Compiled successfully/;
const rendering = /Generating static pages[^(]*\((\d+)\/(\d+)\)/;

/** Variables of `next build` that keep the memory of its rendering processes small. */
export const lowMemoryVariables = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require=./server/build/collect-garbage-early.cjs`,
  // Else glibc has eight arenas for each core, which never give back what they took.
  MALLOC_ARENA_MAX: '2',
};

/**
 * Runs `next build` and resolves with its exit code. Prints a line for each of its steps, and its complete
 * output if it fails. With `onlyPages` the pages are rendered again by the code of the last build. A build that is
 * served where it is runs in two processes: the compiler's 1.2 GB would otherwise stay while the pages are rendered.
 */
export async function runNextBuild(
  nextBin: string,
  { onlyPages, servedInPlace }: { onlyPages: boolean; servedInPlace: boolean },
  onStart: (child: ReturnType<typeof startNodeProcess>) => void,
): Promise<number> {
  const env = {
    ...lowMemoryVariables,
    NODE_ENV: 'production',
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: readOrCreateActionsEncryptionKey(resolveDataFolder()),
    // Writing the compiler's cache takes a fifth of a build; only a machine that builds again gains from it.
    NEXT_COMPILER_CACHE: existsSync(path.join(buildDir, 'BUILD_ID')) ? 'on' : 'off',
  };
  if (onlyPages) removePrerenderedFiles(buildDir);
  const runs = onlyPages ? [['generate']] : servedInPlace ? [['compile'], ['generate']] : [[]];
  const lines = new Set<string>();
  let stepStart = performance.now();
  const readLine = (line: string) => {
    lines.add(line);
    const [, done, total] = rendering.exec(line) ?? [];
    if (compiled.test(line)) stepStart = printFinishedStep('Compiled the code', stepStart);
    else if (total && done === total) stepStart = printFinishedStep(`Rendered ${total} pages`, stepStart);
    else if (total && done !== '0') printLine(`  ${done} of ${total} pages`);
  };
  let code = 0;
  for (const mode of runs) {
    // The table of pages of the first run calls all of them dynamic.
    lines.clear();
    const args = mode.flatMap((name) => ['--experimental-build-mode', name]);
    const child = startNodeProcess(nextBin, ['build', ...args], env, [], 'pipe');
    onStart(child);
    code = await readOutput(child, readLine);
    if (code !== 0) break;
  }
  const text = `${[...lines].join('\n')}\n`;
  mkdirSync(path.dirname(buildLogFile), { recursive: true });
  writeFileSync(buildLogFile, text);
  if (code === 0) printFinishedStep('Finished the pages', stepStart);
  else process.stderr.write(text);
  return code;
}

/** Calls `readLine` with each line of a child's output; resolves with its exit code, 1 if a signal ended it. */
async function readOutput(
  child: ReturnType<typeof startNodeProcess>,
  readLine: (line: string) => void,
): Promise<number> {
  const rests = [child.stdout, child.stderr].map((stream) => {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (part: string) => {
      const parts = (rest + part).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) readLine(line);
    });
    return () => rest;
  });
  const code = await waitForProcessClose(child);
  for (const rest of rests.map((read) => read()).filter(Boolean)) readLine(rest);
  return code;
}

function printFinishedStep(text: string, start: number): number {
  const now = performance.now();
  printStepDuration(text, now - start);
  return now;
}
