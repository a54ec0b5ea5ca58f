import type { LocatedText } from './located-texts';

/** The values that one text states: in digits, and in words as well. */
export type StatedValues = { snippet: LocatedText; digits: string[]; all: Set<string> };

/** So many other languages have to agree before the odd one out is wrong: every one of the rest but two. */
const minAgreeing = 6;

/**
 * The values in digits that only one language states in this text, while nearly all others agree on another value that
 * it lacks. A language that merely says more or less than the others is right.
 */
export function findOddValues(texts: StatedValues[]): { snippet: LocatedText; values: string[] }[] {
  return texts.flatMap(({ snippet, digits, all }) => {
    const others = texts.filter((other) => other.snippet.locale !== snippet.locale);
    const own = digits.filter((value) => !others.some((other) => other.all.has(value)));
    if (own.length === 0) return [];
    const counts = new Map<string, number>();
    for (const other of others) for (const value of other.all) counts.set(value, (counts.get(value) ?? 0) + 1);
    const lacking = [...counts].flatMap(([value, count]) => (count >= minAgreeing && !all.has(value) ? [value] : []));
    const values = own.filter((value) => lacking.some((other) => nameOf(other) === nameOf(value)));
    return values.length > 0 ? [{ snippet, values }] : [];
  });
}

/** The unit at the end of a value. */
const nameOf = (value: string) => value.replace(/^[\d.−-]+/, '');
