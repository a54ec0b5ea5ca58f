import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { listStores } from '@/lib/stores/staff-queries';
import { callers, service } from './context';

vi.mock('@/lib/auth/require-staff', () => ({ requireStaff: async () => ({ supabase: callers.editor }) }));

test('the staff list finds shops that have every word, in name, town or address', async () => {
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
  const found = async (text: string) => (await listStores(text, 1)).rows.map(({ city }) => city).sort();
  expect(await found(`ουρά ${mark}`)).toEqual(['Αθήνα', 'Βόλος']);
  expect(await found(`${mark} σκουφά βόλος`)).toEqual(['Βόλος']);
  expect(await found(`${mark} Ρίγα`)).toEqual([]);
  expect((await listStores(' "(,)" ', 1)).count).toBeGreaterThanOrEqual(3);
});
