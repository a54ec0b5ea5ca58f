import { expect, it } from 'vitest';
import { parsePhone } from '@/lib/leads/parse-phone';

it.each([
  ['210 123-4567', null, 'gr', '+302101234567'],
  ['(210) 1234567', 'GR', 'en', '+302101234567'],
  ['+30 (0)210 1234567', null, 'gr', '+302101234567'],
  ['0030 210 1234567', 'US', 'en', '+302101234567'],
  // In countries where 00 is no international prefix, the digits after it could be a local number.
  ['0049 15123 456789', 'SG', 'en', '+4915123456789'],
  ['tel: 210 123 4567', null, 'gr', '+302101234567'],
  ['210 1234567 ext. 12', null, 'gr', '+302101234567;ext=12'],
  ['210 1234567 εσωτ. 12', null, 'gr', '+302101234567;ext=12'],
  ['210 1234567, ΕΣΩΤΕΡΙΚΟ 12', null, 'gr', '+302101234567;ext=12'],
  ['210 1234567 εσωτ. 12, 6912345678', null, 'gr', '+302101234567;ext=12, +306912345678'],
  ['02 981 1234 вътр. 12', null, 'bg', '+35929811234;ext=12'],
  ['8 (495) 123-45-67 доб. 12', null, 'ru', '+74951234567;ext=12'],
  ['06 12345678 int. 12', null, 'it', '+390612345678;ext=12'],
  ['01 23 45 67 89 poste 12', null, 'fr', '+33123456789;ext=12'],
  ['010 1234 5678 转 12', null, 'cn', '+861012345678;ext=12'],
  ['8 (495) 123-45-67', null, 'ru', '+74951234567'],
  ['8 (495) 123-45-67', 'RU', 'gr', '+74951234567'],
  ['１３８ ００１３ ８０００', null, 'cn', '+8613800138000'],
  ['13800138000', 'CN', 'en', '+8613800138000'],
  ['99 123456', 'CY', 'gr', '+35799123456'],
  ['20 000 000', 'LV', 'lv', '+37120000000'],
  ['06 12 34 56 78', 'FR', 'fr', '+33612345678'],
  ['+44 20 7946 0000', 'GR', 'gr', '+442079460000'],
  ['210 1234567', 'other', 'gr', '+302101234567'],
  ['', 'LV', 'lv', ''],
  ['210 1234567, 6912345678', null, 'gr', '+302101234567, +306912345678'],
  ['2101234567/6912345678', 'GR', 'gr', '+302101234567, +306912345678'],
  ['+30 210 123 4567 / +357 99 123456', null, 'en', '+302101234567, +35799123456'],
  ['210 1234567 - 0030 691 234 5678', null, 'gr', '+302101234567, +306912345678'],
  ['210 1234567 ή 691 2345678', null, 'gr', '+302101234567, +306912345678'],
  ['2610-123456 & 6971234567', null, 'gr', '+302610123456, +306971234567'],
  ['210 1234567 • +357 99 123456', null, 'gr', '+302101234567, +35799123456'],
  ['2101234567 (κιν. 6971234567)', null, 'gr', '+302101234567, +306971234567'],
  ['+7 (495) 123-45-67 (моб. 8 916 123-45-67)', null, 'ru', '+74951234567, +79161234567'],
  ['010 1234 5678（手机13800138000）', null, 'cn', '+861012345678, +8613800138000'],
  ['210 1234567, 210 7654321 (εσωτ. 5)', null, 'gr', '+302101234567, +302107654321;ext=5'],
  ['138 0013 8000、010 1234 5678', null, 'cn', '+8613800138000, +861012345678'],
  ['210 1234567, 0030 2101234567', null, 'gr', '+302101234567'],
  ['210 1234567 ext. 12, 6912345678', null, 'gr', '+302101234567;ext=12, +306912345678'],
  // The same number with different separators.
  ['06/12345678', 'FR', 'fr', '+33612345678'],
  ['210/1234567', null, 'gr', '+302101234567'],
  ['210 1234567, 12', null, 'gr', '+302101234567;ext=12'],
  ['210 - 123 45 67', null, 'gr', '+302101234567'],
  // With a country code a range that is not in use yet is stored.
  ['+30 69123456789', null, 'gr', '+3069123456789'],
  ['＋30 69123456789', null, 'gr', '+3069123456789'],
  ['tel:+30 (0)69123456789', null, 'gr', '+3069123456789'],
  ['tel: 0030 69123456789', null, 'gr', '+3069123456789'],
  ['(+44) 7700 900123', null, 'en', '+447700900123'],
] as const)('parses %j of %s, typed on a page in %s, as %s', (input, country, locale, expected) =>
  expect(parsePhone(input, country, locale)).toBe(expected),
);

