import { readFileSync } from 'node:fs';
import { type ContentProblem, runCheckCatchingErrors, slugProblems, textLeaves } from '@/lib/content/content-problem';
import { legalFoodTypeKey } from '@/lib/content/legal-food-type';
import { getWholePageCopy } from '@/lib/content/page-copy';
import {
  type Dictionary,
  type ProductFacts,
  productCopySchema,
  productFactsSchema,
} from '@/lib/content/product-and-page-schema';
import { dictionaryTerm, getDictionary, getProducts } from '@/lib/content/products';
import { listContent, readContent } from '@/lib/content/read-content';
import { dayInGreece } from '@/lib/content/sale-dates';
import { todoMark } from '@/lib/content/todo-marks';
import { calculateModifiedAtwaterKcal, estimateFreshDogKcal, nrcEnergy } from '@/lib/feeding/energy-density';
import { excludableIngredients } from '@/lib/feeding/schema';
import type { ContentIssue } from '@/lib/files/parse-file';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { isUntranslated } from './messages';

/**
 * Pages, products and dictionaries in every language: they parse, have the structure of the English ones, contain every
 * key, and are translated.
 */
export function checkContentFiles(): ContentProblem[] {
  const pages = listContent('pages');
  const products = listContent('products');
  const facts = products.flatMap((slug) => [
    ...slugProblems('products', slug),
    ...runCheckCatchingErrors(() => checkFacts(slug)),
  ]);
  const inLanguage = (locale: Locale) => [
    ...runCheckCatchingErrors(() => checkDictionary(locale)),
    ...pages.flatMap((page) => runCheckCatchingErrors(() => checkPage(page, locale))),
    ...products.flatMap((slug) => runCheckCatchingErrors(() => checkProduct(slug, locale))),
  ];
  return [...facts, ...localeCodes.flatMap(inLanguage)];
}

// Laboratories differ, and so do calculation methods: a larger deviation is a mistake, such as two swapped values.
const energyTolerance = 0.1;

/**
 * The facts of a product: its energy matches its analysis, and owners can exclude every allergen that a complete food
 * contains.
 */
function checkFacts(slug: string): ContentProblem[] {
  const file = `products/${slug}/facts.json`;
  const facts = readContent(file, productFactsSchema);
  return [...checkEnergy(facts), ...checkAllergens(facts), ...checkOffSale(facts)].map((issue) => ({
    file: `content/${file}`,
    ...issue,
  }));
}

function checkEnergy({ nutrition }: ProductFacts): ContentIssue[] {
  const ways = [calculateModifiedAtwaterKcal(nutrition), estimateFreshDogKcal(nutrition), nrcEnergy(nutrition).ME];
  const [min, max] = [Math.min(...ways), Math.max(...ways)].map(Math.round) as [number, number];
  const { kcal } = nutrition;
  if (kcal >= min * (1 - energyTolerance) && kcal <= max * (1 + energyTolerance)) return [];
  return [
    {
      key: 'nutrition.kcal',
      text: `${kcal} does not match protein, fat and carbohydrates, which give ${min} to ${max}`,
    },
  ];
}

/** The page of a food that is no longer made leads to one that is, and goes when its day has come. */
function checkOffSale({ offSale, route }: ProductFacts): ContentIssue[] {
  if (!offSale) return [];
  const { instead, until } = offSale;
  const next = instead && listContent('products').includes(instead) ? instead : null;
  const gone = until < dayInGreece(new Date());
  const how = 'delete the folder and run npm run rename -- address';
  return [
    ...(instead && !next ? [{ key: 'offSale.instead', text: `there is no content/products/${instead}` }] : []),
    ...(gone ? [{ key: 'offSale.until', text: `has passed: ${how} ${route} /its-successor` }] : []),
  ];
}

function checkAllergens({ species, statement, allergens }: ProductFacts): ContentIssue[] {
  if (species !== 'dog' || statement !== 'complete') return [];
  return allergens.flatMap((name, index) =>
    (excludableIngredients as readonly string[]).includes(name)
      ? []
      : [
          {
            key: `allergens.${index}`,
            text: `the feeding plan cannot leave out '${name}'; add it to 'excludable' in lib/feeding/schema.ts`,
          },
        ],
  );
}

function checkProduct(slug: string, locale: Locale): ContentProblem[] {
  readContent(`products/${slug}/${locale}.json`, productCopySchema);
  return compareTexts(`products/${slug}`, locale);
}

function checkDictionary(locale: Locale): ContentProblem[] {
  const file = `content/dictionaries/${locale}.json`;
  const names = getDictionary(locale);
  const problems: ContentProblem[] = [];
  const need = (group: Exclude<keyof Dictionary, 'units'>, key: string) => {
    try {
      dictionaryTerm<unknown>(names[group], key);
    } catch {
      problems.push({ file, key: `${group}.${key}`, text: 'missing, but a product uses it' });
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
    // The legal term of a kind of food that nobody has made so far.
    need('analysis', legalFoodTypeKey(product));
  }
  return [...problems, ...compareTexts('dictionaries', locale)];
}

function checkPage(page: string, locale: Locale): ContentProblem[] {
  const shape = (of: Locale) =>
    getWholePageCopy(page, of).sections.map(({ id, paragraphs, items }) =>
      [id, paragraphs.length, items.map(({ key }) => key).join()].join(' '),
    );
  const own = shape(locale);
  const file = `content/pages/${page}/${locale}.json`;
  const differing = shape('en').flatMap((section, index) =>
    section === own[index]
      ? []
      : [{ file, key: `sections.${index}`, text: `is "${own[index] ?? ''}", in English "${section}"` }],
  );
  return [...differing, ...compareTexts(`pages/${page}`, locale)];
}

/** A text that a language has only if it needs it. */
const isOptional = (key: string) => key === 'metaTitle';

/**
 * Texts that only English has, that only this language has, or that are still English; ids and product names are the
 * same in every language.
 */
function compareTexts(folder: string, locale: Locale): ContentProblem[] {
  if (locale === 'en') return [];
  const file = `content/${folder}/${locale}.json`;
  const own = textLeaves(JSON.parse(readFileSync(file, 'utf8')));
  const english = textLeaves(JSON.parse(readFileSync(`content/${folder}/en.json`, 'utf8')));
  const missing = [...english.keys()]
    .filter((key) => !own.has(key) && !isOptional(key))
    .map((key) => ({ file, key, text: 'missing' }));
  const differing = [...own].flatMap(([key, value]) => {
    if (!english.has(key) && isOptional(key)) return [];
    if (!english.has(key)) return [{ file, key, text: `not in content/${folder}/en.json` }];
    const left = value.startsWith(todoMark) || /(^|\.)(key|id|name)$/.test(key);
    const same = !left && isUntranslated(value, english.get(key));
    return same ? [{ file, key, text: `same as English: "${value}"` }] : [];
  });
  return [...missing, ...differing];
}
