import { spawnSync } from 'node:child_process';

/** True if Java is installed. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}
