import { existsSync, readFileSync } from 'node:fs';
import { type Location, type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { leaves, lineOf, type Problem } from '@/lib/content/content-problem';
import { pluralRules } from '@/lib/i18n/formatters';
import { type Locale, languageTag, localeCodes, staffLocales } from '@/lib/i18n/locales';

const reference = 'en';
const titleLimit = 65;

/**
 * Compares message files with the English one: same keys, same arguments, the plural forms of
 * the language, no untranslated text.
 */
export function checkMessages(): Problem[] {
  return [...checkFolder('messages', localeCodes), ...checkFolder('messages/staff', staffLocales)];
}

function checkFolder(folder: string, locales: readonly Locale[]): Problem[] {
  const source = leaves(JSON.parse(readFileSync(`${folder}/${reference}.json`, 'utf8')));
  const greek = leaves(JSON.parse(readFileSync(`${folder}/gr.json`, 'utf8')));
  return locales.flatMap((locale) => {
    const file = `${folder}/${locale}.json`;
    if (!existsSync(file)) return [{ file, text: 'missing' }];
    const text = readFileSync(file, 'utf8');
    const own = leaves(JSON.parse(text));
    const problems: Problem[] = [];
    const print = (key: string, problem: string) =>
      problems.push({ file, line: lineOf(text, key), text: `${key}: ${problem}` });
    for (const key of source.keys()) if (!own.has(key)) problems.push({ file, text: `${key}: missing` });
    for (const [key, message] of own) {
      const original = source.get(key);
      if (original === undefined) print(key, `not in ${folder}/${reference}.json`);
      if (locale !== reference && isUntranslated(message, original)) print(key, `same as English: "${message}"`);
      if (locale !== 'gr' && locale !== reference && isUntranslated(message, greek.get(key)))
        print(key, 'same as Greek');
      for (const problem of icuProblems(message, original ?? message, locale)) print(key, problem);
      if (key.startsWith('pageTitles.') && message.length > titleLimit)
        print(key, `${message.length} characters; at most ${titleLimit} fit on a search results page`);
    }
    return problems;
  });
}

/** True for a longer text that is identical to the other language's: short words, names and units may coincide. */
export function isUntranslated(text: string, other: string | undefined): boolean {
  const plain = text.replace(/\{\w+\}(\u00a0\S+)?/g, '');
  return text === other && plain.length > 14 && /\p{L}{4}/u.test(plain);
}

/** Returns the problems in a message's ICU syntax, arguments or plural forms. */
export function icuProblems(message: string, original: string, locale: keyof typeof pluralForms): string[] {
  let own: ReturnType<typeof summarize>;
  try {
    own = summarize(parse(message));
  } catch (error) {
    // The parser's reasons look like constants: MALFORMED_ARGUMENT.
    const { message: reason, location } = error as Error & { location: Location };
    return [`broken from character ${location.start.offset + 1} on: ${reason.toLowerCase().replaceAll('_', ' ')}`];
  }
  const reference = summarize(parse(original));
  const problems: string[] = [];
  for (const name of reference.names) if (!own.names.has(name)) problems.push(`lacks ${name}`);
  for (const name of own.names)
    if (!reference.names.has(name)) problems.push(`has ${name}, which the page does not give`);
  for (const forms of own.plurals)
    for (const form of pluralForms[locale])
      if (!forms.includes(form)) problems.push(`plural form '${form}' is missing`);
  return problems;
}

const pluralForms = Object.fromEntries(
  localeCodes.map((locale) => [
    locale,
    // The 'many' form of Spanish, French and Italian is for millions in compact notation, which no text here uses.
    pluralRules(languageTag(locale))
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== 'many' || locale === 'ru'),
  ]),
) as Record<(typeof localeCodes)[number], string[]>;

function summarize(elements: MessageFormatElement[], into = { names: new Set<string>(), plurals: [] as string[][] }) {
  for (const element of elements) {
    if (element.type === TYPE.argument || element.type === TYPE.number || element.type === TYPE.date)
      into.names.add(`{${element.value}}`);
    if (element.type === TYPE.tag) {
      into.names.add(`<${element.value}>`);
      summarize(element.children, into);
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      into.names.add(`{${element.value}}`);
      if (element.type === TYPE.plural) into.plurals.push(Object.keys(element.options));
      for (const { value } of Object.values(element.options)) summarize(value, into);
    }
  }
  return into;
}
