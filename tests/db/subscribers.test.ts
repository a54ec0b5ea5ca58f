import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { expect, test, vi } from 'vitest';
import { GET } from '@/app/[locale]/admin/subscribers/export/route';
import { anonClient } from './clients';
import { backend, callers, service } from './context';

const mark = randomUUID().slice(0, 8);
const subscriber = () => ({
  email: `${randomUUID()}@${mark}.example.com`,
  locale: 'bg' as const,
  consent_version: 'test',
});
const join = (rows: ReturnType<typeof subscriber>[]) =>
  service.from('newsletter_subscribers').insert(rows).throwOnError();
let requestCount = 0;

// Adds a subscriber before each response.
const busy = anonClient(backend.url, backend.publishableKey, backend.accounts.admin.token, async (...call) => {
  requestCount += 1;
  await join([subscriber()]);
  return fetch(...call);
});
vi.mock('@/lib/auth/require-staff', () => ({ requireStaffWithRole: async () => ({ supabase: busy }) }));

test('subscribers are counted by language and status, for administrators only', async () => {
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

test('the export contains each subscriber of the view once, even if others subscribe in the meantime', async () => {
  const there = Array.from({ length: 1100 }, subscriber);
  await join(there);
  const response = await GET(new Request(`http://localhost/admin/subscribers/export?q=${mark}`), {
    params: Promise.resolve({ locale: 'en' }),
  });
  const rows: { email: string; created_at: string; confirmed_at: string }[] = parse(await response.text(), {
    bom: true,
    columns: true,
  });
  const emails = rows.map(({ email }) => email);
  expect(requestCount).toBeGreaterThan(1);
  expect(new Set(emails).size).toBe(emails.length);
  expect(there.filter(({ email }) => !emails.includes(email))).toEqual([]);
  // Athens time, two or three hours ahead of the database.
  const [newest] = rows;
  const behind = Date.now() - Date.parse(`${newest?.created_at.replace(' ', 'T')}Z`);
  expect(Math.round(behind / 3_600_000)).toBeOneOf([-2, -3]);
  expect(newest?.confirmed_at).toBe('');
});
