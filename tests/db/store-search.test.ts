import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { listStoresForStaff } from '@/lib/stores/staff-queries';
import { callers, service } from './context';

vi.mock('@/lib/auth/require-staff', () => ({ requireStaffWithRole: async () => ({ supabase: callers.editor }) }));

test('the staff list finds stores that contain every word in name, town or address', async () => {
  const mark = randomUUID().slice(0, 8);
  const shop = (name: string, city: string) => ({
    slug: `search-${randomUUID()}`,
    name,
    city,
    kind: 'petStore' as const,
    address: 'Σκουφά 41',
    latitude: 37.98,
    longitude: 23.74,
  });
  const shops = [shop(`Η Ουρά ${mark}`, 'Αθήνα'), shop(`Η Ουρά ${mark}`, 'Βόλος'), shop('Η Ουρά', 'Βόλος')];
  await service.from('stores').insert(shops).throwOnError();
  const found = async (text: string) => (await listStoresForStaff(text, 1)).rows.map(({ city }) => city).sort();
  expect(await found(`ουρά ${mark}`)).toEqual(['Αθήνα', 'Βόλος']);
  expect(await found(`${mark} σκουφά βόλος`)).toEqual(['Βόλος']);
  expect(await found(`${mark} Ρίγα`)).toEqual([]);
  for (const signs of ['%', '!!!', ' "(,)" ', '* _', '\u200b', '…'])
    expect([signs, (await listStoresForStaff(signs, 1)).count]).toEqual([signs, 0]);
  for (const nothing of ['', ' ', ' \t\n'])
    expect((await listStoresForStaff(nothing, 1)).count).toBeGreaterThanOrEqual(3);
  // Signs beside a word do not count.
  expect(await found(`"${mark}", % (βόλος)!`)).toEqual(['Βόλος']);
});

test('the staff search ignores accents and case, and searches every address field', async () => {
  const mark = randomUUID().slice(0, 8);
  const shop = (name: string, city: string, rest = {}) => ({
    slug: `search-${randomUUID()}`,
    name,
    city,
    kind: 'petStore' as const,
    address: mark,
    latitude: 37.98,
    longitude: 23.74,
    ...rest,
  });
  await service
    .from('stores')
    .insert([
      shop('Ο Σκύλος', 'Αθήνα', { postal_code: '106 71', region: 'Αττική' }),
      shop('Ķepa', 'Rīga'),
      shop('Bête à poils', 'Besançon'),
    ])
    .throwOnError();
  const found = async (text: string) => (await listStoresForStaff(`${mark} ${text}`, 1)).rows.map(({ city }) => city);
  for (const text of ['αθηνα', 'ΑΘΗΝΑ', 'σκυλος', 'ΣΚΎΛΟΣ', 'κυλοσ', 'αττικη', '106 71'])
    expect(await found(text)).toEqual(['Αθήνα']);
  for (const text of ['riga', 'kepa', 'RĪGA']) expect(await found(text)).toEqual(['Rīga']);
  for (const text of ['bete a poils', 'BESANCON']) expect(await found(text)).toEqual(['Besançon']);
  expect(await found('βόλος')).toEqual([]);
});

test('the staff list is paginated and returns the total number of stores', async () => {
  const marker = randomUUID().slice(0, 8);
  const shops = Array.from({ length: 3 }, (_, index) => ({
    slug: `page-${randomUUID()}`,
    name: `${marker} ${index}`,
    city: 'Αθήνα',
    kind: 'petStore' as const,
    address: 'Σκουφά 41',
    latitude: 37.98,
    longitude: 23.74,
  }));
  for (const row of shops) await service.from('stores').insert(row).throwOnError();
  const page = async (number: number, caller: keyof typeof callers = 'editor') =>
    (await callers[caller].rpc('list_stores', { words: marker, page_size: 2, page: number }).throwOnError()).data;
  expect((await page(1)).map(({ name, total }) => [name, total])).toEqual([
    [`${marker} 2`, 3],
    [`${marker} 1`, 3],
  ]);
  expect((await page(2)).map(({ name }) => name)).toEqual([`${marker} 0`]);
  expect(await page(3)).toEqual([]);
  for (const role of ['sales', 'member'] as const) expect(await page(1, role)).toEqual([]);
});
