import type { ContentProblem } from '@/lib/content/content-problem';
import { classifyIngredient } from '@/lib/content/ingredient-groups-and-allergens';
import type { ProductFacts } from '@/lib/content/product-facts-schema';
import { animalPatterns, animals, meatOf } from './animals-in-texts';
import { createFactsOfTextReader } from './facts-of-text';
import { createContentProblem, type LocatedText } from './located-texts';
import { listSums } from './product-figures';

type Animal = (typeof animals)[number];

const figure = /(?<![\d.,–-])(\d+(?:[.,]\d+)?)\s?%/gu;
/** What stands between a share and its animal: '40 % de vacuno', but not '50% less beef', which tells of a change. */
const between = new RegExp(`^(?:的?|\\s(?!(?:less|more|más|plus|più)(?!\\p{L}))(?:\\p{L}{1,4}[ ’])?${meatOf})$`, 'iu');
/** What stands between an animal and its share: 'beef (40%)', 牛肉占40%. */
const betweenReversed = /^(?:肉?(?:占比?|[（(])|\p{L}*(?: \p{L}+)?\s\()$/u;

type Share = { index: number; found: string; value: number };

/** The shares that a text states of the animal of a pattern. */
function findShares(text: string, pattern: RegExp): Share[] {
  return [...text.matchAll(figure)].flatMap(({ 0: number, 1: digits = '', index }) => {
    const value = Number(digits.replace(',', '.'));
    const end = index + number.length;
    const [after] = text.slice(end, end + 40).matchAll(pattern);
    if (after && between.test(text.slice(end, end + after.index)))
      return [{ index, found: text.slice(index, end + after.index + after[0].length), value }];
    const start = Math.max(0, index - 40);
    const before = [...text.slice(start, index).matchAll(pattern)].at(-1);
    const at = start + (before?.index ?? 0);
    return before && betweenReversed.test(text.slice(at + before[0].length, index))
      ? [{ index: at, found: text.slice(at, end), value }]
      : [];
  });
}

/** The ingredients of a recipe that come from an animal. */
const ingredientsOf = ({ ingredients }: ProductFacts, animal: string) =>
  ingredients.filter(({ key }) => {
    const { group, allergens = [] } = classifyIngredient(key) ?? {};
    return group === 'animal' && (allergens as readonly string[]).includes(animal);
  });

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** The shares that a text can state of an animal: of its ingredients, alone or together, and with other animals. */
function sharesOf(facts: ProductFacts, animal: Animal): Set<number> {
  const percentsOf = (name: string) => ingredientsOf(facts, name).map(({ percent }) => percent);
  const own = percentsOf(animal);
  const totals = facts.proteins.map((other) => (other === animal ? 0 : sum(percentsOf(other))));
  const ofBone = ingredientsOf(facts, animal).map(({ bone = 0 }) => bone);
  const withOthers = [...totals, sum(totals)].map((total) => total + sum(own));
  const shares = [...own, ...listSums(own), ...ofBone, ...withOthers, facts.bonePercent, 100];
  return new Set(shares.map((value) => Number(value.toFixed(3))));
}

/** Shares of an animal in a text that are those of another ingredient: 35% beef in place of 40%. Each is a hint. */
export function findWrongShares(snippet: LocatedText, facts: ProductFacts): ContentProblem[] {
  const { text, locale } = snippet;
  if (!locale || !text.includes('%')) return [];
  const present = new Set<string>([...facts.proteins, ...facts.allergens]);
  return animals.flatMap((animal, position) => {
    const pattern = animalPatterns(locale)[position];
    // Its oil or broth is none of its ingredients here.
    if (!pattern || !present.has(animal) || !ingredientsOf(facts, animal).length) return [];
    const shares = sharesOf(facts, animal);
    return findShares(text, pattern).flatMap(({ index, found, value }) => {
      if (shares.has(value)) return [];
      const stated = ingredientsOf(facts, animal).map(({ key, percent }) => `${key} ${percent}`);
      const advice = `'${found}' is no share of ${animal} in facts.json (${stated.join(', ')}): correct the text or the facts`;
      return [createContentProblem(snippet, { index, found }, { text: advice, weight: 'hint' })];
    });
  });
}

/** Shares of animals in the texts of products that their facts do not have. */
export function checkAnimalShares(snippets: LocatedText[]): ContentProblem[] {
  const factsOf = createFactsOfTextReader();
  return snippets.flatMap((snippet) => {
    const facts = factsOf(snippet);
    return facts ? findWrongShares(snippet, facts) : [];
  });
}
