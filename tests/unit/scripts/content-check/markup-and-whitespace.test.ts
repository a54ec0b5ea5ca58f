import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { checkStrayMarkupAndWhitespace } from '@/scripts/content-check/markup-and-whitespace';
import { textOf } from './located-text';

test.each<[Locale, string]>([
  ['es', '¿Qué come?, ¿cuánto come? y ¿cuándo?'],
  ['es', '¡Hola!; ¿qué tal?: bien.'],
  ['ru', 'Почему?.. Потому!..'],
  ['bg', 'Защо?..'],
  ['en', 'It has lamb, duck, ... and bone.'],
  ['fr', 'Pourquoi\u202f?... On ne sait pas.'],
  ['cn', '真的？！'],
])('%s: %j has no mark too many', (locale, text) => {
  expect(checkStrayMarkupAndWhitespace(textOf(locale, text))).toEqual([]);
});

test.each<[Locale, string, string]>([
  ['cn', '为什么？，因为。', '？，'],
  ['en', 'Why?, she asked.', '?,'],
  ['en', 'Why?.. Because.', '?.'],
  ['es', '¿Qué come?.', '?.'],
  ['bg', 'Месо,. и кокал.', ',.'],
  ['en', 'Lamb, .. duck.', ', .'],
  ['en', 'Lamb, duck.... And bone.', '....'],
])('%s: %j has the marks %j', (locale, text, found) => {
  expect(checkStrayMarkupAndWhitespace(textOf(locale, text)).map((problem) => problem.found)).toContain(found);
});

test('--fix leaves the two points of Russian after a question', () => {
  const repairs = (text: string) =>
    checkStrayMarkupAndWhitespace(textOf('ru', text)).flatMap(({ replace }) => replace ?? []);
  expect(repairs('Почему?.. Потому.')).toEqual([]);
  expect(repairs('Потому.. Да.')).toEqual(['.']);
});

test('a post may write &lt;, as the check of posts tells it to; its head and pages may not', () => {
  const body = { key: undefined, offset: 40 };
  const found = (more: object) =>
    checkStrayMarkupAndWhitespace(textOf('en', 'Less than (&lt;) 5%.', more)).map((one) => one.found);
  expect(found(body)).toEqual([]);
  expect(found({ key: 'title', offset: 4 })).toEqual(['&lt;']);
  expect(found({})).toEqual(['&lt;']);
});

test('an address without encryption is reported in a text, but not in the body of a post, whose links have a rule', () => {
  const found = (text: string, more: object = {}) =>
    checkStrayMarkupAndWhitespace(textOf('en', text, more)).map((one) => one.found);
  expect(found('See http://maera.example/a (a list).')).toEqual(['http://maera.example/a']);
  expect(found('See https://maera.example/a.')).toEqual([]);
  expect(found('See http://maera.example/a.', { key: undefined, offset: 40 })).toEqual([]);
});

test.each<[Locale, string, string[]]>([
  ['cn', '请看http://maera.example/a，里面有清单。', ['http://maera.example/a']],
  ['cn', '请看http://maera.example/a里面的清单。', ['http://maera.example/a']],
  ['gr', 'Δείτε το http://μαίρα.example/α?x=1.', ['http://μαίρα.example/α?x=1']],
  ['en', 'Is it at http://maera.example/a? Yes.', ['http://maera.example/a']],
  ['cn', '不要打开以http://开头的地址。', []],
  ['en', 'An address that begins with http:// or http://, is not safe; nor is http://.', []],
])('%s: %j has the addresses without encryption %j', (locale, text, found) => {
  expect(checkStrayMarkupAndWhitespace(textOf(locale, text)).map((one) => one.found)).toEqual(found);
});