it.each([
  '12345',
  '+30 12',
  'call 12345 me',
  '1'.repeat(30),
  '+999 123 456 789',
  // Longer than the database column.
  '+49 30 1234567890123',
  '210 1234567 ext. 12345678901',
  '210 1234567, 6912345678, 6912345679',
])('rejects %j', (input) => expect(parsePhone(input, 'GR', 'gr')).toBeNull());

it.each([
  ['69123456789', null, 'gr'],
  ['0000000000', null, 'gr'],
  ['07700 900123', null, 'en'],
  ['0722 123 456', null, 'en'],
  ['8 (495) 123-45-6', null, 'ru'],
  ['061234567', null, 'fr'],
  ['55 1234 5678', null, 'es'],
  ['210 123456', 'GR', 'gr'],
  ['tel: 69123456789', null, 'gr'],
] as const)(
  'rejects %j of %s, typed on a page in %s: no country it may be of has such a number',
  (input, country, locale) => expect(parsePhone(input, country, locale)).toBeNull(),
);

const nationalNumbers = {
  gr: ['210 1234567', '+302101234567'],
  en: ['+44 20 7946 0000', '+442079460000'],
  es: ['912 345 678', '+34912345678'],
  ru: ['8 (495) 123-45-67', '+74951234567'],
  cn: ['010-6552 9988', '+861065529988'],
  fr: ['01 23 45 67 89', '+33123456789'],
  bg: ['02 981 2345', '+35929812345'],
  lv: ['67 123 456', '+37167123456'],
  it: ['06 12345678', '+390612345678'],
} as const;

it.each([
  ['gr', ['εσωτ. ', 'εσ. ', 'εσωτερικό ', 'Εσωτερικο: ', 'εσωτ', 'εσωτ. αρ. ', 'ΕΣ.', 'esot. ', 'eswt. ', 'ext. ']],
  ['en', ['ext. ', 'extension ', 'Ext: ', 'extn. ', 'ext. no. ', 'x', '#']],
  ['es', ['ext. ', 'extensión ', 'Extensión: ', 'int. ', 'interno ', 'ext. nº ', 'anexo ']],
  [
    'ru',
    ['доб. ', 'доб', 'добавочный ', 'вн. ', 'внутр. ', 'внутренний ', 'внутр. тел. ', 'доб. № ', 'добавочный номер '],
  ],
  ['cn', ['转', '轉', '分机', '转分机', '分机号：', ' 内线 ', '-']],
  ['fr', ['poste ', 'p. ', 'p', 'poste n° ', 'poste\u00a0: ', 'ext. ']],
  ['bg', ['вътр. ', 'вътрешен ', 'вътрешен номер ', 'вътр. № ', 'в. ', 'ВЪТР.']],
  ['lv', ['iekš. ', 'iekšējais ', 'iekšējais nr. ', 'ieks. ', 'iekš. tālr. ', 'papildnumurs ']],
  ['it', ['int. ', 'interno ', 'Int. n. ', 'interno: ', 'est. ']],
] as const)('reads an extension as people write it in %s', (locale, labels) => {
  const [national, number] = nationalNumbers[locale];
  for (const label of labels) {
    const texts = [
      `${national}${label}12`,
      `${national} ${label}12`,
      `${national}, ${label}12`,
      `${national} (${label}12)`,
    ];
    for (const text of label === '-' ? texts.slice(0, 1) : texts)
      expect([text, parsePhone(text, null, locale)]).toEqual([text, `${number};ext=12`]);
  }
});

