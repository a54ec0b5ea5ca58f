import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const actionsManifest = z.object({ node: z.record(z.string(), z.object({ exportedName: z.string() })) });

/** The exported names of a build's server actions by their ids. */
export function readActionNames(distDir: string): Record<string, string> {
  // The bundle of the middleware must not take the whole project along.
  const file = path.join(/* turbopackIgnore: true */ distDir, 'server/server-reference-manifest.json');
  if (!existsSync(file)) return {};
  const { node } = actionsManifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(Object.entries(node).map(([id, { exportedName }]) => [id, exportedName]));
}
