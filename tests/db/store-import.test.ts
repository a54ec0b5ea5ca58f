import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { callers, service } from './context';
import { clientWhoseSessionEndsAfter } from './ending-session';

vi.mock('@/lib/auth/require-staff', () => ({
  readSession: async () => ({}),
  requireStaffWithRole: async () => ({ supabase: callers.editor }),
  checkStaffAccess: () => ({ supabase: callers.editor }),
}));
vi.mock('@/lib/stores/refresh-store-pages', () => ({ refreshStorePages: () => {} }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const { applyStoreImport, undoStoreImport } = await import('@/lib/stores/import/store-import-actions');
const { fetchAndExportStores } = await import('@/lib/stores/import/export-stores');
const { checkAndStageStoreImport } = await import('@/lib/stores/import/check-and-stage-store-import');

async function check(lines: string[]) {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const result = await checkAndStageStoreImport({ supabase: callers.editor }, bytes, { name: 'stores.csv' }, () => {});
  if (!result.ok) throw new Error(result.problem);
  return result;
}
const form = (id: string | null) => {
  const data = new FormData();
  data.set('id', id ?? '');
  return data;
};
const stored = async (slug: string) =>
  (await service.from('stores').select('*').eq('slug', slug).maybeSingle().throwOnError()).data;

const head = 'slug,name,kind,address,city,latitude,longitude';

test('an import changes what the file has columns for, and is taken back as it was', async () => {
  const slug = `import-${randomUUID()}`;
  const place = `${slug},Skylos ${slug},petStore,Ermou 1,Athens,37.98,23.73`;
  const first = await check([
    `${head},mon,website,products,specialDays`,
    `${place},20-2,skylos.example,simple,2026-12-25`,
  ]);
  expect(first.counts).toEqual({ new: 1, changed: 0, unchanged: 0, wrong: 0 });
  expect(await stored(slug)).toBeNull();
  expect(await applyStoreImport(null, form(first.id))).toMatchObject({ ok: true });
  const before = await stored(slug);
  expect(before).toMatchObject({
    ...{ hours: { mon: [['20:00', '02:00']] }, website: 'https://skylos.example', country: 'GR', sample: false },
    ...{ city: 'Αθήνα', special_days: [{ date: '2026-12-25', hours: [] }], products: ['simple'] },
  });

  const second = await check([`${head},phone,tue`, `${place},2101234567,10-12`]);
  expect(second.rows).toMatchObject([
    {
      changes: [
        ['phone', '', '+30 210 123 4567'],
        ['mon', '20:00-02:00', ''],
        ['tue', '', '10:00-12:00'],
      ],
    },
  ]);
  expect(await applyStoreImport(null, form(second.id))).toMatchObject({ ok: true });
  const { phone, hours, website } = (await stored(slug)) ?? {};
  expect({ phone, hours, website }).toEqual({
    ...{ phone: '+30 210 123 4567', hours: { tue: [['10:00', '12:00']] }, website: 'https://skylos.example' },
  });
  // Saved once: the same check is not saved again.
  expect(await applyStoreImport(null, form(second.id))).toMatchObject({ ok: false, message: 'import.gone' });

  expect(await undoStoreImport(null, form(second.id))).toMatchObject({ ok: true });
  const { updated_at: _was, ...was } = before ?? {};
  expect(await stored(slug)).toMatchObject(was);
  expect(await undoStoreImport(null, form(second.id))).toMatchObject({ ok: false });
  // The first wrote a version that the second replaced, so its store stays.
  expect(await undoStoreImport(null, form(first.id))).toMatchObject({ ok: true });
  expect(await stored(slug)).not.toBeNull();
});

test('nothing is saved when a store was changed after the dry run, and one wrong row does not stop the others', async () => {
  const slug = `import-${randomUUID()}`;
  const row = `${slug},Skylos ${slug},petStore,Ermou 1,Athens,37.98,23.73`;
  const made = await check([head, row, `${slug}-b,Wrong ${slug},bank,Ermou 2,Athens,37.98,23.73`]);
  expect(made.counts).toMatchObject({ new: 1, wrong: 1 });
  await applyStoreImport(null, form(made.id));
  expect(await stored(`${slug}-b`)).toBeNull();
  const other = randomUUID();
  const changed = await check([
    head,
    row.replace('Ermou 1', 'Stadiou 9'),
    `new-${other},New ${other},petStore,Ermou 3,Athens,37.98,23.73`,
  ]);
  await service.from('stores').update({ phone: '1234' }).eq('slug', slug).throwOnError();
  expect(await applyStoreImport(null, form(changed.id))).toMatchObject({ ok: false, message: 'import.outdated' });
  expect(await stored(slug)).toMatchObject({ address: 'Ermou 1', phone: '1234' });
  expect(await stored(`new-${other}`)).toBeNull();
});

test('a stored store that is not valid is reported and stays, and the other rows are saved', async () => {
  const slug = `import-${randomUUID()}`;
  const name = `Skylos ${slug}`;
  const row = `${slug},${name},petStore,Ermou 1,Athens,37.98,23.73`;
  await applyStoreImport(null, form((await check([head, row])).id));
  // As an earlier version or somebody in the database may have left it.
  const products = ['No slug'];
  const { data: broken } = await service
    .from('stores')
    .update({ products })
    .eq('slug', slug)
    .select('id')
    .throwOnError();
  const other = `new-${randomUUID()}`;
  const checked = await check([
    head,
    row.replace('Ermou 1', 'Stadiou 9'),
    `${other},New ${other},petStore,Ermou 3,Athens,37.98,23.73`,
  ]);
  const id = broken[0]?.id;
  expect(checked.counts).toEqual({ new: 1, changed: 0, unchanged: 0, wrong: 1 });
  expect(checked.rows[0]?.problems).toMatchObject([{ reason: 'storedInvalid', value: name, storeId: id }]);
  expect(checked.invalid).toContainEqual({ id, name });
  expect(checked.invalidCount).toBe(checked.invalid.length);
  expect(await applyStoreImport(null, form(checked.id))).toMatchObject({ ok: true });
  expect(await stored(other)).not.toBeNull();
  expect(await stored(slug)).toMatchObject({ address: 'Ermou 1', products });
  await service.from('stores').delete().eq('slug', slug).throwOnError();
});

test('thousands of stores are saved in one transaction, and taken back', async () => {
  const run = randomUUID().slice(0, 8);
  const rows = Array.from(
    { length: 3000 },
    (_, at) => `b-${run}-${at},Bulk ${run} ${at},petStore,Odos ${at},Athens,37.98,23.73`,
  );
  const checked = await check([head, ...rows]);
  expect(checked.counts.new).toBe(3000);
  expect(await applyStoreImport(null, form(checked.id))).toMatchObject({ ok: true });
  const count = async () =>
    (
      await service
        .from('stores')
        .select('id', { count: 'exact', head: true })
        .like('slug', `b-${run}-%`)
        .throwOnError()
    ).count;
  expect(await count()).toBe(3000);
  expect(await undoStoreImport(null, form(checked.id))).toMatchObject({ ok: true });
  expect(await count()).toBe(0);
});

test('a check or file of all stores whose session ends before the last page is an error', async () => {
  const run = randomUUID().slice(0, 8);
  const place = { kind: 'petStore' as const, city: 'Αθήνα', country: 'GR', latitude: 37.98, longitude: 23.73 };
  const rows = Array.from({ length: 1100 }, (_, at) => ({
    ...place,
    slug: `e-${run}-${at}`,
    name: `Ending ${run} ${at}`,
    address: `Odos ${at}`,
    visible: false,
  }));
  await service.from('stores').insert(rows).throwOnError();
  try {
    const bytes = new TextEncoder().encode(`${head}\nx-${run},Ending ${run},petStore,Odos 1,Athens,37.98,23.73`);
    const supabase = await clientWhoseSessionEndsAfter('editor', 'stores');
    const checked = checkAndStageStoreImport({ supabase }, bytes, { name: 'stores.csv' }, () => {});
    await expect(checked).rejects.toThrow('to the end');
    const file = { type: 'csv', template: false, locale: 'en' } as const;
    const ending = await clientWhoseSessionEndsAfter('editor', 'stores');
    await expect(fetchAndExportStores(ending, file)).rejects.toThrow('to the end');
    // From its start, too.
    await expect(fetchAndExportStores(ending, file)).rejects.toThrow('to the end');
    const whole = String(await fetchAndExportStores(callers.editor, file));
    expect(whole.split(`"e-${run}-`).length - 1).toBe(rows.length);
  } finally {
    await service.from('stores').delete().like('slug', `e-${run}-%`).throwOnError();
  }
});

test('sales can neither check nor save an import', async () => {
  expect((await callers.sales.from('store_imports').insert({ file_name: 'x' })).error?.code).toBe('42501');
  expect((await callers.sales.rpc('apply_store_import', { batch: randomUUID() })).error?.code).toBe('42501');
  expect((await callers.sales.rpc('undo_store_import', { batch: randomUUID() })).error?.code).toBe('42501');
});
