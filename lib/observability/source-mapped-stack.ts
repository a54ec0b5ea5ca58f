import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const position = /((?:file:\/\/)?\/[^\s()]+):(\d+):(\d+)/g;
const maxMaps = 8;
const maps = new Map<string, SourceMap | null>();

function sourceMapOf(file: string): SourceMap | null {
  const cached = maps.get(file);
  if (cached !== undefined) return cached;
  const map = existsSync(`${file}.map`) ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))) : null;
  if (maps.size >= maxMaps) maps.delete(maps.keys().next().value as string);
  maps.set(file, map);
  return map;
}

/**
 * The stack with the positions of built files replaced by those of their sources. Maps are read when a stack is
 * written: what Node.js itself reads with `--enable-source-maps` at the load of each file takes 60 MB of the site.
 */
export function mapStackToSourcePositions(stack: string): string {
  return stack.replace(position, (text, url: string, line: string, column: string) => {
    try {
      const file = url.startsWith('file:') ? fileURLToPath(url) : url;
      const entry = sourceMapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!entry || !('originalSource' in entry)) return text;
      return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    } catch {
      // A map that cannot be read must not hide the error itself.
      return text;
    }
  });
}
