import type { ContentProblem } from '@/lib/content/content-problem';
import { createContentProblem, type LocatedText } from './located-texts';

/** A single apostrophe before a mark of messages; two are shown as one. */
const quoting = /(?<!')'(?=[{}<>])/g;

/**
 * Straight apostrophes before a placeholder. In a message they make it plain text: `l'{brand}` shows the braces, and
 * all that follows.
 */
export function checkIcuApostrophes(snippet: LocatedText): ContentProblem[] {
  return [...snippet.text.matchAll(quoting)].flatMap(({ index }) => {
    const [rest = ''] = /^[^\s}>]*[}>]?/.exec(snippet.text.slice(index + 1)) ?? [];
    const at = { index, found: "'" };
    if (snippet.icu)
      return [createContentProblem(snippet, at, { text: `' before ${rest} switches it off: write ’`, replace: '’' })];
    if (!/\p{L}$/u.test(snippet.text.slice(0, index))) return [];
    return [
      createContentProblem(snippet, at, { text: "' is not an apostrophe: use ’", replace: '’', weight: 'style' }),
    ];
  });
}
