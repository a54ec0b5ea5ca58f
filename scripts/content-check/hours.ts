import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { leaves, lineOf, type Problem } from '@/lib/content/content-problem';
import { isContent } from '@/lib/files/parse-file';

const folder = 'content/pages/contact';
const time = /\b\d{1,2}(?:[:.]|\s?[hч]\s?)[0-5]\d\b/u;

/**
 * Reports opening hours repeated in a text of the contact page: they would become outdated when
 * content/brand.json changes, which the page shows.
 */
export function findHours(): Problem[] {
  return readdirSync(folder)
    .filter(isContent)
    .flatMap((name) => {
      const file = path.join(folder, name);
      const text = readFileSync(file, 'utf8');
      return [...leaves(JSON.parse(text))]
        .filter(([, value]) => time.test(value))
        .map(([key]) => ({
          file,
          line: lineOf(text, key),
          text: `${key}: contains a time; the page shows the hours of content/brand.json`,
        }));
    });
}
