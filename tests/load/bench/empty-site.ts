import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startNodeProcess, waitForProcessExit } from '@/server/child-process';
import { projectDir } from '@/server/project-environment';

/**
 * Builds an empty page with the same Next.js version and returns its build folder, inside the
 * project so that it finds the packages.
 */
export async function buildEmpty(nextBin: string): Promise<string> {
  const folder = path.join(projectDir, '.cache/bench/empty');
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(projectDir, 'tests/load/empty-site'), folder, { recursive: true });
  const env = { NODE_ENV: 'production', NEXT_DIST_DIR: '' };
  const code = await waitForProcessExit(startNodeProcess(nextBin, ['build', folder], env));
  if (code !== 0) throw new Error(`The empty page could not be built (exit code ${code}).`);
  return path.join(folder, '.next');
}
