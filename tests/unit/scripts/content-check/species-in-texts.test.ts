import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { listLocatedTexts } from '@/scripts/content-check/located-texts';
import { checkSpeciesInTexts, findOtherSpecies } from '@/scripts/content-check/species-in-texts';
import { readContentAndMessageFiles } from '@/scripts/content-check/text-files';
import { textOf } from './located-text';

const find = (locale: Locale, text: string, key = 'kind', species: 'dog' | 'cat' = 'cat') =>
  findOtherSpecies(textOf(locale, text, { key }), species);

test('the texts of today name the animal of their food', () => {
  const problems = checkSpeciesInTexts(readContentAndMessageFiles(['content/products']).flatMap(listLocatedTexts));
  expect(problems.filter(({ weight }) => !weight)).toEqual([]);
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

test.each<[Locale, string, string]>([
  ['en', 'dog dogs doggy puppy puppies', 'cat cats kitten kittens'],
  ['gr', 'σκύλος σκύλους σκυλιά κουτάβι κουτάβια', 'γάτα γάτες γατάκι'],
  ['bg', 'куче кучета кученце кутре', 'котка котки коте котета котенца котешка котарак'],
  [
    'ru',
    'собака собак собачий щенок щенков щенят пёс пес псы псам',
    'кошка кошек кошечка кошачий кот котам котик котята',
  ],
  ['es', 'perro perros perra cachorros', 'gato gatos gata gatitos'],
  ['fr', 'chien chiens chienne chiot', 'chat chats chatte chaton'],
  ['it', 'cane cani cucciolo cuccioli cagnolino', 'gatto gatti gatta gattini'],
  ['lv', 'suns suņiem sunim kucēns', 'kaķis kaķiem kaķu'],
  ['cn', '犬 狗 幼犬', '猫 幼猫'],
])('%s: every form of one animal is reported in the food of the other', (locale, dogs, cats) => {
  expect(dogs.split(' ').filter((dog) => find(locale, dog, 'kind', 'cat').length !== 1)).toEqual([]);
  expect(cats.split(' ').filter((cat) => find(locale, cat, 'kind', 'dog').length !== 1)).toEqual([]);
});

test.each<[Locale, string, 'dog' | 'cat']>([
  ['en', 'Not for dogs', 'cat'],
  ['gr', 'Όχι για σκύλους', 'cat'],
  ['bg', 'Не е за кучета', 'cat'],
  ['ru', 'Не для собак', 'cat'],
  ['es', 'No apto para perros', 'cat'],
  ['fr', 'Ne convient pas aux chiens', 'cat'],
  ['it', 'Non adatto ai cani', 'cat'],
  ['lv', 'Nav paredzēts suņiem', 'cat'],
  ['cn', '不适合狗', 'cat'],
  ['ru', 'Бережёт кошелёк, кошерное мясо', 'dog'],
  ['bg', 'Месото от котела', 'dog'],
  ['bg', 'Сварено в котел', 'dog'],
  ['cn', '四川的熊猫', 'dog'],
  ['cn', '锋利的犬齿', 'cat'],
  ['en', 'A puppet of the dogma', 'cat'],
  ['fr', 'Le chiendent du jardin', 'cat'],
  ['es', 'El gatillo', 'dog'],
])('%s: %s is right in the food of a %s', (locale, text, species) => {
  expect(find(locale, text, 'kind', species)).toEqual([]);
});

test.each(['longDescription.0', 'benefits.0.text', 'subtitle', 'shortDescription'])(
  'a cat that a dog food speaks of in %s is at most a hint',
  (key) => {
    for (const text of ['Your cat will like it too', 'Keep it away from the neighbour’s cat'])
      expect(find('en', text, key, 'dog')).toEqual([expect.objectContaining({ found: 'cat', weight: 'hint' })]);
  },
);
