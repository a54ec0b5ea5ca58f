import type { ChildProcess } from 'node:child_process';
import { startProgram, waitForProcessExit } from '@/server/child-process';
import { runStep } from '@/server/terminal-output';

/** Draws pictures of new products and posts, which pages need. Resolves with an exit code. */
export function drawMissingPictures(onStart: (child: ChildProcess) => void): Promise<number> {
  return runStep('Checked for missing pictures', () => {
    const child = startProgram('scripts/art/index.ts', ['missing'], {});
    onStart(child);
    return waitForProcessExit(child);
  });
}
