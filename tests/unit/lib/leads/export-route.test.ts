import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({
  leads: 0,
  cursors: [] as string[],
  most: 0,
  sessionReads: 0,
  entries: [] as object[],
}));
const people = [{ user_id: 'anna', full_name: 'Anna', active: true }];
const config = readFileSync(path.join(import.meta.dirname, '../../../../supabase/config.toml'), 'utf8');
// The maximum number of rows that a back end returns, whatever the request.
state.most = Number(/^max_rows = (\d+)$/m.exec(config)?.[1]);
// Outside of a page nothing caches the session, so a route reads it once and hands the member on.
vi.mock('@/lib/auth/require-staff', () => ({
  requireStaffWithRole: async () => {
    state.sessionReads += 1;
    return { supabase: { rpc: async () => ({ data: people, error: null }) }, user: { id: 'reader' } };
  },
}));
vi.mock('@/lib/supabase/service-client', () => ({
  createServiceClient: () => ({
    from: (table: string) => ({
      insert: async (entry: object) => {
        state.entries.push({ table, ...entry });
        return { error: null };
      },
    }),
  }),
}));
vi.mock('@/lib/leads/lead-queries', () => ({
  listLeads: async ({ before }: { before: string }, { size, member }: { size: number; member: unknown }) => {
    if (!member) state.sessionReads += 1;
    state.cursors.push(before);
    const from = Number(before || 0);
    // Like `listLeads`: one extra row shows that there is a next page.
    const rows = Math.min(size + 1, state.most, state.leads - from);
    const leads = Array.from({ length: rows }, (_, index) => ({
      name: `Lead ${from + index}`,
      created_at: '2026-11-22T22:30:00.123456+00:00',
      flags: [],
      assignee: index % 2 ? 'anna' : null,
    }));
    return { leads: leads.slice(0, size), next: rows > size ? String(from + size) : '' };
  },
}));

const { GET } = await import('@/app/[locale]/admin/leads/export/route');
const download = (locale: string, query = 'status=new') =>
  GET(new Request(`http://localhost/admin/leads/export?${query}`), { params: Promise.resolve({ locale }) });

it('exports every lead of the view once, however many there are', async () => {
  Object.assign(state, { leads: 12_345, sessionReads: 0 });
  const response = await download('en');
  const rows: { name: string }[] = parse(await response.text(), { bom: true, columns: true });
  expect(new Set(rows.map(({ name }) => name)).size).toBe(12_345);
  expect(rows).toHaveLength(12_345);
  expect(state.cursors.length).toBeLessThan(100);
  expect(state.sessionReads).toBe(1);
});

it.each([
  ['gr', ';'],
  ['en', ','],
])('uses the separator of spreadsheets in %s', async (locale, separator) => {
  state.leads = 1;
  const [head] = (await (await download(locale)).text()).split('\r\n');
  expect(head).toMatch(new RegExp(`^"created_at"${separator}"kind"${separator}`));
});

it('gives the time of a lead in Athens, like the inbox filter', async () => {
  state.leads = 1;
  const [row] = parse(await (await download('en')).text(), { bom: true, columns: true });
  expect(row).toMatchObject({ created_at: '2026-11-23 00:30:00' });
});

it('names the assignee of a lead, like the inbox', async () => {
  state.leads = 2;
  const rows: { assignee: string }[] = parse(await (await download('en')).text(), { bom: true, columns: true });
  expect(rows.map(({ assignee }) => assignee)).toEqual(['', 'Anna']);
});

it('has the date in Athens in the file name', async () => {
  vi.setSystemTime('2026-07-01T21:30:00Z');
  const name = (await download('en')).headers.get('content-disposition');
  vi.useRealTimers();
  expect(name).toBe('attachment; filename="leads-2026-07-02.csv"');
});

it.each([
  ['status=new', 'leads'],
  ['kind=contact&q=a%40b.example', 'contact_messages'],
])('records who exported how much with %s, without what was searched for', async (query, table_name) => {
  Object.assign(state, { leads: 3, entries: [] });
  await download('en', query);
  const details = { rows: { old: null, new: '3' } };
  expect(state.entries).toEqual([{ table: 'audit_log', action: 'export', actor: 'reader', table_name, details }]);
});
