import { spawnSync } from 'node:child_process';

/** True when a Java program can run here. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}
