import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { listLocatedTexts } from '@/scripts/content-check/located-texts';
import { checkSpeciesInTexts, findOtherSpecies } from '@/scripts/content-check/species-in-texts';
import { readContentAndMessageFiles } from '@/scripts/content-check/text-files';
import { textOf } from './located-text';

const find = (locale: Locale, text: string, key = 'kind') => findOtherSpecies(textOf(locale, text, { key }), 'cat');

test('the texts of today name the animal of their food', () => {
  expect(checkSpeciesInTexts(readContentAndMessageFiles(['content/products']).flatMap(listLocatedTexts))).toEqual([]);
});

test('a swapped animal in the texts of a product is reported', () => {
  const file = 'content/products/raw-hunter/fr.json';
  expect(checkSpeciesInTexts([textOf('fr', 'Repas cru pour chiens', { file, key: 'kind' })])).toEqual([
    expect.objectContaining({ file, key: 'kind', found: 'chiens', text: expect.stringContaining("the species 'cat'") }),
  ]);
});

test.each<[Locale, string, string]>([
  ['en', 'Raw dog food', 'dog'],
  ['gr', 'Ωμή τροφή για σκύλους', 'σκύλους'],
  ['bg', 'Сурова храна за кучета', 'кучета'],
  ['ru', 'Сырой корм для щенков', 'щенков'],
  ['cn', '犬用生食', '犬'],
  ['es', 'Comida cruda para cachorros', 'cachorros'],
  ['it', 'Cibo crudo per cani', 'cani'],
  ['lv', 'Svaigbarība suņiem', 'suņiem'],
])('%s: the food of a cat that names a dog', (locale, text, found) => {
  expect(find(locale, text)).toEqual([expect.objectContaining({ found, weight: undefined })]);
  expect(find(locale, text, 'longDescription.0')).toEqual([expect.objectContaining({ weight: 'hint' })]);
});

test.each<[Locale, string]>([
  ['en', 'For cats, not for dogs'],
  ['en', 'A catalogue of tastes'],
  ['fr', 'Un château de saveurs, sans chien ni chat'],
  ['it', 'La canapa e il gatto'],
  ['ru', 'Который корм выбрать'],
  ['cn', '猫和狗'],
])('%s: a text that names both or neither is right: %s', (locale, text) => {
  expect(find(locale, text)).toEqual([]);
});
