import { localeCodes } from '@/lib/i18n/locales';
import { type Mistake, set, swap } from './common-mistakes';

const faq = (locale: string) => `content/pages/faq/${locale}.json`;
const rare = (file: string, found: string) =>
  new RegExp(`${file}\\.json:\\d+:\\d+: .*'${found.replace(' ', '\\s')}' is stated here and in no other language`);

/** Durations that differ from those of the other languages. */
export const timeMistakes: Mistake[] = [
  {
    what: 'more hours to thaw',
    file: faq('lv'),
    edit: swap(/2–4(?=\sstundas)/, '2–8'),
    line: rare('faq/lv', '2–8 stundas'),
  },
  {
    what: 'more hours in the fridge',
    file: faq('lv'),
    edit: swap(/(?<=līdz )48(?=\sstundām)/, '72'),
    line: rare('faq/lv', '72 stundām'),
  },
  {
    what: 'hours of another text of the same file',
    file: 'messages/gr.json',
    edit: swap(/(?<="thawPatties": ".*)2–4(?=\sώρες)/, '24'),
    line: rare('messages/gr', '24 ώρες'),
  },
  {
    what: 'minutes for hours',
    file: faq('en'),
    edit: swap(/(?<=2–4\s)hours/, 'minutes'),
    line: rare('faq/en', '2–4 minutes'),
  },
  {
    what: 'a later reply',
    file: faq('fr'),
    edit: swap(/(?<=sous\s)24(?=\sheures)/, '72'),
    line: rare('faq/fr', '72 heures'),
  },
];

const exchanged = (file: string, found: string) =>
  new RegExp(
    `${file}:\\d+:\\d+: .*'${found.replace(' ', '\\s')}' stands elsewhere than in the other languages, .*: exchange`,
  );

/** Figures of one text that changed places, so that each of them is still in it. */
export const exchangedFigures: Mistake[] = [
  {
    what: 'protein and fat',
    file: 'content/products/cretan-dinner/lv.json',
    edit: swap(/"17,8(\sg proteīna un )7,8(?=\sg tauku uz)/, '"7,8$117,8'),
    line: exchanged('cretan-dinner/lv\\.json', '7,8 g'),
  },
  {
    what: 'figures of two sentences',
    file: 'content/products/turkey-sensitive/it.json',
    edit: swap(/8%( di osso, 8,6.*?, il )6%/, '6%$18%'),
    line: exchanged('turkey-sensitive/it\\.json', '6%'),
  },
  {
    what: 'grams of two foods',
    file: faq('bg'),
    edit: swap(/720(\sg Simple, )1020/, '1020$1720'),
    line: exchanged('faq/bg\\.json', '1020 g'),
  },
  {
    what: 'milligrams of two foods',
    file: 'content/posts/cats-are-not-small-dogs/fr.mdx',
    edit: swap(/1\s200(\smg.*)1\s500/, '1\u202f500$11\u202f200'),
    line: exchanged('cats-are-not-small-dogs/fr\\.mdx', '1\\s500 mg'),
  },
  {
    what: 'calcium and phosphorus of a table',
    file: 'content/posts/bones/lv.mdx',
    edit: swap('| 0% | 0,32 | 0,20 |', '| 0% | 0,20 | 0,32 |'),
    line: /bones\/lv\.mdx:23:\d+: '0,20' is stated here and in no other language/,
  },
];

/** Units and signs that were lost or changed. */
export const unitMistakes: Mistake[] = [
  {
    what: 'no minus',
    file: 'messages/fr.json',
    edit: swap(/−(?=18\s°C\. Une fois)/, ''),
    line: rare('messages/fr', '18 °C'),
  },
  {
    what: 'no minus in Chinese',
    file: 'content/pages/home/cn.json',
    edit: swap('−18℃', '18℃'),
    line: rare('home/cn', '18℃'),
  },
  {
    what: 'kJ for kcal',
    file: 'content/products/active/gr.json',
    edit: swap(/(?<=Με 196\s)kcal/, 'kJ'),
    line: rare('active/gr', '196 kJ'),
  },
  {
    what: 'kg for g',
    file: 'content/products/active/es.json',
    edit: swap(/(?<=15,2\s)g/, 'kg'),
    line: rare('active/es', '15,2 kg'),
  },
  {
    what: 'per kg for per 100 g',
    file: 'content/products/super-puppies/fr.json',
    edit: swap(/(?<=168\skcal )pour 100\sg(?=\s: de quoi)/, 'par kg'),
    line: rare('super-puppies/fr', 'kg'),
  },
  {
    what: 'per kilo for per 100 g',
    file: 'content/products/kittens-grow/gr.json',
    edit: swap(/(?<=164\skcal )ανά 100\sg/, 'το κιλό'),
    line: rare('kittens-grow/gr', 'κιλό'),
  },
  {
    what: 'no %',
    file: 'content/products/turkey-sensitive/ru.json',
    edit: swap(/(?<=Тыква, 6)\s%/, ''),
    line: /turkey-sensitive\/ru\.json:\d+:\d+: longDescription\.1: '6' has no unit; the other languages write it with %: add it/,
  },
];

/** Ranges that run backwards. */
export const backwardRanges: Mistake[] = [
  {
    what: 'hours',
    file: faq('lv'),
    edit: swap(/2–4(?=\sstundas)/, '4–2'),
    line: /faq\/lv\.json:\d+:\d+: .*the range '4–2' runs backwards: write the smaller number first/,
  },
  {
    what: 'per cent',
    file: 'content/posts/bones/ru.mdx',
    edit: swap(/10–15(?=\s%\*\*)/, '15–10'),
    line: /bones\/ru\.mdx:19:\d+: the range '15–10' runs backwards/,
  },
  {
    what: 'grams in Chinese',
    file: faq('cn'),
    edit: swap('500～750', '750～500'),
    line: /faq\/cn\.json:\d+:\d+: .*the range '750～500' runs backwards/,
  },
  {
    what: 'hours with a hyphen',
    file: 'content/pages/contact/es.json',
    edit: set('lead', (old: string) => `${old} En 48-24 horas.`),
    line: /contact\/es\.json:\d+:\d+: lead: the range '48-24' runs backwards: write the smaller number first/,
  },
  {
    what: 'grams with a hyphen',
    file: 'content/pages/contact/en.json',
    edit: set('lead', (old: string) => `${old} It takes 750-500\u00a0g.`),
    line: /contact\/en\.json:\d+:\d+: lead: the range '750-500' runs backwards/,
  },
];

const ofProduct = (name: string, slug: string) =>
  `is in a sentence about ${name}, but not in content/products/${slug}/facts\\.json: correct it`;

/** Figures of one product in a sentence about another. */
export const figuresOfOthers: Mistake[] = [
  ...localeCodes.map((locale) => ({
    what: `the fat of Active for Duck Dinner, in ${locale} as in all languages`,
    file: `content/posts/sensitive-stomachs/${locale}.mdx`,
    edit: swap(/18([.,])2/, '15$12'),
    line: new RegExp(
      `sensitive-stomachs/${locale}\\.mdx:\\d+:\\d+: '15.2.*' ${ofProduct('Duck Dinner', 'duck-dinner')}`,
    ),
  })),
  {
    what: 'the bone of Superfood for Turkey Sensitive',
    file: 'content/posts/switching-in-10-days/it.mdx',
    edit: swap(/(?<=Turkey Sensitive.{0,60} con l’)8%/, '18%'),
    line: new RegExp(
      `switching-in-10-days/it\\.mdx:\\d+:\\d+: '18%' ${ofProduct('Turkey Sensitive', 'turkey-sensitive')}`,
    ),
  },
];

/** Numbers of markets, recipes and ingredients that the content contradicts. */
export const wrongCounts: Mistake[] = [
  {
    what: 'another number of countries in words',
    file: 'content/pages/exports/lv.json',
    edit: swap('vienpadsmit valstīm. Ja', 'divpadsmit valstīm. Ja'),
    line: /exports\/lv\.json:4:\d+: lead: 'divpadsmit valstīm' says 12, but content\/markets\.json has 11: correct the text/,
  },
  {
    what: 'another number of countries in digits',
    file: 'content/pages/exports/fr.json',
    edit: swap('"title": "11"', '"title": "12"'),
    line: /exports\/fr\.json:\d+:\d+: sections\.\d\.items\.0\.title: is '12'; by content\/markets\.json it is 11/,
  },
  {
    what: 'another year of the first export',
    file: 'content/pages/exports/ru.json',
    edit: swap('"title": "2017"', '"title": "2016"'),
    line: /exports\/ru\.json:\d+:\d+: sections\.\d\.items\.1\.title: is '2016'; by content\/markets\.json it is 2017/,
  },
  {
    what: 'another year in a sentence',
    file: 'content/pages/exports/gr.json',
    edit: swap('Κύπρο το 2017', 'Κύπρο το 2018'),
    line: /exports\/gr\.json:\d+:\d+: sections\.0\.paragraphs\.0: in 2018 no market began; content\/markets\.json has 2017,/,
  },
  {
    what: 'another year of the timeline',
    file: 'content/pages/about/it.json',
    edit: swap('"title": "2019"', '"title": "2020"'),
    line: /about\/it\.json:\d+:\d+: sections\.\d\.items\.1\.title: in '2020' no market began/,
  },
  {
    what: 'the year that the timeline now lacks',
    file: 'content/pages/about/it.json',
    edit: (text) => text,
    line: /about\/it\.json:\d+:\d+: sections\.\d: lacks 2019, in which markets began by content\/markets\.json: add an/,
  },
  {
    what: 'another number of recipes',
    file: 'content/pages/full-range/en.json',
    edit: swap('Nine complete recipes', 'Eight complete recipes'),
    line: /full-range\/en\.json:\d+:\d+: lead: hint: 'Eight complete recipes' says 8, but the line 'full-range' of content\/products has 9/,
  },
  {
    what: 'the number of recipes that the other languages do not have',
    file: 'content/pages/full-range/en.json',
    edit: (text) => text,
    line: /full-range\/en\.json:\d+:\d+: lead: 'Eight complete recipes' is stated here and in no other language/,
  },
  {
    what: 'another number of ingredients',
    file: 'content/products/simple/ru.json',
    edit: swap('Восемь ингредиентов', 'Девять ингредиентов'),
    line: /simple\/ru\.json:\d+:\d+: benefits\.1\.text: 'Девять ингредиентов' says 9, but content\/products\/simple\/facts\.json has 8/,
  },
  {
    what: 'another number of languages',
    file: 'content/pages/accessibility/cn.json',
    edit: swap('九种语言', '八种语言'),
    line: /accessibility\/cn\.json:\d+:\d+: sections\.0\.paragraphs\.0: '八种语言' is stated here and in no other language/,
  },
  {
    what: 'another number than in the other languages',
    file: 'content/posts/mediterranean-table/bg.mdx',
    edit: swap('седем държави', 'осем държави'),
    line: /mediterranean-table\/bg\.mdx:\d+:\d+: 'осем държави' is stated here and in no other language/,
  },
];

/** Opening hours and postal codes of stores. */
export const storeMistakes: Mistake[] = [
  {
    what: 'hours the wrong way round',
    file: 'content/stores.json',
    edit: set('stores.0.hours.mon', [['17:30', '09:00']]),
    line: /stores\.json:\d+:\d+: stores\.0\.hours\.mon\.0: opens at 17:30 and closes at 09:00 of the next day: exchange the two/,
  },
  {
    what: 'hours of a special day the wrong way round',
    file: 'content/stores.json',
    edit: set('stores.0.specialDays.0.hours', [['17:00', '09:00']]),
    line: /stores\.json:\d+:\d+: stores\.0\.specialDays\.0\.hours\.0: opens at 17:00 and closes at 09:00/,
  },
  {
    what: 'a postal code of Thessaloniki in Athens',
    file: 'content/stores.json',
    edit: set('stores.0.postalCode', '546 21'),
    line: /stores\.json:\d+:\d+: stores\.0\.postalCode: '546 21' is not in Αθήνα, where postal codes begin with 10 to 19 or 80: correct/,
  },
];
