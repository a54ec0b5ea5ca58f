import { expect, it, vi } from 'vitest';
import { parseAuditFieldChanges } from '@/components/admin/audit-changes';
import type { Json } from '@/lib/supabase/database.types';

const taken = new Set<string>();
const audited: Json[] = [];
vi.mock('@/lib/observability/log', () => ({ log: { error: vi.fn(), warn: vi.fn() } }));
vi.mock('@/lib/media/write-media-audit-entry', () => ({
  writeMediaAuditEntry: async (...entry: Json[]) => audited.push(entry[3] ?? null),
}));
const { saveUpload } = await import('@/lib/media/save-upload');

const upload = async (path: string) => {
  const error = taken.has(path) ? { statusCode: '409' } : null;
  taken.add(path);
  return { error };
};
const member = { user: { id: 'somebody' }, supabase: { storage: { from: () => ({ upload }) } } } as never;

it('stores any number of files with one name, each under its own path', async () => {
  const target = { bucket: 'staff-files', folder: 'price-lists', name: 'prices.csv' };
  const results = [];
  for (let count = 0; count < 60; count += 1)
    results.push(await saveUpload(member, target, Buffer.from(`a;b\n${count};1\n`)));
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  expect(taken.size).toBe(60);
  expect([...taken].slice(0, 2)).toEqual(['price-lists/prices.csv', 'price-lists/prices-2.csv']);
});

it('logs size and type as the audit log shows them', async () => {
  const target = { bucket: 'staff-files', folder: 'price-lists', name: 'short.csv' };
  expect(await saveUpload(member, target, Buffer.from('a;b\n1;2\n'))).toMatchObject({ ok: true });
  expect(parseAuditFieldChanges(audited.at(-1) ?? null)).toEqual([
    { fields: ['bytes'], before: null, after: '8' },
    { fields: ['type'], before: null, after: 'text/csv' },
  ]);
});
