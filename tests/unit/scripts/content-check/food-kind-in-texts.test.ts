import { expect, test } from 'vitest';
import { type ProductFacts, productFactsSchema } from '@/lib/content/product-facts-schema';
import { readContent } from '@/lib/content/read-content';
import type { Locale } from '@/lib/i18n/locales';
import { findOtherKinds } from '@/scripts/content-check/food-kind-in-texts';
import { textOf } from './located-text';

const factsOf = (slug: string) => readContent(`products/${slug}/facts.json`, productFactsSchema);
/** A complementary food for dogs of all ages, a complete one for adult dogs, and one for kittens. */
const [treat, adult, kitten] = [factsOf('yummy'), factsOf('active'), factsOf('kittens-grow')];
const found = (facts: ProductFacts, locale: Locale, text: string, key = 'kind') =>
  findOtherKinds(textOf(locale, text, { key }), facts).map((problem) => problem.found);

test.each<[Locale, { complete: string; complementary: string; young: string; adult: string }]>([
  [
    'en',
    {
      complete: 'A complete raw meal',
      complementary: 'A complementary food',
      young: 'Made for young puppies',
      adult: 'Made for adult cats',
    },
  ],
  [
    'gr',
    {
      complete: 'Πλήρης ωμή τροφή',
      complementary: 'Συμπληρωματική τροφή',
      young: 'Ιδανικό για μικρά κουτάβια',
      adult: 'Για ενήλικες γάτες',
    },
  ],
  [
    'es',
    {
      complete: 'Un menú crudo completo',
      complementary: 'Alimento complementario',
      young: 'Para cachorros',
      adult: 'Para gatos adultos',
    },
  ],
  [
    'ru',
    {
      complete: 'Полнорационный сырой корм',
      complementary: 'Дополнительный корм',
      young: 'Подходит и щенкам',
      adult: 'Для взрослых кошек',
    },
  ],
  ['cn', { complete: '犬用全价餐', complementary: '补充性食品', young: '适合所有幼犬', adult: '适合成猫' }],
  [
    'fr',
    {
      complete: 'Un repas cru complet',
      complementary: 'Aliment complémentaire',
      young: 'Pour les chiots',
      adult: 'Pour chats adultes',
    },
  ],
  [
    'bg',
    {
      complete: 'Пълноценна сурова храна',
      complementary: 'Допълваща храна',
      young: 'За малки кученца',
      adult: 'За израснали котки',
    },
  ],
  [
    'lv',
    {
      complete: 'Pilnvērtīga svaigbarība',
      complementary: 'Papildbarība',
      young: 'Arī maziem kucēniem',
      adult: 'Pieaugušiem kaķiem',
    },
  ],
  [
    'it',
    {
      complete: 'Un pasto crudo completo',
      complementary: 'Alimento complementare',
      young: 'Per i cuccioli',
      adult: 'Per gatti adulti',
    },
  ],
])('%s: a kind or an age that the facts do not have is a hint, and that of the facts is right', (locale, texts) => {
  const { complete, complementary, young, adult: grown } = texts;
  for (const [facts, wrong, right] of [
    [treat, complete, complementary],
    [adult, complementary, complete],
    [adult, young, grown],
    [kitten, grown, young],
  ] as const)
    expect([wrong, found(facts, locale, wrong).length, found(facts, locale, right)]).toEqual([wrong, 1, []]);
  expect(found(treat, locale, complete, 'longDescription.0')).toEqual([]);
});

test('the hint says what the facts have', () => {
  expect(findOtherKinds(textOf('es', 'Ideal para cachorros', { key: 'kind' }), adult)).toEqual([
    expect.objectContaining({
      found: 'para cachorr',
      weight: 'hint',
      text: "'para cachorr' contradicts facts.json, where lifeStage is 'adult': correct the text or the facts",
    }),
  ]);
});

test.each<[Locale, { treat: string[]; adult: string[] }]>([
  [
    'en',
    {
      treat: ['It is not a complete food', 'A few pieces on top of a complete meal'],
      adult: ['Not for puppies', 'Once your puppy has grown up', 'For adult dogs; for puppies: Super Puppies'],
    },
  ],
  [
    'gr',
    {
      treat: ['Δεν είναι πλήρης τροφή', 'Λίγο μαζί με ένα πλήρες γεύμα'],
      adult: ['Δεν είναι για κουτάβια', 'Όταν το κουτάβι μεγαλώσει'],
    },
  ],
  [
    'es',
    {
      treat: ['No es un alimento completo', 'Unos trozos sobre un menú completo'],
      adult: ['No es para cachorros', 'Cuando tu cachorro haya crecido'],
    },
  ],
  [
    'ru',
    {
      treat: ['Это не полнорационный корм', 'Ложка на полнорационный корм'],
      adult: ['Не для щенков', 'Когда щенок вырастет'],
    },
  ],
  ['cn', { treat: ['不是全价餐', '加一点在全价餐上'], adult: ['不适合幼犬', '等幼犬长大以后'] }],
  [
    'fr',
    {
      treat: ['Ce n’est pas un aliment complet', 'Quelques morceaux sur un repas complet'],
      adult: ['Pas pour les chiots', 'Quand votre chiot aura grandi'],
    },
  ],
  [
    'bg',
    {
      treat: ['Не е пълноценна храна', 'Малко върху пълноценната храна'],
      adult: ['Не е за кученца', 'Когато кученцето порасне'],
    },
  ],
  [
    'lv',
    {
      treat: ['Tā nav pilnvērtīga barība', 'Mazliet pie pilnvērtīgas maltītes'],
      adult: ['Nav piemērota kucēniem', 'Kad kucēns izaudzis'],
    },
  ],
  [
    'it',
    {
      treat: ['Non è un alimento completo', 'Qualche pezzo sopra un pasto completo'],
      adult: ['Non è per cuccioli', 'Quando il cucciolo sarà cresciuto'],
    },
  ],
])('%s: denials, and what a food is added to, are right', (locale, texts) => {
  expect(texts.treat.map((text) => found(treat, locale, text))).toEqual(texts.treat.map(() => []));
  expect(texts.adult.map((text) => found(adult, locale, text))).toEqual(texts.adult.map(() => []));
});

test.each<[Locale, string]>([
  ['en', 'Serve it beside a complete meal'],
  ['en', 'A plus for your dog’s complete meal'],
  ['gr', 'Ταιριάζει με κάθε πλήρη και πλήρες γεύμα'],
  ['es', 'Además de su alimento completo'],
  ['ru', 'Рядом с миской: полнорационный корм'],
  ['cn', '与全价粮混合'],
  ['fr', 'Accompagne son aliment complet'],
  ['bg', 'Заедно с пълноценна храна'],
  ['lv', 'Kopā ar to pilnvērtīga barība'],
  ['it', 'Accanto al suo alimento completo'],
])('%s: the complete food that a treat is served with is another: %s', (locale, text) => {
  expect(found(treat, locale, text)).toEqual([]);
});

test.each<[Locale, string]>([
  ['en', 'A good start for adult life'],
  ['gr', 'Βάσεις για την ενήλικη ζωή'],
  ['ru', 'Основа для взрослой жизни'],
  ['bg', 'Основа за възрастния живот'],
])('%s: what young animals grow up for is no food of adult ones: %s', (locale, text) => {
  expect(found(kitten, locale, text)).toEqual([]);
});
