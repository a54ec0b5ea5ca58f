import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { consentTextsVersion } from '@/lib/config/consent-texts-version';
import { contentDateSchema } from '@/lib/content/base-schemas';
import {
  type ContentChangeDates,
  changeDatesFile,
  changeDatesSchema,
  contentFingerprint,
  formerContentFingerprint,
  listChangeTrackedFolders,
} from '@/lib/content/change-dates';
import { type ContentProblem, runCheckCatchingErrors } from '@/lib/content/content-problem';
import { type PostFacts, postFactsSchema } from '@/lib/content/post-schema';
import { listContentFolderNames, readContent } from '@/lib/content/read-content';
import { dayInGreece } from '@/lib/content/sale-dates';
import { parseFileValueWithSchema, parseJsonFileText } from '@/lib/files/parse-file';
import { localeCodes } from '@/lib/i18n/locales';
import { findConsentTextsWithoutNewVersion, recordConsentTexts, versionFile } from './consent-texts';

const file = `content/${changeDatesFile}`;

const readChangeDates = (): ContentChangeDates =>
  existsSync(file)
    ? parseFileValueWithSchema(file, parseJsonFileText(file, readFileSync(file, 'utf8')), changeDatesSchema)
    : {};

/** The date that a post shows to readers. */
const shownDate = ({ published, updated }: PostFacts): string => updated ?? published;
const postFactsOf = (source: string): PostFacts => readContent(`${source}/post.json`, postFactsSchema);

/**
 * Writes `today` (ISO 8601) as the date of all content that has changed since its last date, and drops entries of
 * deleted content. A file of an earlier release lists no posts, and products by their former fingerprint: a post
 * without any entry gets the date that it shows, and such a product keeps its own. Returns the number of texts dated
 * `today`.
 */
export function updateChangeDates(today: string): number {
  const recorded = readChangeDates();
  let count = 0;
  const date = (source: string, locale: (typeof localeCodes)[number]) => {
    const hash = contentFingerprint(source, locale);
    const entry = recorded[source]?.[locale];
    if (entry?.endsWith(hash)) return entry;
    const former = entry && formerContentFingerprint(source, locale);
    if (former && entry.endsWith(former)) return entry.replace(former, hash);
    const shown = source.startsWith('posts/') && !recorded[source] ? shownDate(postFactsOf(source)) : today;
    if (shown < today) return `${shown} ${hash}`;
    count++;
    return `${today} ${hash}`;
  };
  const changes = listChangeTrackedFolders().map((source) => [
    source,
    Object.fromEntries(localeCodes.map((locale) => [locale, date(source, locale)])),
  ]);
  const dates = { ...Object.fromEntries(changes), ...recordConsentTexts(recorded, consentTextsVersion, today) };
  writeFileSync(file, `${JSON.stringify(dates, null, 2)}\n`);
  return count;
}

/** Entries whose day does not exist or is in the future: the site would tell search engines of it. */
export function findImpossibleDates(recorded: ContentChangeDates): ContentProblem[] {
  const today = dayInGreece(new Date());
  return Object.entries(recorded).flatMap(([source, entries]) =>
    Object.entries(entries).flatMap(([locale, entry]) => {
      const day = entry.slice(0, today.length);
      const exists = contentDateSchema.safeParse(day).success;
      if (exists && day <= today) return [];
      const advice = source.startsWith('consent/')
        ? `write the day of the last change as consentTextsVersion in ${versionFile}, then`
        : 'delete this entry and';
      const text = `${day} ${exists ? 'is in the future' : 'does not exist'}: ${advice} run npm run content:dates`;
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
  return [
    ...outdated,
    ...findImpossibleDates(recorded),
    ...findConsentTextsWithoutNewVersion(recorded, consentTextsVersion, dayInGreece(new Date())),
  ];
}

/**
 * Posts whose texts changed after the last date that they show to readers. Only hints: a corrected comma needs no new
 * date.
 */
export function findPostsChangedAfterTheirDate(): ContentProblem[] {
  const recorded = readChangeDates();
  return listContentFolderNames('posts').flatMap((slug) =>
    runCheckCatchingErrors(() => {
      const facts = postFactsOf(`posts/${slug}`);
      const shown = shownDate(facts);
      const days = Object.values(recorded[`posts/${slug}`] ?? {}).map((entry) => entry.slice(0, shown.length));
      const last = days.sort().at(-1);
      if (!last || last <= shown) return [];
      const text = `the text changed on ${last}: if its substance did, write that day as 'updated'`;
      return [
        { file: `content/posts/${slug}/post.json`, key: facts.updated ? 'updated' : 'published', text, weight: 'hint' },
      ];
    }),
  );
}
