import { describe, expect, it } from 'vitest';
import { distanceKm } from '@/lib/stores/distance';
import { parseStoreForm, storeToFormValues } from '@/lib/stores/parse-store-form';
import { isStoreNearPostcode } from '@/lib/stores/postcode-geo-areas';
import { readSampleStores } from '@/lib/stores/sample-stores';
import { resolveAmbiguousTownPosition } from '@/lib/stores/town-positions';

const near = (town: string, country: string, postalCode: string, latitude: number, longitude: number) => {
  const found = resolveAmbiguousTownPosition(town, country, postalCode);
  return found ? distanceKm(found, { latitude, longitude }) < 6 : found;
};

describe('the position of a town, from the data that ships with the site', () => {
  it.each([
    ['Κόρινθος', 'GR', '20131', 37.94, 22.93],
    ['Ορεστιάδα', 'GR', '', 41.5, 26.53],
    ['Θήβα', 'GR', '', 38.32, 23.32],
    ['ΧΑΛΑΝΔΡΙ', 'GR', '', 38.02, 23.8],
    ['Githio', 'GR', '', 36.76, 22.56],
    ['Ν. Σμύρνη', 'GR', '171 21', 37.95, 23.71],
    ['Αγ. Παρασκευή', 'GR', '15341', 38.01, 23.83],
    ['Λεμεσός', 'CY', '', 34.68, 33.04],
    ['Rīga', 'LV', '', 56.95, 24.11],
    ['Рига', 'LV', '', 56.95, 24.11],
    ['Велико Търново', 'BG', '', 43.08, 25.63],
    ['София', 'BG', '', 42.7, 23.32],
    ['Milano', 'IT', '', 45.46, 9.19],
    ['Besançon', 'FR', '', 47.25, 6.02],
    ['北京', 'CN', '', 39.91, 116.4],
  ] as const)('%s (%s %s)', (town, country, postalCode, latitude, longitude) => {
    expect(near(town, country, postalCode, latitude, longitude)).toBe(true);
  });

  it('of two towns of one name takes the one of the postcode, and neither without it', () => {
    expect(resolveAmbiguousTownPosition('Πύργος', 'GR', '')).toBeUndefined();
    expect(near('Πύργος', 'GR', '271 31', 37.67, 21.44)).toBe(true);
    expect(near('Πύργος', 'GR', '70010', 35.01, 25.15)).toBe(true);
    expect(near('Νάουσα', 'GR', '59200', 40.63, 22.07)).toBe(true);
    expect(near('Νάουσα', 'GR', '84401', 37.12, 25.24)).toBe(true);
    // A town whose postcode is elsewhere contradicts itself.
    expect(resolveAmbiguousTownPosition('Αθήνα', 'GR', '54622')).toBeUndefined();
    expect(resolveAmbiguousTownPosition('Ανύπαρκτο Χωριό', 'GR', '10432')).toBeUndefined();
  });

  it('agrees with where the shops of every sample town are', () => {
    for (const store of readSampleStores()) {
      const found = resolveAmbiguousTownPosition(store.city, 'GR', store.postalCode);
      expect([store.city, found && distanceKm(found, store) < 15]).toEqual([store.city, true]);
      expect([store.name, isStoreNearPostcode(store)]).toEqual([store.name, true]);
    }
  });
});

it('a store without a position is placed in its town, which is reported, and one in an unknown town is rejected', () => {
  const [sample] = readSampleStores();
  if (!sample) throw new Error('no sample');
  const form = {
    ...storeToFormValues(sample),
    latitude: '',
    longitude: '',
    city: 'Ναύπακτος',
    postalCode: '30300',
    slug: '',
  };
  const known = new Set(sample.products);
  const parsed = parseStoreForm(form, known);
  expect(parsed).toMatchObject({ ok: true, notes: ['townCentre'], store: { latitude: 38.392 } });
  expect(parseStoreForm({ ...form, city: 'Ανύπαρκτο Χωριό' }, known)).toMatchObject({
    ok: false,
    fields: ['latitude', 'longitude'],
  });
});

it('a position far from its postcode is not in its area', () => {
  const athens = { country: 'GR', latitude: 37.98, longitude: 23.73 };
  expect(isStoreNearPostcode({ ...athens, postalCode: '104 32' })).toBe(true);
  expect(isStoreNearPostcode({ ...athens, postalCode: '54622' })).toBe(false);
  expect(isStoreNearPostcode({ ...athens, postalCode: 'x' })).toBe(true);
  expect(isStoreNearPostcode({ ...athens, country: 'CY', postalCode: '54622' })).toBe(true);
});
