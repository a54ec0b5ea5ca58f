import type { ContentProblem } from '@/lib/content/content-problem';
import { createTextProblem, type LocatedText } from './text-snippets';

/** The longest word that a phone shows on one line: of a heading, a label, and running text. */
const maxLength = { heading: 24, text: 32 } as const;

const isHeading = (key = '') => /(^|\.)(heading|title|eyebrow|name|badge|subtitle)$|^pageTitles\./.test(key);

/**
 * Words that no box of the site or the catalogue holds: they would be broken anywhere, or made so small that nobody
 * reads them.
 */
export function checkWordLength(snippet: LocatedText): ContentProblem[] {
  const limit = isHeading(snippet.key) ? maxLength.heading : maxLength.text;
  const runs = snippet.text.matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}’'_]*/gu);
  return [...runs].flatMap(({ 0: found, index }) => {
    if (/\p{Script=Han}/u.test(found)) return [];
    const length = [...found].length;
    if (length <= limit) return [];
    return [
      createTextProblem(
        snippet,
        { index, found },
        { text: `the word '${found}' has ${length} letters, at most ${limit} fit on a line: put a space or a hyphen` },
      ),
    ];
  });
}
