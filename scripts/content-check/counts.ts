import type { Locale } from '@/lib/i18n/locales';
import { unitPatternSource } from './figures-with-units';
import type { LocatedText } from './located-texts';
import { numberWordPattern, spelledNumbers, valueOfNumberWord } from './number-words';
import { memoizeInProcess } from './process-memo';
import { timeUnitPattern } from './time-figures';

/** What texts count, with its plural in each language. A language without a plural here states no counts. */
const nouns = {
  country: {
    en: 'countries|(?:export )?markets',
    gr: 'χώρες|χωρών|αγορές|αγορών',
    es: 'países|mercados',
    ru: 'стран(?:ы|ах|ам|ами)?|рынк(?:а|ов|ах|ам|ами)',
    cn: '国家|市场',
    fr: 'pays|marchés',
    bg: 'страни|държави|пазара',
    lv: 'valst(?:is|īs|īm|u)|tirg(?:i|us|os|iem|u)',
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

type CountedThing = keyof typeof nouns;
/**
 * A count in a text, such as `eleven export markets`. It is direct if no other word stands before the noun, and it may
 * be of the whole unless it says to be of a part (`four of our markets`) or inexact (`over 160 countries`).
 */
export type StatedCount = {
  index: number;
  found: string;
  of: CountedThing;
  count: number;
  isDirect: boolean;
  mayBeWhole: boolean;
};

// Of the rest of a whole, as in 'the other eight ingredients'.
const partOf = /other|more|άλλ|υπόλοιπ|otr|más|друг|остальн|ещё|其他|其余|autre|остан|останал|pārēj|cit[aāiuo]|altr/iu;
// 'The first three', 'three new' and 'four of our' are a part as well, which every language states as the same figure.
const selections =
  'first|new|next|last|few|πρώτ|νέ(?:ες|α|ων|οι)|επόμεν|τελευτ|primer|nuev|próxim|últim|перв|нов(?:ых|ые|ым)|следующ|' +
  'последн|premi[eè]r|nouve|prochain|derni[eè]r|първ|нови|следващ|последн|pirm|jaun|nākam|pēdēj|prim[ei]|nuov|prossim|' +
  'ultim';
const selection = new RegExp(`(?<!\\p{L})(?:${selections})|首[批个]|新(?!鲜|西兰)|最[初早]`, 'iu');
const ofWhole = /^(?:of|από|απ’|των|de|des|du|d’\p{L}+|из|от|no|di|dei|degli|delle|fra|tra)\s/iu;
const estimates =
  'over|than|nearly|almost|about|around|least|(?:πάνω|περισσότερ\\p{L}+|λιγότερ\\p{L}+) από|σχεδόν|περίπου|τουλάχιστον|' +
  '(?:más|menos|cerca|alrededor) de|casi|unos|свыше|около|почти|менее|(?:plus|moins|près) de|environ|над|повече от|' +
  'почти|близо|vairāk (?:nekā|kā|par)|gandrīz|aptuveni|vismaz|oltre|(?:più|meno) di|quasi|circa|almeno';
const inexact = new RegExp(`(?:(?<!\\p{L})(?:${estimates})\\s|超过|近|约)$`, 'iu');
const exportWord = /^(?:export|eksport|экспорт|εξαγωγικ|出口)\p{L}*\s?$/iu;
// `10 years on markets` and `100 g of ingredients` measure.
const measure = new RegExp(`^(?:${timeUnitPattern}|月|(?:${unitPatternSource})(?!\\p{L}))`, 'iu');
/** What finds counts of a thing: most texts lack the noun, whose pattern is much faster than the whole one. */
type CountPattern = { of: CountedThing; noun: RegExp; whole: RegExp };
const patterns = new Map<Locale, CountPattern[]>();

function patternsOf(locale: Locale): CountPattern[] {
  const known = patterns.get(locale);
  if (known) return known;
  const compiled = (Object.keys(nouns) as CountedThing[]).flatMap((of) => compilePattern(locale, of));
  patterns.set(locale, compiled);
  return compiled;
}

function compilePattern(locale: Locale, of: CountedThing): CountPattern[] {
  const { [locale]: noun }: Partial<Record<Locale, string>> = nouns[of];
  const { [locale]: numbers } = spelledNumbers;
  if (!noun || !numbers) return [];
  const number = `\\d+|${numberWordPattern(numbers)}`;
  const source =
    locale === 'cn'
      ? `(?<![一二三四五六七八九十\\d])(${number})(?:个|款|种|道|大)(\\p{Script=Han}{0,4}?)(?:${noun})`
      : `(?<![\\p{L}\\d.,–-]|\\d\\s)(${number})\\s((?:[\\p{L}’-]+\\s){0,2}?)(?:${noun})(?!\\p{L})`;
  return [{ of, noun: new RegExp(noun, 'iu'), whole: new RegExp(source, 'giu') }];
}

/** The counts of two or more things in a text, in digits or words. One thing is mostly no count ('one recipe for'). */
export const findStatedCounts = memoizeInProcess(
  'counts',
  ({ text, locale }: Pick<LocatedText, 'text' | 'locale'>): readonly StatedCount[] => {
    if (!locale) return [];
    return patternsOf(locale).flatMap(({ of, noun, whole }) => {
      if (!noun.test(text)) return [];
      return [...text.matchAll(whole)].flatMap(({ 0: found, 1: number = '', 2: between = '', index }) => {
        const before = text.slice(Math.max(0, index - 12), index);
        const count = /^\d/.test(number) ? Number(number) : valueOfNumberWord(locale, number);
        const isPart = partOf.test(found) || partOf.test(before);
        if (count === undefined || count < 2 || isPart || measure.test(between)) return [];
        const isDirect = between === '' || exportWord.test(between);
        const isSelection = selection.test(before) || selection.test(between) || ofWhole.test(between);
        return [{ index, found, of, count, isDirect, mayBeWhole: !isSelection && !inexact.test(text.slice(0, index)) }];
      });
    });
  },
);
