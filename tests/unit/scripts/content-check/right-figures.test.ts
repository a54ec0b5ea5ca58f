import { afterEach, expect, test, vi } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { checkAdditiveCodes } from '@/scripts/content-check/additive-codes';
import { checkCounts } from '@/scripts/content-check/counts-in-texts';
import { checkFiguresAcrossLanguages } from '@/scripts/content-check/figures-across-languages';
import { checkFiguresOfNamedProducts } from '@/scripts/content-check/figures-of-named-products';
import { checkRangeOrder } from '@/scripts/content-check/figures-with-units';
import type { LocatedText } from '@/scripts/content-check/located-texts';
import { checkMarketFigures } from '@/scripts/content-check/market-figures';

type Locale = (typeof localeCodes)[number];
// Eleven markets, and pages whose sections some tests replace.
const { page } = vi.hoisted(() => ({ page: { edit: null as null | ((page: string, locale: string) => unknown) } }));
vi.mock(import('@/lib/content/page-copy'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    getPageCopyWithSwitchedOff: (name, locale) =>
      (page.edit?.(name, locale) as ReturnType<typeof original.getPageCopyWithSwitchedOff>) ??
      original.getPageCopyWithSwitchedOff(name, locale),
  };
});
vi.mock(import('@/lib/content/read-content'), async (importOriginal) => {
  const original = await importOriginal();
  const markets = { markets: Array.from({ length: 11 }, (_, index) => ({ since: 2017 + Math.floor(index / 2) })) };
  const readContent = (file: string, schema: never) =>
    file === 'markets.json' ? markets : original.readContent(file, schema);
  return { ...original, readContent: readContent as typeof original.readContent };
});
afterEach(() => {
  page.edit = null;
});

const about = (locale: Locale) => `content/pages/about/${locale}.json`;
const located = (locale: Locale, text: string, key = 'lead', file = about(locale)): LocatedText => ({
  file,
  key,
  text,
  locale,
  icu: false,
});
const faults = (problems: { weight?: string; text: string }[]) =>
  problems.flatMap(({ weight, text }) => (weight === 'hint' ? [] : [text]));

test.each([
  ['ru', 'Уже 10 лет на рынке'],
  ['bg', '15 години на пазара'],
  ['lv', '10 gadus tirgū'],
  ['gr', '10 χρόνια στις αγορές'],
  ['ru', 'Доставка за 48 часов по стране'],
  ['lv', 'Piegāde 48 stundās visā valstī'],
  ['ru', 'Каталог: 24 страницы'],
  ['lv', '200 tirgotāji'],
  ['en', 'Approved in all 27 EU countries'],
  ['cn', '适用于27个欧盟国家'],
  ['cn', '3个月的市场试销'],
  ['en', 'ISO 22000 is used in over 160 countries'],
  ['en', 'Our treats are in four of our markets'],
  ['ru', 'Лакомства есть в три из наших рынков'],
  ['fr', 'Les friandises sont dans trois de nos marchés'],
  ['gr', 'Οι λιχουδιές είναι σε τρεις από τις χώρες'],
  ['en', '2021: three new markets'],
  ['en', 'our first three export markets'],
  ['en', 'We ship to eleven countries. Cat food is on sale in nine countries'],
  ['en', 'Our food is on sale in twelve countries, Greece included'],
  ['ru', 'Корма продаются в двенадцать стран, включая Грецию'],
] as const)('no number of markets: %s %s', (locale, text) => {
  expect(faults(checkCounts([located(locale, text)]))).toEqual([]);
});

test.each([
  ['home', 'I have lived in three countries with my dog'],
  ['faq', 'Cat food is on sale in nine countries'],
  ['home', 'ISO 22000 is used in 160 countries'],
])('a text of the page %s may count other countries: %s', (name, text) => {
  const file = `content/pages/${name}/en.json`;
  expect(faults(checkCounts([located('en', text, 'sections.0.items.0.text', file)]))).toEqual([]);
});

test.each([
  ['en', 'We ship to twelve countries.'],
  ['ru', 'Поставляем в двенадцать стран.'],
  ['lv', 'Piegādājam uz divpadsmit valstīm.'],
  ['lv', 'Mūsu divpadsmit eksporta tirgi'],
  ['cn', '目前已销往十二个国家'],
  ['gr', 'σε δώδεκα αγορές'],
] as const)('a wrong number of markets: %s %s', (locale, text) => {
  expect(faults(checkCounts([located(locale, text)]))).toEqual([expect.stringContaining('says 12')]);
});

