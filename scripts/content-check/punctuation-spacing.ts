import type { ContentProblem } from '@/lib/content/content-problem';
import type { Locale } from '@/lib/i18n/locales';
import { createContentProblem, type LocatedText } from './located-texts';

type Rule = { pattern: RegExp; text: string; replace: string; only?: Locale };

const spacingRules: Rule[] = [
  {
    // Not three points, '.5' and endings such as '.svg'.
    pattern: /(?<=[\p{L}\p{N})\]}»”"%])[ \u00a0\u202f]+(?=,|\.(?![\p{L}\p{N}.{\ufffc]))/gu,
    text: 'a space stands before a comma or full stop: delete it',
    replace: '',
  },
  {
    pattern: /(?<=[\p{L}\p{N}）】》”%}])[ \u00a0]+(?=[，。、；：！？）】》])/gu,
    text: 'a space stands before a Chinese mark: delete it',
    replace: '',
    only: 'cn',
  },
  {
    // Names such as x,y have one letter; 'ό,τι' is one word.
    pattern: /(?<=\p{L}[\p{L}\p{M}]),(?=\p{L})|(?<=\p{L})(?<!(?<!\p{L})[όΌ]),(?=\p{L}\p{L})/gu,
    text: 'no space follows this comma: put one',
    replace: ', ',
  },
];

/** What follows rules of its own: addresses, and the syntax of forms in messages such as '{count,plural,one {'. */
const syntax =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+|\{\s*\w+\s*,\s*(?:plural|select|selectordinal|number|date|time)\b[^{}]*/giu;

/** The text with other characters in the place of its syntax, so that positions stay the same. */
export const maskSyntax = (text: string) => text.replace(syntax, (found) => '\ufffc'.repeat(found.length));

/** Commas and full stops with a space before them, or without one after them. */
export function checkPunctuationSpacing(snippet: LocatedText): ContentProblem[] {
  const text = maskSyntax(snippet.text);
  return spacingRules
    .filter(({ only }) => !only || only === snippet.locale)
    .flatMap(({ pattern, text: problem, replace }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) =>
        createContentProblem(
          snippet,
          { index, found },
          { text: `${problem} (…${excerpt(snippet.text, index)}…)`, replace, weight: 'style' },
        ),
      ),
    );
}

const excerpt = (text: string, index: number) => text.slice(Math.max(0, index - 12), index + 12);
