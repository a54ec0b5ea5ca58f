import { parse } from '@formatjs/icu-messageformat-parser';
import { extractIcuLiteralText } from './icu';
import type { LocatedText } from './located-texts';
import { memoizeInProcess } from './process-memo';

// Arguments, tags, addresses and domains, which are the same in every language.
const unspoken = /\{\w*\}|https?:\S+|\S+@\S+|<\/?[\w-]+\s*\/?>|\b[\w-]+\.(?:com|net|org|gr|eu|example)\b/g;
const word = /[\p{L}\p{M}]{2,}/gu;

/** A text as a reader hears it, without arguments and addresses, and its words of two letters or more. */
export type ProseTokens = { snippet: LocatedText; plain: string; wordList: string[] };

/** The words of a text that belong to its language. */
export const extractProseTokens = memoizeInProcess('prose-tokens', (snippet: LocatedText): ProseTokens => {
  const plain = proseOf(snippet).replace(unspoken, ' ');
  return { snippet, plain, wordList: (plain.match(word) ?? []).map((found) => found.toLowerCase()) };
});

function proseOf({ text, icu }: LocatedText): string {
  // Parsing is slow, and only these have keywords in English.
  if (!icu || !/,\s*(?:plural|select)/.test(text)) return text;
  try {
    return extractIcuLiteralText(parse(text));
  } catch {
    // The check of messages reports why it cannot be parsed.
    return '';
  }
}
