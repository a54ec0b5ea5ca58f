import { expect, it } from 'vitest';
import { splitAtMatches } from '@/lib/search/split-at-matches';

const marked = (text: string, ...terms: string[]) =>
  splitAtMatches(text, terms, (word) => word.toLowerCase()).map(({ text, hit }) => (hit ? `[${text}]` : text));

it.each([
  ['Raw food, raw!', ['raw'], ['[Raw]', ' food, ', '[raw]', '!']],
  ['raw', ['raw'], ['[raw]']],
  ['Raw food', ['bone'], ['Raw food']],
  ['', ['raw'], []],
  // Pairs of Chinese characters overlap: adjacent matches are highlighted in one piece.
  ['小幼犬食品', ['幼犬', '犬食'], ['小', '[幼犬食]', '品']],
])('in %j, the terms %j highlight %j', (text, terms, pieces) => expect(marked(text, ...terms)).toEqual(pieces));
