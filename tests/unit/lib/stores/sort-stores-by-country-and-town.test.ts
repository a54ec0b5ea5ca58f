import { expect, test } from 'vitest';
import { sortStoresByCountryAndTown } from '@/lib/stores/sort-stores-by-country-and-town';

const store = (city: string, name = 'Ζώα', country = 'GR') => ({ country, city, name });

test('orders stores by country, then by town and name as the language writes them', () => {
  const stores = [
    store('Κέρκυρα'),
    store('Καβάλα', 'Ψάρι'),
    store('Καβάλα', 'Άλφα'),
    store('Λάρισα'),
    store('Λαμία'),
    store('Λευκωσία', 'Ζώα', 'CY'),
  ];
  expect(sortStoresByCountryAndTown(stores, 'gr').map(({ city, name }) => `${city} ${name}`)).toEqual([
    'Λευκωσία Ζώα',
    'Καβάλα Άλφα',
    'Καβάλα Ψάρι',
    'Κέρκυρα Ζώα',
    'Λαμία Ζώα',
    'Λάρισα Ζώα',
  ]);
  // In English: Chania, Heraklion, Volos.
  expect(
    sortStoresByCountryAndTown([store('Χανιά'), store('Ηράκλειο'), store('Βόλος')], 'en').map(({ city }) => city),
  ).toEqual(['Χανιά', 'Ηράκλειο', 'Βόλος']);
});
