import type { Locale } from '@/lib/i18n/locales';
import type { LocatedText } from './located-texts';
import { numberWordPattern, spelledNumbers, valueOfNumberWord } from './number-words';

/** What texts count, with its plural in each language. A language without a plural here states no counts. */
const nouns = {
  country: {
    en: 'countries|(?:export )?markets',
    gr: 'χώρες|χωρών|αγορές|αγορών',
    es: 'países|mercados',
    ru: 'стран\\p{L}*|рынк\\p{L}+',
    cn: '国家|市场',
    fr: 'pays|marchés',
    bg: 'страни|държави|пазара',
    lv: 'valst\\p{L}+|tirg\\p{L}+',
    it: 'paesi|mercati',
  },
  recipe: {
    en: 'recipes|meals',
    gr: 'συνταγ(?:ές|ών)|γε(?:ύματα|υμάτων)',
    es: 'recetas|menús',
    ru: 'рецепт(?:а|ов|ах|ам|ами)|корм(?:а|ов)',
    cn: '配方|餐',
    fr: 'recettes|repas',
    bg: 'рецепти|храни',
    lv: 'recep(?:tes|tēm|tēs|šu)',
    it: 'ricette|pasti',
  },
  ingredient: {
    en: 'ingredients',
    gr: 'υλικά|υλικών|συστατικ(?:ά|ών)',
    es: 'ingredientes',
    ru: 'ингредиент(?:а|ов|ах|ам|ами)',
    cn: '原料|食材',
    fr: 'ingrédients',
    bg: 'съставки',
    lv: 'sastāvda(?:ļas|ļu|ļām|ļās)',
    it: 'ingredienti',
  },
  language: {
    en: 'languages',
    gr: 'γλώσσες|γλωσσών',
    es: 'idiomas|lenguas',
    ru: 'язык(?:а|ов|ах|ам|ами)',
    cn: '语言',
    fr: 'langues',
    bg: 'езика',
    lv: 'valod(?:as|ām|ās|u)',
    it: 'lingue',
  },
} satisfies Record<string, Partial<Record<Locale, string>>>;

export type CountedThing = keyof typeof nouns;
/** A count in a text, such as `eleven export markets`. */
export type Count = { index: number; found: string; of: CountedThing; count: number };

// Of the rest of a whole, as in 'the other eight ingredients'.
const partOf = /other|more|άλλ|υπόλοιπ|otr|más|друг|остальн|ещё|其他|其余|autre|остан|останал|pārēj|cit[aāiuo]|altr/iu;
const patterns = new Map<string, RegExp>();

function patternOf(locale: Locale, of: CountedThing): RegExp | null {
  const name = `${locale} ${of}`;
  const { [locale]: noun }: Partial<Record<Locale, string>> = nouns[of];
  const { [locale]: numbers } = spelledNumbers;
  if (!noun || !numbers) return null;
  const number = `\\d+|${numberWordPattern(numbers)}`;
  const source =
    locale === 'cn'
      ? `(?<![一二三四五六七八九十\\d])(${number})(?:个|款|种|道|大)\\p{Script=Han}{0,4}?(?:${noun})`
      : `(?<![\\p{L}\\d.,–-])(${number})\\s(?:[\\p{L}’-]+\\s){0,2}?(?:${noun})(?!\\p{L})`;
  const pattern = patterns.get(name) ?? new RegExp(source, 'giu');
  patterns.set(name, pattern);
  return pattern;
}

/** The counts of two or more things in a text, in digits or words. One thing is mostly no count ('one recipe for'). */
export function countsOf({ text, locale }: Pick<LocatedText, 'text' | 'locale'>): Count[] {
  if (!locale) return [];
  return (Object.keys(nouns) as CountedThing[]).flatMap((of) => {
    const pattern = patternOf(locale, of);
    return [...(pattern ? text.matchAll(pattern) : [])].flatMap(({ 0: found, 1: number = '', index }) => {
      const count = /^\d/.test(number) ? Number(number) : valueOfNumberWord(locale, number);
      const isPart = partOf.test(found) || partOf.test(text.slice(Math.max(0, index - 12), index));
      return count === undefined || count < 2 || isPart ? [] : [{ index, found, of, count }];
    });
  });
}
