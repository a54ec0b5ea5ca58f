import { expect, test } from 'vitest';
import { readSampleStores } from '@/lib/stores/sample-stores';
import { seedStores } from '@/server/seed-stores';
import { backend, service } from './context';

const env = { SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: backend.secretKey };
const samples = () => service.from('stores').select('id', { count: 'exact' }).eq('sample', true).throwOnError();

test.skipIf(backend.hosted)(
  'an empty table gets the samples once, and never again after they were removed',
  async () => {
    // Other tests may have touched the table before: then nothing is seeded, which is the rule under test.
    const fresh =
      (await service.from('audit_log').select('id').eq('table_name', 'stores').limit(1).throwOnError()).data.length ===
      0;
    const stored = await seedStores(env);
    expect(stored).toBe(fresh ? readSampleStores().length : 0);
    expect((await samples()).count).toBe(stored);
    await service.from('stores').delete().eq('sample', true).throwOnError();
    expect(await seedStores(env)).toBe(0);
    expect((await samples()).count).toBe(0);
  },
);

test.each([
  ['a kind that does not exist', { kind: 'bank' }],
  ['a position off the globe', { latitude: 91 }],
  ['a script as website', { website: 'javascript:alert(1)' }],
  ['a slug with spaces', { slug: 'no slug' }],
  ['hours that are a list', { hours: [] }],
  [
    'hours that overlap',
    {
      hours: {
        mon: [
          ['09:00', '14:00'],
          ['13:00', '20:00'],
        ],
      },
    },
  ],
  ['hours of an unknown day', { hours: { someday: [] } }],
  [
    'hours after a night',
    {
      hours: {
        mon: [
          ['20:00', '02:00'],
          ['21:00', '22:00'],
        ],
      },
    },
  ],
  ['midnight as 00:00', { hours: { mon: [['20:00', '00:00']] } }],
  ['a special day that is none', { special_days: [{ date: '2026-02-30', hours: [] }] }],
  ['a season without an end', { seasons: [{ from: '06-01', hours: {} }] }],
  ['public holidays that are words', { public_holidays: {} }],
  ['an appointment on no weekday', { appointment: ['someday'] }],
  ['a time zone that does not exist', { time_zone: 'Europe/Atlantis' }],
  ['a web address with a space', { website: 'https://a b.example' }],
])('%s is rejected as a bad request', async (_, change) => {
  const [first] = readSampleStores();
  const row = {
    slug: `check-${crypto.randomUUID()}`,
    name: 'x',
    kind: 'other',
    address: 'x',
    city: first?.city,
    latitude: 1,
    longitude: 1,
  };
  const response = await service.from('stores').insert({ ...row, ...change } as never);
  expect(response.error?.code).toBe('23514');
});

test('hours as stores have them are accepted', async () => {
  const row = {
    ...{
      slug: `check-${crypto.randomUUID()}`,
      name: 'x',
      kind: 'other' as const,
      address: 'x',
      city: 'x',
      latitude: 1,
      longitude: 1,
    },
    hours: {
      mon: [
        ['09:00', '14:00'],
        ['18:00', '02:00'],
      ],
      tue: [['00:00', '24:00']],
    },
    seasons: [{ from: '10-01', to: '04-30', hours: { sat: [] } }],
    public_holidays: [],
    appointment: ['sun'],
    special_days: [{ date: '2028-02-29', hours: [['10:00', '12:00']] }],
    website: 'http://localhost:8080/x?y#z',
  };
  expect((await service.from('stores').insert(row)).error).toBeNull();
});
