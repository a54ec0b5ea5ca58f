import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isContent, parseJson } from '@/lib/content-file';
import { attempt, type Problem } from './problem';

/** Every JSON file of the words that cannot be read: nothing else is worth looking at before. */
export function findBroken(folders = ['content', 'messages']): Problem[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(({ name }) => isContent(name) && name.endsWith('.json'))
      .flatMap(({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        return attempt(() => {
          parseJson(file, readFileSync(file, 'utf8'));
          return [];
        });
      }),
  );
}
