import type { ContentProblem } from '@/lib/content/content-problem';
import { classifyIngredient } from '@/lib/content/ingredient-groups-and-allergens';
import { type ProductFacts, productFactsSchema } from '@/lib/content/product-facts-schema';
import { readContent } from '@/lib/content/read-content';
import { ContentError } from '@/lib/files/parse-file';
import { alwaysAllowedFigures } from './figures-across-languages';
import { extractFiguresWithUnits, unitOfValue } from './figures-with-units';
import { createContentProblem, type LocatedText } from './located-texts';
import { extractSpelledPercentages } from './spelled-percentages';

// Weights in kilograms and temperatures are those of animals and freezers as often as those of the food.
const unitsOfFacts = ['%', 'kcal', 'kJ', 'g', 'mg'] as const;
type Unit = (typeof unitsOfFacts)[number];
type FiguresOfFacts = Record<Unit, Set<number>>;

/**
 * The sums that texts state of several ingredients of a kind: of two of them, of all, and of all but one or two. Sums
 * of any choice would let nearly every number pass.
 */
export function listSums(values: number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const pairs = values.flatMap((value, index) => values.slice(index + 1).map((other) => value + other));
  return [total, ...pairs, ...[...values, ...pairs].map((part) => total - part)];
}

const round = (value: number) => Number(value.toFixed(3));

/** The percentages that a text can quote of a recipe: of each ingredient, and of those of one kind together. */
function percentagesOf({ ingredients, bonePercent }: ProductFacts): number[] {
  const kinds = new Map<string, number[]>();
  for (const { key, percent } of ingredients) {
    const { group, allergens } = classifyIngredient(key) ?? { allergens: [] };
    for (const kind of new Set([group, ...(group === 'animal' ? allergens : [])]))
      if (kind) kinds.set(kind, [...(kinds.get(kind) ?? []), percent]);
  }
  const animal = kinds.get('animal') ?? [];
  kinds.delete('animal');
  return [
    ...ingredients.flatMap(({ percent, bone }) => [percent, bone ?? 0]),
    bonePercent,
    animal.reduce((sum, percent) => sum + percent, 0),
    ...[...kinds.values()].flatMap(listSums),
  ];
}

/** The weight in a format: `patties-50g` has 50, `minced-1kg` 1000. */
function packGrams(format: string): number[] {
  const [, weight, kilo] = /-(\d+)(k?)g$/.exec(format) ?? [];
  return weight ? [Number(weight) * (kilo ? 1000 : 1)] : [];
}

/** A value, and the whole number that a text may say instead. */
const wholeToo = (value: number): number[] => [value, Math.round(value)];

function figuresOfFacts(facts: ProductFacts): FiguresOfFacts {
  const { kcal, kj, ...constituents } = facts.nutrition;
  const shares = [...Object.values(constituents), ...Object.values(facts.minerals)];
  const packs = facts.formats.flatMap(packGrams);
  const figures: Record<Unit, number[]> = {
    '%': [...percentagesOf(facts), ...shares],
    kcal: [kcal, kcal * 10, ...packs.flatMap((grams) => wholeToo((kcal * grams) / 100))],
    kJ: [kj, kj * 10, ...packs.flatMap((grams) => wholeToo((kj * grams) / 100))],
    g: [...shares, ...packs],
    mg: facts.additives.map(({ amount }) => amount),
  };
  const known = [...alwaysAllowedFigures, ...(facts.notes ?? []).flatMap(valuesIn)];
  const ofUnit = (unit: Unit) =>
    new Set([
      ...figures[unit].map(round),
      ...known.flatMap((value) => (unitOf(value) === unit ? parseFloat(value) : [])),
    ]);
  return { '%': ofUnit('%'), kcal: ofUnit('kcal'), kJ: ofUnit('kJ'), g: ofUnit('g'), mg: ofUnit('mg') };
}

const valuesIn = (text: string): string[] =>
  extractFiguresWithUnits({ file: '', text, locale: null, icu: false }).flatMap(({ written }) => written);
const unitOf = (value: string): Unit | undefined => unitsOfFacts.find((unit) => unit === unitOfValue(value));

/** The figures of a product: whether its facts have one (`18.2g`), and its energy. */
type FactFigures = { has: (written: string) => boolean; kcal: number };

/** The figures in the facts of a product; null if its facts are invalid, which another check reports. */
function readFigures(slug: string): FactFigures | null {
  try {
    const facts = readContent(`products/${slug}/facts.json`, productFactsSchema);
    const figures = figuresOfFacts(facts);
    return {
      has: (written) => {
        const unit = unitOf(written);
        return !unit || figures[unit].has(parseFloat(written));
      },
      kcal: facts.nutrition.kcal,
    };
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}

/** A function that reads the figures of a product, each file once. Figures in other units than facts have are allowed. */
export function createProductFactFiguresReader(): (slug: string) => FactFigures | null {
  const read = new Map<string, FactFigures | null>();
  return (slug) => {
    if (!read.has(slug)) read.set(slug, readFigures(slug));
    return read.get(slug) ?? null;
  };
}

type StatedFigure = { index: number; found: string; written: string[] };

/** The figures of a text in digits, and its percentages in words. */
function extractStatedFigures(snippet: LocatedText): StatedFigure[] {
  const { text, locale } = snippet;
  const spelled = locale ? extractSpelledPercentages(text, locale) : [];
  return [
    ...extractFiguresWithUnits(snippet),
    ...spelled.map(({ index, found, value }) => ({ index, found, written: [`${value}%`] })),
  ];
}

/**
 * Figures in the texts of a product that its facts do not have. A figure about something else, such as other foods, is
 * allowed if the notes of the facts name it.
 */
export function checkFiguresAgainstFacts(snippets: LocatedText[]): ContentProblem[] {
  const readFacts = createProductFactFiguresReader();
  return snippets.flatMap((snippet) => {
    const slug = /^content\/products\/([^/]+)\/\w+\.json$/.exec(snippet.file)?.[1];
    const known = slug ? readFacts(slug) : null;
    if (!known) return [];
    return extractStatedFigures(snippet).flatMap(({ index, found, written }) => {
      const wrong = written.find((value) => !known.has(value));
      if (!wrong) return [];
      const stated = unitOf(wrong) === 'kcal' ? ` (nutrition.kcal is ${known.kcal})` : '';
      const text =
        `'${found}' is not in content/products/${slug}/facts.json${stated}: correct the text or the facts; ` +
        "a figure that is not about this food is allowed if 'notes' in the facts name it";
      return [createContentProblem(snippet, { index, found }, { text })];
    });
  });
}
