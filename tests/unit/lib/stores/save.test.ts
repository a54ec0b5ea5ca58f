import { expect, it, vi } from 'vitest';
import { storeToFormValues } from '@/lib/stores/parse-store-form';
import { storeSchema } from '@/lib/stores/schema';
import { toStoreRow } from '@/lib/stores/store-row-mapper';

const state = vi.hoisted(() => ({ row: {} as object }));
// A table whose row has another version than the expected one.
const table = {
  update: () => table,
  eq: () => table,
  select: () => table,
  maybeSingle: async () => ({ data: state.row, error: null }),
  // Awaiting the update returns no changed rows.
  // biome-ignore lint/suspicious/noThenProperty: what the client's queries are.
  then: (done: (result: object) => void) => done({ data: [], error: null }),
};
vi.mock('@/lib/auth/require-staff', () => ({
  readSession: async () => ({}),
  requireAnyStaff: async () => ({ supabase: { from: () => table } }),
  requireRoleAndOwnPassword: async (member: object) => member,
}));
vi.mock('@/lib/stores/refresh-store-pages', () => ({ refreshStorePages: () => {} }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const { saveStore } = await import('@/lib/stores/store-actions');

const stored = storeSchema.parse({
  ...{ slug: 'skylos', name: 'Σκύλος', kind: 'petStore', address: 'Ερμού 1', city: 'Αθήνα', country: 'GR' },
  ...{ latitude: 37.97, longitude: 23.72, hours: { mon: [['09:00', '14:00']] }, products: [] },
  specialDays: [
    { date: '2026-12-24', hours: [] },
    { date: '2026-12-25', hours: [] },
  ],
});

it('a rejected save reports what somebody else changed, but not equivalent values', async () => {
  state.row = { ...toStoreRow({ ...stored, phone: '2101234567' }), visible: true, updated_at: 'later' };
  const input = { ...storeToFormValues(stored), mon: '9-14', country: 'gr', latitude: '37,97', visible: 'on' };
  const data = new FormData();
  for (const [name, value] of Object.entries(input)) data.set(name, value);
  // Browsers send CRLF line breaks.
  data.set('specialDays', '2026-12-24\r\n2026-12-25');
  data.set('id', '019aa000-0000-7000-8000-000000000001');
  data.set('version', 'earlier');
  const result = await saveStore(null, data);
  expect(result).toMatchObject({ ok: false, error: 'storesAdmin.conflict' });
  expect(!result.ok && result.fields).toEqual({ phone: 'now' });
});
