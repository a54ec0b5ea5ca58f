import { readFileSync } from 'node:fs';
import {
  type ContentProblem,
  findInvalidSlugProblems,
  runCheckCatchingErrors,
  textsByDottedPath,
} from '@/lib/content/content-problem';
import { legalFoodTypeKey } from '@/lib/content/legal-food-type-key';
import { getUnfilteredPageCopy } from '@/lib/content/page-copy';
import { productCopySchema } from '@/lib/content/product-copy-schema';
import { type ProductFacts, productFactsSchema } from '@/lib/content/product-facts-schema';
import { getCurrentProducts, getDictionaryEntry, getProductDictionary } from '@/lib/content/products';
import { listContent, readContent } from '@/lib/content/read-content';
import { dayInGreece } from '@/lib/content/sale-dates';
import type { ProductDictionary } from '@/lib/content/shared-product-terms-schema';
import { todoMark } from '@/lib/content/todo-marks';
import {
  calculateModifiedAtwaterKcal,
  calculateNrcEnergyValues,
  estimateFreshDogFoodKcal,
} from '@/lib/feeding/energy-density';
import { excludableIngredients } from '@/lib/feeding/schema';
import type { ContentIssue } from '@/lib/files/parse-file';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { findSectionDifferences, moveToOwnPositions } from './compare-sections';
import { isUntranslated } from './messages';

/**
 * Checks the pages, products and dictionaries of every language: they parse, have the structure of the English ones,
 * contain every key, and are translated.
 */
export function checkContentFiles(): ContentProblem[] {
  const pages = listContent('pages');
  const products = listContent('products');
  const facts = products.flatMap((slug) => [
    ...findInvalidSlugProblems('products', slug),
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
 * Checks the facts of a product: its energy matches its analysis, and owners can exclude every allergen that a complete
 * food contains.
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
  const estimates = [
    calculateModifiedAtwaterKcal(nutrition),
    estimateFreshDogFoodKcal(nutrition),
    calculateNrcEnergyValues(nutrition).ME,
  ];
  const [min, max] = [Math.min(...estimates), Math.max(...estimates)].map(Math.round) as [number, number];
  const { kcal } = nutrition;
  if (kcal >= min * (1 - energyTolerance) && kcal <= max * (1 + energyTolerance)) return [];
  return [
    {
      key: 'nutrition.kcal',
      text: `${kcal} does not match protein, fat and carbohydrates, which give ${min} to ${max}`,
    },
  ];
}

/** Checks a discontinued food: its page links to an existing product, and must be deleted after its last day. */
function checkOffSale({ offSale, route }: ProductFacts): ContentIssue[] {
  if (!offSale) return [];
  const { instead, until } = offSale;
  const successor = instead && listContent('products').includes(instead) ? instead : null;
  const hasPassed = until < dayInGreece(new Date());
  const remedy = 'delete the folder and run npm run rename -- address';
  return [
    ...(instead && !successor ? [{ key: 'offSale.instead', text: `there is no content/products/${instead}` }] : []),
    ...(hasPassed ? [{ key: 'offSale.until', text: `has passed: ${remedy} ${route} /its-successor` }] : []),
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
  const names = getProductDictionary(locale);
  const problems: ContentProblem[] = [];
  const requireTerm = (group: Exclude<keyof ProductDictionary, 'units'>, key: string) => {
    try {
      getDictionaryEntry<unknown>(names[group], key);
    } catch {
      problems.push({ file, key: `${group}.${key}`, text: 'missing, but a product uses it' });
    }
  };
  for (const product of getCurrentProducts(locale)) {
    for (const { key } of product.ingredients) requireTerm('ingredients', key);
    for (const { key } of product.additives) requireTerm('additives', key);
    for (const key of product.tags) requireTerm('tags', key);
    for (const key of product.formats) requireTerm('formats', key);
    for (const key of product.proteins) requireTerm('proteins', key);
    for (const key of product.allergens) requireTerm('allergens', key);
    requireTerm('lines', product.line);
    requireTerm('species', product.species);
    requireTerm('lifeStages', product.lifeStage);
    // A new type of food needs its legal term.
    requireTerm('analysis', legalFoodTypeKey(product));
  }
  return [...problems, ...compareTexts('dictionaries', locale)];
}

function checkPage(page: string, locale: Locale): ContentProblem[] {
  const { sections } = getUnfilteredPageCopy(page, locale);
  const english = getUnfilteredPageCopy(page, 'en').sections;
  const differences = findSectionDifferences(sections, english);
  const file = `content/pages/${page}/${locale}.json`;
  if (differences.length === 0) return compareTexts(`pages/${page}`, locale);
  // Texts are compared by their positions: those of sections and entries that only one file has are named once above.
  const compared = compareTexts(`pages/${page}`, locale, (texts) => moveToOwnPositions(texts, sections, english));
  return [
    ...differences.map((issue) => ({ file, ...issue })),
    ...compared.filter(({ text }) => !text.startsWith('not in ')),
  ];
}

/** True for a text that not every language needs. */
const isOptional = (key: string) => key === 'metaTitle';

/**
 * Reports texts that only English or only this language has, and untranslated ones; ids and product names are the same
 * in every language.
 */
function compareTexts(
  folder: string,
  locale: Locale,
  move: (englishTexts: Map<string, string>) => Map<string, string> = (texts) => texts,
): ContentProblem[] {
  if (locale === 'en') return [];
  const file = `content/${folder}/${locale}.json`;
  const ownTexts = textsByDottedPath(JSON.parse(readFileSync(file, 'utf8')));
  const english = move(textsByDottedPath(JSON.parse(readFileSync(`content/${folder}/en.json`, 'utf8'))));
  const missing = [...english.keys()]
    .filter((key) => !ownTexts.has(key) && !isOptional(key))
    .map((key) => ({ file, key, text: 'missing' }));
  const differing = [...ownTexts].flatMap(([key, value]) => {
    if (!english.has(key) && isOptional(key)) return [];
    if (!english.has(key)) return [{ file, key, text: `not in content/${folder}/en.json` }];
    const mayBeEqual = value.startsWith(todoMark) || /(^|\.)(key|id|name)$/.test(key);
    const same = !mayBeEqual && isUntranslated(value, english.get(key));
    return same ? [{ file, key, text: `same as English: "${value}"` }] : [];
  });
  return [...missing, ...differing];
}
