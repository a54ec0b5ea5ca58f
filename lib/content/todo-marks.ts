import { readFileSync } from 'node:fs';
import { listFilesBelow } from '@/lib/files/list-files';
import type { ContentProblem } from './content-problem';

/** The mark that the generators (`npm run new:…`) put where a person has to write. */
export const todoMark = 'TODO:';

/** Every line of text that a generator left for a person to write. */
export function findUnwritten(folders = ['content', 'messages']): ContentProblem[] {
  return folders.flatMap((folder) => listFilesBelow(folder).flatMap(linesIn));
}

function linesIn(file: string): ContentProblem[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    const at = text.indexOf(todoMark);
    return at < 0
      ? []
      : [
          {
            file,
            line: index + 1,
            text: `not written yet: ${text.slice(at).trim().replace(/",?$/, '').slice(0, 100)}`,
          },
        ];
  });
}
