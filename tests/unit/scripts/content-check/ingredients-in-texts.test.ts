import { afterEach, expect, test, vi } from 'vitest';
import { productFactsSchema } from '@/lib/content/product-facts-schema';
import { readContent } from '@/lib/content/read-content';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { createIngredientCheck } from '@/scripts/content-check/ingredients-in-texts';
import { textOf } from './located-text';

/** Names of ingredients by their key, the same in all languages. */
let names: Record<string, string> = {};
vi.mock('@/lib/content/products', async (original) => {
  const products = await original<typeof import('@/lib/content/products')>();
  const getProductDictionary = (locale: Locale) => {
    const dictionary = products.getProductDictionary(locale);
    return { ...dictionary, ingredients: { ...dictionary.ingredients, ...names } };
  };
  return { ...products, getProductDictionary };
});
afterEach(() => {
  names = {};
});

const facts = readContent('products/just-meat/facts.json', productFactsSchema);
const inAll = (textOfLocale: Partial<Record<Locale, string>> | string, key = 'kind') =>
  localeCodes.map((locale) =>
    textOf(locale, typeof textOfLocale === 'string' ? textOfLocale : (textOfLocale[locale] ?? ''), {
      file: `content/products/just-meat/${locale}.json`,
      key,
    }),
  );
const check = (texts: ReturnType<typeof inAll>, notes: string[] = []) =>
  createIngredientCheck()({ slug: 'just-meat', facts: { ...facts, notes }, texts });

const sweetPotato: Partial<Record<Locale, string>> = {
  en: 'sweet potato',
  gr: 'γλυκοπατάτα',
  bg: 'сладък картоф',
  ru: 'батат',
  cn: '红薯',
  es: 'boniato',
  fr: 'patate douce',
  it: 'patata dolce',
  lv: 'batātes',
};
const withoutSweetPotato: Partial<Record<Locale, string>> = {
  en: 'Without sweet potato',
  gr: 'Χωρίς γλυκοπατάτα',
  bg: 'Без сладък картоф',
  ru: 'Без батата',
  cn: '不含红薯',
  es: 'Sin boniato',
  fr: 'Sans patate douce',
  it: 'Senza patata dolce',
  lv: 'Bez batātēm',
};

test('an ingredient that most languages name is a fault in short texts and a hint in long ones', () => {
  const problems = check(inAll(sweetPotato));
  expect(problems).toHaveLength(Object.keys(sweetPotato).length);
  expect(new Set(problems.map(({ weight }) => weight))).toEqual(new Set([undefined]));
  expect(problems[0]?.text).toMatch(
    /^names the ingredient 'sweet_potato', .*allowed if 'notes' in the facts name it \('sweet potato'\)$/,
  );
  const inLongText = check(inAll(sweetPotato, 'longDescription.0'));
  expect(new Set(inLongText.map(({ weight }) => weight))).toEqual(new Set(['hint']));
});

test('a sentence that denies an ingredient is right', () => {
  expect(check(inAll(withoutSweetPotato))).toEqual([]);
});

test('an ingredient that one language alone names is a hint', () => {
  const problems = check([textOf('lv', 'Ar spinātiem un ķirbi')]);
  expect(problems.map(({ text, weight }) => [text.split(',')[0], weight])).toEqual([
    ["names the ingredient 'pumpkin'", 'hint'],
    ["names the ingredient 'spinach'", 'hint'],
  ]);
});

test('a word that only begins as an ingredient is none in one language alone', () => {
  expect(check([textOf('fr', 'Selon l’origine'), textOf('es', 'Para tomar')])).toEqual([]);
});

test('an ingredient of the food is no other one whose name begins alike', () => {
  const texts = [textOf('it', 'Con zucchine'), textOf('es', 'Con calabacín'), textOf('bg', 'С тиквички')];
  const courgette = { ...facts, ingredients: [...facts.ingredients, { key: 'courgette', percent: 1 }] };
  expect(createIngredientCheck()({ slug: 'just-meat', facts: courgette, texts })).toEqual([]);
  const pumpkin = createIngredientCheck()({ slug: 'just-meat', facts: courgette, texts: [textOf('it', 'Con zucca')] });
  expect(pumpkin).toHaveLength(1);
});

test.each(['Brewer’s yeast is in the treats', "Brewer's yeast is in the treats", 'No brewers yeast'])(
  'a note allows an ingredient with any apostrophe: %s',
  (note) => {
    names = { brewers_yeast: 'Brewer’s yeast' };
    const texts = inAll("With brewer's yeast");
    expect(check(texts)).not.toEqual([]);
    expect(check(texts, [note])).toEqual([]);
  },
);

test.each(['Kelp [dried]', '*Kelp', 'Kelp \\'])('a name may have any characters: %s', (name) => {
  names = { kelp: name };
  expect(check(inAll(name.toLowerCase())).map(({ text }) => text.split(',')[0])).toContain(
    "names the ingredient 'kelp'",
  );
});

test('a name in brackets alone is found nowhere', () => {
  names = { kelp: '(kelp)' };
  expect(check(inAll('Good food'))).toEqual([]);
});