it.each([
  ['+33 1 23 45 67 89 (poste 12)', 'fr', '+33123456789;ext=12'],
  ['+359 2 981 2345 [вътр. 5]', 'bg', '+35929812345;ext=5'],
  ['+371 67 123 456 (iekš. 5).', 'lv', '+37167123456;ext=5'],
  ['+86 10 6552 9988（转801）', 'cn', '+861065529988;ext=801'],
  ['+86 10 6552 9988-801', 'gr', '+861065529988;ext=801'],
  ['400-800-1234转８０１', 'cn', '+864008001234;ext=801'],
  ['210 1234567 - εσωτ. 5', 'gr', '+302101234567;ext=5'],
  ['210 1234567 (εσωτ. 5), 6912345678', 'gr', '+302101234567;ext=5, +306912345678'],
] as const)('parses %j with its extension', (text, locale, expected) =>
  expect(parsePhone(text, null, locale)).toBe(expected),
);

it.each([
  ['210 1234567-8', 'gr', '+302101234567'],
  ['210 1234567/8', 'gr', '+302101234567'],
  ['210 1234567 – 8', 'gr', '+302101234567'],
  ['210 1234567/8/9', 'gr', '+302101234567'],
  ['210-123-45-67/68', 'gr', '+302101234567'],
  ['+30 210 1234567-8', 'en', '+302101234567'],
  ['210 1234567-8, 6912345678', 'gr', '+302101234567, +306912345678'],
  ['01 23 45 67 89 / 90', 'fr', '+33123456789'],
  ['02 981 23 45/46', 'bg', '+35929812345'],
  ['010-65529988/89', 'cn', '+861065529988'],
] as const)('parses %j, two lines that differ in their last digits, as the first', (text, locale, expected) =>
  expect(parsePhone(text, null, locale)).toBe(expected),
);

it.each([
  ['12345 (εσωτ. 5)', 'gr'],
  ['210 123456 εσωτ. 5', 'gr'],
  ['210 1234567 (5)', 'gr'],
  ['210 1234567 point 12', 'gr'],
  ['210 1234567 εσωτ. 5 ή 6', 'gr'],
  ['02 981 2345 в 12', 'bg'],
  ['210 123456-78', 'gr'],
  ['210 1234567-801', 'gr'],
  ['691 2345678-9', 'gr'],
  ['12345-6', 'gr'],
  ['(495) 123-45-67, 123-45-68', 'ru'],
  ['138 0013 8000-801', 'cn'],
  // The database stores no other digits of an extension.
  ['010-65529988-٨٠١', 'cn'],
] as const)('rejects %j on a page in %s: no extension or line of a complete number', (text, locale) =>
  expect(parsePhone(text, null, locale)).toBeNull(),
);

it.each(['  ', '\u00a0'])('%j is no number', (text) => expect(parsePhone(text, null, 'gr')).toBe(''));

it('reads a number whose parts a table or another program separated', () => {
  expect(parsePhone('210\t1234567', null, 'gr')).toBe('+302101234567');
  expect(parsePhone(' 210\u00a0123\u202f4567 ', null, 'gr')).toBe('+302101234567');
});

it.each([
  // Two numbers with a word between them that begins as one for an extension.
  ['67123456 papildus 29123456', 'lv'],
  ['+7 495 123-45-67 дополнительно 9161234567', 'ru'],
  ['0888123456 Добри 0899123456', 'bg'],
  ['612345678 Esteban 612345679', 'es'],
  ['6912345678 Εσπερίδα 6987654321', 'gr'],
  // Digits after a number that is complete with its country code.
  ['+30 210 1234567 (24h)', 'gr'],
  ['+302101234567 9', 'gr'],
  ['+31 6 12345678-9', 'en'],
] as const)('does not take the further digits of %j for a part of it', (input, locale) =>
  expect(parsePhone(input, null, locale)).toBeNull(),
);
