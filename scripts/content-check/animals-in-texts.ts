import type { ContentProblem } from '@/lib/content/content-problem';
import { type ProductFacts, productFactsSchema } from '@/lib/content/product-facts-schema';
import { readContent } from '@/lib/content/read-content';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { createIngredientCheck } from './ingredients-in-texts';
import { createContentProblem, type LocatedText } from './located-texts';
import { readIfValid } from './read-if-valid';

const animals = ['beef', 'chicken', 'duck', 'goat', 'lamb', 'rabbit', 'turkey', 'fish', 'egg'] as const;
type Animal = (typeof animals)[number];
/** How many of the nine languages must agree: fewer may speak of something else. */
const [fewLanguages, majorityOfLanguages] = [3, 5];

/** The beginnings of the words for each animal, in the order of `animals`, and what denies or replaces it. */
const vocabularies: Record<Locale, { stems: string[]; denial: string }> = {
  en: {
    stems: [
      'beef|veal',
      'chicken',
      'duck',
      'goat',
      'lamb|mutton',
      'rabbit',
      'turkey',
      'fish|hake|sardine',
      'eggs?(?!\\p{L})',
    ],
    denial:
      '(?<!\\p{L})(?:no|not|never|neither|nor|without|free|avoid|instead|other|than|unlike)(?!\\p{L})|n’t(?!\\p{L})',
  },
  gr: {
    stems: [
      'μοσχ[αά]ρ|βοδιν',
      'κοτ[οό]πουλ',
      'π[αά]πι',
      'κατσ[ιί]κ',
      'αρν[ιί]',
      'κουν[εέ]λ',
      'γαλοπο[υύ]λ',
      'ψ[αά]ρι|σαρδ[εέ]λ|μπακαλι[αά]ρ',
      'αυγ|αβγ',
    ],
    denial: '(?<!\\p{L})(?:χωρίς|δίχως|δεν|ούτε|όχι|μην?|αντί|εκτός|πέρα|αποφεύγ)',
  },
  bg: {
    stems: [
      'говежд|телешк',
      'пилешк|пиле',
      'патешк|патиц',
      'коз[еия](?!\\p{L})',
      'агнешк|агне',
      'заешк|заек|зайц',
      'пуешк|пуйк',
      'риб[аин]|сардин|хек',
      'яйц|яйч',
    ],
    denial: '(?<!\\p{L})(?:без|не|няма|нито|ни|вместо|освен|избяг)',
  },
  ru: {
    stems: [
      'говя',
      'куриц|курин|кур(?!\\p{L})',
      'ут[ко]|утин',
      'козл|коз[аье]',
      'ягн|баран',
      'кроли',
      'индей|индюш',
      'рыб|сардин|хек',
      'яйц|яич',
    ],
    denial: '(?<!\\p{L})(?:без|не|нет|ни|вместо|кроме|избега)',
  },
  es: {
    stems: [
      'vacuno|ternera|buey',
      'pollo',
      'pato',
      'cabra|cabrito',
      'cordero',
      'conejo',
      'pavo',
      'pescado|merluza|sardina',
      'huevo',
    ],
    denial: '(?<!\\p{L})(?:sin|no|ni|nunca|tampoco|lugar|evita|salvo|aparte|distint)',
  },
  fr: {
    stems: [
      'b(?:œ|oe)uf',
      'poulet',
      'canard',
      'ch[eè]vre',
      'agneau',
      'lapin',
      'dinde',
      'poisson|merlu|sardine',
      'œufs?(?!\\p{L})',
    ],
    denial: '(?<!\\p{L})(?:sans|ni|ne|pas|non|aucun|jamais|lieu|évite|éviter|sauf|autre)(?!\\p{L})|(?<!\\p{L})n’',
  },
  it: {
    stems: [
      'manzo|bovin',
      'pollo',
      'anatra',
      'capra|capretto',
      'agnello',
      'conigli',
      'tacchin',
      'pesce|nasello|sardin',
      'uov[ao](?!\\p{L})',
    ],
    denial: '(?<!\\p{L})(?:senza|non|né|nessun|niente|mai|invece|evita|oltre|tranne)',
  },
  lv: {
    stems: [
      'liellop',
      'vist',
      'pīl[eēu]',
      'kaz[aāu]',
      'jēr',
      'truš',
      'tītar',
      'ziv[isju]|sardīn|hek',
      'ol[auāām]{1,3}(?!\\p{L})',
    ],
    denial: '(?<!\\p{L})(?:bez|ne|nav|nekad|izvair|izņemot)',
  },
  cn: {
    stems: [
      '牛(?=[肉心肝肚肺骨])',
      '(?<!火)鸡(?=[肉心肝胗骨架])',
      '鸭',
      '山羊',
      '羔羊|(?<!山)羊肉',
      '兔',
      '火鸡',
      '鱼|鳕',
      '鸡蛋|蛋类',
    ],
    denial: '不|无|没|非|未|别|避|除|外',
  },
};

