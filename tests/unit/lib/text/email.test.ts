import { describe, expect, it } from 'vitest';
import { buildMailtoUrl, cleanEnteredEmail, isEmail, suggestEmail } from '@/lib/text/email';

describe('an e-mail address', () => {
  it.each([
    'a@b.example',
    'eleni.o-neil+shop@sub.shop.example',
    "o'brien_1@shop.example",
    'ελένη@παράδειγμα.ελ',
    '李@例子.测试',
    'anna@bērziņa.lv',
    'a@xn--hxajbheg2az3al.xn--jxalpdlp',
    `${'a'.repeat(64)}@b.example`,
    `${'a'.repeat(64)}@${'b.'.repeat(91)}example`,
  ])('accepts %s', (email) => expect(isEmail(email)).toBe(true));

  it.each([
    '',
    'a',
    '@b.example',
    'a@',
    'a@b',
    'a b@c.example',
    'a@b c.example',
    '.a@b.example',
    'a..b@c.example',
    'a@-b.example',
    'a@b.example:80',
    'a@b.example/x',
    'a@b.1',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@b..example',
    'a@b.example\nBcc: c@d.example',
    'a,b@c.example',
    '<a@b.example>',
    '"a b"@c.example',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'b.'.repeat(126)}example`,
    `${'a'.repeat(64)}@${'b.'.repeat(91)}examples`,
  ])('rejects %j', (email) => expect(isEmail(email)).toBe(false));

  it('drops the invisible characters of an input method', () => {
    expect(cleanEnteredEmail(' li＠shop。example ')).toBe('li@shop.example');
    expect(cleanEnteredEmail('ｌｉ＿８８＠ｓｈｏｐ．ｅｘａｍｐｌｅ')).toBe('li_88@shop.example');
  });

  it.each([
    '\u200Ba@b.example',
    'a@b.example\u202C',
    '\u202Aa@b\u00AD.example',
    '\uFEFFmailto:a@b.example',
    'MAILTO:a@b.example',
    'a@b.example.',
    'a@b.example. ',
    'a@b.example,',
    'a@b.example;',
    '<a@b.example>',
    'Anna Bo <a@b.example>,',
    'ａ＠ｂ．ｅｘａｍｐｌｅ。',
  ])('drops copied extras: %j', (copied) => expect(cleanEnteredEmail(copied)).toBe('a@b.example'));
  it.each(['a@b.example, c@d.example', '<a@b.example> <c@d.example>', '<>'])('guesses no one address in %j', (text) =>
    expect(isEmail(cleanEnteredEmail(text))).toBe(false),
  );
  it('retains the joiners that its script needs', () =>
    expect(cleanEnteredEmail('می\u200Cروم@b.example')).toBe('می\u200Cروم@b.example'));
});

describe('a typo in a well-known mail domain', () => {
  it.each([
    ['anna@gmial.com', 'anna@gmail.com'],
    ['anna@gmail.con', 'anna@gmail.com'],
    ['anna@gmail.co', 'anna@gmail.com'],
    ['anna@gmaill.com', 'anna@gmail.com'],
    ['anna@GMAI.com', 'anna@gmail.com'],
    ['a@b@hotmal.com', 'a@b@hotmail.com'],
    ['anna@yaho.gr', 'anna@yahoo.gr'],
    ['anna@outlok.com', 'anna@outlook.com'],
    ['anna@yandx.ru', 'anna@yandex.ru'],
    ['anna@ibox.lv', 'anna@inbox.lv'],
    ['a@gmial.com', 'a@gmail.com'],
    ['anna @gmial.com', 'anna@gmail.com'],
  ])('is detected in %s', (input, meant) => expect(suggestEmail(input)).toBe(meant));

  it.each([
    'anna@gmail.com',
    'anna@mail.com',
    'anna@yahoo.se',
    'jonas@hotmail.lt',
    'anna@hotmail.lv',
    'anna@live.de',
    'anna@inbox.eu',
    'anna@outlook.be',
    'anna@hotmail.dk',
    'anna@yahoo.ie',
    'anna@live.at',
    'anna@bk.ru',
    'anna@shop.example',
    'anna@abv.bf',
    // Two letters are wrong, although one of them is in its neighbour's place.
    'anna@gaxil.com',
    'anna@gxmil.com',
    'anna@gamixl.com',
    'gmial.com',
    '',
  ])('is not suspected in %j', (input) => expect(suggestEmail(input)).toBeNull());
});

it.each([
  ['anna@example.com', 'mailto:anna@example.com'],
  ["o'neil+tag@shop.example", "mailto:o'neil%2Btag@shop.example"],
  ['50%?a&b#c@shop.example', 'mailto:50%25%3Fa%26b%23c@shop.example'],
  ['μαρία@παράδειγμα.ελ', `mailto:${encodeURIComponent('μαρία')}@${encodeURIComponent('παράδειγμα.ελ')}`],
])('the mailto URL of %s has one plain @', (email, url) => {
  expect(buildMailtoUrl(email)).toBe(url);
});
