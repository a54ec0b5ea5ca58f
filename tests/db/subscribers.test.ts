import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { callers, service } from './context';

test('subscribers are counted by language and status, for administrators alone', async () => {
  const total = async () => {
    const { data } = await callers.admin.rpc('count_subscribers').throwOnError();
    return data.find(({ locale, status }) => locale === 'bg' && status === 'pending')?.count ?? 0;
  };
  const before = await total();
  const row = { email: `${randomUUID()}@example.com`, locale: 'bg' as const, consent_version: 'test' };
  await service.from('newsletter_subscribers').insert(row).throwOnError();
  expect(await total()).toBe(before + 1);
  for (const caller of ['editor', 'sales', 'member'] as const)
    expect((await callers[caller].rpc('count_subscribers').throwOnError()).data).toEqual([]);
  expect((await callers.anon.rpc('count_subscribers')).error?.code).toMatch(/42501|PGRST202/);
});
