import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { checkFiguresAgainstFacts } from '@/scripts/content-check/product-figures';
import { extractSpelledPercentages } from '@/scripts/content-check/spelled-percentages';
import { textOf } from './located-text';

test.each<[Locale, [text: string, value: number][]]>([
  [
    'en',
    [
      ['forty-one percent', 41],
      ['about forty per cent', 40],
      ['Eleven percent', 11],
      ['a hundred percent', 100],
      ['twenty-two percent', 22],
    ],
  ],
  [
    'gr',
    [
      ['σαράντα ένα τοις εκατό', 41],
      ['σαράντα τοις εκατό', 40],
      ['έντεκα τοις εκατό', 11],
      ['εκατό τοις εκατό', 100],
    ],
  ],
  [
    'es',
    [
      ['cuarenta y uno por ciento', 41],
      ['un cuarenta por ciento', 40],
      ['once por ciento', 11],
      ['veintidós por ciento', 22],
      ['cien por ciento', 100],
    ],
  ],
  [
    'ru',
    [
      ['сорок один процент', 41],
      ['сорок процентов', 40],
      ['сорока двух процентов', 42],
      ['одиннадцать процентов', 11],
      ['шестьдесят шесть процентов', 66],
      ['сто процентов', 100],
    ],
  ],
  [
    'cn',
    [
      ['百分之四十一', 41],
      ['百分之四十', 40],
      ['百分之十一', 11],
      ['百分之六', 6],
      ['百分之百', 100],
    ],
  ],
  [
    'fr',
    [
      ['quarante et un pour cent', 41],
      ['quarante pour cent', 40],
      ['soixante-quinze pour cent', 75],
      ['quatre-vingt-dix pour cent', 90],
      ['quatre-vingts pour cent', 80],
      ['onze pour cent', 11],
    ],
  ],
  [
    'bg',
    [
      ['четиридесет и един процента', 41],
      ['четиридесет на сто', 40],
      ['единадесет процента', 11],
      ['шейсет и шест процента', 66],
      ['сто процента', 100],
    ],
  ],
  [
    'lv',
    [
      ['četrdesmit viens procents', 41],
      ['četrdesmit procenti', 40],
      ['vienpadsmit procenti', 11],
      ['sešdesmit seši procenti', 66],
      ['simts procentu', 100],
    ],
  ],
  [
    'it',
    [
      ['quarantuno per cento', 41],
      ['il quaranta per cento', 40],
      ['undici per cento', 11],
      ['ventitré per cento', 23],
      ['sessantasei per cento', 66],
      ['cento per cento', 100],
    ],
  ],
])('%s: percentages in words have a value', (locale, cases) => {
  expect(cases.map(([text]) => [text, extractSpelledPercentages(text, locale).map(({ value }) => value)])).toEqual(
    cases.map(([text, value]) => [text, [value]]),
  );
});

test.each<[Locale, string]>([
  ['en', 'a few percent, in percent, forty of them'],
  ['gr', 'λίγα τοις εκατό, σαράντα φορές'],
  ['es', 'pocos por ciento, cuarenta veces'],
  ['ru', 'несколько процентов, сорок раз'],
  ['cn', '百分之几，四十次'],
  ['fr', 'quelques pour cent, quarante fois'],
  ['bg', 'няколко процента, четиридесет пъти'],
  ['lv', 'daži procenti, četrdesmit reizes'],
  ['it', 'pochi per cento, quaranta volte'],
])('%s: other words state no percentage', (locale, text) => {
  expect(extractSpelledPercentages(text, locale)).toEqual([]);
});

test('a percentage in words that the facts of a product do not have is reported', () => {
  const check = (text: string) =>
    checkFiguresAgainstFacts([textOf('es', text, { file: 'content/products/active/es.json', key: 'kind' })]);
  expect(check('Cuarenta por ciento de vacuno')).toEqual([]);
  expect(check('Cuarenta y uno por ciento de vacuno')).toEqual([
    expect.objectContaining({
      found: 'Cuarenta y uno por ciento',
      text: expect.stringMatching(/^'Cuarenta y uno por ciento' is not in content\/products\/active\/facts\.json: /),
    }),
  ]);
});

test.each<[Locale, string]>([
  ['en', 'one point five percent'],
  ['gr', 'ένα κόμμα πέντε τοις εκατό'],
  ['es', 'uno coma cinco por ciento'],
  ['cn', '百分之一点五，百分之四十一点五'],
  ['fr', 'un virgule cinq pour cent'],
  ['bg', 'едно запетая пет на сто'],
  ['lv', 'viens komats pieci procenti'],
  ['it', 'uno virgola cinque per cento'],
])('%s: the decimals of a percentage are none', (locale, text) => {
  expect(extractSpelledPercentages(text, locale)).toEqual([]);
});

test('words that begin as those for percent are none', () => {
  expect(extractSpelledPercentages('Две на стойката, десет на столичани', 'bg')).toEqual([]);
  expect(extractSpelledPercentages('Un pour centrer, deux pour centimètre', 'fr')).toEqual([]);
  expect(extractSpelledPercentages('due per centomila', 'it')).toEqual([]);
});
