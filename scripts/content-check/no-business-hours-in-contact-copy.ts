import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentProblem, textsByDottedPath } from '@/lib/content/content-problem';
import { isNonHiddenFileName } from '@/lib/files/parse-file';

const folder = 'content/pages/contact';
const time = /\b\d{1,2}(?:[:.]|\s?[hч]\s?)[0-5]\d\b/u;

/**
 * Opening hours repeated in a text of the contact page: they would become outdated when the hours in
 * content/brand.json change, which the page shows.
 */
export function findBusinessHoursInContactCopy(): ContentProblem[] {
  return readdirSync(folder)
    .filter((name) => isNonHiddenFileName(name) && name.endsWith('.json'))
    .flatMap((name) => {
      const file = path.join(folder, name);
      return [...textsByDottedPath(JSON.parse(readFileSync(file, 'utf8')))]
        .filter(([, value]) => time.test(value))
        .map(([key]) => ({
          file,
          key,
          text: 'contains a time; the page shows the hours of content/brand.json',
        }));
    });
}
