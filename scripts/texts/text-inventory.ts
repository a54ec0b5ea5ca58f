import { existsSync, readFileSync } from 'node:fs';
import { changedOn } from '@/lib/content/change-dates';
import { listContent } from '@/lib/content/read-content';
import type { InventoryText, InventoryTranslation, TextMark } from '@/lib/content/text-inventory';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { isUntranslated } from '@/scripts/content-check/messages';
import { getTerminology } from '@/scripts/content-check/terminology';
import { offsetToLineColumn } from '@/scripts/content-check/text-files';
import { type LocatedText, snippetsOf } from '@/scripts/content-check/text-snippets';
import { readTextDates } from './text-dates';
import { fillBrandName, markOutdatedTranslation, markText, sourceLocale } from './text-marks';
import { textPattern } from './text-pattern';
import { findTextPlaces } from './text-places';
import { type TextRow, textRows } from './text-rows';

type Dates = ReturnType<typeof readTextDates>;

/** Every text of the site in all languages, with where it appears and what a reader should look at. */
export function collectTextInventory(): InventoryText[] {
  const dates = readTextDates();
  const placesOf = findTextPlaces();
  const texts = [...rowTexts(dates), ...listContent('posts').flatMap((slug) => postTexts(slug, dates))];
  dates.save();
  return texts.map((text) => ({ ...text, places: placesOf(text.id) }));
}

type Unplaced = Omit<InventoryText, 'places'>;

function rowTexts(dates: Dates): Unplaced[] {
  const rows = new Map(localeCodes.map((locale) => [locale, new Map(textRows(locale).map((row) => [row.id, row]))]));
  const of = (locale: Locale, id: string) => rows.get(locale)?.get(id);
  const ids = [...new Set([...rows.values()].flatMap((own) => [...own.keys()]))];
  return ids.map((id) => {
    const english = of('en', id)?.text ?? '';
    const greek = of('gr', id)?.text ?? '';
    // What most languages write alike is a name.
    const all = localeCodes.map((locale) => of(locale, id)?.text);
    const isName = (text: string) => all.filter((one) => one === text).length * 2 > localeCodes.length;
    const translations = localeCodes.flatMap((locale) => {
      const row = of(locale, id);
      if (!row) return [];
      const from = sourceLocale(locale);
      const source = from && of(from, id);
      const marks = markText({ ...row, locale, english, greek }, isName(row.text));
      const changed = source ? changedMarks(locale, row, source, dates) : [];
      return [[locale, translation(row, row.text, [...marks, ...changed], row.terms, lineOf(row, dates))]];
    });
    return { id, limit: of('en', id)?.limit ?? null, translations: Object.fromEntries(translations) };
  });
}

function translation(
  { file }: Pick<TextRow, 'file'>,
  text: string,
  marks: TextMark[],
  terms = '',
  line: number | null = null,
): InventoryTranslation {
  const shown = fillBrandName(text);
  return { file, line, text: shown, pattern: textPattern(shown, file.startsWith('messages/')), terms, marks };
}

const lineOf = ({ file, key }: TextRow, dates: Dates) =>
  existsSync(file) ? (dates.datesOf(file)[key]?.line ?? null) : null;

function changedMarks(locale: Locale, own: TextRow, source: TextRow, dates: Dates): TextMark[] {
  if (!own.text || !existsSync(own.file)) return [];
  const times = [own, source].map(({ file, key }) => dates.datesOf(file)[key]?.changed ?? 0);
  const [ownTime = 0, sourceTime = 0] = times.every(Boolean) ? times : recordedTimes(own.file, locale);
  return markOutdatedTranslation(locale, ownTime, sourceTime, getTerminology(locale)?.readThrough);
}

/** Without git, the days that content/changes.json has of a page or product as a whole. */
function recordedTimes(file: string, locale: Locale): number[] {
  const [, source] = /^content\/((?:pages|products)\/[^/]+)\//.exec(file) ?? [];
  const from = sourceLocale(locale);
  if (!source || !from) return [];
  return [locale, from].map((code) => Date.parse(changedOn(source, code) ?? '') / 1000 || 0);
}

/** The texts of a post: those of its header, and its body as one. */
function postTexts(slug: string, dates: Dates): Unplaced[] {
  const folder = `content/posts/${slug}`;
  const files = localeCodes
    .map((locale) => ({ locale, file: `${folder}/${locale}.mdx` }))
    .filter(({ file }) => existsSync(file));
  const read = new Map(
    files.map(({ locale, file }) => [
      locale,
      { file, text: readFileSync(file, 'utf8'), snippets: snippetsOf({ file, bytes: readFileSync(file) }) },
    ]),
  );
  const inEnglish = new Set(read.get('en')?.snippets.map(({ text: own }) => own));
  // What most languages write alike is a name, or the title of a source.
  const isName = (own: string) =>
    [...read.values()].filter(({ snippets }) => snippets.some((one) => one.text === own)).length * 2 > read.size;
  const isLeft = (own: string, locale: Locale) =>
    locale !== 'en' && inEnglish.has(own) && isUntranslated(own, own) && !isName(own);
  const text = (
    id: string,
    of: (snippets: LocatedText[], locale: Locale, file: string) => InventoryTranslation,
  ): Unplaced => ({
    id: `${folder}/${id}`,
    limit: null,
    translations: Object.fromEntries(
      [...read].map(([locale, { snippets, file }]) => [locale, of(snippets, locale, file)]),
    ),
  });
  const find = (locale: Locale, key: string) => read.get(locale)?.snippets.find((one) => one.key === key)?.text ?? '';
  const heads = ['title', 'description', 'summary'].map((key) =>
    text(key, (snippets, locale, file) => {
      const own = find(locale, key);
      const compared = { file, key, text: own, limit: null, locale, english: find('en', key), greek: find('gr', key) };
      const from = sourceLocale(locale);
      const source = key === 'title' && from ? read.get(from)?.file : undefined;
      const [ownTime = 0, sourceTime = 0] = source
        ? [file, source].map((one) => dates.datesOf(one)['']?.changed ?? 0)
        : [];
      const changed = source
        ? markOutdatedTranslation(locale, ownTime, sourceTime, getTerminology(locale)?.readThrough)
        : [];
      const offset = snippets.find((one) => one.key === key)?.offset ?? 0;
      const { line } = offsetToLineColumn(read.get(locale)?.text ?? '', offset);
      return translation({ file }, own, [...markText(compared), ...changed], '', line);
    }),
  );
  const body = text('body', (snippets, locale, file) => {
    // The titles of sources, below the last heading, stay in their language.
    const sources = read.get(locale)?.text.lastIndexOf('\n## ') ?? -1;
    const marks = snippets
      .filter(({ key, text: own, offset = 0 }) => !key && offset < sources && isLeft(own, locale))
      .map(({ text: shown }): TextMark => ({ state: 'untranslated', reason: 'same as English', shown }));
    return translation({ file }, '', marks);
  });
  return [...heads, body];
}
