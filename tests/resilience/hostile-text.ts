import fc from 'fast-check';

/**
 * Texts that have broken programs before: control and direction characters, lone surrogates,
 * injections, invalid numbers, huge values.
 */
const known = [
  ...['', ' ', '\0', '\u202e', '\ufeff', '\ud800', '\udfff\ud83d', 'é'.normalize('NFD').repeat(40), '👩‍👩‍👧‍👦'],
  ...["' or 1=1--", '"; drop table profiles; --', '%', '_', '\\', '{{7*7}}', '<script>alert(1)</script>'],
  ...[
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '../../etc/passwd',
    '..%2f..%2f',
    'file:///etc/passwd',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e999',
    '0x10',
    '９９',
    '1,5',
    'true',
    'on',
  ],
  ...['=cmd|calc!A0', '+1', '@SUM(1)', 'a\r\nbcc: x@y.example', 'a@b.example,c@d.example', 'x'.repeat(20_000)],
  ...['2026-02-30', '24:61', '9999999999999999', 'Europe/Nowhere', 'xn--', 'a@xn--a.example', '(((((((((((((((a'],
];

/** One of these texts, an arbitrary text, or a mix. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...known) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...known), fc.string({ maxLength: 20 })).map(([a, b]) => b + a + b),
  },
);

/** Returns the text with lone surrogates replaced, as URLs and UTF-8 require. */
export const withoutLoneSurrogates = (text: string) => Buffer.from(text).toString();
