import { expect, test } from 'vitest';
import {
  findForeignNumbers,
  findNoLanguages,
  findSharedImporterContacts,
} from '@/scripts/content-check/importer-contacts';

const importer = (name: string, phone: string, website: string) => ({ importer: { name, phone, website } });
const latvian = importer('Zoo Baltics SIA', '+371 67 000 000', 'https://zoobaltics.example');

test('sister companies may have one call centre and one site', () => {
  const lithuanian = importer('Zoo Baltics UAB', '+371 67 000000', 'https://zoobaltics.example/');
  expect(findSharedImporterContacts([latvian, lithuanian])).toEqual([]);
});

test('an article does not make companies sisters', () => {
  const markets = [
    importer('El Cuenco', '+34 960 000 000', 'https://a.example'),
    importer('El Perro', '+34 960 000 001', 'https://a.example'),
  ];
  expect(findSharedImporterContacts(markets).map(({ key }) => key)).toEqual(['markets.1.importer.website']);
});

test('importers of other names have their own', () => {
  const other = importer('Cuenco Crudo S.L.', '+371 67 000000', 'https://zoobaltics.example/');
  expect(findSharedImporterContacts([latvian, other]).map(({ key }) => key)).toEqual([
    'markets.1.importer.phone',
    'markets.1.importer.website',
  ]);
});

const market = (code: string, name: string, phone: string) => ({ code, importer: { name, phone } });
const reports = (...markets: ReturnType<typeof market>[]) =>
  findForeignNumbers(markets).map(({ key, text, weight }) => [key, text, weight]);

test('the number of an importer begins with the code of its market, or of its sister company’s', () => {
  const latvia = market('LV', 'Zoo Baltics SIA', '+371 67 000 000');
  expect(reports(latvia, market('LT', 'Zoo Baltics UAB', '+371 67 000 000'))).toEqual([]);
  expect(reports(latvia, market('LT', 'Dubenėlis UAB', '+371 67 000 001'))).toEqual([
    ['markets.1.importer.phone', '+371 is LV, but the market is LT (+370): correct the number', undefined],
  ]);
});

test.each([
  ['CY', '+357 22 000000'],
  ['FR', '+33 4 00 00 00 00'],
  ['NO', '+47 55 00 00 00'],
  ['CN', '+86 21 0000 0000'],
  ['BY', '+375172000000'],
  ['US', '+1 212 555 0100'],
  ['CA', '+1 416 555 0100'],
  ['KZ', '+7 727 000 0000'],
  ['GB', '+44 20 7946 0000'],
  ['XK', '+383 38 000 000'],
])('in %s, %s is a number of the country', (code, phone) => expect(reports(market(code, 'A', phone))).toEqual([]));

test('a number of a country without an importer may be right, one of no country is not', () => {
  expect(reports(market('CY', 'A', '+30 210 000 0000'))).toEqual([
    ['markets.0.importer.phone', '+30 is not CY (+357): correct it if it is a slip', 'hint'],
  ]);
  expect(reports(market('CY', 'A', '+999 22 000000'))).toEqual([
    ['markets.0.importer.phone', "'+999 22 000000' is no number; in CY it begins with +357", undefined],
  ]);
});

test.each([
  ['gr', " but a country: write 'el'"],
  ['cn', " but a country: write 'zh'"],
  ['jp', " but a country: write 'ja'"],
  ['dk', " but a country: write 'da'"],
  ['qz', '; write its two letters, such as el'],
])('the language %s does not exist', (code, advice) => {
  expect(findNoLanguages({ importer: { languages: ['en', code] } }, 3)).toEqual([
    { file: 'content/markets.json', key: 'markets.3.importer.languages.1', text: `'${code}' is no language${advice}` },
  ]);
});

test('the languages of Europe and China exist', () => {
  const languages = 'el en es fr it lv lt et ru be uk bg zh no nb nn sv da fi de mt tr ar he sq ro hu'.split(' ');
  expect(findNoLanguages({ importer: { languages } }, 0)).toEqual([]);
});
