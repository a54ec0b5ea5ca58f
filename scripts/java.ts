import { spawnSync } from 'node:child_process';

/** True when Java can be run here. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}
