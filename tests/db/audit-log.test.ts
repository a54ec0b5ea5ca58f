import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { parseAuditLogFilters } from '@/lib/auth/audit-log-filter-values';
import { listAuditEntriesBeforeId } from '@/lib/auth/audit-log-queries';
import { callers, service } from './context';

vi.mock('@/lib/auth/require-staff', () => ({ requireStaffWithRole: async () => ({ supabase: callers.admin }) }));

test('the audit log is filtered by person, kind of action and days in Athens, page by page', async () => {
  const [anna, berta] = [randomUUID(), randomUUID()];
  // Half past midnight of the second of January in Athens, and half an hour before the end of that day.
  const [start, end] = ['2019-01-01T22:30:00Z', '2019-01-02T21:30:00Z'];
  const next = '2019-01-02T22:30:00Z';
  const mark = randomUUID();
  const entries = [
    { actor: anna, action: 'export', at: start },
    { actor: anna, action: 'update', at: end },
    { actor: berta, action: 'update', at: next },
    { actor: null, action: 'export', at: end },
  ];
  await service
    .from('audit_log')
    .insert(entries.map((entry) => ({ ...entry, table_name: 'person', row_id: mark })))
    .throwOnError();
  const found = async (filters: Record<string, unknown>) => {
    const { rows } = await listAuditEntriesBeforeId(null, parseAuditLogFilters(filters));
    return rows
      .filter(({ row_id }) => row_id === mark)
      .map(({ actor, action }) => [actor, action])
      .reverse();
  };
  expect(await found({ person: anna })).toEqual([
    [anna, 'export'],
    [anna, 'update'],
  ]);
  expect(await found({ person: 'none', to: '2019-01-02' })).toEqual([[null, 'export']]);
  expect(await found({ kind: 'export', to: '2019-01-02' })).toEqual([
    [anna, 'export'],
    [null, 'export'],
  ]);
  expect(await found({ from: '2019-01-02', to: '2019-01-02' })).toHaveLength(3);
  expect(await found({ from: '2019-01-03', to: '2019-01-03' })).toEqual([[berta, 'update']]);
  expect(await found({ to: '2019-01-01' })).toEqual([]);

  const many = Array.from({ length: 60 }, () => ({ actor: berta, action: 'undo', table_name: 'person', row_id: mark }));
  await service.from('audit_log').insert(many).throwOnError();
  const filters = parseAuditLogFilters({ person: berta, kind: 'undo' });
  const first = await listAuditEntriesBeforeId(null, filters);
  const second = await listAuditEntriesBeforeId(first.rows.at(-1)?.id ?? null, filters);
  expect([first.rows.length, first.more, second.rows.length, second.more]).toEqual([50, true, 10, false]);
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(60);
});
