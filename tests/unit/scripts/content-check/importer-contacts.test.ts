import { expect, test } from 'vitest';
import { findSharedImporterContacts } from '@/scripts/content-check/company-and-importer-contacts';

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