/** An animal that a text names, where, and whether its sentence denies it: `no chicken`. */
type Mention = { snippet: LocatedText; animal: Animal; index: number; found: string; denied: boolean };

const patterns = new Map(
  localeCodes.map((locale) => {
    const { stems, denial } = vocabularies[locale];
    const before = locale === 'cn' ? '' : '(?<!\\p{L})';
    const named = stems.map((stem) => new RegExp(`${before}(?:${stem})`, 'giu'));
    return [locale, { named, denial: new RegExp(denial, 'iu') }];
  }),
);
// Dinners keep their English names: 'if chicken disagrees with your dog, Beef Dinner'.
const productName = /\p{Lu}\p{Ll}+(?=[ \u00a0](?:Dinner|Sensitive|Meat)(?!\p{L}))/gu;

/** The animals that a text names, with the sentence or half of a sentence that denies them or not. */
export function findAnimals(snippet: LocatedText): Mention[] {
  const vocabulary = snippet.locale && patterns.get(snippet.locale);
  if (!vocabulary) return [];
  const text = snippet.text.replace(productName, (name) => '\u0000'.repeat(name.length));
  return animals.flatMap((animal, position) =>
    [...text.matchAll(vocabulary.named[position] ?? /$^/g)].map(({ 0: stem, index }) => {
      const start = Math.max(
        ...[...text.slice(0, index).matchAll(/[.!?;:·。！？；：]/gu)].map((mark) => mark.index + 1),
        0,
      );
      const length = text.slice(index).search(/[.!?;:·。！？；：]/u);
      const sentence = text.slice(start, length < 0 ? undefined : index + length);
      const found = /^\p{L}+/u.exec(text.slice(index))?.[0] ?? stem;
      return {
        snippet,
        animal,
        index,
        found: snippet.locale === 'cn' ? stem : found,
        denied: vocabulary.denial.test(sentence),
      };
    }),
  );
}

const isSummary = ({ key = '' }: LocatedText) => !/^longDescription\.|\.text$/.test(key);

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
    return facts ? [...findWrongAnimals(slug, facts, texts), ...checkIngredients(slug, facts, texts)] : [];
  });
}

/**
 * Animals that the texts of a product name though its facts do not have them: in its short texts in most languages, or
 * in one language alone, which is a hint in a long text. A sentence that denies the animal is right.
 */
export function findWrongAnimals(slug: string, facts: ProductFacts, texts: LocatedText[]): ContentProblem[] {
  const mentions = texts.flatMap(findAnimals);
  return animals
    .filter((animal) => !contains(facts, animal))
    .flatMap((animal) => {
      const all = mentions.filter((mention) => mention.animal === animal);
      const wrong = all.filter(({ denied }) => !denied);
      const stated = wrong.filter(({ snippet }) => isSummary(snippet));
      const reported =
        countLanguages(stated) >= majorityOfLanguages ? stated : countLanguages(all) < fewLanguages ? wrong : [];
      return reported.map(({ snippet, index, found }) =>
        createContentProblem(
          snippet,
          { index, found },
          {
            text: `'${found}' is not in content/products/${slug}/facts.json, which has ${facts.proteins.join(', ')}: correct the text or the facts; an animal that is not in this food is allowed if 'notes' in the facts name it ('${animal}')`,
            // A long text may speak of dogs that are tired of the animal.
            weight: isSummary(snippet) ? undefined : 'hint',
          },
        ),
      );
    });
}

const countLanguages = (mentions: Mention[]) => new Set(mentions.map(({ snippet }) => snippet.locale)).size;
