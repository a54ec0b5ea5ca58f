import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { startProjectProgram, waitForProcessClose } from '@/server/child-process';
import { logChildOutput } from '@/server/log-lines';
import { isOutputLogged, runTimedStep } from '@/server/terminal-output';
import { type BuildStage, markBuildPartCurrent } from './build-stamps';

/** Files that no visitor has to wait for, the most important ones first. */
const drawings: [text: string, program: string, args: string[]][] = [
  ['Drew the PDF catalogues', 'scripts/catalogue.ts', []],
  ['Drew the pictures for social networks', 'scripts/art/index.ts', ['cards']],
];
const lowPriority = 10;

type OnStart = (child: ChildProcess) => void;

/**
 * Draws the files that a running site does not need, each kind in a process of its own. Resolves with the exit code of
 * the first failure.
 */
export async function runCataloguePdfAndOgCardScripts(onStart: OnStart): Promise<number> {
  let failed = 0;
  for (const [text, program, args] of drawings) {
    const code = await run(text, program, args, onStart);
    failed ||= code;
  }
  return failed;
}

/**
 * Completes a build whose pages are already served. Resolves with an exit code; the next start retries failed parts.
 */
export async function runDeferredBuildSteps(
  stamps: Record<BuildStage, string>,
  onStart: OnStart,
  onImproved = () => {},
): Promise<number> {
  const drawn = await runCataloguePdfAndOgCardScripts(onStart);
  const improved = await run('Recompressed all responses', 'server/build/recompress-response-bundle.ts', [], onStart);
  if (improved === 0) onImproved();
  if (!drawn && !improved) markBuildPartCurrent('finished', stamps);
  return drawn || improved;
}

/** Runs a program with a low priority, so that the site responds to visitors first. */
function run(text: string, program: string, args: string[], onStart: OnStart): Promise<number> {
  return runTimedStep(
    (code) => (code === 0 ? text : ''),
    () => {
      const child = startProjectProgram(program, args, { NODE_ENV: 'production' }, 'pipe');
      // Without a log, only errors are printed.
      if (!isOutputLogged()) child.stdout?.resume();
      if (isOutputLogged()) logChildOutput(child, 'build');
      else child.stderr?.pipe(process.stderr);
      onStart(child);
      if (child.pid) setPriority(child.pid, lowPriority);
      return waitForProcessClose(child);
    },
  );
}
