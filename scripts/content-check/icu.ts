import { type Location, type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { getPluralRules } from '@/lib/i18n/formatters';
import { type Locale, languageTag, localeCodes } from '@/lib/i18n/locales';

/** The arguments and tags of a message, and the forms of each of its plurals. */
export type IcuSummary = { names: Set<string>; plurals: string[][] };

const reasons: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'the brace { there is not closed: its } is missing',
  EMPTY_ARGUMENT: 'there is no name between the braces { }',
  MALFORMED_ARGUMENT: 'a name in braces has letters, digits and _ only, such as {count}',
  EXPECT_ARGUMENT_TYPE: "after the comma comes 'plural', 'select' or 'number'",
  INVALID_ARGUMENT_TYPE: "after the comma comes 'plural', 'select' or 'number', in Latin letters",
  EXPECT_SELECT_ARGUMENT_OPTIONS: 'the forms are missing, such as one {…} other {…}',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'a form needs its name before the brace, such as other {…}',
  EXPECT_SELECT_ARGUMENT_SELECTOR: 'a form needs its name before the brace, such as other {…}',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'the text of a form stands in braces, such as other {…}',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'the text of a form stands in braces, such as other {…}',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'a form is there twice',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'a form is there twice',
  MISSING_OTHER_CLAUSE: "the form 'other' is missing",
  INVALID_TAG: 'a tag such as <terms> is not written right',
  UNMATCHED_CLOSING_TAG: 'a tag is closed that was not opened',
  UNCLOSED_TAG: 'a tag is not closed, such as <terms>…</terms>',
};

/** The reason why a message cannot be parsed, and the position; null if it can. */
export function findIcuFault(message: string): { at: number; found: string; text: string } | null {
  try {
    parse(message);
    return null;
  } catch (error) {
    const { message: code, location } = error as Error & { location: Location };
    const { offset } = location.start;
    const at = Math.min(offset, Math.max(message.length - 1, 0));
    return {
      at,
      found: message.slice(at, at + 1),
      text: `broken from character ${offset + 1} on: ${reasons[code] ?? readableCode(code)}`,
    };
  }
}

// The reasons of the parser look like constants: MALFORMED_ARGUMENT.
const readableCode = (code: string) => code.toLowerCase().replaceAll('_', ' ');

/** The arguments, tags and plurals of a valid message. */
export function summarizeIcu(message: string): IcuSummary {
  const summary: IcuSummary = { names: new Set(), plurals: [] };
  collect(parse(message), summary);
  return summary;
}

function collect(elements: MessageFormatElement[], summary: IcuSummary): void {
  for (const element of elements) {
    if (element.type === TYPE.tag) {
      summary.names.add(`<${element.value}>`);
      collect(element.children, summary);
    } else if (element.type === TYPE.plural || element.type === TYPE.select) {
      summary.names.add(`{${element.value}}`);
      if (element.type === TYPE.plural) summary.plurals.push(Object.keys(element.options));
      for (const { value } of Object.values(element.options)) collect(value, summary);
    } else if (element.type !== TYPE.literal && element.type !== TYPE.pound) summary.names.add(`{${element.value}}`);
  }
}

/** The text of a message that is not the value of an argument: all of its forms, one after the other. */
export function extractIcuLiteralText(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return extractIcuLiteralText(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return ' ';
      return Object.values(element.options)
        .map(({ value }) => extractIcuLiteralText(value))
        .join(' ');
    })
    .join('');
}

const pluralForms = Object.fromEntries(
  localeCodes.map((locale) => [
    locale,
    // The 'many' form of Spanish, French and Italian is for millions in compact notation, which no text here uses.
    getPluralRules(languageTag(locale))
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== 'many' || locale === 'ru'),
  ]),
) as Record<Locale, string[]>;

/** The plural forms of a language that a message lacks, and those of the message that the language does not have. */
export function findPluralIssues({ plurals }: IcuSummary, locale: Locale): string[] {
  return plurals.flatMap((forms) => [
    ...pluralForms[locale].filter((form) => !forms.includes(form)).map((form) => `plural form '${form}' is missing`),
    ...forms
      .filter((form) => !/^=\d+$/.test(form) && !pluralForms[locale].includes(form))
      .map((form) => `this language has no plural form '${form}': delete it`),
  ]);
}
