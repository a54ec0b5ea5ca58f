/**
 * Completes the folder that a container is made from. Next leaves out assets and pictures, and the server of `npm
 * start`, which caches pages in memory and sends their script policy. It starts with `node dist/server-web-server.mjs`.
 */
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '@/server/project-environment';

const distDir = process.env.NEXT_DIST_DIR || '.next';
const from = (...parts: string[]) => path.join(projectDir, ...parts);
const to = (...parts: string[]) => from(distDir, 'standalone', ...parts);

/** Fills `{distDir}/standalone`, where a standalone build is. */
export function fillStandalone(): void {
  if (!existsSync(to('server.js'))) throw new Error(`There is no standalone build in ${distDir}`);
  for (const folder of ['public', 'dist']) cpSync(from(folder), to(folder), { recursive: true });
  for (const folder of ['static', 'cache/serve'])
    cpSync(from(distDir, folder), to(distDir, folder), { recursive: true });
  process.stdout.write(`Filled ${path.relative(projectDir, to())}: start it with node dist/server-web-server.mjs\n`);
}
