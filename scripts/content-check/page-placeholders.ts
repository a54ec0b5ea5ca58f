import { existsSync, readFileSync } from 'node:fs';
import { type ContentProblem, textsByDottedPath } from '@/lib/content/content-problem';
import { listContentFolderNames } from '@/lib/content/read-content';
import { todoMark } from '@/lib/content/todo-marks';
import { localeCodes } from '@/lib/i18n/locales';
import { findModalValue } from './modal-value';

type PageTexts = { file: string; texts: Map<string, string> };

/**
 * Placeholders of a page, such as `{email}`, that most languages have in a text and one lacks. A language may say the
 * name of the brand, `{brand}`, more or less often than the others.
 */
export function findMissingPagePlaceholders(): ContentProblem[] {
  return listContentFolderNames('pages').flatMap((page) => compareLanguages(localeCodes.flatMap(readTexts(page))));
}

const readTexts =
  (page: string) =>
  (locale: string): PageTexts[] => {
    const file = `content/pages/${page}/${locale}.json`;
    return existsSync(file) ? [{ file, texts: textsByDottedPath(JSON.parse(readFileSync(file, 'utf8'))) }] : [];
  };

const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).filter((name) => name !== '{brand}');

function compareLanguages(languages: PageTexts[]): ContentProblem[] {
  // A placeholder of the whole file -> how often each language has it.
  const totals = languages.map(({ texts }) => countNames([...texts.values()].flatMap(placeholdersOf)));
  const usual = (name: string) => findModalValue(totals.map((counts) => counts.get(name) ?? 0)) ?? 0;
  const usualByKey = new Map<string, string[]>();
  for (const { texts } of languages)
    for (const key of texts.keys())
      if (!usualByKey.has(key)) usualByKey.set(key, findUsualPlaceholders(languages, key));
  return languages.flatMap(({ file, texts }, index) =>
    [...texts]
      .filter(([, text]) => !text.includes(todoMark))
      .flatMap(([key, text]): ContentProblem[] => {
        const own = new Set(placeholdersOf(text));
        const lacking = (usualByKey.get(key) ?? []).filter((name) => !own.has(name));
        // A language may have moved the sentence to another paragraph.
        return lacking
          .filter((name) => (totals[index]?.get(name) ?? 0) < usual(name))
          .map((name) => ({ file, key, text: `lacks ${name}, which the other languages have here: write it` }));
      }),
  );
}

/** The placeholders that more than half of the languages have in a text. */
function findUsualPlaceholders(languages: PageTexts[], key: string): string[] {
  const names = languages.flatMap(({ texts }) => [...new Set(placeholdersOf(texts.get(key) ?? ''))]);
  return [...countNames(names)].filter(([, count]) => count * 2 > languages.length).map(([name]) => name);
}

function countNames(names: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
