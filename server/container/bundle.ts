/**
 * After `NEXT_OUTPUT=standalone npm run build`: completes the folder that a container is made from. Next leaves out assets and pictures,
 * and the server of `npm start`, which keeps pages in memory and sends their script policy. It starts with `node site.mjs`.
 */
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { projectDir } from '@/server/child-process';

const distDir = process.env.NEXT_DIST_DIR || '.next';
const from = (...parts: string[]) => path.join(projectDir, ...parts);
const to = (...parts: string[]) => from(distDir, 'standalone', ...parts);

if (!existsSync(to('server.js')))
  throw new Error(`There is no standalone build in ${distDir}: run NEXT_OUTPUT=standalone npm run build`);
cpSync(from('public'), to('public'), { recursive: true });
for (const folder of ['static', 'serve']) cpSync(from(distDir, folder), to(distDir, folder), { recursive: true });
await build({
  entryPoints: [from('server/container/entry.ts')],
  outfile: to('site.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['next'],
  // Packages of CommonJS ask for `require`.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
});
process.stdout.write(`Packed ${path.relative(projectDir, to())}: start it with node site.mjs\n`);
