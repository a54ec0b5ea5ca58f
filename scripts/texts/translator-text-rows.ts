import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { textsByDottedPath } from '@/lib/content/content-problem';
import { pageCopySchema } from '@/lib/content/page-copy-schema';
import { productCopySchema } from '@/lib/content/product-copy-schema';
import { todoMark } from '@/lib/content/todo-marks';
import { listFilesBelow } from '@/lib/files/list-files';
import { isNonHiddenFileName } from '@/lib/files/parse-file';
import { isStaffLocale, type Locale } from '@/lib/i18n/locales';
import { isProseKey } from '@/scripts/content-check/located-texts';
import { getTerminology } from '@/scripts/content-check/terminology';

/**
 * A text of one language as a translator sees it: its position, the English and the current text, and its limits.
 */
export type TranslatorTextRow = {
  /** The same in every language: `messages/nav.exports`. */
  id: string;
  file: string;
  key: string;
  english: string;
  text: string;
  limit: number | null;
  placeholders: string;
  terms: string;
};

/**
 * The texts of a language in JSON files, with the English ones. Posts are translated as files. Throws ContentError on a
 * bad file.
 */
export function collectTextRowsForTranslator(locale: Locale): TranslatorTextRow[] {
  const terms = getTerminology(locale)?.preferred ?? [];
  return pairs(locale).flatMap(({ folder, file, english, own }) =>
    [...english]
      .filter(([key]) => isProseKey(key))
      .map(([key, source]) => {
        const ownKey = own.keyOf(key);
        const text = own.texts.get(ownKey) ?? '';
        return {
          id: `${folder}/${key}`,
          file,
          key: ownKey,
          english: source,
          text: text.startsWith(todoMark) ? '' : text,
          limit: limitOf(file, key),
          placeholders: listPlaceholders(source).join(' '),
          terms: terms
            .filter(({ concept }) => source.toLowerCase().includes(concept.toLowerCase()))
            .map(({ concept, term }) => `${concept}: ${term}`)
            .join('\n'),
        };
      }),
  );
}

type Pair = {
  folder: string;
  file: string;
  english: Map<string, string>;
  own: { texts: Map<string, string>; keyOf: (key: string) => string };
};

const readTexts = (file: string) =>
  existsSync(file) ? textsByDottedPath(JSON.parse(readFileSync(file, 'utf8'))) : new Map<string, string>();
const identity = (key: string) => key;

/**
 * The files with one language each, with their English counterparts; then the files with all languages, where the
 * language is part of the key.
 */
function pairs(locale: Locale): Pair[] {
  const folders = [
    'messages',
    'content/dictionaries',
    ...contentFoldersBelow('content/pages'),
    ...contentFoldersBelow('content/products'),
  ];
  if (isStaffLocale(locale)) folders.push('messages/staff');
  const single = folders.map((folder) => ({
    folder,
    file: `${folder}/${locale}.json`,
    english: readTexts(`${folder}/en.json`),
    own: { texts: readTexts(`${folder}/${locale}.json`), keyOf: identity },
  }));
  const shared = ['content/hero.json', 'content/stories.json'].map((file) => {
    const texts = readTexts(file);
    const english = new Map([...texts].filter(([key]) => key.split('.').includes('en')));
    const keyOf = (key: string) =>
      key
        .split('.')
        .map((part) => (part === 'en' ? locale : part))
        .join('.');
    return { folder: file, file, english, own: { texts, keyOf } };
  });
  return [...single, ...shared];
}

const contentFoldersBelow = (folder: string) =>
  [
    ...new Set(
      listFilesBelow(folder)
        .filter((file) => isNonHiddenFileName(path.basename(file)))
        .map(path.dirname),
    ),
  ].sort();

/** The arguments and tags of a text, each as often as it occurs. */
export function listPlaceholders(text: string): string[] {
  return (text.match(/\{\w+|<\/?\w+>/g) ?? []).map((name) => (name.startsWith('{') ? `${name}}` : name)).sort();
}

type JsonSchema = { maxLength?: number; items?: JsonSchema; properties?: Record<string, JsonSchema> };
const schemas: [RegExp, JsonSchema][] = [
  [/^content\/products\//, z.toJSONSchema(productCopySchema, { io: 'input' }) as JsonSchema],
  [/^content\/pages\//, z.toJSONSchema(pageCopySchema, { io: 'input' }) as JsonSchema],
];

/** The maximum number of characters of a text; null without a limit. */
function limitOf(file: string, key: string): number | null {
  if (file === 'content/hero.json') return key.endsWith('.title') ? 60 : 160;
  let schema = schemas.find(([pattern]) => pattern.test(file))?.[1];
  for (const part of key.split('.')) schema = /^\d+$/.test(part) ? schema?.items : schema?.properties?.[part];
  return schema?.maxLength ?? null;
}
