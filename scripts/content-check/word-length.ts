import type { ContentProblem } from '@/lib/content/content-problem';
import { createContentProblem, type LocatedText } from './located-texts';

/** The maximum length of a word that fits on one line of a phone, in headings and in other texts. */
const maxLength = { heading: 24, text: 32 } as const;

const isHeading = (key = '') => /(^|\.)(heading|title|eyebrow|name|badge|subtitle)$|^pageTitles\./.test(key);

/**
 * Words that are too long for the site or the catalogue: they would be broken at any letter, or become too small to
 * read.
 */
export function checkWordLength(snippet: LocatedText): ContentProblem[] {
  const limit = isHeading(snippet.key) ? maxLength.heading : maxLength.text;
  const matches = snippet.text.matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}’'_]*/gu);
  return [...matches].flatMap(({ 0: found, index }) => {
    // A word never has more letters than units of UTF-16.
    if (found.length <= limit || /\p{Script=Han}/u.test(found)) return [];
    const length = [...found].length;
    if (length <= limit) return [];
    return [
      createContentProblem(
        snippet,
        { index, found },
        { text: `the word '${found}' has ${length} letters, at most ${limit} fit on a line: put a space or a hyphen` },
      ),
    ];
  });
}
