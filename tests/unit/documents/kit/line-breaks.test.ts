import { expect, it } from 'vitest';
import { breakLines } from '@/documents/kit/line-breaks';

const measure = (text: string) => text.length;

it('a line that ended at a space keeps it, so that its last word is not joined to the next', () => {
  expect(breakLines('raw food for dogs', 9, measure)).toEqual(['raw food ', 'for dogs']);
});

it('Chinese text has no space where a line ends', () => {
  expect(breakLines('狗狗的喂养计划', 4, measure)).toEqual(['狗狗的喂', '养计划']);
});
