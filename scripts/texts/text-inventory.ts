import { existsSync, readFileSync } from 'node:fs';
import { lastChangeDate } from '@/lib/content/change-dates';
import { listContentFolderNames } from '@/lib/content/read-content';
import type { InventoryText, InventoryTranslation, TranslationIssue } from '@/lib/content/read-text-inventory';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { type LocatedText, listLocatedTexts } from '@/scripts/content-check/located-texts';
import { isUntranslated } from '@/scripts/content-check/messages';
import { getTerminology } from '@/scripts/content-check/terminology';
import { offsetToLineColumn } from '@/scripts/content-check/text-files';
import {
  fillBrandName,
  findIssuesOfOutdatedText,
  findIssuesOfTranslatedText,
  getSourceLocale,
} from './find-translation-issues';
import { buildRenderedTextPatternSource } from './rendered-text-pattern';
import { openTextChangeDateCache } from './text-change-dates';
import { createTextUseFinder } from './text-uses';
import { collectTextRowsForTranslator, type TranslatorTextRow } from './translator-text-rows';

type Dates = ReturnType<typeof openTextChangeDateCache>;

/** Every text of the site in all languages, with the pages it appears on and the marks for reviewers. */
export function collectTextInventory(): InventoryText[] {
  const dates = openTextChangeDateCache();
  const findPlaces = createTextUseFinder();
  const texts = [...rowTexts(dates), ...listContentFolderNames('posts').flatMap((slug) => postTexts(slug, dates))];
  dates.save();
  return texts.map((text) => ({ ...text, places: findPlaces(text.id) }));
}

type TextWithoutPlaces = Omit<InventoryText, 'places'>;

function rowTexts(dates: Dates): TextWithoutPlaces[] {
  const rows = new Map(
    localeCodes.map((locale) => [locale, new Map(collectTextRowsForTranslator(locale).map((row) => [row.id, row]))]),
  );
  const findRow = (locale: Locale, id: string) => rows.get(locale)?.get(id);
  const ids = [...new Set([...rows.values()].flatMap((rowsById) => [...rowsById.keys()]))];
  return ids.map((id) => {
    const english = findRow('en', id)?.text ?? '';
    const greek = findRow('gr', id)?.text ?? '';
    // A text that is the same in most languages is a name.
    const all = localeCodes.map((locale) => findRow(locale, id)?.text);
    const isName = (text: string) => all.filter((other) => other === text).length * 2 > localeCodes.length;
    const translations = localeCodes.flatMap((locale) => {
      const row = findRow(locale, id);
      if (!row) return [];
      const from = getSourceLocale(locale);
      const source = from && findRow(from, id);
      const marks = findIssuesOfTranslatedText({ ...row, locale, english, greek }, isName(row.text));
      const changed = source ? changedMarks(locale, row, source, dates) : [];
      return [[locale, translation(row, row.text, [...marks, ...changed], row.terms, lineOf(row, dates))]];
    });
    return { id, limit: findRow('en', id)?.limit ?? null, translations: Object.fromEntries(translations) };
  });
}

function translation(
  { file }: Pick<TranslatorTextRow, 'file'>,
  text: string,
  marks: TranslationIssue[],
  terms = '',
  line: number | null = null,
): InventoryTranslation {
  const displayedText = fillBrandName(text);
  return {
    file,
    line,
    text: displayedText,
    pattern: buildRenderedTextPatternSource(displayedText, file.startsWith('messages/')),
    terms,
    marks,
  };
}

const lineOf = ({ file, key }: TranslatorTextRow, dates: Dates) =>
  existsSync(file) ? (dates.datesOf(file)[key]?.line ?? null) : null;

function changedMarks(
  locale: Locale,
  row: TranslatorTextRow,
  source: TranslatorTextRow,
  dates: Dates,
): TranslationIssue[] {
  if (!row.text || !existsSync(row.file)) return [];
  const times = [row, source].map(({ file, key }) => dates.datesOf(file)[key]?.changed ?? 0);
  const [ownTime = 0, sourceTime = 0] = times.every(Boolean) ? times : recordedTimes(row.file, locale);
  return findIssuesOfOutdatedText(locale, ownTime, sourceTime, getTerminology(locale)?.readThrough);
}

