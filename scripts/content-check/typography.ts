import type { ContentProblem } from '@/lib/content/content-problem';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { codeBeforeSource, unitAfterSource } from './figures-with-units';
import { createContentProblem, type LocatedText } from './located-texts';
import { getTerminology, type Terminology } from './terminology';
import { timeUnitPattern } from './time-figures';

const noBreak = '\u00a0';
const narrow = '\u202f';
const marks = /["«»“”„‟‘’‚‛‹›「」『』〝〞＂]/gu;
const units = 'g|kg|mg|kcal|kJ|cm|km|MB|kB|GB|°C|°F|г|кг|мг|ккал|кДж|см|км|МБ|кБ';

type Rule = { pattern: RegExp; text: string; replace: string; kind?: 'range' };

/** Rules for no-break spaces in every language. */
const spaces: Rule[] = [
  {
    // Excludes the г. after a year in Bulgarian dates.
    pattern: new RegExp(`(?<=\\d|\\}) (?=(?:${units})(?![\\p{L}\\p{N}])|°)(?!(?<=(?<!\\d)20\\d\\d )г\\.)`, 'gu'),
    text: 'a number and its unit are parted here: put a no-break space',
    replace: noBreak,
  },
  {
    pattern: /(?<=\d) (?=×[ \u00a0]\d)|(?<=\d[ \u00a0]×) (?=\d)/g,
    text: 'a product of numbers is parted here: put no-break spaces around ×',
    replace: noBreak,
  },
];
const dashes: Rule = {
  pattern: / (?=[–—])/g,
  text: 'the dash may begin a line here: put a no-break space before it',
  replace: noBreak,
};
const percentApart: Rule[] = [
  { pattern: /(?<=\d) (?=%)/g, text: "'%' may begin a line here: put a no-break space before it", replace: noBreak },
  { pattern: /(?<=\d)(?=%)/g, text: "'%' wants a no-break space before it", replace: noBreak },
];
const percentClose: Rule = {
  pattern: /(?<=\d)[ \u00a0\u202f](?=%)/g,
  text: "'%' stands without a space in this language",
  replace: '',
};

// Excludes house numbers and copyright years.
const range = (wrong: string, right: string): Rule => ({
  kind: 'range',
  pattern: new RegExp(`(?<=(?<![\\d–-]|© ?\\d*)\\d%?)${wrong}(?=\\d+(?![\\d–-]|号))`, 'g'),
  text: `a range of figures is written with ${right} in this language`,
  replace: right,
});
// Between longer numbers, it may be a part of a code, a date or a house number; a unit after them tells a range.
const longNumber = '(?:\\d{1,9}(?:[.,]\\d{1,9})?|\\d{1,3}(?:[.,\\u00a0\\u202f ]\\d{3})+)';
// In Bulgarian and Russian, г. is also the year.
const gramsAtEnd = '(?<!\\d{4})\\s?г\\.';
const rangeWithUnit = (wrong: string, right: string): Rule => ({
  ...range(wrong, right),
  pattern: new RegExp(
    `(?=${wrong})(?<=(?<!${codeBeforeSource})${longNumber}%?)(?<=\\d{2}%?)${wrong}(?!(?<=(?<!\\d)(?:19|20)\\d{2}.)\\d+[\\s-]?(?:${timeUnitPattern}))(?=${longNumber}(?:${unitAfterSource}|${gramsAtEnd}))`,
    'gu',
  ),
});
const ranges = (wrong: string, right: string) => [range(wrong, right), rangeWithUnit(wrong, right)];
const hyphens = ranges('-', '–');
const fullWidthMarks = '，；：！？';

const localeRules: Record<Locale, Rule[]> = {
  gr: [
    percentClose,
    ...hyphens,
    {
      pattern: /(?<=\p{Script=Greek}[»)]?)\?(?=[\s»)]|$)/gu,
      text: "a Greek question ends with ';', not with '?'",
      replace: ';',
    },
  ],
  en: [percentClose, ...hyphens],
  es: [...percentApart, ...ranges('–', '-')],
  ru: [...percentApart, dashes, ...hyphens],
  bg: [percentClose, dashes, ...hyphens],
  lv: [percentClose, dashes, ...hyphens],
  it: [percentClose, ...hyphens],
  cn: [
    percentClose,
    ...ranges('[–~-]', '～'),
    {
      pattern: /(?<=\d)[ \u00a0\u202f](?=千克|克|毫克|千卡|千焦|小时|分钟|天|周|个月|岁|°C|℃)/g,
      text: 'a number and its unit stand together in Chinese',
      replace: '',
    },
    ...[...',;:!?'].map((mark, index) => ({
      pattern: new RegExp(`(?<=\\p{Script=Han})[${mark}] ?(?=\\p{Script=Han}|$)`, 'gu'),
      text: `'${mark}' is narrow here: use ${fullWidthMarks[index]}`,
      replace: fullWidthMarks[index] ?? '',
    })),
    { pattern: /\((?=\p{Script=Han})/gu, text: "'(' is narrow here: use （", replace: '（' },
    { pattern: /(?<=\p{Script=Han})\)/gu, text: "')' is narrow here: use ）", replace: '）' },
  ],
  fr: [
    ...percentApart,
    ...hyphens,
    {
      pattern: /(?<=[\p{L}\p{N})»%]) (?=[;?!])|(?<=[\p{L})»%])(?=[;?!](?:\s|$))/gu,
      text: 'this mark wants a narrow no-break space before it',
      replace: narrow,
    },
    {
      pattern: /(?<=[\p{L}\p{N})»%]) (?=:(?:\s|$))|(?<=[\p{L})»%])(?=:(?:\s|$))/gu,
      text: "':' wants a no-break space before it",
      replace: noBreak,
    },
    {
      pattern: /(?<=«) | (?=»)|(?<=«)(?=\S)(?![\u00a0\u202f])|(?<=[^\s\u00a0\u202f])(?=»)/gu,
      text: 'quotation marks want a no-break space inside',
      replace: noBreak,
    },
  ],
};