const ofSimple = (locale: Locale, text: string) =>
  located(locale, text, 'benefits.0.text', `content/products/simple/${locale}.json`);
test.each([
  ['en', 'It has three animal ingredients and nine plant ones.'],
  ['gr', 'Τα 5 αναλυτικά συστατικά'],
  ['en', 'Fat per 100 g of ingredients'],
  ['es', 'Grasa por 100 g de ingredientes'],
  ['ru', 'На 100 г ингредиентов'],
  ['en', 'The first three ingredients are meat.'],
] as const)('no number of ingredients: %s %s', (locale, text) => {
  expect(faults(checkCounts([ofSimple(locale, text)]))).toEqual([]);
});

test('a wrong number of ingredients is a fault', () => {
  expect(faults(checkCounts([ofSimple('en', 'Forty ingredients? No: 40 ingredients.')]))).toHaveLength(1);
});

const textOf = (locale: Locale) => located(locale, 'Πλήρης τροφή');
test.each([
  ['en', 'Vitamin E 200 mg/kg'],
  ['en', 'vitamin E 200'],
  ['gr', 'Βιταμίνη Ε 200 mg/kg'],
  ['ru', 'Витамин Е 200 мг/кг'],
  ['bg', 'Витамин E: E 200–400 мг'],
  ['it', 'E 500 g al giorno bastano'],
  ['cn', '维生素E 200毫克'],
  ['fr', 'vitamine E 200 000 UI'],
] as const)('no code of an additive: %s %s', (locale, text) => {
  const others = localeCodes.filter((code) => code !== locale).map(textOf);
  expect(checkAdditiveCodes([...others, located(locale, text)])).toEqual([]);
});

test.each(['E 330', 'E330', 'E150a', 'Ε 330 και λεμόνι', 'E 200, 300 g', '3a671'])(
  '%s is a code of an additive',
  (text) => {
    const others = localeCodes.filter((code) => code !== 'en').map(textOf);
    expect(checkAdditiveCodes([...others, located('en', text)])).toHaveLength(1);
  },
);

const checkRange = (text: string) => checkRangeOrder({ file: '', text, locale: null, icu: false });
test.each([
  'Mon–Fri 9–5',
  'Open 20.00–2.00',
  'Closed 22–6 h',
  '24.12–6.1',
  '30.11–3.12',
  'Day 10 – 0% old food',
  'Day 10\u00a0– 0% old food',
  'Ден 10 – 0% стара храна',
  'Βήμα 4 – 2 εβδομάδες',
  'pp. 245–51',
])('%s does not run backwards', (text) => {
  expect(faults(checkRange(text))).toEqual([]);
});

test.each(['48–24 hours', '15–10 %', '750～500克', '4–2 stundas', '20.5–18.2 g', '48–24-hour'])(
  '%s runs backwards',
  (text) => {
    expect(faults(checkRange(text))).toHaveLength(1);
  },
);

const inAll = (texts: Partial<Record<Locale, string>>, usual: string) =>
  localeCodes.map((locale) => located(locale, texts[locale] ?? usual));

test.each(['比200克多50克', '不是300克，而是400克'])('a Chinese comparison may turn figures round: %s', (text) => {
  const usual = text.includes('300') ? '400 g, not 300 g' : '50 g more than 200 g';
  expect(faults(checkFiguresAcrossLanguages(inAll({ cn: text }, usual)))).toEqual([]);
  expect(faults(checkFiguresAcrossLanguages(inAll({ en: '300 g, not 400 g' }, '400 g, not 300 g')))).toHaveLength(1);
});

test.each([
  ['ru', '10-процентный раствор'],
  ['en', 'a 10-percent solution'],
  ['bg', 'разтвор от 10 на сто'],
] as const)('a unit in words is one: %s %s', (locale, text) => {
  expect(faults(checkFiguresAcrossLanguages(inAll({ [locale]: text }, '10% solution')))).toEqual([]);
});
test('the first number of a range has the unit of the second, in words as well', () => {
  expect(faults(checkFiguresAcrossLanguages(inAll({ en: '4 to 12 percent' }, '4% – 12%')))).toEqual([]);
});
test('a number without a unit is a fault', () => {
  expect(faults(checkFiguresAcrossLanguages(inAll({ en: 'a 10 solution' }, '10% solution')))).toHaveLength(1);
});

