import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { expect, test, vi } from 'vitest';
import { GET } from '@/app/[locale]/admin/subscribers/export/route';
import { recordUnsubscriptionByStaff } from '@/lib/newsletter/admin/record-unsubscription-action';
import { unsubscribeByToken } from '@/lib/newsletter/follow-link';
import { anonClient } from './clients';
import { backend, callers, service } from './context';
import { clientWhoseSessionEndsAfter } from './ending-session';

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
const user = { id: backend.accounts.admin.id };
const state = { client: busy };
const member = () => ({ supabase: state.client, user, methods: [] });
vi.mock('@/lib/auth/require-staff', () => ({
  readSession: async () => ({}),
  requireStaffWithRole: async () => member(),
  checkStaffAccess: () => member(),
}));
vi.mock('@/lib/supabase/service-client', () => ({ createServiceClient: () => service }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.stubEnv('LINK_SECRET', 'a secret of the tests only, long enough');
const lastEntry = async (action: string) =>
  (
    await service
      .from('audit_log')
      .select('actor, table_name, row_id, details')
      .eq('action', action)
      .order('id', { ascending: false })
      .limit(1)
      .throwOnError()
  ).data[0];

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
  const response = await GET(new Request(`http://localhost/admin/subscribers/export?q=${mark}&status=any`), {
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

test('an export whose session ends before its last page is an error, without an audit entry', async () => {
  const place = `${randomUUID().slice(0, 8)}.example.com`;
  await join(Array.from({ length: 1100 }, () => ({ ...subscriber(), email: `${randomUUID()}@${place}` })));
  const download = (search: string) =>
    GET(new Request(`http://localhost/admin/subscribers/export?q=${search}&status=any`), {
      params: Promise.resolve({ locale: 'en' }),
    });
  const countEntries = async () => {
    const entries = service.from('audit_log').select('id', { count: 'exact', head: true });
    return (await entries.eq('action', 'export').eq('table_name', 'newsletter_subscribers').throwOnError()).count;
  };
  const before = await countEntries();
  state.client = await clientWhoseSessionEndsAfter('admin', 'newsletter_subscribers');
  await expect(download(place)).rejects.toThrow('to the end');
  // It has ended: a view without any subscriber cannot be told from one whose rows are hidden.
  await expect(download(`nobody.${place}`)).rejects.toThrow('to the end');
  expect(await countEntries()).toBe(before);
  state.client = callers.admin;
  expect((await download(`nobody.${place}`)).status).toBe(200);
});

test('the export contains only confirmed subscribers unless asked, each with a link that unsubscribes', async () => {
  state.client = callers.admin;
  const place = `${randomUUID().slice(0, 8)}.example.com`;
  const statuses = ['confirmed', 'pending', 'unsubscribed'] as const;
  await service
    .from('newsletter_subscribers')
    .insert(statuses.map((status) => ({ ...subscriber(), email: `${status}@${place}`, status })))
    .throwOnError();
  const download = async (query: string) => {
    const request = new Request(`http://localhost/admin/subscribers/export?q=${place}${query}`);
    const response = await GET(request, { params: Promise.resolve({ locale: 'en' }) });
    const rows: { email: string; status: string; unsubscribe_url: string }[] = parse(await response.text(), {
      bom: true,
      columns: true,
    });
    return rows;
  };
  const [only, ...others] = await download('&status=');
  expect(others).toEqual([]);
  expect(only?.email).toBe(`confirmed@${place}`);
  // How many, and not what was searched for.
  expect(await lastEntry('export')).toEqual({
    actor: user.id,
    table_name: 'newsletter_subscribers',
    row_id: null,
    details: { rows: { old: null, new: '1' } },
  });
  const url = new URL(only?.unsubscribe_url ?? '');
  expect(url.pathname).toBe('/bg/newsletter/unsubscribe');
  expect(await unsubscribeByToken(url.searchParams.get('token') ?? '')).toBe('unsubscribed');
  expect(await download('')).toEqual([]);
  const all = await download('&status=any');
  expect(all.map(({ status, unsubscribe_url }) => [status, unsubscribe_url !== '']).sort()).toEqual([
    ['pending', true],
    ['unsubscribed', false],
    ['unsubscribed', false],
  ]);
});

test('an administrator records once that a subscriber asked to leave', async () => {
  state.client = callers.admin;
  const { data: joined } = await service
    .from('newsletter_subscribers')
    .insert({ ...subscriber(), status: 'confirmed' })
    .select('id, email')
    .single()
    .throwOnError();
  const form = new FormData();
  form.set('id', joined.id);
  const readStatus = async () =>
    (await service.from('newsletter_subscribers').select('status').eq('id', joined.id).single().throwOnError()).data
      .status;
  expect(await recordUnsubscriptionByStaff(null, form)).toEqual({ ok: true, message: 'unsubscribed' });
  expect(await readStatus()).toBe('unsubscribed');
  expect(await recordUnsubscriptionByStaff(null, form)).toEqual({ ok: true, message: 'alreadyLeft' });
  const written = await service
    .from('audit_log')
    .select('actor, action, table_name, details')
    .eq('row_id', joined.id)
    .throwOnError();
  const details = { status: { old: 'confirmed', new: 'unsubscribed' } };
  const entry = { actor: user.id, action: 'unsubscribe', table_name: 'newsletter_subscribers', details };
  expect(written.data).toEqual([entry]);
  expect(JSON.stringify(written.data)).not.toContain(joined.email);
  for (const id of [randomUUID(), 'no id']) {
    form.set('id', id);
    expect(await recordUnsubscriptionByStaff(null, form)).toMatchObject({ ok: false, error: 'subscribersAdmin.gone' });
  }
});
