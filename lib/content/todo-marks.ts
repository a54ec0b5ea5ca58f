import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '@/lib/files/list-files';
import { isNonHiddenFileName } from '@/lib/files/parse-file';
import type { ContentProblem } from './content-problem';

/** The mark that the generators (`npm run new:…`) write in the place of a missing text. */
export const todoMark = 'TODO:';

/** Every line with a text that a generator left to be written. */
export function findTodoProblemsInFolders(folders = ['content', 'messages']): ContentProblem[] {
  return folders
    .flatMap(listFilesBelow)
    .filter((file) => file.split(path.sep).every(isNonHiddenFileName))
    .flatMap(linesIn);
}

function linesIn(file: string): ContentProblem[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    const start = text.indexOf(todoMark);
    return start < 0
      ? []
      : [
          {
            file,
            line: index + 1,
            text: `not written yet: ${text.slice(start).trim().replace(/",?$/, '').slice(0, 100)}`,
          },
        ];
  });
}
