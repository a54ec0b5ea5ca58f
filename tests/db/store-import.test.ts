import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { callers, service } from './context';

vi.mock('@/lib/auth/require-staff', () => ({
  readSession: async () => ({}),
  requireStaff: async () => ({ supabase: callers.editor }),
}));
vi.mock('@/lib/stores/refresh', () => ({ refreshStorePages: () => {} }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const { importStores } = await import('@/lib/stores/actions');

async function imported(lines: string[]) {
  const data = new FormData();
  data.set('file', new File([lines.join('\n')], 'shops.csv'));
  const checked = await importStores(null, data);
  const confirmed = new FormData();
  confirmed.set('csv', (checked.ok && checked.csv) || '');
  confirmed.set('confirm', 'yes');
  return importStores(null, confirmed);
}

const stored = async (slug: string) =>
  (await service.from('stores').select('*').eq('slug', slug).single().throwOnError()).data;

test('an import changes the columns in the file, and leaves the rest of an existing store unchanged', async () => {
  const slug = `import-${randomUUID()}`;
  const place = `${slug},Skylos,petStore,Ermou 1,Athens,37.98,23.73`;
  const head = 'slug,name,kind,address,city,latitude,longitude';
  const all = `${head},mon,website,country,products,specialDays,postalCode`;
  expect((await imported([all, `${place},9-14,https://skylos.example,CY,simple,2026-12-25,106 71`])).ok).toBe(true);
  const before = await stored(slug);
  expect(before).toMatchObject({ country: 'CY', hours: { mon: [['09:00', '14:00']] }, products: ['simple'] });

  await imported([`${head},phone`, `${place},2101234567`]);
  const { updated_at: _, ...rest } = await stored(slug);
  expect({ ...before, phone: '2101234567' }).toMatchObject(rest);

  // An empty column clears its value, and one weekday replaces the whole week.
  await imported([`${head},website,tue`, `${place},,10-12`]);
  expect(await stored(slug)).toMatchObject({
    website: null,
    hours: { tue: [['10:00', '12:00']] },
    products: ['simple'],
  });
  expect((await stored(slug)).hours).not.toHaveProperty('mon');
});

test('a new store from a file with the fewest columns gets the defaults', async () => {
  const slug = `import-${randomUUID()}`;
  await imported([
    'slug,name,kind,address,city,latitude,longitude',
    `${slug},Skylos,petStore,Ermou 1,Athens,37.98,23.73`,
  ]);
  const usual = { country: 'GR', time_zone: 'Europe/Athens', hours: {}, website: null, visible: true, products: [] };
  expect(await stored(slug)).toMatchObject(usual);
});

test('line breaks in a spreadsheet cell and capitals of a phone keyboard are accepted', async () => {
  const slug = `import-${randomUUID()}`;
  const answer = await imported([
    'slug,name,kind,address,city,latitude,longitude,website,phone',
    `${slug},"Skylos\n& Gata",petStore,"Ermou 1\r\nEntrance B",Athens,37.98,23.73,Https://Skylos.example/A,"210 1234567\t"`,
  ]);
  expect(answer).toMatchObject({ ok: true });
  expect(await stored(slug)).toMatchObject({
    name: 'Skylos & Gata',
    address: 'Ermou 1 Entrance B',
    website: 'https://Skylos.example/A',
    phone: '210 1234567',
  });
});