/** Without git: the dates of the whole page or product in content/changes.json. */
function recordedTimes(file: string, locale: Locale): number[] {
  const [, source] = /^content\/((?:pages|products)\/[^/]+)\//.exec(file) ?? [];
  const from = getSourceLocale(locale);
  if (!source || !from) return [];
  return [locale, from].map((code) => Date.parse(lastChangeDate(source, code) ?? '') / 1000 || 0);
}

/** The texts of a post: one for each field of its header, and one for its body. */
function postTexts(slug: string, dates: Dates): TextWithoutPlaces[] {
  const folder = `content/posts/${slug}`;
  const files = localeCodes
    .map((locale) => ({ locale, file: `${folder}/${locale}.mdx` }))
    .filter(({ file }) => existsSync(file));
  const versions = new Map(
    files.map(({ locale, file }) => [
      locale,
      { file, text: readFileSync(file, 'utf8'), snippets: listLocatedTexts({ file, bytes: readFileSync(file) }) },
    ]),
  );
  const englishTexts = new Set(versions.get('en')?.snippets.map((snippet) => snippet.text));
  // A text that is the same in most languages is a name or the title of a source.
  const isName = (snippetText: string) =>
    [...versions.values()].filter(({ snippets }) => snippets.some((snippet) => snippet.text === snippetText)).length *
      2 >
    versions.size;
  const isLeftUntranslated = (snippetText: string, locale: Locale) =>
    locale !== 'en' &&
    englishTexts.has(snippetText) &&
    isUntranslated(snippetText, snippetText) &&
    !isName(snippetText);
  const text = (
    id: string,
    of: (snippets: readonly LocatedText[], locale: Locale, file: string) => InventoryTranslation,
  ): TextWithoutPlaces => ({
    id: `${folder}/${id}`,
    limit: null,
    translations: Object.fromEntries(
      [...versions].map(([locale, { snippets, file }]) => [locale, of(snippets, locale, file)]),
    ),
  });
  const find = (locale: Locale, key: string) =>
    versions.get(locale)?.snippets.find((snippet) => snippet.key === key)?.text ?? '';
  const headerTexts = ['title', 'description', 'summary'].map((key) =>
    text(key, (snippets, locale, file) => {
      const headerText = find(locale, key);
      const compared = {
        file,
        key,
        text: headerText,
        limit: null,
        locale,
        english: find('en', key),
        greek: find('gr', key),
      };
      const from = getSourceLocale(locale);
      const source = key === 'title' && from ? versions.get(from)?.file : undefined;
      const [ownTime = 0, sourceTime = 0] = source
        ? [file, source].map((path) => dates.datesOf(path)['']?.changed ?? 0)
        : [];
      const changed = source
        ? findIssuesOfOutdatedText(locale, ownTime, sourceTime, getTerminology(locale)?.readThrough)
        : [];
      const offset = snippets.find((snippet) => snippet.key === key)?.offset ?? 0;
      const { line } = offsetToLineColumn(versions.get(locale)?.text ?? '', offset);
      return translation({ file }, headerText, [...findIssuesOfTranslatedText(compared), ...changed], '', line);
    }),
  );
  const body = text('body', (snippets, locale, file) => {
    // The titles of sources, below the last heading, are not translated.
    const sources = versions.get(locale)?.text.lastIndexOf('\n## ') ?? -1;
    const marks = snippets
      .filter(
        ({ key, text: snippetText, offset = 0 }) => !key && offset < sources && isLeftUntranslated(snippetText, locale),
      )
      .map(({ text: shown }): TranslationIssue => ({ state: 'untranslated', reason: 'same as English', shown }));
    return translation({ file }, '', marks);
  });
  return [...headerTexts, body];
}
