import { expect, it } from 'vitest';
import { createMultiLineTextSchema } from '@/lib/forms/field-schemas';

it.each([
  [
    'as browsers send lines',
    'Called.\r\nNo answer.\r\n\r\nAgain on Monday.',
    'Called.\nNo answer.\n\nAgain on Monday.',
  ],
  ['as word processors break them', 'One\vtwo\u2028three\u0085four', 'One\ntwo\nthree\nfour'],
  ['with what nobody sees', ' \u0007A\u0000\tB\u009f ', 'A\tB'],
])('text %s is normalized as in the database', (_, input, stored) => {
  expect(createMultiLineTextSchema(100).parse(input)).toBe(stored);
});

it('counts characters after normalizing', () => {
  expect(createMultiLineTextSchema(3).safeParse('a\r\nb').success).toBe(true);
  expect(createMultiLineTextSchema(3).safeParse('a\r\nbc').success).toBe(false);
});
