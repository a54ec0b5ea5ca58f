import { expect, test } from 'vitest';
import { productFactsSchema } from '@/lib/content/product-facts-schema';
import { readContent } from '@/lib/content/read-content';
import type { Locale } from '@/lib/i18n/locales';
import { checkAnimalShares, findWrongShares } from '@/scripts/content-check/animal-shares-in-texts';
import { listLocatedTexts } from '@/scripts/content-check/located-texts';
import { readContentAndMessageFiles } from '@/scripts/content-check/text-files';
import { textOf } from './located-text';

/** 40% beef, 35% chicken with bone, beef heart 8, liver 5 and tripe 4, egg 1.5. */
const facts = readContent('products/active/facts.json', productFactsSchema);
const found = (locale: Locale, text: string) =>
  findWrongShares(textOf(locale, text), facts).map((problem) => problem.found);

test('the texts of today state the shares of the facts', () => {
  const all = readContentAndMessageFiles(['content/products']).flatMap(listLocatedTexts);
  expect(checkAnimalShares(all)).toEqual([]);
});

test.each<[Locale, string, string[], string]>([
  [
    'en',
    '35% beef and 40% chicken',
    ['35% beef', '40% chicken'],
    '40% beef and 35% chicken, 57% beef in all, 1.5% egg',
  ],
  [
    'gr',
    '35% μοσχάρι και 40% κοτόπουλο',
    ['35% μοσχάρ', '40% κοτόπουλ'],
    '40% μοσχάρι, 35% κοτόπουλο, 57% μοσχάρι, 1,5% αυγό',
  ],
  [
    'es',
    '35 % de vacuno y 40 % de pollo',
    ['35 % de vacuno', '40 % de pollo'],
    '40 % de vacuno, 35 % de pollo, 1,5 % de huevo',
  ],
  ['ru', '35 % говядины и 40 % курицы', ['35 % говя', '40 % куриц'], '40 % говядины, 35 % курицы, 57 % говядины'],
  ['cn', '牛肉占35%，40%鸡肉', ['牛肉占35%', '40%鸡'], '牛肉占40%，35%鸡肉，57%的牛肉'],
  [
    'fr',
    '35 % de bœuf et 40 % de poulet',
    ['35 % de bœuf', '40 % de poulet'],
    '40 % de bœuf, 35 % de poulet, 1,5 % d’œuf',
  ],
  ['bg', '35% говеждо и 40% пилешко', ['35% говежд', '40% пилешк'], '40% говеждо, 35% пилешко, 57% говеждо'],
  [
    'lv',
    '35% liellopu gaļas un 40% vistas',
    ['35% liellop', '40% vistas'],
    '40% liellopu gaļas, 35% vistas, 57% liellopu gaļas',
  ],
  ['it', '35% di manzo e 40% di pollo', ['35% di manzo', '40% di pollo'], '40% di manzo, 35% di pollo, 57% di manzo'],
])('%s: the share of another animal is a hint, and those of the facts are right', (locale, wrong, expected, right) => {
  expect([...found(locale, wrong)].sort()).toEqual([...expected].sort());
  expect(found(locale, right)).toEqual([]);
});

test('a share of all meat, or of one animal with another ingredient, is right', () => {
  expect(found('en', '92% beef and chicken, 100% chicken meat, 92% beef')).toEqual([]);
});

test('the hint says what the facts have', () => {
  expect(findWrongShares(textOf('en', 'With 40% chicken'), facts)).toEqual([
    expect.objectContaining({
      weight: 'hint',
      text: "'40% chicken' is no share of chicken in facts.json (chicken_with_bone 35): correct the text or the facts",
    }),
  ]);
});

test.each<[Locale, string, string]>([
  ['en', 'Beef (35%), chicken neck (40%)', 'Beef (40%), chicken (35%), beef heart (8%)'],
  ['gr', 'Μοσχάρι (35%), 40% κρέας από κοτόπουλο', 'Μοσχάρι (40%), 35% κρέας από κοτόπουλο'],
  ['es', 'Vacuno (35 %), 40 % de carne de pollo', 'Vacuno (40 %), 35 % de carne de pollo'],
  ['ru', 'Говядина (35 %), 40 % мяса курицы', 'Говядина (40 %), 35 % мяса курицы'],
  ['cn', '牛肉（35%）、鸡肉（40%）', '牛肉（40%）、鸡肉（35%）'],
  ['fr', 'Bœuf (35 %), 40 % de viande de poulet', 'Bœuf (40 %), 35 % de viande de poulet'],
  ['bg', 'Говеждо (35%), 40% месо от пиле', 'Говеждо (40%), 35% месо от пиле'],
  ['lv', 'Liellopa gaļa (35%), vistas gaļa (40%)', 'Liellopa gaļa (40%), vistas gaļa (35%)'],
  ['it', 'Manzo (35%), 40% di carne di pollo', 'Manzo (40%), 35% di carne di pollo'],
])('%s: a share in brackets or of the meat of an animal is compared, too', (locale, wrong, right) => {
  expect(found(locale, wrong)).toHaveLength(2);
  expect(found(locale, right)).toEqual([]);
});

test('oil of an animal, and a change of its share, are no share of it', () => {
  expect(found('en', '1% fish oil, 8% less beef fat')).toEqual([]);
  expect(found('ru', '1 % рыбьего жира')).toEqual([]);
});
