import { isDeepStrictEqual } from 'node:util';
import type { ContentProblem } from '@/lib/content/content-problem';
import { type ProductFacts, productFactsSchema } from '@/lib/content/product-facts-schema';
import { readContent } from '@/lib/content/read-content';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { isDenied } from './denials';
import { createIngredientCheck, type ProductTexts } from './ingredients-in-texts';
import { createContentProblem, isLongProductText, type LocatedText } from './located-texts';
import { memoizeInProcess, reuseEarlierList, reuseEarlierValue } from './process-memo';
import { readIfValid } from './read-if-valid';

/** The animals that foods contain. */
export const animals = ['beef', 'chicken', 'duck', 'goat', 'lamb', 'rabbit', 'turkey', 'fish', 'egg'] as const;
type Animal = (typeof animals)[number];
/** How many of the nine languages must agree: fewer may speak of something else. */
const [fewLanguages, majorityOfLanguages] = [3, 5];

/** The words for each animal, in the order of `animals`: beginnings, or whole words where other words begin alike. */
const stemsByLocale: Partial<Record<Locale, string[]>> = {
  en: [
    'beef(?!y)|veal',
    'chicken',
    'duck(?:s|lings?)?(?!\\p{L})',
    'goats?(?!\\p{L})',
    "lambs?(?!\\p{L}|[’']s lettuce)|mutton",
    'rabbits?(?!\\p{L})',
    'turkeys?(?!\\p{L})',
    'fish(?!erm|ing|y)|hake|sardine',
    'eggs?(?!\\p{L})',
  ],
  gr: [
    'μοσχ[αά]ρ|βοδιν|βο[ϊΐ]δ',
    'κοτ[οό]πουλ|κότ(?:α|ας|ες)(?!\\p{L})',
    'π[αά]πι(?:α|ας|ες|ών)?(?!\\p{L})|παπιού',
    'κατσ[ιί]κ',
    'αρν(?:[ιί]|ι[αά]|ιού|ιών|άκι|άκια)(?!\\p{L})|αρν[ιί]σ',
    'κουν[εέ]λ',
    'γαλοπο[υύ]λ',
    'ψ[αά]ρι|σαρδ[εέ]λ|μπακαλι[αά]ρ',
    'α[υβ]γ(?:[οό](?![υύ]στ)|[αά](?!\\p{L})|[ωώ]ν|άκι)',
  ],
  bg: [
    'говежд|телешк',
    'пилешк|пиле(?:то|та|тата)?(?!\\p{L})',
    'патешк|патиц',
    'коз[аеия](?:та|то|те)?(?!\\p{L})|козьо|козешк',
    'агнешк|агне(?:то|та|тата)?(?!\\p{L})',
    'заешк|заек(?:а|ът)?(?!\\p{L})|зайц',
    'пуешк|пуйк',
    'риба(?!р)|риби(?!з)|рибн|рибен|сардин(?!ия)|хек(?:а|ът)?(?!\\p{L})',
    'яйц[еа]|яйч(?!ни[кц])',
  ],
  ru: [
    'говя|теляти',
    'куриц|курин|кур(?:а|ы|ам|ами|ах)?(?!\\p{L})|цыпл',
    'утк|уток(?!\\p{L})|утин|утят',
    'козл|коз(?:а|ы|у|е|ой|ам|ами|ах|ий|ь\\p{L}+)?(?!\\p{L})',
    'ягн|баран(?!к)',
    'кроли|крольч',
    'индей(?!ц|ск)|индюш',
    'рыб(?!а[лчк])|сардин(?!и)|хек(?:а|у|ом|и)?(?!\\p{L})',
    'яйц|яиц|яич(?!ник)',
  ],
  es: [
    'vacunos?(?!\\p{L})|terner[ao]|buey',
    'pollos?(?!\\p{L})',
    'patos?(?!\\p{L})',
    'cabras?(?!\\p{L})|cabrit|caprin',
    'corder',
    'conejos?(?!\\p{L})',
    'pavos?(?!\\p{L})',
    'pescados?(?!\\p{L})|merluza|sardina',
    'huevos?(?!\\p{L})',
  ],
  fr: [
    'b(?:œ|oe)uf|veau(?!\\p{L})',
    'poulets?(?!\\p{L})',
    'canards?(?!\\p{L})',
    'ch[eè]vres?(?!\\p{L})|chevreau',
    'agneau',
    'lapins?(?!\\p{L})',
    'dind(?:e|on)',
    'poissons?(?!\\p{L})|merlus?(?!\\p{L})|sardine',
    '(?:œ|oe)ufs?(?!\\p{L})',
  ],
  it: [
    'manzo|bovin',
    'poll[oi](?!\\p{L})',
    'anatr[ae](?!\\p{L})',
    'capr[ae](?!\\p{L})|caprett|caprin',
    'agnell',
    'conigli',
    'tacchin',
    'pesc[ei](?!\\p{L})|nasello|sardin',
    'uov[ao](?!\\p{L})',
  ],
  lv: [
    'liellop',
    'vist(?:a|as|u|ai|ām|ās|ā)(?!\\p{L})|vistiņ|vistgaļ',
    'pīl(?:e|es|i|ei|ē|ēm|ēs)(?!\\p{L})|pīļ',
    'kaz(?:a|as|u|ai|ām|ās)(?!\\p{L})|kazlēn',
    'jēr',
    'truš|trus(?:is|i|im)(?!\\p{L})',
    'tītar',
    'ziv[iīsju]|sardīn(?!ij)|hek(?:s|a|u|am|i)(?!\\p{L})',
    'ol(?:a|as|u|ai|ām|ās)(?!\\p{L})',
  ],
  cn: [
    '牛(?=[肉心肝肚肺骨])',
    '(?<!火)鸡(?=[肉心肝胗骨架腿胸])|整鸡',
    '鸭(?![梨跖嘴])',
    '山羊',
    '羔羊|(?<!山)羊肉',
    '(?<!脱)兔',
    '火鸡',
    '(?<![鱿章墨鲍])鱼(?!腥)|鳕',
    '鸡蛋|蛋类',
  ],
};