const product = (slug: string, name: string) => located('en', name, 'name', `content/products/${slug}/en.json`);
const names = [
  product('active', 'Active'),
  product('normal-life', 'Normal Life'),
  product('duck-dinner', 'Duck Dinner'),
];
const ofNamed = (text: string) => checkFiguresOfNamedProducts([...names, located('en', text)]);
test.each([
  'A 20 kg dog eats 480 g of Normal Life a day.',
  'Give 485 g of Normal Life a day.',
  'Start with 25% Normal Life and 75% of the old food.',
  '“Active dogs need 37% more,” says the vet.',
  'Tip: Active dogs need 37% more.',
])('no figure of the product: %s', (text) => {
  expect(ofNamed(text)).toEqual([]);
});
test.each([
  'Give your dog Normal Life, with 99.9 g of fat.',
  'Normal Life has 50% bone.',
  'Our “Active” has 999 kcal.',
  'Dogs like Active: it has 37% more.',
])('a wrong figure of the product: %s', (text) => {
  expect(ofNamed(text)).toHaveLength(1);
});

type Sections = { id: string; paragraphs?: string[]; items?: { key: string; title: string }[] }[];
/** Gives a page these sections in some languages; the other pages have none. */
function replaceSections(name: string, sectionsOf: (locale: Locale) => Sections) {
  const withDefaults = (sections: Sections) => sections.map((section) => ({ paragraphs: [], items: [], ...section }));
  page.edit = (other, locale) => ({ sections: other === name ? withDefaults(sectionsOf(locale as Locale)) : [] });
}
const yearsOfMarkets = [2017, 2018, 2019, 2020, 2021, 2022];
const marketItems = yearsOfMarkets.map((year) => ({ key: `y${year}`, title: String(year) }));

test.each(['in over 2000 shops', 'from 2099 also in Japan', 'in 2017'])('no year of a market: %s', (text) => {
  replaceSections('exports', () => [{ id: 'markets', paragraphs: [text] }]);
  expect(faults(checkMarketFigures())).toEqual([]);
  replaceSections('exports', (locale) => [{ id: 'markets', paragraphs: locale === 'en' ? [text] : [] }]);
  expect(faults(checkMarketFigures())).toEqual([]);
});

test('a year that most languages state is not the slip of one', () => {
  replaceSections('exports', () => [{ id: 'markets', paragraphs: ['In 2023 we built the cold store'] }]);
  expect(faults(checkMarketFigures())).toEqual([]);
  replaceSections('exports', (locale) => [{ id: 'markets', paragraphs: [locale === 'gr' ? 'το 2023' : 'in 2017'] }]);
  expect(faults(checkMarketFigures())).toHaveLength(1);
});

test.each(['2017年', '2017 г.', '2017. gads', '2017'])('the first year may be written as %s', (title) => {
  replaceSections('exports', () => [{ id: 'figures', items: [{ key: 'since', title }] }]);
  expect(checkMarketFigures()).toEqual([]);
  const items = marketItems.map((item) => ({ ...item, title: title.replace('2017', item.title) }));
  replaceSections('about', () => [{ id: 'timeline', items }]);
  expect(checkMarketFigures()).toEqual([]);
});

test.each(['2024: ISO 22000', '2016: founded', 'Today'])('the timeline may have another entry: %s', (title) => {
  replaceSections('about', () => [{ id: 'timeline', items: [...marketItems, { key: 'other', title }] }]);
  expect(faults(checkMarketFigures())).toEqual([]);
});

test('a year of a market that one language has otherwise is a fault', () => {
  const wrong = marketItems.map((item) => (item.title === '2019' ? { ...item, title: '2016' } : item));
  replaceSections('about', (locale) => [{ id: 'timeline', items: locale === 'it' ? wrong : marketItems }]);
  expect(faults(checkMarketFigures())).toEqual([
    expect.stringContaining("in '2016' no market began"),
    expect.stringContaining('lacks 2019'),
  ]);
});
