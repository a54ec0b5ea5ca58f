import { existsSync } from 'node:fs';
import { z } from 'zod';
import { brand } from '@/lib/config/brand';
import { type ContentProblem, convertErrorToContentProblems } from '@/lib/content/content-problem';
import { productLines } from '@/lib/content/product-facts-schema';
import { listSwitchableIdsByKind } from '@/lib/content/switchable-claim-ids';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { escapeForPattern } from '@/lib/text/escape-for-pattern';
import { readValidatedJson } from '@/scripts/read-json';
import {
  collectSwitchedOffContent,
  isTextSwitchedOff,
  type SwitchedOffClaimPhrases,
  type SwitchedOffContent,
} from './collect-switched-off-content';
import { createContentProblem, type LocatedText } from './located-texts';
import { memoizeInProcess } from './process-memo';

const text = z.string().trim().min(1);
const note = z.string();
const termToAvoid = z.strictObject({ text, instead: note, why: note });

/** content/terms/{locale}.json: the preferred and the forbidden terms of a language, and its quotation marks. */
export const terminologySchema = z.strictObject({
  /** The day of the last review of all texts of the language against the English ones. */
  readThrough: z.iso.date().optional(),
  quotes: z.strictObject({ open: z.string().length(1), close: z.string().length(1) }),
  preferred: z.array(z.strictObject({ concept: text, term: text, note })),
  forbidden: z.array(termToAvoid.extend({ text: z.string().min(1) })),
  claims: z.array(termToAvoid),
  /** The phrases that state a claim which content/switched-off.json can leave out: `certifications.fediaf`. */
  claimPhrases: z.record(text, z.array(text).min(1)).default({}),
  names: z.record(text, z.strictObject({ gender: text, forms: z.array(text).min(1), note })),
  categories: z.array(z.strictObject({ key: text, name: text, inSentence: text })),
  search: z.array(text).min(1),
});
export type Terminology = z.output<typeof terminologySchema>;

/** `plain` is the term after `normalizeTerm`: searching for it is much faster than for the pattern. */
type Matcher = { plain: string; pattern: RegExp; message: (found: string) => string };
type LoadedTerminology = { terms: Terminology; check: (snippet: LocatedText) => readonly ContentProblem[] };

const normalizeTerm = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'");

const cache = new Map<Locale, LoadedTerminology | null>();
const loadProblems: ContentProblem[] = [];

export const terminologyFileOf = (locale: Locale) => `content/terms/${locale}.json`;

/** The terms of a language; null if they are not written yet or invalid. */
export function getTerminology(locale: Locale): Terminology | null {
  return loadTerminology(locale)?.terms ?? null;
}

function loadTerminology(locale: Locale): LoadedTerminology | null {
  const cached = cache.get(locale);
  if (cached !== undefined) return cached;
  const file = terminologyFileOf(locale);
  const loaded = existsSync(file) ? readTerms(file, locale) : null;
  cache.set(locale, loaded);
  return loaded;
}

function readTerms(file: string, locale: Locale): LoadedTerminology | null {
  try {
    const terms = readValidatedJson(file, terminologySchema);
    const leftOut = collectSwitchedOffContent(locale, terms.claimPhrases);
    return { terms, check: createTermCheck(terms, leftOut) };
  } catch (error) {
    loadProblems.push(...convertErrorToContentProblems(error));
    return null;
  }
}

function matchersOf({ forbidden, claims }: Terminology): Matcher[] {
  const better = (instead: string) => (instead ? `; better: ${instead}` : '; leave it out');
  const reason = (why: string) => (why ? ` (${why})` : '');
  return [
    ...forbidden.map(({ text, instead, why }) => ({
      plain: normalizeTerm(text),
      pattern: patternOf(text),
      message: (found: string) => `'${found}' is not said here${reason(why)}${better(instead)}`,
    })),
    ...claims.map(({ text, instead, why }) => ({
      plain: normalizeTerm(text),
      pattern: patternOf(text),
      message: (found: string) =>
        `'${found}' claims what feed law does not allow${reason(why === 'claim' ? '' : why)}${better(instead)}`,
    })),
  ];
}