/** The patterns of the words for each animal in a language, in the order of `animals`. */
export const animalPatternSources = (locale: Locale): readonly string[] => stemsByLocale[locale] ?? [];

/** What may stand before such a word, by the grammar of some languages: 'carne de vacuno'. */
export const meatOf = '(?:carne d[ei] |viande (?:de |d’)|κρέας (?:από )?|мяса |месо от )?';

/** An animal that a text names, where, and whether its sentence denies it: `no chicken`. */
type Mention = { snippet: LocatedText; animal: Animal; index: number; found: string; denied: boolean };

const patterns = new Map(
  localeCodes.map((locale) => {
    const before = locale === 'cn' ? '' : '(?<!\\p{L})';
    return [locale, stemsByLocale[locale]?.map((stem) => new RegExp(`${before}(?:${stem})`, 'giu'))];
  }),
);
/** The compiled patterns of a language, in the order of `animals`; to compile more of them takes longer than to search. */
export const animalPatterns = (locale: Locale): readonly RegExp[] => patterns.get(locale) ?? [];

// Dinners keep their English names: 'if chicken disagrees with your dog, Beef Dinner'. Turkey is a country, too.
const properName =
  /\p{Lu}\p{Ll}+(?=[ \u00a0](?:Dinner|Sensitive|Meat)(?!\p{L}))|(?<=(?<!\p{L})(?:[Ff]rom|[Ii]n) )Turkey/gu;

/** The animals that a text names, with whether their sentence denies them. */
export function findAnimals(snippet: LocatedText): Mention[] {
  const { locale } = snippet;
  if (!locale) return [];
  const text = snippet.text.replace(properName, (name) => '\u0000'.repeat(name.length));
  return animals.flatMap((animal, position) =>
    [...text.matchAll(patterns.get(locale)?.[position] ?? /$^/g)].map(({ 0: stem, index }) => {
      const found = locale === 'cn' ? stem : (/^\p{L}+/u.exec(text.slice(index))?.[0] ?? stem);
      return { snippet, animal, index, found, denied: isDenied(text, locale, index) };
    }),
  );
}

function contains({ allergens, proteins, notes = [] }: ProductFacts, animal: Animal): boolean {
  // An animal that is not in the food is allowed if a note names it, as other figures are.
  return [...allergens, ...proteins].includes(animal) || notes.some((note) => note.toLowerCase().includes(animal));
}

/** Animals and other ingredients that the texts of products name though their facts do not have them. */
export function checkAnimalsAndIngredients(snippets: LocatedText[]): ContentProblem[] {
  const checkIngredients = createIngredientCheck();
  const bySlug = new Map<string, LocatedText[]>();
  for (const snippet of snippets) {
    const slug = /^content\/products\/([^/]+)\/\w+\.json$/.exec(snippet.file)?.[1];
    if (slug) bySlug.set(slug, [...(bySlug.get(slug) ?? []), snippet]);
  }
  return [...bySlug].flatMap(([slug, texts]) => {
    const facts = readIfValid(() => readContent(`products/${slug}/facts.json`, productFactsSchema));
    if (!facts) return [];
    const product = reuseEarlierProduct({ slug, facts, texts: reuseEarlierList(`product ${slug}`, texts) });
    return [...checkAnimals(product), ...checkIngredients(product)];
  });
}

const reuseEarlierProduct = (product: ProductTexts) =>
  reuseEarlierValue(
    `facts ${product.slug}`,
    product,
    ({ facts, texts }) => texts === product.texts && isDeepStrictEqual(facts, product.facts),
  );

const checkAnimals = memoizeInProcess('animals', ({ slug, facts, texts }: ProductTexts) =>
  findWrongAnimals(slug, facts, texts),
);

/**
 * Animals that the texts of a product name though its facts do not have them: a fault in its short texts in most
 * languages, and a hint in one or two languages alone. A sentence that denies the animal is right.
 */
export function findWrongAnimals(slug: string, facts: ProductFacts, texts: readonly LocatedText[]): ContentProblem[] {
  const mentions = texts.flatMap(findAnimals);
  return animals
    .filter((animal) => !contains(facts, animal))
    .flatMap((animal) => {
      const all = mentions.filter((mention) => mention.animal === animal);
      const wrong = all.filter(({ denied }) => !denied);
      const stated = wrong.filter(({ snippet }) => !isLongProductText(snippet));
      const isMajority = countLanguages(stated) >= majorityOfLanguages;
      const reported = isMajority ? stated : countLanguages(all) < fewLanguages ? wrong : [];
      return reported.map(({ snippet, index, found }) =>
        createContentProblem(
          snippet,
          { index, found },
          {
            text: `'${found}' is not in content/products/${slug}/facts.json, which has ${facts.proteins.join(', ')}: correct the text or the facts; an animal that is not in this food is allowed if 'notes' in the facts name it ('${animal}')`,
            // One language alone may speak of another food, or of dogs that are tired of the animal.
            weight: isMajority ? undefined : 'hint',
          },
        ),
      );
    });
}

const countLanguages = (mentions: Mention[]) => new Set(mentions.map(({ snippet }) => snippet.locale)).size;
