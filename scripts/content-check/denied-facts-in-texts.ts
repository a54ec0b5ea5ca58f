import type { ContentProblem } from '@/lib/content/content-problem';
import type { ProductFacts } from '@/lib/content/product-facts-schema';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { animalPatternSources, animalPatterns, animals, meatOf } from './animals-in-texts';
import { isDenied } from './denials';
import { createFactsOfTextReader } from './facts-of-text';
import { createContentProblem, type LocatedText } from './located-texts';
import { isServedWith } from './other-foods-served';

type DenialPatterns = {
  /** The words before what is not in a food, and what may stand between: 'no added'. */
  without: string;
  /** What joins the items of a list. */
  joins: string;
  bone: string;
  /** One word for without bone. */
  boneless: string;
  /** 'With', before bone and one word about it. */
  with: string;
};

const patternsByLocale: Partial<Record<Locale, DenialPatterns>> = {
  en: {
    without: "(?:no|without|zero|free (?:of|from)|(?:does not|doesn[’']t) (?:contain|have|include))(?: any)?",
    joins: 'and|or|nor',
    bone: 'bones?',
    boneless: 'boneless|bone[- ]free',
    with: 'with',
  },
  gr: {
    without: '(?:χωρίς|δίχως|ούτε|δεν (?:περιέχει|έχει|υπάρχει))(?: καθόλου)?',
    joins: 'και|ή|ούτε',
    bone: 'κ[οό]κκ?[αά]λ(?:ο|α|ου|ων)|οστ(?:ό|ά|ών)',
    boneless: 'ξεκοκαλισμέν\\p{L}+',
    with: 'με',
  },
  es: {
    without: '(?:sin|ni|libre de|no (?:lleva|contiene|tiene|hay))(?: nada de)?',
    joins: 'y|o|ni',
    bone: 'huesos?',
    boneless: 'deshuesad[oa]s?',
    with: 'con',
  },
  ru: {
    without: '(?:без|ни|нет|не содержит)',
    joins: 'и|или|ни',
    bone: 'кост(?:ь|и|ей|ью|ями)',
    boneless: 'бескостн\\p{L}+|обвален\\p{L}+',
    with: 'со?',
  },
  cn: {
    without: '(?:不含|没有|无|[未不]添加)(?:任何)?',
    joins: '和|或|及',
    bone: '骨头?',
    boneless: '无骨|去骨',
    with: '连|带|含',
  },
  fr: {
    without: '(?:sans|ni|pas (?:de|d’)|aucune?|ne contient (?:pas|ni)(?: de)?(?: d’)?)(?: aucune?)?',
    joins: 'et|ou|ni',
    bone: 'os',
    boneless: 'désossée?s?',
    with: 'avec',
  },
  bg: {
    without: '(?:без|нито|няма|не съдържа)',
    joins: 'и|или|нито',
    bone: 'кост(?:и|та|ите)?|кокали?',
    boneless: 'обезкостен\\p{L}*',
    with: 'с(?:ъс)?',
  },
  lv: {
    without: '(?:bez|ne|nav|nesatur)',
    joins: 'un|vai',
    bone: 'kaul(?:s|a|u|iem|i)',
    boneless: 'atkaulot\\p{L}+|bezkaulu',
    with: 'ar',
  },
  it: {
    without: '(?:senza|né|priv[oa] di|non contiene|non c’è)',
    joins: 'e|o|né',
    bone: 'oss[oai]',
    boneless: 'disossat[oaie]',
    with: 'con',
  },
};

type LocalePatterns = {
  /** What is denied, whatever it is: most texts deny no animal, and need no search for each. */
  denial: RegExp;
  /** What a text says not to be in the food, in the order of `animals`. */
  animals: RegExp[];
  withoutBone: RegExp;
  withBone: RegExp;
};

/**
 * What is denied: the thing itself, with the end of its clause or another thing after it, so that neither 'no chicken
 * by-products' nor 'no chicken from cages' denies chicken.
 */
