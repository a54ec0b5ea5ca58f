import { expect, test } from 'vitest';
import { loadSampleStores } from '@/lib/stores/sample-stores';
import { seedStores } from '@/server/seed-stores';
import { backend, service } from './context';

const env = { SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: backend.secretKey };
const samples = () => service.from('stores').select('id', { count: 'exact' }).eq('sample', true).throwOnError();

test.skipIf(backend.hosted)('an empty table gets the samples once, and never again after their removal', async () => {
  // Other tests may have changed the table before: then nothing is seeded, which is the rule under test.
  const fresh =
    (await service.from('audit_log').select('id').eq('table_name', 'stores').limit(1).throwOnError()).data.length === 0;
  const stored = await seedStores(env);
  expect(stored).toBe(fresh ? loadSampleStores().length : 0);
  expect((await samples()).count).toBe(stored);
  await service.from('stores').delete().eq('sample', true).throwOnError();
  expect(await seedStores(env)).toBe(0);
  expect((await samples()).count).toBe(0);
});

test.each([
  ['a kind that does not exist', { kind: 'bank' }],
  ['a position off the globe', { latitude: 91 }],
  ['a script as website', { website: 'javascript:alert(1)' }],
  ['a slug with spaces', { slug: 'no slug' }],
  ['hours that are a list', { hours: [] }],
])('%s is rejected as a bad request', async (_, change) => {
  const [first] = loadSampleStores();
  const row = {
    slug: `check-${crypto.randomUUID()}`,
    name: 'x',
    kind: 'other',
    address: 'x',
    city: first?.city,
    latitude: 1,
    longitude: 1,
  };
  const answer = await service.from('stores').insert({ ...row, ...change } as never);
  expect(answer.error?.code).toBe('23514');
});
