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
