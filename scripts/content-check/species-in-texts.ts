import type { ContentProblem } from '@/lib/content/content-problem';
import type { Locale } from '@/lib/i18n/locales';
import { isDenied } from './denials';
import { createFactsOfTextReader } from './facts-of-text';
import { createContentProblem, type LocatedText } from './located-texts';

type Species = 'dog' | 'cat';

/** The words for dogs and puppies, and for cats and kittens: beginnings, or whole words where others begin alike. */
const stemsByLocale: Partial<Record<Locale, Record<Species, string>>> = {
  en: { dog: 'dogs?(?!\\p{L})|dogg|pupp(?!et)', cat: 'cats?(?!\\p{L})|kitten' },
  gr: { dog: 'σκ[υύ]λ(?!όψ)|κουτ[αά]β', cat: 'γ[αά]τ' },
  bg: { dog: 'куче|кутре', cat: 'котк|коте(?!л)|котара' },
  cn: { dog: '犬(?![齿牙])|狗(?!尾草)', cat: '(?<!熊)猫(?!头鹰)' },
  es: { dog: 'perr|cachorr', cat: 'gat[ao]s?(?!\\p{L})|gatit' },
  fr: { dog: 'chien(?!dent)|chiot', cat: 'chats?(?!\\p{L})|chatte|chaton' },
  it: { dog: 'can[ei](?!\\p{L})|cucciol|cagn', cat: 'gatt(?!on|opard)' },
  lv: { dog: 'su[nņ]|kucēn', cat: 'kaķ' },
  ru: {
    dog: 'соба[кч]|щен(?:о?к|я)|п[её]с(?!\\p{L})|пс(?:а|у|ом|е|ы|ов|ам|ами|ах)(?!\\p{L})|п[её]сик',
    cat: 'кош(?:к|е[кч]|ач)|кот(?:а|у|ом|е|ы|ов|ам|ами|ах)?(?!\\p{L})|котик|котят|кот[её]н',
  },
};

const patterns = new Map(
  Object.entries(stemsByLocale).map(([locale, { dog, cat }]) => {
    const patternOf = (stems: string) => new RegExp(`${locale === 'cn' ? '' : '(?<!\\p{L})'}(?:${stems})`, 'giu');
    return [locale, { dog: patternOf(dog), cat: patternOf(cat) }];
  }),
);

/** Reports a text of a food for `species` that names the other animal alone, unless it denies it. */
export function findOtherSpecies(snippet: LocatedText, species: Species): ContentProblem[] {
  const { key = '', text, locale } = snippet;
  const names = locale && patterns.get(locale);
  if (!names || text.search(names[species]) >= 0) return [];
  const others = text.matchAll(names[species === 'dog' ? 'cat' : 'dog']);
  const other = [...others].find(({ index }) => !isDenied(text, locale, index));
  if (!other) return [];
  const [found] = (locale !== 'cn' && /^\p{L}+/u.exec(text.slice(other.index))) || other;
  const advice = `'${found}' is the other animal: the food is for the species '${species}' (facts.json): correct the text or the facts`;
  // Other texts may tell of the cat next door; these two say for whom the food is.
  const weight = /^(?:kind|metaDescription)$/.test(key) ? undefined : 'hint';
  return [createContentProblem(snippet, { index: other.index, found }, { text: advice, weight })];
}

/** Texts of products that name dogs where the food is for cats, or cats where it is for dogs, and not its own animal. */
export function checkSpeciesInTexts(snippets: LocatedText[]): ContentProblem[] {
  const factsOf = createFactsOfTextReader();
  return snippets.flatMap((snippet) => {
    const facts = factsOf(snippet);
    return facts ? findOtherSpecies(snippet, facts.species) : [];
  });
}
