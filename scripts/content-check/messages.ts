import { existsSync, readFileSync } from 'node:fs';
import { type ContentProblem, textLeaves } from '@/lib/content/content-problem';
import { type Locale, localeCodes, staffLocales } from '@/lib/i18n/locales';
import { type IcuSummary, icuFault, pluralIssues, summarizeIcu } from './icu';

const reference = 'en';

/**
 * Message files compared with each other: same keys, same arguments, the plural forms that the language needs, no text
 * left untranslated.
 */
export function checkMessages(): ContentProblem[] {
  return [...checkFolder('messages', localeCodes), ...checkFolder('messages/staff', staffLocales)];
}

type Messages = { locale: Locale; file: string; own: Map<string, string> };

function checkFolder(folder: string, locales: readonly Locale[]): ContentProblem[] {
  const files = locales.map((locale) => ({ locale, file: `${folder}/${locale}.json` }));
  const read = files.flatMap(({ locale, file }): Messages[] =>
    existsSync(file) ? [{ locale, file, own: textLeaves(JSON.parse(readFileSync(file, 'utf8'))) }] : [],
  );
  const missing = files.filter(({ file }) => !existsSync(file)).map(({ file }) => ({ file, text: 'missing' }));
  const of = (locale: Locale) => read.find((one) => one.locale === locale)?.own ?? new Map<string, string>();
  const [source, greek] = [of(reference), of('gr')];
  const known = keysOfMajority(read);
  return [
    ...missing,
    ...read.flatMap((messages) => [...checkKeys(messages, known), ...checkUntranslated(messages, source, greek)]),
    ...[...known].flatMap((key) => checkKey(key, read)),
  ];
}

/**
 * The keys that more than half of the languages have: a key that one language lacks or has alone is wrong there,
 * English included.
 */
function keysOfMajority(read: Messages[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { own } of read) for (const key of own.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count * 2 >= read.length).map(([key]) => key));
}

function checkKeys({ file, own }: Messages, known: Set<string>): ContentProblem[] {
  const lacking = [...known].filter((key) => !own.has(key)).map((key) => ({ file, key, text: 'missing' }));
  const alone = [...own.keys()]
    .filter((key) => !known.has(key))
    .map((key) => ({ file, key, text: 'not in the other languages' }));
  return [...lacking, ...alone];
}

function checkUntranslated(
  { file, locale, own }: Messages,
  source: Map<string, string>,
  greek: Map<string, string>,
): ContentProblem[] {
  return [...own].flatMap(([key, message]): ContentProblem[] => {
    if (locale !== reference && isUntranslated(message, source.get(key)))
      return [{ file, key, text: `same as English: "${message}"` }];
    if (locale !== 'gr' && locale !== reference && isUntranslated(message, greek.get(key)))
      return [{ file, key, text: 'same as Greek' }];
    return [];
  });
}

/**
 * One message in every language: each can be read, has its plural forms, and has the arguments that the others have.
 */
function checkKey(key: string, read: Messages[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const readable: { file: string; summary: IcuSummary }[] = [];
  for (const { file, locale, own } of read) {
    const message = own.get(key);
    if (message === undefined) continue;
    const fault = icuFault(message);
    if (fault) {
      problems.push({ file, key, ...fault });
      continue;
    }
    const summary = summarizeIcu(message);
    readable.push({ file, summary });
    problems.push(...pluralIssues(summary, locale).map((text) => ({ file, key, text })));
  }
  const expected = usual(readable.map(({ summary }) => summary.names));
  for (const { file, summary } of readable)
    problems.push(...argumentIssues(summary.names, expected).map((text) => ({ file, key, text })));
  return problems;
}

/** What is wrong with a message's arguments where the other languages have those in `expected`. */
export function argumentIssues(own: Set<string>, expected: Set<string>): string[] {
  return [
    ...[...expected].filter((name) => !own.has(name)).map((name) => `lacks ${name}`),
    ...[...own].filter((name) => !expected.has(name)).map((name) => `has ${name}, which the page does not give`),
  ];
}

/** The set that occurs most often. */
function usual(sets: Set<string>[]): Set<string> {
  const counts = new Map<string, { set: Set<string>; count: number }>();
  for (const set of sets) {
    const id = [...set].sort().join();
    counts.set(id, { set, count: (counts.get(id)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.set ?? new Set();
}

/** True for a longer text that is identical to the other language's: short words, names and units may coincide. */
export function isUntranslated(text: string, other: string | undefined): boolean {
  const plain = text.replace(/\{\w+\}(\u00a0\S+)?/g, '');
  return text === other && plain.length > 14 && /\p{L}{4}/u.test(plain);
}
