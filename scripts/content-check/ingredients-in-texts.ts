import type { ContentProblem } from '@/lib/content/content-problem';
import { classifyIngredient } from '@/lib/content/ingredient-groups-and-allergens';
import type { ProductFacts } from '@/lib/content/product-facts-schema';
import { getProductDictionary } from '@/lib/content/products';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { createContentProblem, type LocatedText } from './located-texts';
import { readIfValid } from './read-if-valid';

/** Fewer languages may use a word that only begins as the name of an ingredient: 'origine', 'origan'. */
const minLanguages = 5;

/** Finds the name of an ingredient in any case and number: without its last letters, and what brackets explain. */
function patternOf(name: string, locale: Locale): RegExp {
  const plain = name.toLowerCase().replace(/\s*[(（].*$/, '');
  if (locale === 'cn') return new RegExp(plain, 'gu');
  const stems = plain.split(/[ ’]/).map((part) => part.slice(0, Math.max(4, part.length - 2)));
  return new RegExp(`(?<!\\p{L})${stems.join('\\p{L}*[ \\u00a0’]')}`, 'giu');
}

/** Vegetables, fruit, herbs, oils and the like by their key, with the pattern of their name in each language. */
function readPatterns(): Map<string, Partial<Record<Locale, RegExp>>> {
  const patterns = new Map<string, Partial<Record<Locale, RegExp>>>();
  for (const locale of localeCodes) {
    const names = readIfValid(() => getProductDictionary(locale))?.ingredients ?? {};
    for (const [key, name] of Object.entries(names))
      if (classifyIngredient(key)?.group !== 'animal')
        patterns.set(key, { ...patterns.get(key), [locale]: patternOf(name, locale) });
  }
  return patterns;
}

/** True if a recipe has an ingredient, or another of its parts: `pumpkin` of `pumpkin_seed`. */
const contains = ({ ingredients, notes = [] }: ProductFacts, key: string) =>
  ingredients.some((ingredient) => ingredient.key === key || ingredient.key.startsWith(`${key}_`)) ||
  notes.some((note) => note.toLowerCase().includes(key.replaceAll('_', ' ')));

/** A function that finds the ingredients that most languages of a product name and that its facts do not have. */
export function createIngredientCheck(): (
  slug: string,
  facts: ProductFacts,
  snippets: LocatedText[],
) => ContentProblem[] {
  const patterns = readPatterns();
  return (slug, facts, snippets) =>
    [...patterns].flatMap(([key, byLocale]) => {
      if (contains(facts, key)) return [];
      const named = snippets.flatMap((snippet) => {
        const pattern = snippet.locale && byLocale[snippet.locale];
        return pattern
          ? [...snippet.text.matchAll(pattern)].map(({ 0: found, index }) => ({ snippet, found, index }))
          : [];
      });
      if (new Set(named.map(({ snippet }) => snippet.locale)).size < minLanguages) return [];
      const text = `names the ingredient '${key}', which content/products/${slug}/facts.json does not have: correct the text or the facts, or let 'notes' in the facts say why`;
      return named.map(({ snippet, found, index }) => createContentProblem(snippet, { index, found }, { text }));
    });
}