function compile(locale: Locale, { without, joins, bone, boneless, with: withWord }: DenialPatterns): LocalePatterns {
  if (locale === 'cn') {
    const end = `(?=$|[，、。；！）]|(?:${joins}))`;
    const denied = (thing: string, more = '') =>
      new RegExp(`${without}(?:\\p{Script=Han}{1,4}(?:、|${joins}))*(?:${thing})${end}${more}`, 'u');
    return {
      denial: new RegExp(`(?=(${without}.*))`, 'gsu'),
      animals: animalPatternSources(locale).map((source) => denied(`(?:${source})肉?类?`)),
      withoutBone: denied(`${bone}|${boneless}`, `|${boneless}`),
      withBone: new RegExp(`(?:${withWord})骨`, 'u'),
    };
  }
  const start = '(?<!\\p{L})';
  const others = `(?:\\p{L}+(?:,| (?:${joins}))\\s)*`;
  const end = `(?=\\s*(?:$|[.,;!)·–—])|\\s(?:${joins})\\s)`;
  const denied = (thing: string) => `${start}(?:${without})(?:\\s|(?<=’))${others}(?:${thing})${end}`;
  // English denies in one word, too: 'chicken-free'.
  const free = (thing: string) => (locale === 'en' ? `|${start}(?:${thing})[- ]free(?!\\p{L})` : '');
  const deniedAnimals = animalPatternSources(locale).map((source) => {
    const thing = `(?:${source})\\p{L}*`;
    return new RegExp(`${denied(`${meatOf}${thing}(?: (?:meat|месо|мясо|мяса|gaļas))?`)}${free(thing)}`, 'iu');
  });
  return {
    denial: new RegExp(
      // It consumes nothing, as another denial may begin in it: 'no soya and no chicken'.
      `${start}(?=((?:${without})(?:\\s|(?<=’))${others}${meatOf}\\p{L}*|\\p{L}+[- ]free(?!\\p{L})))`,
      'giu',
    ),
    animals: deniedAnimals,
    withoutBone: new RegExp(`${denied(`(?:${bone})`)}|${start}(?:${boneless})(?!\\p{L})`, 'iu'),
    withBone: new RegExp(`${start}(?:${withWord}) (?:\\p{L}+ )?(?:${bone})(?!\\p{L}| (?:broth|stock|buljon))`, 'iu'),
  };
}

const patterns = new Map(
  localeCodes.flatMap((locale) => {
    const denials = patternsByLocale[locale];
    return denials ? [[locale, compile(locale, denials)]] : [];
  }),
);

/** What a text denies although the facts of its food have it, and bone that they do not have: each a hint. */
export function findDeniedFacts(snippet: LocatedText, facts: ProductFacts): ContentProblem[] {
  const { text, locale } = snippet;
  const known = locale && patterns.get(locale);
  if (!known) return [];
  const report = (match: RegExpExecArray | null, has: string): ContentProblem[] => {
    if (!match) return [];
    const [found] = match;
    const advice = `'${found}' contradicts facts.json, which has ${has}: correct the text or the facts`;
    return [createContentProblem(snippet, { index: match.index, found }, { text: advice, weight: 'hint' })];
  };
  const present = new Set<string>([...facts.proteins, ...facts.allergens]);
  const denials = [...text.matchAll(known.denial)].map(([, denial = '']) => denial);
  const mayDeny = (index: number) =>
    denials.some((denial) => denial.search(animalPatterns(locale)[index] ?? /$^/) >= 0);
  const ofAnimals = animals.flatMap((animal, index) =>
    present.has(animal) && mayDeny(index) ? report(known.animals[index]?.exec(text) ?? null, animal) : [],
  );
  const withBone = known.withBone.exec(text);
  const isWithBone = withBone && !isDenied(text, locale, withBone.index) && !isServedWith(text, locale, withBone.index);
  if (facts.bonePercent === 0) return [...ofAnimals, ...report(isWithBone ? withBone : null, 'no bone')];
  // Next to meat with bone, a recipe may have meat without it.
  const withoutBone = isWithBone ? null : known.withoutBone.exec(text);
  return [...ofAnimals, ...report(withoutBone, `${facts.bonePercent}% bone`)];
}

/** Texts of products that deny an animal or the bone in their food, or state bone that it does not have. */
export function checkDeniedFacts(snippets: LocatedText[]): ContentProblem[] {
  const factsOf = createFactsOfTextReader();
  return snippets.flatMap((snippet) => {
    const facts = factsOf(snippet);
    return facts ? findDeniedFacts(snippet, facts) : [];
  });
}
