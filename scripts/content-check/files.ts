import { readFileSync } from 'node:fs';
import { badAddress, leaves, lineOf, type Problem, runCheck } from '@/lib/content/content-problem';
import { statementKey } from '@/lib/content/feed-statement';
import { getPage } from '@/lib/content/pages';
import { getDictionary, getProducts, term } from '@/lib/content/products';
import { listContent, readContent } from '@/lib/content/read-content';
import { type Dictionary, type ProductFacts, productCopySchema, productFactsSchema } from '@/lib/content/schema';
import { unwritten } from '@/lib/content/todo-marks';
import { fediafFreshDog, modifiedAtwater, nrcEnergy } from '@/lib/feeding/energy-density';
import { excludable } from '@/lib/feeding/schema';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { isUntranslated } from './messages';

/**
 * Checks pages, products and dictionaries in every language: they parse, match the structure of the English ones,
 * contain every key and are translated.
 */
export function checkContentFiles(): Problem[] {
  const pages = listContent('pages');
  const products = listContent('products');
  const facts = products.flatMap((slug) => [...badAddress('products', slug), ...runCheck(() => checkFacts(slug))]);
  const inLanguage = (locale: Locale) => [
    ...runCheck(() => checkDictionary(locale)),
    ...pages.flatMap((page) => runCheck(() => checkPage(page, locale))),
    ...products.flatMap((slug) => runCheck(() => checkProduct(slug, locale))),
  ];
  return [...facts, ...localeCodes.flatMap(inLanguage)];
}

// Laboratories and calculation methods differ. A larger deviation is a mistake, such as two swapped values.
const energyTolerance = 0.1;

/**
 * Checks the facts of a product: its energy matches its analysis, and owners can
 * exclude every allergen in a complete food.
 */
function checkFacts(slug: string): Problem[] {
  const file = `products/${slug}/facts.json`;
  const facts = readContent(file, productFactsSchema);
  return [...checkEnergy(facts), ...checkAllergens(facts)].map((text) => ({ file: `content/${file}`, text }));
}

function checkEnergy({ nutrition }: ProductFacts): string[] {
  const ways = [modifiedAtwater(nutrition), fediafFreshDog(nutrition), nrcEnergy(nutrition).ME];
  const [min, max] = [Math.min(...ways), Math.max(...ways)].map(Math.round) as [number, number];
  const { kcal } = nutrition;
  if (kcal >= min * (1 - energyTolerance) && kcal <= max * (1 + energyTolerance)) return [];
  return [`nutrition.kcal: ${kcal} does not match protein, fat and carbohydrates, which give ${min} to ${max}`];
}

function checkAllergens({ species, statement, allergens }: ProductFacts): string[] {
  if (species !== 'dog' || statement !== 'complete') return [];
  return allergens
    .filter((name) => !(excludable as readonly string[]).includes(name))
    .map(
      (name) =>
        `allergens: the feeding plan cannot leave out '${name}'; add it to 'excludable' in lib/feeding/schema.ts`,
    );
}

function checkProduct(slug: string, locale: Locale): Problem[] {
  readContent(`products/${slug}/${locale}.json`, productCopySchema);
  return compareTexts(`products/${slug}`, locale);
}

function checkDictionary(locale: Locale): Problem[] {
  const file = `content/dictionaries/${locale}.json`;
  const names = getDictionary(locale);
  const problems: Problem[] = [];
  const need = (group: Exclude<keyof Dictionary, 'units'>, key: string) => {
    try {
      term<unknown>(names[group], key);
    } catch {
      problems.push({ file, text: `${group}.${key}: missing, but a product uses it` });
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
    need('species', product.species);
    need('lifeStages', product.lifeStage);
    // A new kind of food needs a translation of its legal term.
    need('analysis', statementKey(product));
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

/**
 * Reports texts missing in this language, texts missing in English, and untranslated ones. Ids and product
 * names are the same in every language.
 */
function compareTexts(folder: string, locale: Locale): Problem[] {
  if (locale === 'en') return [];
  const file = `content/${folder}/${locale}.json`;
  const text = readFileSync(file, 'utf8');
  const own = leaves(JSON.parse(text));
  const english = leaves(JSON.parse(readFileSync(`content/${folder}/en.json`, 'utf8')));
  const missing = [...english.keys()].filter((key) => !own.has(key)).map((key) => ({ file, text: `${key}: missing` }));
  const differing = [...own].flatMap(([key, value]) => {
    const line = lineOf(text, key);
    if (!english.has(key)) return [{ file, line, text: `${key}: not in content/${folder}/en.json` }];
    const left = value.startsWith(unwritten) || /(^|\.)(key|id|name)$/.test(key);
    const same = !left && isUntranslated(value, english.get(key));
    return same ? [{ file, line, text: `${key}: same as English: "${value}"` }] : [];
  });
  return [...missing, ...differing];
}
