/**
 * Completes the folder that a container is made from. Next leaves out assets and pictures, and the server of `npm
 * start`, which caches pages in memory and sends their script policy. It starts with `node dist/server-web-server.mjs`.
 */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '@/server/project-environment';

const distDir = process.env.NEXT_DIST_DIR || '.next';
const from = (...parts: string[]) => path.join(projectDir, ...parts);

/**
 * The folder of the site in a standalone build, absolute. It is not at its top when Next took a folder above the
 * project for the root of a workspace, because there is a lock file in it.
 */
export function findSiteFolderInStandalone(buildDir: string): string {
  const { relativeAppDir } = JSON.parse(readFileSync(path.join(buildDir, 'required-server-files.json'), 'utf8'));
  return path.join(buildDir, 'standalone', relativeAppDir);
}

/** Fills the folder of the site in the standalone build. */
export function fillStandalone(): void {
  const folder = findSiteFolderInStandalone(from(distDir));
  const to = (...parts: string[]) => path.join(folder, ...parts);
  if (!existsSync(to('server.js'))) throw new Error(`There is no standalone build in ${distDir}`);
  for (const part of ['public', 'dist']) cpSync(from(part), to(part), { recursive: true });
  for (const part of ['static', 'cache/serve']) cpSync(from(distDir, part), to(distDir, part), { recursive: true });
  process.stdout.write(`Filled ${path.relative(projectDir, folder)}: start it with node dist/server-web-server.mjs\n`);
}
