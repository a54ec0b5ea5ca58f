import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const manifest = z.object({ node: z.record(z.string(), z.object({ exportedName: z.string() })) });

/** The exported names of a build's server actions by their ids. */
export function readActionNames(distDir: string): Record<string, string> {
  const file = path.join(distDir, 'server/server-reference-manifest.json');
  if (!existsSync(file)) return {};
  const { node } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(Object.entries(node).map(([id, { exportedName }]) => [id, exportedName]));
}
