import { readFileSync } from 'node:fs';
import { leaves, lineOf, type Problem } from '@/lib/content/content-problem';
import { listFilesBelow } from '@/lib/files/list-files';

/**
 * Returns message keys whose last part and namespace occur in no source file. It searches for identifiers instead of
 * calls, so a key built from parts counts as used: better to miss a dead key than to report a live one.
 */
export function findUnusedKeys(): Problem[] {
  const code = ['app', 'components', 'lib', 'documents']
    .flatMap((folder) => sources(folder))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const identifiers = new Set(code.match(/[A-Za-z][A-Za-z0-9_]*/g));
  return ['messages/en.json', 'messages/staff/en.json'].flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...leaves(JSON.parse(text)).keys()]
      .filter((key) => !isMentioned(key, identifiers))
      .map((key) => ({ file, line: lineOf(text, key), text: `${key}: not used anywhere` }));
  });
}

function isMentioned(key: string, identifiers: Set<string>): boolean {
  const parts = key.split('.');
  const group = parts.at(-2) ?? '';
  // The source names a group that is accessed dynamically (`partnership.types[value]`), but not each of its keys.
  return identifiers.has(parts.at(-1) ?? '') || (parts.length > 2 && identifiers.has(group));
}

function sources(folder: string): string[] {
  return listFilesBelow(folder).filter((file) => /\.(ts|tsx)$/.test(file));
}
