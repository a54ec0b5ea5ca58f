import type { ContentProblem } from '@/lib/content/content-problem';
import type { Locale } from '@/lib/i18n/locales';
import { createContentProblem, type LocatedText } from './located-texts';
import { maskSyntax } from './punctuation-spacing';

const rules: { pattern: RegExp; except?: Locale }[] = [
  // Spanish says 'TODO' in capitals.
  { pattern: /(?<![\p{L}\p{N}_])TODO(?![\p{L}\p{N}_:])/gu, except: 'es' },
  { pattern: /(?<![\p{L}\p{N}_])(?:TBD|FIXME)(?![\p{L}\p{N}_])/gu },
  // Not the Roman number XXX.
  { pattern: /(?<![\p{L}\p{N}_.-])(?:x{3,}|X{4,})(?![\p{L}\p{N}_.-])/gu },
  { pattern: /(?<!\p{L})lorem(?!\p{L})/giu },
];

/** Marks of a text that is not finished, apart from that of the generators (`todoMark`), which is reported for itself. */
export function checkUnfinishedMarks(snippet: LocatedText): ContentProblem[] {
  const text = maskSyntax(snippet.text);
  return rules
    .filter(({ except }) => !except || except !== snippet.locale)
    .flatMap(({ pattern }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) =>
        createContentProblem(
          snippet,
          { index, found },
          { text: `'${found}' marks an unfinished text: write what is missing, or delete it` },
        ),
      ),
    );
}
