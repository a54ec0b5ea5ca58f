import { existsSync, readFileSync } from 'node:fs';
import { type ContentProblem, textsByDottedPath } from '@/lib/content/content-problem';
import { describeValueKind } from '@/lib/files/describe-schema-issue';
import { type Locale, localeCodes, staffLocales } from '@/lib/i18n/locales';
import { findIcuFault, findPluralIssues, type IcuSummary, summarizeIcu } from './icu';

const reference = 'en';

/**
 * Compares the message files with each other: same keys, same arguments, the plural forms that the language needs, no
 * untranslated texts.
 */
export function checkMessages(): ContentProblem[] {
  return [...checkFolder('messages', localeCodes), ...checkFolder('messages/staff', staffLocales)];
}

type Messages = { locale: Locale; file: string; texts: Map<string, string>; others: Map<string, unknown> };

function checkFolder(folder: string, locales: readonly Locale[]): ContentProblem[] {
  const files = locales.map((locale) => ({ locale, file: `${folder}/${locale}.json` }));
  const messageFiles = files.flatMap(({ locale, file }): Messages[] =>
    existsSync(file) ? [readMessages(locale, file)] : [],
  );
  const textsOf = (locale: Locale) =>
    messageFiles.find((messages) => messages.locale === locale)?.texts ?? new Map<string, string>();
  const [source, greek] = [textsOf(reference), textsOf('gr')];
  const commonKeys = keysOfMajority(messageFiles);
  return [
    ...messageFiles.flatMap((messages) => [
      ...checkTypes(messages, commonKeys),
      ...checkKeys(messages, commonKeys),
      ...checkUntranslated(messages, source, greek),
    ]),
    ...[...commonKeys].flatMap((key) => checkKey(key, messageFiles)),
  ];
}

function readMessages(locale: Locale, file: string): Messages {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return { locale, file, texts: textsByDottedPath(value), others: valuesByDottedPath(value) };
}

/** Dotted path -> value for everything in a JSON value that is not a text. */
function valuesByDottedPath(value: unknown, prefix = ''): Map<string, unknown> {
  const values = new Map<string, unknown>();
  if (typeof value === 'string') return values;
  if (prefix) values.set(prefix, value);
  if (value && typeof value === 'object' && !Array.isArray(value))
    for (const [key, inner] of Object.entries(value))
      for (const [path, one] of valuesByDottedPath(inner, prefix ? `${prefix}.${key}` : key)) values.set(path, one);
  return values;
}

/** Numbers, lists and the like where a text belongs, groups in the place of texts, and texts in that of groups. */
function checkTypes({ file, texts, others }: Messages, commonKeys: Set<string>): ContentProblem[] {
  const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const wrong = [...others]
    .filter(([key, value]) => commonKeys.has(key) || !isGroup(value))
    .map(([key, value]) => ({ file, key, text: `should be a text in quotes, not ${describeValueKind(value)}` }));
  const groups = parentKeysOf(commonKeys);
  const flat = [...texts]
    .filter(([key]) => groups.has(key))
    .map(([key, text]) => ({ file, key, text: `should be a group in { }, not ${describeValueKind(text)}` }));
  return [...wrong, ...flat];
}

/** `a` and `a.b` of `a.b.c`. */
const parentKeysOf = (keys: Iterable<string>) =>
  new Set([...keys].flatMap((key) => key.split('.').map((_, index, parts) => parts.slice(0, index).join('.'))));

/**
 * The keys that at least half of the languages have. A key that a single language lacks or has alone is an error there,
 * also in English.
 */
function keysOfMajority(messageFiles: Messages[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { texts } of messageFiles) for (const key of texts.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count * 2 >= messageFiles.length).map(([key]) => key));
}

function checkKeys({ file, texts, others }: Messages, commonKeys: Set<string>): ContentProblem[] {
  // A value of another type is there, and reported as such.
  const hasOther = (key: string) => others.has(key) || [...parentKeysOf([key])].some((parent) => texts.has(parent));
  const isInOther = (key: string) => [...parentKeysOf([key])].some((parent) => commonKeys.has(parent));
  const groups = parentKeysOf(commonKeys);
  const missing = [...commonKeys]
    .filter((key) => !texts.has(key) && !hasOther(key))
    .map((key) => ({ file, key, text: 'missing' }));
  const extra = [...texts.keys()]
    .filter((key) => !commonKeys.has(key) && !isInOther(key) && !groups.has(key))
    .map((key) => ({ file, key, text: 'not in the other languages' }));
  return [...missing, ...extra];
}

function checkUntranslated(
  { file, locale, texts }: Messages,
  source: Map<string, string>,
  greek: Map<string, string>,
): ContentProblem[] {
  return [...texts].flatMap(([key, message]): ContentProblem[] => {
    if (locale !== reference && isUntranslated(message, source.get(key)))
      return [{ file, key, text: `same as English: "${message}"` }];
    if (locale !== 'gr' && locale !== reference && isUntranslated(message, greek.get(key)))
      return [{ file, key, text: 'same as Greek' }];
    return [];
  });
}

/**
 * Checks one message in every language: each can be parsed, has its plural forms, and has the arguments of the others.
 */
function checkKey(key: string, messageFiles: Messages[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const readable: { file: string; summary: IcuSummary }[] = [];
  for (const { file, locale, texts } of messageFiles) {
    const message = texts.get(key);
    if (message === undefined) continue;
    const fault = findIcuFault(message);
    if (fault) {
      problems.push({ file, key, ...fault });
      continue;
    }
    const summary = summarizeIcu(message);
    readable.push({ file, summary });
    problems.push(...findPluralIssues(summary, locale).map((text) => ({ file, key, text })));
  }
  const expected = majoritySet(readable.map(({ summary }) => summary.names));
  for (const { file, summary } of readable)
    problems.push(...findArgumentIssues(summary.names, expected).map((text) => ({ file, key, text })));
  return problems;
}

/** The problems of the arguments of a message whose other languages have those in `expected`. */
export function findArgumentIssues(names: Set<string>, expected: Set<string>): string[] {
  return [
    ...[...expected].filter((name) => !names.has(name)).map((name) => `lacks ${name}`),
    ...[...names].filter((name) => !expected.has(name)).map((name) => `has ${name}, which the page does not give`),
  ];
}

/** The set that occurs in the largest number of languages. */
function majoritySet(sets: Set<string>[]): Set<string> {
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
