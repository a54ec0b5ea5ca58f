import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startNode, waitForProcessExit } from '@/server/child-process';
import { dataFolder, projectDir } from '@/server/project-environment';
import { print, printStepDuration } from '@/server/terminal-output';
import { actionsEncryptionKey } from './actions-encryption-key';

/** Everything that the last build printed, warnings of libraries included, each once. */
export const buildLogFile = path.join(projectDir, '.cache/build.log');

const compiled = /Compiled successfully/;
const rendering = /Generating static pages[^(]*\((\d+)\/(\d+)\)/;

/**
 * Runs `next build` and resolves with its exit code. Prints a line for each of its steps, and all that it printed if it
 * fails.
 */
export async function nextBuild(
  nextBin: string,
  onStart: (child: ReturnType<typeof startNode>) => void,
): Promise<number> {
  const env = { NODE_ENV: 'production', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsEncryptionKey(dataFolder()) };
  const child = startNode(nextBin, ['build'], env, [], 'pipe');
  onStart(child);
  const lines = new Set<string>();
  let since = performance.now();
  let rest = '';
  const read = (line: string) => {
    lines.add(line);
    const [, done, all] = rendering.exec(line) ?? [];
    if (compiled.test(line)) since = finished('Compiled the code', since);
    else if (all && done === all) since = finished(`Rendered ${all} pages`, since);
    else if (all && done !== '0') print(`  ${done} of ${all} pages`);
  };
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      const parts = (rest + part).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) read(line);
    });
  const code = await waitForProcessExit(child);
  read(rest);
  const text = `${[...lines].join('\n')}\n`;
  mkdirSync(path.dirname(buildLogFile), { recursive: true });
  writeFileSync(buildLogFile, text);
  if (code === 0) finished('Finished the pages', since);
  else process.stderr.write(text);
  return code;
}

function finished(text: string, since: number): number {
  const now = performance.now();
  printStepDuration(text, now - since);
  return now;
}
