import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Problem, runCheck } from '@/lib/content/content-problem';
import { listFilesBelow } from '@/lib/files/list-files';
import { isContent, parseJson } from '@/lib/files/parse-file';

/** Returns every JSON file that cannot be read: these must be fixed before anything else can be checked. */
export function findBroken(folders = ['content', 'messages']): Problem[] {
  return folders.flatMap((folder) =>
    listFilesBelow(folder)
      .filter((file) => isContent(path.basename(file)) && file.endsWith('.json'))
      .flatMap((file) =>
        runCheck(() => {
          parseJson(file, readFileSync(file, 'utf8'));
          return [];
        }),
      ),
  );
}
