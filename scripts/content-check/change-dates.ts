import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type ContentChangeDates,
  changeDatesFile,
  changeDatesSchema,
  fingerprint,
  listDatedContent,
} from '@/lib/content/change-dates';
import { type ContentProblem, runCheckCatchingErrors } from '@/lib/content/content-problem';
import { parseJson, parseWithSchema } from '@/lib/files/parse-file';
import { localeCodes } from '@/lib/i18n/locales';

const file = `content/${changeDatesFile}`;

const read = (): ContentChangeDates =>
  existsSync(file) ? parseWithSchema(file, parseJson(file, readFileSync(file, 'utf8')), changeDatesSchema) : {};

/**
 * Dates with `today` (ISO 8601) whatever has changed since its last date, and drops entries that no longer exist.
 * Returns how many it dated.
 */
export function updateChangeDates(today: string): number {
  const known = read();
  let dated = 0;
  const date = (source: string, locale: (typeof localeCodes)[number]) => {
    const print = fingerprint(source, locale);
    const before = known[source]?.[locale];
    if (before?.endsWith(print)) return before;
    dated++;
    return `${today} ${print}`;
  };
  const changes = listDatedContent().map((source) => [
    source,
    Object.fromEntries(localeCodes.map((locale) => [locale, date(source, locale)])),
  ]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(changes), null, 2)}\n`);
  return dated;
}

/** Pages and products that have changed since the date in content/changes.json. */
export function checkChangeDates(): ContentProblem[] {
  const known = read();
  return listDatedContent().flatMap((source) =>
    runCheckCatchingErrors(() =>
      localeCodes.every((locale) => known[source]?.[locale]?.endsWith(fingerprint(source, locale)))
        ? []
        : [
            {
              file: `content/${source}`,
              weight: 'style',
              text: `changed after its date in ${file}: run npm run content:dates`,
            },
          ],
    ),
  );
}
