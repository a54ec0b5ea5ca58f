import { getCollator } from './formatters';
import { type Locale, languageTag } from './locales';

/**
 * The items in the alphabetical order of a language by a text of theirs, those without one last. The order of the
 * database depends on the locale it was created with.
 */
export function sortByText<T>(items: readonly T[], locale: Locale, textOf: (item: T) => string | null): T[] {
  const { compare } = getCollator(languageTag(locale));
  return items.toSorted((a, b) => {
    const [first, second] = [textOf(a), textOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return compare(first, second);
  });
}
