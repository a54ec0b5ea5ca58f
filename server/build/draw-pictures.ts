import type { ChildProcess } from 'node:child_process';
import { startProgram, untilEnded } from '@/server/child-process';
import { runStep } from '@/server/print-step';

/** Draws pictures of new products and posts, which pages need. Resolves with an exit code. */
export function drawMissingPictures(onStart: (child: ChildProcess) => void): Promise<number> {
  return runStep('Looked for pictures to draw', () => {
    const child = startProgram('scripts/art/index.ts', ['missing'], {});
    onStart(child);
    return untilEnded(child);
  });
}
