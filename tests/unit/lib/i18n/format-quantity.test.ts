import { expect, it } from 'vitest';
import { formatPercentRange } from '@/lib/i18n/format-quantity';

it.each([
  ['zh-Hans', '10%\u2060～\u206015%'],
  ['es', '10-15\u00a0%'],
  ['ru', '10–\u206015\u00a0%'],
  ['el', '10–\u206015%'],
])('writes a range of percentages as %s does', (tag, text) => {
  expect(formatPercentRange(tag, 10, 15)).toBe(text);
});