/** Matchers for a claim that the language leaves out: a sentence that still states it must be rewritten. */
function claimMatchers({ id, phrases }: SwitchedOffClaimPhrases): Matcher[] {
  return phrases.map((phrase) => ({
    plain: normalizeTerm(phrase),
    pattern: patternOf(phrase),
    message: (found) =>
      `'${found}' says what content/switched-off.json switches off for this language (${id}); write the sentence without it, or switch its entry off too`,
  }));
}

/** Matches a term as whole words, with any case and kind of space; in scripts without spaces, anywhere. */
function patternOf(term: string): RegExp {
  const escaped = escapeForPattern(term)
    .replace(/[\s\u00a0\u202f]/g, '[ \\u00a0\\u202f]')
    .replace(/[’']/g, "[’']");
  const edge = (side: string) => /[\p{L}\p{N}]/u.test(side) && !/\p{Script=Han}/u.test(side);
  const before = edge(term.at(0) ?? '') ? '(?<![\\p{L}\\p{N}])' : '';
  const after = edge(term.at(-1) ?? '') ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(`${before}${escaped}${after}`, 'giu');
}

/** The terms in a text that its language does not use, each with its replacement. */
export const checkTerminology = (snippet: LocatedText): readonly ContentProblem[] =>
  (snippet.locale && loadTerminology(snippet.locale)?.check(snippet)) || [];

function createTermCheck(terms: Terminology, leftOut: SwitchedOffContent): LoadedTerminology['check'] {
  const matchers = [...matchersOf(terms), ...leftOut.claims.flatMap(claimMatchers)];
  // All that the result depends on besides the text.
  const rules = [brand.name, terms.forbidden, terms.claims, leftOut.claims, [...leftOut.keys]];
  return memoizeInProcess(`terms ${JSON.stringify(rules)}`, (snippet: LocatedText): readonly ContentProblem[] => {
    if (isTextSwitchedOff(leftOut, snippet.file, snippet.key)) return [];
    // The replacement has the same length, so that offsets stay correct.
    const searched = snippet.text.replaceAll('{brand}', brand.name.slice(0, 7).padEnd(7, '\u0000'));
    const plain = normalizeTerm(searched);
    return matchers
      .filter((matcher) => plain.includes(matcher.plain))
      .flatMap(({ pattern, message }) =>
        [...searched.matchAll(pattern)].map(({ 0: found, index }) =>
          createContentProblem(
            snippet,
            { index, found: snippet.text.slice(index, index + found.length) },
            { text: message(found) },
          ),
        ),
      );
  });
}

/** Entries of the term files without a product, category or claim, and products without an entry. */
export function checkTermKeysMatchContent(products: string[], pages: string[]): ContentProblem[] {
  const keys = [...pages, ...productLines];
  const problems = localeCodes.flatMap((locale): ContentProblem[] => {
    const terms = getTerminology(locale);
    if (!terms) return [];
    const file = terminologyFileOf(locale);
    const names = [brand.slug, ...products];
    const claims = Object.entries(listSwitchableIdsByKind()).flatMap(([kind, ids]) => ids.map((id) => `${kind}.${id}`));
    return [
      ...names
        .filter((name) => !terms.names[name])
        .map((name) => ({ file, key: 'names', weight: 'hint' as const, text: `'${name}' is missing` })),
      ...Object.keys(terms.names)
        .filter((name) => !names.includes(name))
        .map((name) => ({ file, key: `names.${name}`, text: 'there is no such product' })),
      ...Object.keys(terms.claimPhrases)
        .filter((id) => !claims.includes(id))
        .map((id) => ({
          file,
          key: 'claimPhrases',
          found: id,
          text: `there is no claim '${id}': delete this entry, or correct its name`,
        })),
      ...terms.categories.flatMap(({ key }, index) =>
        keys.includes(key) ? [] : [{ file, key: `categories.${index}.key`, text: `'${key}' is no page and no line` }],
      ),
    ];
  });
  return [...loadProblems, ...problems];
}
