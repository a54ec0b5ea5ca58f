import type { ContentProblem } from '@/lib/content/content-problem';
import { classifyIngredient } from '@/lib/content/ingredient-groups-and-allergens';
import type { ProductFacts } from '@/lib/content/product-facts-schema';
import { getProductDictionary } from '@/lib/content/products';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { escapeForPattern } from '@/lib/text/escape-for-pattern';
import { isDenied } from './denials';
import { createContentProblem, isLongProductText, type LocatedText } from './located-texts';
import { memoizeInProcess } from './process-memo';
import { readIfValid } from './read-if-valid';
import { usualIngredients } from './usual-ingredients';

/** The texts of a product in all languages, with its facts. */
export type ProductTexts = { slug: string; facts: ProductFacts; texts: readonly LocatedText[] };

/** Fewer languages may use a word that only begins as the name of an ingredient: 'origine', 'origan'. */
const majorityOfLanguages = 5;

/**
 * Finds the name of an ingredient in any case and number: without its last letters, and what brackets explain; null if
 * it has nothing else.
 */
function patternOf(name: string, locale: Locale, endingLetters: number, end = ''): RegExp | null {
  const plain = name
    .toLowerCase()
    .replace(/[(（[].*$/, '')
    .trim();
  if (!plain) return null;
  if (locale === 'cn') return new RegExp(escapeForPattern(plain), 'gu');
  const stems = plain
    .split(/[ ’']/)
    .map((part) => escapeForPattern(part.slice(0, Math.max(4, part.length - endingLetters))));
  return new RegExp(`(?<!\\p{L})${stems.join("\\p{L}*[ \\u00a0’']")}${end}`, 'giu');
}

/** A longer one makes another word: 'appl(e)' and 'application', 'zucc(a)' and 'zucchero'. */
const shortEnding = '\\p{L}{0,3}(?!\\p{L})';

type NamePatterns = {
  /** Also finds other words that begin alike. */
  loose: RegExp;
  /** Finds fewer forms, but hardly another word. */
  strict: RegExp;
};

/** An ingredient that no product has, in all forms of its name. */
function patternsOfForms(forms: string, locale: Locale): NamePatterns {
  const pattern = new RegExp(locale === 'cn' ? forms : `(?<!\\p{L})(?:${forms})\\p{L}*`, 'giu');
  return { loose: pattern, strict: pattern };
}

/**
 * Vegetables, fruit, herbs, oils and the like by their key, with the patterns of their name in each language: those of
 * the dictionaries, and those that only other foods have.
 */
function readPatterns(): Map<string, Partial<Record<Locale, NamePatterns>>> {
  const patterns = new Map<string, Partial<Record<Locale, NamePatterns>>>();
  for (const locale of localeCodes) {
    const names = readIfValid(() => getProductDictionary(locale))?.ingredients ?? {};
    for (const [key, name] of Object.entries(names)) {
      const [loose, strict] = [patternOf(name, locale, 2), patternOf(name, locale, 1, shortEnding)];
      if (loose && strict && classifyIngredient(key)?.group !== 'animal')
        patterns.set(key, { ...patterns.get(key), [locale]: { loose, strict } });
    }
  }
  // A dictionary that names it knows better.
  for (const [key, formsByLocale] of Object.entries(usualIngredients)) {
    // The names in the dictionaries are those of a product.
    if (patterns.has(key)) continue;
    const byLocale = localeCodes.flatMap((locale) => {
      const forms = formsByLocale[locale];
      return forms ? [[locale, patternsOfForms(forms, locale)]] : [];
    });
    patterns.set(key, Object.fromEntries(byLocale));
  }
  return patterns;
}

/** Any of the usual ingredients in a language: most texts have none, and one search is faster than one for each. */
const anyUsualIngredient = new Map(
  localeCodes.map((locale) => {
    const forms = Object.values(usualIngredients).flatMap((formsByLocale) => formsByLocale[locale] ?? []);
    return [locale, new RegExp(`${locale === 'cn' ? '' : '(?<!\\p{L})'}(?:${forms.join('|')})`, 'iu')];
  }),
);

const nameInNotes = (key: string) => key.replaceAll('_', ' ');

/**
 * True if a recipe has an ingredient, or another of its parts: `pumpkin` of `pumpkin_seed`; or if a note names it, with
 * an apostrophe or not: `brewers yeast`.
 */
const contains = ({ ingredients, notes = [] }: ProductFacts, key: string) =>
  ingredients.some((ingredient) => ingredient.key === key || ingredient.key.startsWith(`${key}_`)) ||
  notes.some((note) => note.toLowerCase().replace(/[’']/g, '').includes(nameInNotes(key)));

/**
 * A function that finds the ingredients that the texts of a product name and that its facts do not have: a fault if
 * most languages name one in short texts, otherwise a hint. A sentence that denies the ingredient is right.
 */
export function createIngredientCheck(): (product: ProductTexts) => ContentProblem[] {
  const patterns = readPatterns();
  const sources = [...patterns].map(([key, byLocale]) => [
    key,
    ...Object.entries(byLocale).map(([locale, { loose, strict }]) => [locale, loose.source, strict.source]),
  ]);
  return memoizeInProcess(`ingredients ${JSON.stringify(sources)}`, ({ slug, facts, texts: snippets }) => {
    const present = [...patterns].filter(([key]) => contains(facts, key)).map(([, byLocale]) => byLocale);
    /** In some languages one vegetable begins as another: 'zucchina', 'zucca'. */
    const isPresent = (locale: Locale, text: string, at: number) =>
      present.some((byLocale) =>
        [...text.matchAll(byLocale[locale]?.loose ?? /$^/g)].some(({ index }) => index === at),
      );
    const ofOtherFoods = snippets.filter(({ locale, text }) => locale && anyUsualIngredient.get(locale)?.test(text));
    const find = (byLocale: Partial<Record<Locale, NamePatterns>>, kind: keyof NamePatterns, searched = snippets) =>
      searched.flatMap((snippet) => {
        const { locale, text } = snippet;
        const pattern = locale && byLocale[locale]?.[kind];
        // Most texts do not have the name, and matchAll copies the pattern.
        return pattern && text.search(pattern) >= 0
          ? [...text.matchAll(pattern)]
              .filter(({ index }) => !isDenied(text, locale, index))
              .map(({ 0: found, index }) => ({ snippet, locale, found, index }))
          : [];
      });
    return [...patterns].flatMap(([key, byLocale]) => {
      if (contains(facts, key)) return [];
      const isUsual = Object.values(byLocale).every((names) => names.loose === names.strict);
      const loose = find(byLocale, 'loose', isUsual ? ofOtherFoods : snippets);
      const isMajority = new Set(loose.map(({ locale }) => locale)).size >= majorityOfLanguages;
      const named = isMajority
        ? loose
        : (isUsual ? loose : find(byLocale, 'strict')).filter(
            ({ snippet, locale, index }) => !isPresent(locale, snippet.text, index),
          );
      const text = `names the ingredient '${key}', which content/products/${slug}/facts.json does not have: correct the text or the facts; an ingredient that is not in this food is allowed if 'notes' in the facts name it ('${nameInNotes(key)}')`;
      return named.map(({ snippet, found, index }) => {
        // A long text may compare the food with others, and one language may have a word of its own.
        const isHint = !isMajority || isLongProductText(snippet);
        return createContentProblem(snippet, { index, found }, { text, weight: isHint ? 'hint' : undefined });
      });
    });
  });
}
