import { type MessageFormatElement, type PluralElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { ContentProblem } from '@/lib/content/content-problem';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import type { LocatedText } from './located-texts';

const reference = 'en';
/** Languages whose nouns have one form for all numbers. */
const withoutPlurals: readonly Locale[] = ['cn'];

type Select = { name: string; keys: string[] };
/** `numbersAfterColon` are the arguments that stand alone after a colon: `Найдено магазинов: {count}`. */
type MessageForms = { selects: Select[]; plurals: PluralElement[]; numbersAfterColon: string[] };

/** The plurals and selects of a message, also nested ones; null if it cannot be parsed. */
function readForms(message: string): MessageForms | null {
  const forms: MessageForms = { selects: [], plurals: [], numbersAfterColon: [] };
  try {
    collect(parse(message), forms);
    forms.numbersAfterColon = findNumbersAfterColon(message);
    return forms;
  } catch {
    // The check of messages reports why it cannot be parsed.
    return null;
  }
}

function collect(elements: MessageFormatElement[], forms: MessageForms): void {
  for (const element of elements) {
    if (element.type === TYPE.tag) collect(element.children, forms);
    if (element.type === TYPE.plural) forms.plurals.push(element);
    if (element.type === TYPE.select) forms.selects.push({ name: element.value, keys: Object.keys(element.options) });
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) collect(value, forms);
  }
}

// A noun after the number would need its plural; a preposition, which is short, does not: 'Shops: 3 of 12'.
const numberAfterColon = /[:：]\s*(?:<\w+>\s*)?\{\s*(\w+)\s*(?:,\s*number[^{}]*)?\}(?!(?:\s|<\/\w+>)*\p{L}{4})/gu;

const findNumbersAfterColon = (message: string): string[] =>
  [...message.matchAll(numberAfterColon)].flatMap(([, name]) => name ?? []);

/**
 * Compares the forms of messages with those of English: a select has the same keys, which the program gives, a counted
 * noun has its plural, and a form shows the number where English does.
 */
export function checkMessageForms(snippets: readonly LocatedText[]): ContentProblem[] {
  const english = new Map(
    snippets
      .filter(({ icu, locale, text }) => icu && locale === reference && /,\s*(?:plural|select)/.test(text))
      .map((snippet) => [subjectOf(snippet), readForms(snippet.text)]),
  );
  return snippets.flatMap((snippet) => {
    const expected = snippet.icu && snippet.locale !== reference && english.get(subjectOf(snippet));
    const forms = expected ? readForms(snippet.text) : null;
    if (!expected || !forms) return [];
    const { file, key, locale } = snippet;
    return [
      ...findSelectIssues(forms, expected),
      ...(locale && withoutPlurals.includes(locale) ? [] : findMissingPlurals(forms, expected)),
      ...findFormsWithoutNumber(forms, expected, locale),
    ].map((text) => ({ file, key, text }));
  });
}

const subjectOf = ({ file, key }: LocatedText) => `${file.slice(0, file.lastIndexOf('/'))} ${key}`;

function findSelectIssues({ selects }: MessageForms, expected: MessageForms): string[] {
  return selects.flatMap(({ name, keys }) => {
    const source = expected.selects.filter((select) => select.name === name);
    if (source.length === 0 || source.some((select) => hasSameItems(select.keys, keys))) return [];
    const expectedKeys = source[0]?.keys ?? [];
    const unknown = keys.filter((key) => !expectedKeys.includes(key));
    const missing = expectedKeys.filter((key) => !keys.includes(key));
    return [
      ...unknown.map((key) => `'${key} {…}' of {${name}, select} is a name that the program never gives`),
      ...missing.map((key) => `'${key} {…}' of {${name}, select} is missing`),
    ].map(
      (text) =>
        `${text}: write the names as in English (${expectedKeys.join(', ')}), and translate only within the braces`,
    );
  });
}

const hasSameItems = (one: string[], other: string[]) =>
  one.length === other.length && one.every((item) => other.includes(item));

function findMissingPlurals({ plurals, numbersAfterColon }: MessageForms, expected: MessageForms): string[] {
  return [...new Set(expected.plurals.map(({ value }) => value))]
    .filter((name) => !plurals.some(({ value }) => value === name) && !numbersAfterColon.includes(name))
    .map(
      (name) =>
        `{${name}} has no plural, so one and many read alike: write {${name}, plural, one {# …} other {# …}} as in English`,
    );
}

/** Forms that do not show the number, or show a fixed one, though English shows it. */
function findFormsWithoutNumber({ plurals }: MessageForms, expected: MessageForms, locale: Locale | null): string[] {
  return plurals.flatMap(({ value: name, options, pluralType, offset }) => {
    const rules = locale && offset === 0 ? new Intl.PluralRules(languageTag(locale), { type: pluralType }) : null;
    const source = expected.plurals.find(({ value }) => value === name);
    if (!source || !showsNumber(source.options.other?.value ?? [], name)) return [];
    return Object.entries(options).flatMap(([form, { value }]) => {
      if (form.startsWith('=') || showsNumber(value, name)) return [];
      const [digits] = /\d+/.exec(literals(value)) ?? [];
      // 'one shop' may do without a figure, and '1 shop' has the right one.
      if (!digits && form !== 'other') return [];
      if (digits && rules && selectsOnly(rules, form, Number(digits))) return [];
      return digits
        ? [`'${form} {…}' always shows ${digits}: write # there, which becomes the number`]
        : [`'${form} {…}' lacks #, which becomes the number`];
    });
  });
}

/** Russian and Latvian use the form of 1 for 21, and French for 0. All repeat their rules after 200. */
const selectsOnly = (rules: Intl.PluralRules, form: string, number: number): boolean =>
  rules.select(number) === form &&
  Array.from({ length: 201 }, (_, other) => other).every((other) => other === number || rules.select(other) !== form);

const showsNumber = (elements: MessageFormatElement[], name: string): boolean =>
  elements.some(
    (element) =>
      element.type === TYPE.pound ||
      ((element.type === TYPE.argument || element.type === TYPE.number) && element.value === name) ||
      (element.type === TYPE.tag && showsNumber(element.children, name)),
  );

const literals = (elements: MessageFormatElement[]): string =>
  elements.map((element) => (element.type === TYPE.literal ? element.value : ' ')).join('');
