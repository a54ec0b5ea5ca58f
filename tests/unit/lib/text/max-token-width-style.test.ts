import { expect, test } from 'vitest';
import { buildMaxTokenWidthStyle } from '@/lib/text/max-token-width-style';

const ems = (headline: string) => Number((buildMaxTokenWidthStyle(headline) as Record<string, string>)['--ems']);

test('the size depends on the longest word, and on wide letters', () => {
  expect(ems('La table méditerranéenne')).toBe(ems('méditerranéenne'));
  expect(ems('méditerranéenne')).toBeCloseTo(15 * 0.55);
  expect(ems('Средиземноморский стол')).toBeCloseTo(17 * 0.64);
});

test('words joined by a no-break space count as one', () => {
  expect(ems('Le\u00a0congélateur le plus proche')).toBeGreaterThan(ems('congélateur'));
});

test('Chinese is measured by phrases, including their final punctuation', () => {
  expect(ems('饮食，依循自然的本意。')).toBeCloseTo(8 * 1.01);
  expect(ems('每只猫，都是猎手。')).toBeCloseTo(5 * 1.01);
});

test('an empty headline has a size', () => {
  expect(ems('')).toBe(1);
});