/** Quotation marks, apostrophes, spaces and thousands that are not those of the text's language. */
export const checkTypography = (snippet: LocatedText): ContentProblem[] => [
  ...checkQuotationMarks(snippet),
  ...checkApostrophesAndSpaces(snippet),
];

/** Quotation marks that are not those of the language's terms. */
export function checkQuotationMarks(snippet: LocatedText): ContentProblem[] {
  const { locale } = snippet;
  const terms = locale && getTerminology(locale);
  return terms ? foreignMarks(snippet, terms.quotes, locale) : [];
}

/** Apostrophes, spaces and thousands, whose rules need no terms. */
export function checkApostrophesAndSpaces(snippet: LocatedText): ContentProblem[] {
  const { locale } = snippet;
  return locale ? [...apostrophes(snippet), ...spacing(snippet, locale), ...groupings(snippet, locale)] : [];
}

/** Thousands with another separator than that of the language: `1.000` in Spanish, `1 000` in Greek. */
function groupings(snippet: LocatedText, locale: Locale): ContentProblem[] {
  const format = getNumberFormat(languageTag(locale));
  const decimal = format.format(0.5).slice(1, 2);
  const grouped = /(?<!EN[ \u00a0]|[\d.,+/] ?)[1-9]\d{0,2}(?:[ \u00a0\u202f.,]\d{3})+(?![.,/]?\d| \d)/g;
  return [...snippet.text.matchAll(grouped)].flatMap(({ 0: found, index }) => {
    const expected = format.format(Number(found.replace(/\D/g, '')));
    // Three decimals, as in 2.125.
    if (found === expected || new RegExp(`^\\d+\\${decimal}\\d{3}$`).test(found)) return [];
    const text = `${found} is written ${expected} in this language`;
    return [createContentProblem(snippet, { index, found }, { text, replace: expected, weight: 'style' })];
  });
}

function spacing(snippet: LocatedText, locale: Locale): ContentProblem[] {
  // The notation of store hours has hyphens in every language.
  const rules = snippet.key?.startsWith('storesAdmin.')
    ? localeRules[locale].filter(({ kind }) => kind !== 'range')
    : localeRules[locale];
  return [...spaces, ...rules].flatMap(({ pattern, text, replace }) =>
    [...snippet.text.matchAll(pattern)].map(({ 0: found, index }) =>
      createContentProblem(
        snippet,
        { index, found },
        { text: `${text} (…${excerpt(snippet.text, index)}…)`, replace, weight: 'style' },
      ),
    ),
  );
}

const excerpt = (text: string, index: number) => text.slice(Math.max(0, index - 12), index + 12);

function foreignMarks(snippet: LocatedText, { open, close }: Terminology['quotes'], locale: Locale): ContentProblem[] {
  const right = locale === 'fr' ? `${open} … ${close}` : `${open}…${close}`;
  return [...snippet.text.matchAll(marks)].flatMap(({ 0: found, index }) => {
    if (found === open || found === close) return [];
    const [before = ' ', after = ' '] = [snippet.text[index - 1], snippet.text[index + 1]];
    if (found === '’' && /[\p{L}\p{N}}]/u.test(before)) return [];
    const opens = /[\s\u00a0\u202f([{—–-]/.test(before);
    const withSpace = (mark: string) => (locale === 'fr' ? (opens ? `${mark}${noBreak}` : `${noBreak}${mark}`) : mark);
    // A second kind of mark may be a nested quotation, which only a person can decide.
    const replace =
      /["＂“”„]/.test(found) && /\S/.test(opens ? after : before) ? withSpace(opens ? open : close) : undefined;
    return [
      createContentProblem(
        snippet,
        { index, found },
        { text: `${found} is not a quotation mark of this language: use ${right}`, replace, weight: 'style' },
      ),
    ];
  });
}

/** Straight apostrophes between letters; before a brace or a tag of a message, one is ICU syntax. */
function apostrophes(snippet: LocatedText): ContentProblem[] {
  return [...snippet.text.matchAll(/(?<=\p{L})['´`](?=\p{L})/gu)].map(({ 0: found, index }) =>
    createContentProblem(
      snippet,
      { index, found },
      { text: `${found} is not an apostrophe: use ’`, replace: '’', weight: 'style' },
    ),
  );
}
