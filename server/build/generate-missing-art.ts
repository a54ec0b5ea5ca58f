import type { ChildProcess } from 'node:child_process';
import { startProjectProgram, waitForProcessExit } from '@/server/child-process';
import { runTimedStep } from '@/server/terminal-output';

/** Draws pictures of new products and posts, which pages need. Resolves with an exit code. */
export function generateMissingArt(onStart: (child: ChildProcess) => void): Promise<number> {
  return runTimedStep('Checked for missing pictures', () => {
    const child = startProjectProgram('scripts/art/index.ts', ['missing'], {});
    onStart(child);
    return waitForProcessExit(child);
  });
}
