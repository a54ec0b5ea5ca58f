import { readFileSync } from 'node:fs';
import {
  type ContentProblem,
  findInvalidSlugProblems,
  runCheckCatchingErrors,
  textsByDottedPath,
} from '@/lib/content/content-problem';
import { legalFoodTypeKey } from '@/lib/content/legal-food-type-key';
import { getPageCopyWithSwitchedOff } from '@/lib/content/page-copy';
import { type ProductCopy, productCopySchema } from '@/lib/content/product-copy-schema';
import type { ProductDictionary } from '@/lib/content/product-dictionary-schema';
import { type ProductFacts, productFactsSchema } from '@/lib/content/product-facts-schema';
import { getCurrentProducts, getDictionaryEntry, getProductDictionary } from '@/lib/content/products';
import { listContentFolderNames, readContent } from '@/lib/content/read-content';
import { todoMark } from '@/lib/content/todo-marks';
import { excludableIngredients } from '@/lib/feeding/schema';
import type { ContentIssue } from '@/lib/files/parse-file';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { alignEnglishTextPaths, findSectionDifferences } from './compare-sections';
import { findDuplicateDictionaryNames } from './duplicate-dictionary-names';
import { findDuplicateFacts } from './duplicate-product-facts';
import { findEntriesWithoutProduct } from './entries-without-product';
import { checkFactsHaveSpecifiedValues } from './facts-without-specified-values';
import {
  calculateModifiedAtwaterKcal,
  calculateNrcFoodEnergy,
  estimateFreshDogFoodKcal,
} from './food-energy-from-constituents';
import { isUntranslated } from './messages';
import { checkClassification } from './product-classification';
import { checkAdditiveAndMineralLimits } from './product-fact-limits';
import { checkProductNameConflicts } from './product-names';
import { checkSaleDates } from './product-sale-dates';
import { readIfValid } from './read-if-valid';
import { findUnnamedFacts, isUnknownEverywhere } from './unnamed-facts';

/**
 * Checks the pages, products and dictionaries of every language: they parse, have the structure of the English ones,
 * contain every key, and are translated.
 */
export function checkPagesProductsDictionaries(): ContentProblem[] {
  const pages = listContentFolderNames('pages');
  const products = listContentFolderNames('products');
  const validFacts = readValidFacts(products);
  const facts = products.flatMap((slug) => [
    ...findInvalidSlugProblems('products', slug),
    ...runCheckCatchingErrors(() => checkFacts(slug, validFacts)),
  ]);
  // A page may have an entry for a product whose facts are invalid: then no entry is compared.
  const shown = validFacts.size < products.length ? new Map() : validFacts;
  const inLanguage = (locale: Locale) => [
    ...runCheckCatchingErrors(() => checkDictionary(locale)),
    ...pages.flatMap((page) => runCheckCatchingErrors(() => checkPage(page, locale, shown))),
    ...products.flatMap((slug) => runCheckCatchingErrors(() => checkProduct(slug, locale))),
  ];
  return [...facts, ...checkProductNameConflicts(), ...localeCodes.flatMap(inLanguage)];
}

// Laboratories differ, and so do calculation methods: a larger deviation is a mistake, such as two swapped values.
const energyTolerance = 0.1;

const readFacts = (slug: string): ProductFacts => readContent(`products/${slug}/facts.json`, productFactsSchema);
const readEnglishCopy = (slug: string): ProductCopy => readContent(`products/${slug}/en.json`, productCopySchema);

function readValidFacts(slugs: string[]): Map<string, ProductFacts> {
  return new Map(
    slugs.flatMap((slug) => {
      const facts = readIfValid(() => readFacts(slug));
      return facts ? [[slug, facts]] : [];
    }),
  );
}

/**
 * Checks the facts of a product: they contradict neither each other nor its English texts nor other products, and
 * owners can exclude every allergen that a complete food contains.
 */
function checkFacts(slug: string, all: Map<string, ProductFacts>): ContentProblem[] {
  const facts = readFacts(slug);
  const issues: Omit<ContentProblem, 'file'>[] = [
    ...checkEnergy(facts),
    ...checkAllergens(facts),
    ...checkAdditiveAndMineralLimits(facts),
    ...checkClassification(
      facts,
      readIfValid(() => readEnglishCopy(slug)),
    ),
    ...checkSaleDates(slug, facts, all),
    ...findDuplicateFacts(slug, facts, all),
    ...checkFactsHaveSpecifiedValues(facts),
    ...findUnnamedFacts(facts),
  ];
  return issues.map((issue) => ({ file: `content/products/${slug}/facts.json`, ...issue }));
}

function checkEnergy({ nutrition }: ProductFacts): ContentIssue[] {
  const estimates = [
    calculateModifiedAtwaterKcal(nutrition),
    estimateFreshDogFoodKcal(nutrition),
    calculateNrcFoodEnergy(nutrition).ME,
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
  const isReportedAtProduct = (group: keyof ProductDictionary, key: string) =>
    (group === 'tags' || group === 'additives') && isUnknownEverywhere(group, key);
  const requireTerm = (group: Exclude<keyof ProductDictionary, 'units'>, key: string) => {
    try {
      getDictionaryEntry<unknown>(names[group], key);
    } catch {
      if (isReportedAtProduct(group, key)) return;
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
  return [...problems, ...findDuplicateDictionaryNames(locale), ...compareTexts('dictionaries', locale)];
}

function checkPage(page: string, locale: Locale, products: ReadonlyMap<string, ProductFacts>): ContentProblem[] {
  const { sections } = getPageCopyWithSwitchedOff(page, locale);
  const english = getPageCopyWithSwitchedOff(page, 'en').sections;
  const differences = findSectionDifferences(sections, english);
  const file = `content/pages/${page}/${locale}.json`;
  const unshown = findEntriesWithoutProduct(page, sections, products).map((issue) => ({ file, ...issue }));
  if (differences.length === 0) return [...unshown, ...compareTexts(`pages/${page}`, locale)];
  // Texts are compared by their positions: those of sections and entries that only one file has are named once above.
  const compared = compareTexts(`pages/${page}`, locale, (texts) => alignEnglishTextPaths(texts, sections, english));
  return [
    ...unshown,
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
