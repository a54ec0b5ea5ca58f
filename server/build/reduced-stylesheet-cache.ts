import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ReducedStylesheetCache } from '@/server/next-internals/optimize-page-html';

// Next keeps this folder from build to build.
const cacheFile = (distDir: string) => path.join(distDir, 'cache/serve/stylesheets.json');
const cacheSchema = z.object({ program: z.string(), sheets: z.record(z.string(), z.string()) });

/**
 * The reduced stylesheets of the last build, which most pages use again after a change of texts; `save` writes those
 * that this build has used. `program` is a hash of the code that reduces them: those of other code are ignored.
 */
export function openReducedStylesheetCache(
  distDir: string,
  program: string,
): ReducedStylesheetCache & { save: () => void } {
  const last = read(distDir, program);
  const used = new Map<string, string>();
  return {
    get: (key) => used.get(key) ?? last.get(key),
    set: (key, css) => void used.set(key, css),
    save: () => {
      const draft = `${cacheFile(distDir)}.part`;
      writeFileSync(draft, JSON.stringify({ program, sheets: Object.fromEntries(used) }));
      renameSync(draft, cacheFile(distDir));
    },
  };
}

function read(distDir: string, program: string): Map<string, string> {
  try {
    const cache = cacheSchema.parse(JSON.parse(readFileSync(cacheFile(distDir), 'utf8')));
    return new Map(cache.program === program ? Object.entries(cache.sheets) : []);
  } catch (error) {
    // What is missing or unreadable is made again.
    if (
      (error as NodeJS.ErrnoException).code === 'ENOENT' ||
      error instanceof SyntaxError ||
      error instanceof z.ZodError
    )
      return new Map();
    throw error;
  }
}
