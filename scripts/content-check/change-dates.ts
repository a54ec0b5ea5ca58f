import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { contentDateSchema } from '@/lib/content/base-schemas';
import {
  type ContentChangeDates,
  changeDatesFile,
  changeDatesSchema,
  contentFingerprint,
  listChangeTrackedFolders,
} from '@/lib/content/change-dates';
import { type ContentProblem, runCheckCatchingErrors } from '@/lib/content/content-problem';
import { postFactsSchema } from '@/lib/content/post-schema';
import { listContent, readContent } from '@/lib/content/read-content';
import { dayInGreece } from '@/lib/content/sale-dates';
import { parseFileValueWithSchema, parseJsonText } from '@/lib/files/parse-file';
import { localeCodes } from '@/lib/i18n/locales';

const file = `content/${changeDatesFile}`;

const readChangeDates = (): ContentChangeDates =>
  existsSync(file)
    ? parseFileValueWithSchema(file, parseJsonText(file, readFileSync(file, 'utf8')), changeDatesSchema)
    : {};

/**
 * Writes `today` (ISO 8601) as the date of all content that has changed since its last date, and drops entries of
 * deleted content. Returns the number of new dates.
 */
export function updateChangeDates(today: string): number {
  const recorded = readChangeDates();
  let count = 0;
  const date = (source: string, locale: (typeof localeCodes)[number]) => {
    const hash = contentFingerprint(source, locale);
    const entry = recorded[source]?.[locale];
    if (entry?.endsWith(hash)) return entry;
    count++;
    return `${today} ${hash}`;
  };
  const changes = listChangeTrackedFolders().map((source) => [
    source,
    Object.fromEntries(localeCodes.map((locale) => [locale, date(source, locale)])),
  ]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(changes), null, 2)}\n`);
  return count;
}

/** Entries whose day does not exist or is in the future: the site would tell search engines of it. */
function findImpossibleDates(recorded: ContentChangeDates): ContentProblem[] {
  const today = dayInGreece(new Date());
  return Object.entries(recorded).flatMap(([source, entries]) =>
    Object.entries(entries).flatMap(([locale, entry]) => {
      const day = entry.slice(0, today.length);
      const exists = contentDateSchema.safeParse(day).success;
      if (exists && day <= today) return [];
      const text = `${day} ${exists ? 'is in the future' : 'does not exist'}: delete this entry and run npm run content:dates`;
      return [{ file, key: `${source}.${locale}`, text }];
    }),
  );
}

/** Pages, posts and products that have changed since the date in content/changes.json. */
export function checkChangeDates(): ContentProblem[] {
  const recorded = readChangeDates();
  const outdated = listChangeTrackedFolders().flatMap((source) =>
    runCheckCatchingErrors(() =>
      localeCodes.every((locale) => recorded[source]?.[locale]?.endsWith(contentFingerprint(source, locale)))
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
  return [...outdated, ...findImpossibleDates(recorded)];
}

/**
 * Posts whose texts changed after the last date that they show to readers. Only hints: a corrected comma needs no new
 * date.
 */
export function findPostsChangedAfterTheirDate(): ContentProblem[] {
  const recorded = readChangeDates();
  return listContent('posts').flatMap((slug) =>
    runCheckCatchingErrors(() => {
      const { published, updated } = readContent(`posts/${slug}/post.json`, postFactsSchema);
      const shown = updated ?? published;
      const days = Object.values(recorded[`posts/${slug}`] ?? {}).map((entry) => entry.slice(0, shown.length));
      const last = days.sort().at(-1);
      if (!last || last <= shown) return [];
      const text = `the text changed on ${last}: if its substance did, write that day as 'updated'`;
      return [
        { file: `content/posts/${slug}/post.json`, key: updated ? 'updated' : 'published', text, weight: 'hint' },
      ];
    }),
  );
}
