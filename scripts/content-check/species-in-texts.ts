import type { ContentProblem } from '@/lib/content/content-problem';
import { productFactsSchema } from '@/lib/content/product-facts-schema';
import { readContent } from '@/lib/content/read-content';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { createContentProblem, type LocatedText } from './located-texts';
import { readIfValid } from './read-if-valid';

type Species = 'dog' | 'cat';

/** The beginnings of the words for dogs and puppies, and for cats and kittens. */
const stemsByLocale: Record<Locale, Record<Species, string>> = {
  en: { dog: 'dog|pupp', cat: 'cats?(?!\\p{L})|kitten' },
  gr: { dog: 'σκ[υύ]λ|κουτ[αά]β', cat: 'γ[αά]τ' },
  bg: { dog: 'куче|кутре', cat: 'котк|коте|котен|котара' },
  cn: { dog: '犬|狗', cat: '猫' },
  es: { dog: 'perr|cachorr', cat: 'gat[aoi]' },
  fr: { dog: 'chien|chiot', cat: 'chats?(?!\\p{L})|chatte|chaton' },
  it: { dog: 'can[ei](?!\\p{L})|cuccio|cagn', cat: 'gatt' },
  lv: { dog: 'su[nņ]|kucēn', cat: 'kaķ' },
  ru: { dog: 'соба|щен|п[её]с(?!\\p{L})', cat: 'кош|кот(?:а|у|ом|е|ы|ов|ам|ами|ах)?(?!\\p{L})|котят|кот[её]н' },
};

const patterns = new Map(
  localeCodes.map((locale) => {
    const patternOf = (species: Species) =>
      new RegExp(`${locale === 'cn' ? '' : '(?<!\\p{L})'}(?:${stemsByLocale[locale][species]})`, 'iu');
    return [locale, { dog: patternOf('dog'), cat: patternOf('cat') }];
  }),
);

/** Reports a text of a food for `species` that names the other animal alone. */
export function findOtherSpecies(snippet: LocatedText, species: Species): ContentProblem[] {
  const { key = '', text, locale } = snippet;
  const names = locale && patterns.get(locale);
  const other = names?.[species === 'dog' ? 'cat' : 'dog'].exec(text);
  if (!names || !other || names[species].test(text)) return [];
  const [found] = (locale !== 'cn' && /^\p{L}+/u.exec(text.slice(other.index))) || other;
  const advice = `'${found}' is the other animal: the food is for the species '${species}' (facts.json): correct the text or the facts`;
  // A long text may tell of the cat next door.
  const weight = /^longDescription\.|\.text$/.test(key) ? 'hint' : undefined;
  return [createContentProblem(snippet, { index: other.index, found }, { text: advice, weight })];
}

/** Texts of products that name dogs where the food is for cats, or cats where it is for dogs, and not its own animal. */
export function checkSpeciesInTexts(snippets: LocatedText[]): ContentProblem[] {
  const speciesBySlug = new Map<string, Species | null>();
  const speciesOf = (slug: string) => {
    const facts = readIfValid(() => readContent(`products/${slug}/facts.json`, productFactsSchema));
    speciesBySlug.set(slug, facts?.species ?? null);
    return facts?.species ?? null;
  };
  return snippets.flatMap((snippet) => {
    const slug = /^content\/products\/([^/]+)\/\w+\.json$/.exec(snippet.file)?.[1];
    const known = slug ? speciesBySlug.get(slug) : null;
    const species = slug && known === undefined ? speciesOf(slug) : known;
    return species ? findOtherSpecies(snippet, species) : [];
  });
}
