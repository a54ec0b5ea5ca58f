import { readFileSync } from 'node:fs';
import { type ContentProblem, textsByDottedPath } from '@/lib/content/content-problem';
import { listFilesBelow } from '@/lib/files/list-files';

/**
 * Message keys whose last part and namespace no source file contains. Searches for identifiers, not for calls, so a key
 * built from parts counts as used: missing an unused key is better than reporting a used one.
 */
export function findUnusedKeys(): ContentProblem[] {
  const code = ['app', 'components', 'lib', 'documents']
    .flatMap((folder) => sources(folder))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const identifiers = new Set(code.match(/[A-Za-z][A-Za-z0-9_]*/g));
  return ['messages/en.json', 'messages/staff/en.json'].flatMap((file) => {
    return [...textsByDottedPath(JSON.parse(readFileSync(file, 'utf8'))).keys()]
      .filter((key) => !isMentioned(key, identifiers))
      .map((key) => ({ file, key, weight: 'style', text: 'not used anywhere: delete it' }));
  });
}

function isMentioned(key: string, identifiers: Set<string>): boolean {
  const parts = key.split('.');
  const group = parts.at(-2) ?? '';
  // A group that is accessed dynamically (`partnership.types[value]`) is mentioned itself, but not each of its keys.
  return identifiers.has(parts.at(-1) ?? '') || (parts.length > 2 && identifiers.has(group));
}

function sources(folder: string): string[] {
  return listFilesBelow(folder).filter((file) => /\.(ts|tsx)$/.test(file));
}
