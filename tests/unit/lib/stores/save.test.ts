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
  checkStaffAccess: () => ({ supabase: { from: () => table } }),
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

/** Sends the form that showed `shown`, with some of its fields changed. */
function save(
  changes: Record<string, string>,
  shown: object | string | number | null = { ...storeToFormValues(stored), visible: 'on' },
) {
  const data = new FormData();
  const input = { ...storeToFormValues(stored), visible: 'on', ...changes };
  for (const [name, value] of Object.entries(input)) data.set(name, value);
  data.delete('products');
  for (const slug of input.products.split(' ').filter(Boolean)) data.append('products', slug);
  data.set('id', '019aa000-0000-7000-8000-000000000001');
  data.set('version', 'earlier');
  if (shown !== null) data.set('seen', JSON.stringify(shown));
  return saveStore(null, data);
}
const setRow = (changes: object, visible = true) => {
  state.row = { ...toStoreRow({ ...stored, ...changes }), visible, updated_at: 'later' };
};

it('a rejected save reports what somebody else changed, but not equivalent values', async () => {
  setRow({ phone: '2101234567' });
  // Browsers send CRLF line breaks.
  const equivalent = { mon: '9-14', country: 'gr', latitude: '37,97', specialDays: '2026-12-24\r\n2026-12-25' };
  const result = await save({ ...equivalent, phone: '2107654321' });
  expect(result).toMatchObject({ ok: false, error: 'storesAdmin.conflict', message: 'conflict' });
  expect(!result.ok && result.fields).toEqual({ phone: 'now' });
  expect(!result.ok && result.values).toMatchObject({ phone: '2107654321', version: 'later' });
});

it('a second save overwrites nothing that was not changed in its form', async () => {
  setRow({ city: 'Πάτρα', latitude: 38.25, products: ['yummy', 'active'] }, false);
  const result = await save({ name: 'Γάτα', mon: '9-14' });
  expect(result).toMatchObject({ ok: false, error: 'storesAdmin.conflict', fields: { name: 'now' } });
  const values = (!result.ok && result.values) || {};
  expect(values).toMatchObject({
    name: 'Γάτα',
    city: 'Πάτρα',
    latitude: '38.25',
    products: 'yummy active',
    visible: '',
  });
  // What the next conflict is compared with.
  expect(JSON.parse(values.seen ?? '')).toMatchObject({ name: stored.name, city: 'Πάτρα', visible: '' });
});

it('a form without changes of its own shows what somebody else saved, and nothing differs', async () => {
  setRow({ phone: '2101234567' });
  const result = await save({});
  expect(result).toMatchObject({ ok: false, message: 'conflictTaken', fields: {}, values: { phone: '2101234567' } });
});

it('the order of products is no difference', async () => {
  setRow({ products: ['yummy', 'active'] });
  const result = await save({ products: 'active yummy' });
  expect(!result.ok && result.fields).toEqual({});
});

it.each([null, 'text', { name: 'Σκύλος' }, 1])(
  'without a valid record of what it showed (%j) every field of a form counts as changed',
  async (shown) => {
    setRow({ phone: '2101234567' });
    const result = await save({}, shown);
    expect(!result.ok && result.fields).toEqual({ phone: 'now' });
  },
);

it('a store that somebody else left invalid is shown as it is stored', async () => {
  state.row = { ...toStoreRow(stored), latitude: 137, visible: true, updated_at: 'later' };
  expect(await save({})).toMatchObject({ ok: false, values: { latitude: '137' } });
});

it('what the input is based on survives a save with an invalid field', async () => {
  const result = await save({ latitude: '137' });
  expect(result).toMatchObject({ ok: false, fields: { latitude: 'errors.latitude' }, values: { version: 'earlier' } });
  expect(!result.ok && JSON.parse(result.values?.seen ?? '')).toMatchObject({ name: stored.name });
});
