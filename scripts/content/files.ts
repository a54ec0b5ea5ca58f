import { existsSync, readFileSync } from 'node:fs';
import { getPage } from '@/lib/content/pages';
import { getPosts } from '@/lib/content/posts';
import { getDictionary, getProducts, term } from '@/lib/content/products';
import { listContent } from '@/lib/content/read';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { isUntranslated } from './messages';
import { leaves, lineOf, type Problem } from './problem';

/** Every content file in every language: it parses, has the structure of the English one, names every key, and is translated. */
export async function checkContentFiles(): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const locale of localeCodes) {
    problems.push(...attempt(() => checkDictionary(locale)));
    for (const page of listContent('pages')) problems.push(...attempt(() => checkPage(page, locale)));
    for (const slug of listContent('products')) problems.push(...compareTexts(`products/${slug}`, locale));
    problems.push(...(await getPosts(locale).then(() => [], failure)));
  }
  return problems;
}

function attempt(check: () => Problem[]): Problem[] {
  try {
    return check();
  } catch (error) {
    return failure(error);
  }
}

function failure(error: unknown): Problem[] {
  const [file = 'content', ...rest] = (error as Error).message.split(': ');
  return [{ file, text: rest.join(': ') }];
}

function checkDictionary(locale: Locale): Problem[] {
  const file = `content/dictionaries/${locale}.json`;
  const names = getDictionary(locale);
  const problems: Problem[] = [];
  const need = (
    group: 'ingredients' | 'additives' | 'tags' | 'formats' | 'proteins' | 'allergens' | 'lines',
    key: string,
  ) => {
    try {
      term<unknown>(names[group], key);
    } catch {
      problems.push({ file, text: `${group}.${key}: missing, a product uses it` });
    }
  };
  for (const product of getProducts(locale)) {
    for (const { key } of product.ingredients) need('ingredients', key);
    for (const { key } of product.additives) need('additives', key);
    for (const key of product.tags) need('tags', key);
    for (const key of product.formats) need('formats', key);
    for (const key of product.proteins) need('proteins', key);
    for (const key of product.allergens) need('allergens', key);
    need('lines', product.line);
  }
  return [...problems, ...compareTexts('dictionaries', locale)];
}

function checkPage(page: string, locale: Locale): Problem[] {
  const shape = (of: Locale) =>
    getPage(page, of).sections.map(({ id, paragraphs, items }) =>
      [id, paragraphs.length, items.map(({ key }) => key).join()].join(' '),
    );
  const own = shape(locale);
  const file = `content/pages/${page}/${locale}.json`;
  const differing = shape('en').flatMap((section, index) =>
    section === own[index]
      ? []
      : [{ file, text: `sections.${index}: is "${own[index] ?? ''}", in English "${section}"` }],
  );
  return [...differing, ...compareTexts(`pages/${page}`, locale)];
}

/** Texts that are still the English ones; ids and product names are the same in every language. */
function compareTexts(folder: string, locale: Locale): Problem[] {
  if (locale === 'en') return [];
  const file = `content/${folder}/${locale}.json`;
  if (!existsSync(file)) return [{ file, text: 'missing' }];
  const text = readFileSync(file, 'utf8');
  const english = leaves(JSON.parse(readFileSync(`content/${folder}/en.json`, 'utf8')));
  return [...leaves(JSON.parse(text))]
    .filter(([key, value]) => !/(^|\.)(key|id|name)$/.test(key) && isUntranslated(value, english.get(key)))
    .map(([key, value]) => ({ file, line: lineOf(text, key), text: `${key}: same as English: "${value}"` }));
}
