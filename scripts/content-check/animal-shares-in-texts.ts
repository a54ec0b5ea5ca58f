import type { ContentProblem } from '@/lib/content/content-problem';
import { classifyIngredient } from '@/lib/content/ingredient-groups-and-allergens';
import type { ProductFacts } from '@/lib/content/product-facts-schema';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { animalPatternSources, animals, meatOf } from './animals-in-texts';
import { createFactsOfTextReader } from './facts-of-text';
import { createContentProblem, type LocatedText } from './located-texts';
import { listSums } from './product-figures';

type Animal = (typeof animals)[number];

/** '50% less beef' tells of a change. */
const comparison = '(?:less|more|más|plus|più)(?!\\p{L})';

/** The animal of which a text states a share: '40% beef', '40 % de vacuno', 'beef (40%)'; in Chinese also 牛肉占40%. */
function compile(locale: Locale): RegExp[] {
  const number = '(?<![\\d.,–-])(\\d+(?:[.,]\\d+)?)[\\s]?%';
  return animalPatternSources(locale).map((source) =>
    locale === 'cn'
      ? new RegExp(`${number}的?(?:${source})|(?:${source})肉?(?:占比?|[（(])${number}`, 'gu')
      : new RegExp(
          `${number}\\s(?!${comparison})(?:\\p{L}{1,4}[ ’])?${meatOf}(?:${source})|(?<!\\p{L})(?:${source})\\p{L}*(?: \\p{L}+)?\\s\\(${number}\\)`,
          'giu',
        ),
  );
}

const patterns = new Map(localeCodes.map((locale) => [locale, compile(locale)]));

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
    const pattern = patterns.get(locale)?.[position];
    // Its oil or broth is none of its ingredients here.
    if (!pattern || !present.has(animal) || !ingredientsOf(facts, animal).length) return [];
    const shares = sharesOf(facts, animal);
    return [...text.matchAll(pattern)].flatMap(({ 0: found, 1: before, 2: after, index }) => {
      const value = Number((before ?? after ?? '').replace(',', '.'));
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
