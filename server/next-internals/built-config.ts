import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The configuration that a build was made with, as Next stores it beside its output. Read from there, it needs no
 * TypeScript at run time, and it is all that a container has of it.
 */
export function builtConfig(distDir: string): Record<string, unknown> {
  const { config } = JSON.parse(readFileSync(path.join(distDir, 'required-server-files.json'), 'utf8'));
  // Whether instances share regenerated pages is known at the start.
  if (process.env.REDIS_URL) config.cacheHandler ??= path.resolve('server/next-internals/cache-handler.mjs');
  return config;
}
