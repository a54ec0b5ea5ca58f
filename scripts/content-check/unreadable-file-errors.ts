import { existsSync } from 'node:fs';
import type { ContentProblem } from '@/lib/content/content-problem';
import { findGitConflictMarker, gitConflictMarkerMessage } from '@/lib/files/git-conflict-markers';
import { findJsonFault } from '@/lib/files/json-fault';
import { findDuplicateKeys } from './duplicate-keys';
import {
  type ContentFileBytes,
  detectBinaryFileType,
  offsetToLineColumn,
  readContentAndMessageFiles,
} from './text-files';

// The programs import these files, so that none of them starts without one.
const importedFiles = ['brand', 'countries', 'ingredients', 'media', 'places', 'redirects', 'stores'].map(
  (name) => `content/${name}.json`,
);

/**
 * Every file that cannot be parsed unambiguously, or that is missing although the programs import it: it must be fixed
 * before anything else can be checked.
 */
export function findUnreadableContentFiles(
  sources: ContentFileBytes[] = readContentAndMessageFiles(),
): ContentProblem[] {
  const missing = importedFiles
    .filter((file) => !existsSync(file))
    .map((file) => ({ file, text: `is missing: bring it back with git restore ${file}` }));
  return [...missing, ...sources.flatMap(unreadable)].map((problem) => ({ ...problem, weight: 'unreadable' }));
}

function unreadable({ file, bytes }: ContentFileBytes): ContentProblem[] {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return [{ file, text: 'begins with a byte order mark; save it as UTF-8 without one, or run the check with --fix' }];
  const kind = detectBinaryFileType(bytes);
  if (kind) return [{ file, text: `is ${kind}: copy the words into a text file, saved as plain text in UTF-8` }];
  const text = bytes.toString('utf8');
  const bad = text.indexOf('\uFFFD');
  if (bad >= 0 || bytes.includes(0))
    return [
      {
        file,
        ...offsetToLineColumn(text, Math.max(bad, 0)),
        text: 'not UTF-8; save the file as UTF-8, or run the check with --fix',
      },
    ];
  const conflict = findGitConflictMarker(text, file.endsWith('.json') ? 'json' : 'markdown');
  if (conflict >= 0) return [{ file, ...offsetToLineColumn(text, conflict), text: gitConflictMarkerMessage }];
  if (!file.endsWith('.json')) return [];
  const fault = findJsonFault(text);
  if (fault) return [{ file, line: fault.line, column: fault.column, text: `not valid JSON: ${fault.reason}` }];
  return findDuplicateKeys(text).map(({ key, offset, first }) => ({
    file,
    ...offsetToLineColumn(text, offset),
    text: `'${key}' is there twice, also on line ${offsetToLineColumn(text, first).line}; only one of them counts: delete the other`,
  }));
}