/** What other foods contain, and a sentence without it. */
const ofOtherFoods: [Locale, string, string][] = [
  [
    'en',
    'Beef with rice, wheat, corn, oats, soya, potatoes, peas, pork, salmon, tuna and cheese',
    'No rice, wheat or pork',
  ],
  [
    'gr',
    'Μοσχάρι με ρύζι, σιτάρι, καλαμπόκι, βρώμη, σόγια, πατάτες, αρακά, χοιρινό, σολομό, τόνο και τυρί',
    'Χωρίς ρύζι, σιτάρι ή χοιρινό',
  ],
  [
    'es',
    'Vacuno con arroz, trigo, maíz, avena, soja, patatas, guisantes, cerdo, salmón, atún y queso',
    'Sin arroz, trigo ni cerdo',
  ],
  [
    'ru',
    'Говядина с рисом, пшеницей, кукурузой, овсом, соей, картофелем, горохом, свининой, лососем, тунцом и сыром',
    'Без риса, пшеницы и свинины',
  ],
  ['cn', '牛肉配大米、小麦、玉米、燕麦、大豆、土豆、豌豆、猪肉、三文鱼、金枪鱼和奶酪', '不含大米、小麦和猪肉'],
  [
    'fr',
    'Bœuf, riz, blé, maïs, avoine, soja, pommes de terre, petits pois, porc, saumon, thon et fromage',
    'Sans riz, blé ni porc',
  ],
  [
    'bg',
    'Говеждо с ориз, пшеница, царевица, овес, соя, картофи, грах, свинско, сьомга, риба тон и сирене',
    'Без ориз, пшеница и свинско',
  ],
  [
    'lv',
    'Liellops ar rīsiem, kviešiem, kukurūzu, auzām, soju, kartupeļiem, zirņiem, cūkgaļu, lasi, tunci un sieru',
    'Bez rīsiem, kviešiem un cūkgaļas',
  ],
  [
    'it',
    'Manzo con riso, frumento, mais, avena, soia, patate, piselli, maiale, salmone, tonno e formaggio',
    'Senza riso, frumento né maiale',
  ],
];

test.each(ofOtherFoods)('%s: what only other foods contain is a hint, unless it is denied', (locale, text, denied) => {
  const keysIn = (sentence: string) =>
    check([textOf(locale, sentence)])
      .filter(({ weight }) => weight === 'hint')
      .map((problem) => /'([^']+)'/.exec(problem.text)?.[1])
      .filter((key) => key !== 'apple')
      .sort();
  expect(keysIn(text)).toEqual(
    ['rice', 'wheat', 'maize', 'oats', 'soya', 'potato', 'peas', 'pork', 'salmon', 'tuna', 'cheese'].sort(),
  );
  expect(keysIn(denied)).toEqual([]);
});

test.each<[Locale, string]>([
  ['en', 'The price of peace: nice toys, boatmen, hamper, cornflower, sweet potato'],
  ['gr', 'Με σίτιση, τόνωση, τυρκουάζ, φακελάκι και γλυκοπατάτα'],
  ['es', 'Con trigonometría y jamás'],
  ['ru', 'Рисунок, сырой корм, рискованно, союз, тунеядец'],
  ['fr', 'Organisation, blessure, chevaleresque, orgeat, pomme, pois'],
  ['bg', 'Сладки картофи, сладките картофи, тонове храна, сурова'],
  ['lv', 'Rīsināt, sierīgs, lasīt'],
  ['it', 'Il sorriso, maistro, patata dolce, orzaiolo'],
  ['cn', '大脑、米其林、猎犬'],
])('%s: words that begin alike are no ingredient of other foods', (locale, text) => {
  const found = check([textOf(locale, text)]).map((problem) => /'([^']+)'/.exec(problem.text)?.[1]);
  expect(found.filter((key) => !['sweet_potato', 'apple'].includes(key ?? ''))).toEqual([]);
});

test.each<[Locale, string]>([
  ['en', 'A pea-sized piece'],
  ['gr', 'Μέγεθος μπιζελιού, καλός μυϊκός τόνος, για καλό μυϊκό τόνο, ένας τόνος την ημέρα'],
  ['es', 'Del tamaño de un guisante, con patata dulce'],
  ['ru', 'Размером с горошину, рисовать, сладкий картофель'],
  ['cn', '豌豆大小的一块'],
  ['fr', 'De la taille d’un petit pois'],
  ['lv', 'Zirņa lieluma gabaliņš. Ja lasi etiķeti, saldie kartupeļi'],
  ['it', 'Grande come un pisello'],
])('%s: a size, and other meanings of a name, are no ingredient', (locale, text) => {
  const found = check([textOf(locale, text)]).map((problem) => /'([^']+)'/.exec(problem.text)?.[1]);
  expect(found.filter((key) => !['sweet_potato', 'apple'].includes(key ?? ''))).toEqual([]);
});

test('Greek oats have two spellings', () => {
  expect(check([textOf('gr', 'Μοσχάρι με βρόμη')]).map((problem) => /'([^']+)'/.exec(problem.text)?.[1])).toEqual([
    'oats',
  ]);
});
