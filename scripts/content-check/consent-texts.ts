import { createHash } from 'node:crypto';
import { consentMessageKeys } from '@/lib/config/consent-texts-version';
import { type ContentChangeDates, changeDatesFile } from '@/lib/content/change-dates';
import { type ContentProblem, textsByDottedPath } from '@/lib/content/content-problem';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { readJsonFile } from '@/scripts/read-json';

export const versionFile = 'lib/config/consent-texts-version.ts';

/** What people agree to, by its entry in content/changes.json: its file, and those of its texts that count. */
const consentTexts: Record<string, { fileOf: (locale: Locale) => string; keys?: readonly string[] }> = {
  'consent/privacy': { fileOf: (locale) => `content/pages/privacy/${locale}.json` },
  'consent/terms': { fileOf: (locale) => `content/pages/terms/${locale}.json` },
  'consent/forms': { fileOf: (locale) => `messages/${locale}.json`, keys: Object.values(consentMessageKeys) },
};

/**
 * Eight hexadecimal digits that change with the texts, but not with their formatting; null while a text that counts is
 * missing, which another check reports.
 */
function fingerprint(name: string, locale: Locale): string | null {
  const texts = textsByDottedPath(readJsonFile(consentTexts[name]?.fileOf(locale) ?? ''));
  const counted = consentTexts[name]?.keys?.map((key) => [key, texts.get(key)]) ?? [...texts];
  if (counted.some(([, text]) => text === undefined)) return null;
  return createHash('sha256').update(JSON.stringify(counted)).digest('hex').slice(0, 8);
}

/** True if changed texts need another version; those of a version of today may still change. */
const isPublished = (entry: string | undefined, version: string, today: string) =>
  entry?.startsWith(`${version} `) === true && version < today;

/**
 * The entries of content/changes.json for the texts that people agree to, with the version that they have. Texts that
 * changed without a new version keep their entry, so that the check goes on reporting them. Those that did not change
 * get a new version too: a later change of them needs another.
 */
export function recordConsentTexts(recorded: ContentChangeDates, version: string, today: string): ContentChangeDates {
  const entryOf = (name: string, locale: Locale) => {
    const entry = recorded[name]?.[locale];
    const hash = fingerprint(name, locale);
    // The entry of a published text that did not change is the same as the new one.
    return hash === null || isPublished(entry, version, today) ? entry : `${version} ${hash}`;
  };
  return Object.fromEntries(
    Object.keys(consentTexts).map((name) => [
      name,
      Object.fromEntries(localeCodes.map((locale) => [locale, entryOf(name, locale)])),
    ]),
  );
}

/** Texts that people agree to and that changed without a new version, or that are not recorded with it yet. */
export function findConsentTextsWithoutNewVersion(
  recorded: ContentChangeDates,
  version: string,
  today: string,
): ContentProblem[] {
  return Object.entries(consentTexts).flatMap(([name, { fileOf, keys }]) =>
    localeCodes.flatMap((locale): ContentProblem[] => {
      const entry = recorded[name]?.[locale];
      const hash = fingerprint(name, locale);
      if (hash === null || entry === `${version} ${hash}`) return [];
      const text = isPublished(entry, version, today)
        ? `people agreed to the former text${keys ? ` (${keys.join(', ')})` : ''}: write consentTextsVersion = '${today}' in ${versionFile}, then run npm run content:dates`
        : `its entry in content/${changeDatesFile} is of another ${entry?.endsWith(hash) ? 'version' : 'text'}: run npm run content:dates`;
      return [{ file: fileOf(locale), weight: 'style', text }];
    }),
  );
}
