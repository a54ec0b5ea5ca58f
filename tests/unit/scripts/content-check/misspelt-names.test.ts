import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { listLocatedTexts } from '@/scripts/content-check/located-texts';
import { findMisspeltNames } from '@/scripts/content-check/misspelt-names';
import { readContentAndMessageFiles } from '@/scripts/content-check/text-files';
import { textOf } from './located-text';

const today = readContentAndMessageFiles().flatMap(listLocatedTexts);

/** What is found in the dictionary of a language with this text at a key. */
function findWith(locale: Locale, key: string, text: string) {
  const file = `content/dictionaries/${locale}.json`;
  const others = today.filter((snippet) => snippet.locale === locale && (snippet.file !== file || snippet.key !== key));
  return findMisspeltNames([...others, textOf(locale, text, { file, key })]);
}

test.each<[Locale, string, string, string, string]>([
  ['en', 'ingredients.chicken_meat', 'Chiken meat', 'Chiken', 'chicken'],
  ['en', 'ingredients.pumpkin', 'Pumkpin', 'Pumkpin', 'pumpkin'],
  ['en', 'ingredients.spinach', 'Spinnach', 'Spinnach', 'spinach'],
  ['en', 'ingredients.courgette', 'Courgutte', 'Courgutte', 'courgette'],
  ['en', 'proteins.rabbit', 'Rabit', 'Rabit', 'rabbit'],
  ['en', 'allergens.turkey', 'Turrkey', 'Turrkey', 'turkey'],
  ['gr', 'ingredients.tomato', 'Ντομμάτα', 'Ντομμάτα', 'ντομάτα'],
  ['es', 'ingredients.chicken_meat', 'Carne de pollo con calabzaa', 'calabzaa', 'calabaza'],
  ['fr', 'ingredients.carrot', 'Carrotte', 'Carrotte', 'carotte'],
  ['ru', 'ingredients.pumpkin', 'Тыкква', 'Тыкква', 'тыква'],
  ['bg', 'ingredients.spinach', 'Спнак', 'Спнак', 'спанак'],
  ['lv', 'ingredients.beef_meat', 'Liellopu gaļļa', 'gaļļa', 'gaļa'],
  ['lv', 'ingredients.carrot', 'Burkkāni', 'Burkkāni', 'burkāni'],
  ['it', 'ingredients.courgette', 'Zuchine', 'Zuchine', 'zucchine'],
])('%s: %s: %s is one letter away from a word of the other texts', (locale, key, text, found, meant) => {
  expect(findWith(locale, key, text)).toEqual([
    expect.objectContaining({
      file: `content/dictionaries/${locale}.json`,
      key,
      found,
      at: text.indexOf(found),
      text: `'${found}' is in no other text of this language, but '${meant}' is: correct it if it is misspelt`,
      weight: 'hint',
    }),
  ]);
});

test.each<[Locale, string, string]>([
  ['en', 'ingredients.carrot', 'Carrots'],
  ['en', 'ingredients.carrot', 'Beetroot'],
  ['en', 'ingredients.hake', 'Dace'],
  ['gr', 'ingredients.carrot', 'Καρότων'],
  ['es', 'ingredients.carrot', 'Zanahorias y remolachas'],
  ['fr', 'ingredients.carrot', 'Betteraves'],
  ['ru', 'ingredients.pumpkin', 'Тыквами'],
  ['bg', 'ingredients.carrot', 'Морковът'],
  ['lv', 'ingredients.carrot', 'Burkāniem'],
  ['it', 'ingredients.carrot', 'Barbabietole'],
  ['cn', 'ingredients.carrot', '胡萝葡胡萝'],
  ['en', 'additives.copper', 'Coper'],
])('%s: %s: %s is another form, another thing, or nothing that other texts name', (locale, key, text) => {
  expect(findWith(locale, key, text)).toEqual([]);
});
