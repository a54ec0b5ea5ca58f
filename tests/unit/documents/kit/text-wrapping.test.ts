import { expect, it } from 'vitest';
import { wrapText } from '@/documents/kit/text-wrapping';

const measure = (text: string) => text.length;

it('a line that ended at a space ends with it, so that its last word is not joined to the next', () => {
  expect(wrapText('raw food for dogs', 9, measure)).toEqual(['raw food ', 'for dogs']);
});

it('Chinese text has no space where a line ends', () => {
  expect(wrapText('狗狗的喂养计划', 4, measure)).toEqual(['狗狗的喂', '养计划']);
});

it('no line ends with an opening mark, whatever follows it, or begins with a closing one', () => {
  expect(wrapText('出自《FEDIAF 指南》表（A）。', 3, measure)).toEqual([
    '出自',
    '《FEDIAF ',
    '指南》',
    '表',
    '（A）。',
  ]);
});
