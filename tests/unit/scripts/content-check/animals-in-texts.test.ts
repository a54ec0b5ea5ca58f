import { expect, test } from 'vitest';
import { type ProductFacts, productFactsSchema } from '@/lib/content/product-facts-schema';
import { readContent } from '@/lib/content/read-content';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { checkAnimalsAndIngredients, findWrongAnimals } from '@/scripts/content-check/animals-in-texts';
import { createIngredientCheck } from '@/scripts/content-check/ingredients-in-texts';
import { listLocatedTexts } from '@/scripts/content-check/located-texts';
import { readContentAndMessageFiles } from '@/scripts/content-check/text-files';
import { textOf } from './located-text';

const all = readContentAndMessageFiles(['content/products']).flatMap(listLocatedTexts);
const textsOf = (slug: string) => all.filter(({ file }) => file.startsWith(`content/products/${slug}/`));
const factsOf = (slug: string) => readContent(`products/${slug}/facts.json`, productFactsSchema);
/** The facts of a product with another ingredient in the place of one. */
const withExchanged = (slug: string, from: string, to: string): ProductFacts =>
  JSON.parse(JSON.stringify(factsOf(slug)).replaceAll(`"${from}`, `"${to}`));
const added = (slug: string, locale: Locale, key: string, text: string) => [
  ...textsOf(slug),
  textOf(locale, text, { file: `content/products/${slug}/${locale}.json`, key }),
];

test('the texts of today name nothing that the facts do not have', () => {
  expect(checkAnimalsAndIngredients(all)).toEqual([]);
});

test('an animal that was exchanged in the facts is reported in the texts of every language', () => {
  const problems = findWrongAnimals(
    'lamb-dinner',
    withExchanged('lamb-dinner', 'lamb', 'goat'),
    textsOf('lamb-dinner'),
  );
  const files = new Set(problems.filter(({ weight }) => !weight).map(({ file }) => file));
  expect([...files].sort()).toEqual(localeCodes.map((locale) => `content/products/lamb-dinner/${locale}.json`).sort());
  expect(problems).toContainEqual(
    expect.objectContaining({
      key: 'kind',
      found: 'lamb',
      text: expect.stringMatching(
        /^'lamb' is not in .*facts\.json, which has goat: correct the text or the facts; .*notes/,
      ),
    }),
  );
});

test('a vegetable that was exchanged in the facts is reported, unless a note names it', () => {
  const facts = withExchanged('superfood', 'carrot', 'courgette');
  const problems = createIngredientCheck()('superfood', facts, textsOf('superfood'));
  expect(new Set(problems.map(({ text }) => text.split(',')[0]))).toEqual(new Set(["names the ingredient 'carrot'"]));
  expect(new Set(problems.map(({ file }) => file)).size).toBeGreaterThan(5);
  const noted = { ...facts, notes: ['The texts compare it with carrot'] };
  expect(createIngredientCheck()('superfood', noted, textsOf('superfood'))).toEqual([]);
});

test.each<[Locale, string, string]>([
  ['en', 'Juicy chicken in each bowl', 'chicken'],
  ['gr', 'Ζουμερό κοτόπουλο σε κάθε μπολ', 'κοτόπουλο'],
  ['bg', 'Сочно пилешко във всяка купа', 'пилешко'],
  ['ru', 'Сочная курица в каждой миске', 'курица'],
  ['cn', '每一碗都有鲜嫩的鸡肉', '鸡'],
  ['es', 'Pollo jugoso en cada cuenco', 'Pollo'],
  ['fr', 'Du poulet juteux dans chaque gamelle', 'poulet'],
  ['it', 'Pollo succoso in ogni ciotola', 'Pollo'],
  ['lv', 'Sulīga vista katrā bļodā', 'vista'],
])('an animal that only %s names is a fault in a short text, and a hint in a long one', (locale, text, found) => {
  const find = (key: string) =>
    findWrongAnimals('just-meat', factsOf('just-meat'), added('just-meat', locale, key, text));
  expect(find('benefits.0.title')).toEqual([
    expect.objectContaining({ found, key: 'benefits.0.title', weight: undefined }),
  ]);
  expect(find('longDescription.0')).toEqual([expect.objectContaining({ found, weight: 'hint' })]);
});

test.each<[Locale, string]>([
  ['en', 'No chicken, no egg, no fish'],
  ['gr', 'Χωρίς κοτόπουλο, αυγό ή ψάρι'],
  ['bg', 'Без пилешко и без яйца'],
  ['ru', 'Без курицы и яиц'],
  ['cn', '不含鸡肉和鸡蛋，添加牛磺酸'],
  ['es', 'Sin pollo ni huevo'],
  ['fr', 'Ni poulet ni œuf, comme le Lamb Dinner'],
  ['it', 'Senza pollo né uova'],
  ['lv', 'Bez vistas un olām'],
])('%s: a sentence that denies an animal is right', (locale, text) => {
  expect(
    findWrongAnimals('just-meat', factsOf('just-meat'), added('just-meat', locale, 'benefits.0.title', text)),
  ).toEqual([]);
});
