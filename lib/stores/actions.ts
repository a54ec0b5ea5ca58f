'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { sessionExpiredResult } from '@/lib/auth/session-expired';
import { staffPaths } from '@/lib/config/site-paths';
import { localeOf, staffLocale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';
import { logIncident } from '@/lib/observability/incident';
import type { ActionResult } from '@/lib/result';
import { uniqueViolation } from '@/lib/supabase/error-codes';
import { parseStoreForm, type StoreField, type StoreForm, storeFields, storeForm } from './form';
import { knownProducts } from './known-products';
import { refreshStorePages } from './refresh';
import { storeFromRow, storeRow } from './rows';
import type { Store } from './schema';

const identity = z.object({
  id: z.uuid().or(z.literal('')),
  version: z.string().max(40),
  application: z.uuid().or(z.literal('')),
});

const actionTranslator = (data: FormData) =>
  getTranslations({ locale: staffLocale(localeOf(data.get('locale'))), namespace: 'storesAdmin' });

type Field = StoreField | 'version' | 'visible';
type Values = StoreForm & { visible: string };

async function failed(data: FormData, error: { code?: string; message: string }, values?: Values) {
  const incident = logIncident({ code: error.code }, 'store not saved');
  return {
    ok: false,
    error: 'storesAdmin.failure',
    message: (await actionTranslator(data))('failure', { incident }),
    values,
    incident,
  } as const;
}

/** What somebody else saved in the meantime, field by field, and the version that the next save is based on. */
async function conflict(
  supabase: Awaited<ReturnType<typeof requireStaff>>['supabase'],
  id: string,
  store: Store,
  values: Values,
  t: Awaited<ReturnType<typeof actionTranslator>>,
): Promise<ActionResult<Field>> {
  const { data: row } = await supabase.from('stores').select('*').eq('id', id).maybeSingle();
  if (!row) return { ok: false, error: 'storesAdmin.gone', message: t('gone'), values };
  // Both in the form's own notation: the same hours can be typed in many ways.
  const [current, submitted] = [storeForm(storeFromRow(row)), storeForm(store)];
  const changed = storeFields.filter((name) => current[name] !== submitted[name]);
  const fields: Partial<Record<Field, string>> = Object.fromEntries(
    changed.map((name) => [name, t('now', { value: current[name] || t('empty') })]),
  );
  if (row.visible !== (values.visible === 'on')) fields.visible = t('now', { value: t(row.visible ? 'yes' : 'no') });
  return {
    ok: false,
    error: 'storesAdmin.conflict',
    message: t('conflict'),
    fields,
    values: { ...values, version: row.updated_at },
  };
}

/** Stores a new store or a changed one. A change based on an outdated version is refused, so that nobody's edit is lost silently. */
export async function saveStore(_previous: unknown, data: FormData): Promise<ActionResult<Field>> {
  const products = data.getAll('products').join(' ');
  const values: Values = {
    ...(Object.fromEntries(storeFields.map((name) => [name, String(data.get(name) ?? '')])) as StoreForm),
    products,
    visible: String(data.get('visible') ?? ''),
  };
  const signedOut = await sessionExpiredResult(data);
  if (signedOut) return { ...signedOut, values };
  const { supabase } = await requireStaff(...permissions.stores);
  const t = await actionTranslator(data);
  const target = identity.safeParse({
    id: data.get('id') ?? '',
    version: data.get('version') ?? '',
    application: data.get('application') ?? '',
  });
  const parsed = parseStoreForm(values, knownProducts());
  if (!parsed.ok || !target.success) {
    const wrong = parsed.ok ? [] : parsed.fields;
    const fields = Object.fromEntries(wrong.map((name) => [name, t(`errors.${name}`)]));
    return { ok: false, error: 'storesAdmin.correct', message: t('correct'), fields, values };
  }
  const row = {
    ...storeRow(parsed.store),
    visible: values.visible === 'on',
    application_id: target.data.application || null,
  };
  const { id, version } = target.data;
  const { data: saved, error } = id
    ? await supabase
        .from('stores')
        .update({ ...row, sample: false })
        .eq('id', id)
        .eq('updated_at', version)
        .select('id')
    : await supabase.from('stores').insert(row).select('id');
  if (error?.code === uniqueViolation)
    return {
      ok: false,
      error: 'storesAdmin.correct',
      message: t('correct'),
      fields: { slug: t('errors.slugTaken') },
      values,
    };
  if (error) return failed(data, error, values);
  if (!saved.length) return conflict(supabase, id, parsed.store, values, t);
  refreshStorePages();
  return { ok: true, message: t('saved') };
}

/** Deletes a store permanently and redirects to the list, because the store's own page no longer exists. */
export async function removeStore(_previous: unknown, data: FormData): Promise<ActionResult> {
  const { supabase } = await requireStaff(...permissions.stores);
  const id = z.uuid().safeParse(data.get('id'));
  const t = await actionTranslator(data);
  if (!id.success) return { ok: false, error: 'storesAdmin.correct', message: t('correct') };
  const { error } = await supabase.from('stores').delete().eq('id', id.data);
  if (error) return failed(data, error);
  refreshStorePages();
  redirect(localePath(staffLocale(localeOf(data.get('locale'))), `${staffPaths.stores}?removed=yes`));
}

/** Saves a checked import, all of it or nothing. Nothing is saved when a store was changed since it was compared. */
export async function applyImport(_previous: unknown, data: FormData): Promise<ActionResult> {
  const signedOut = await sessionExpiredResult(data);
  if (signedOut) return signedOut;
  const { supabase } = await requireStaff(...permissions.stores);
  const t = await actionTranslator(data);
  const id = z.uuid().safeParse(data.get('id'));
  if (!id.success) return { ok: false, error: 'storesAdmin.import', message: t('import.gone') };
  const { data: saved, error } = await supabase.rpc('apply_store_import', { batch: id.data });
  if (error?.code === uniqueViolation) return { ok: false, error: 'storesAdmin.import', message: t('import.outdated') };
  if (error) return failed(data, error);
  if (!saved) return { ok: false, error: 'storesAdmin.import', message: t('import.gone') };
  if ('conflicts' in saved) return { ok: false, error: 'storesAdmin.import', message: t('import.outdated') };
  refreshStorePages();
  return { ok: true, message: t('import.done', saved) };
}

/** Takes an import of the last day back, except what was changed again since. */
export async function undoImport(_previous: unknown, data: FormData): Promise<ActionResult> {
  const signedOut = await sessionExpiredResult(data);
  if (signedOut) return signedOut;
  const { supabase } = await requireStaff(...permissions.stores);
  const t = await actionTranslator(data);
  const id = z.uuid().safeParse(data.get('id'));
  if (!id.success) return { ok: false, error: 'storesAdmin.import', message: t('import.gone') };
  const { data: undone, error } = await supabase.rpc('undo_store_import', { batch: id.data });
  if (error) return failed(data, error);
  if (!undone) return { ok: false, error: 'storesAdmin.import', message: t('import.gone') };
  refreshStorePages();
  return { ok: true, message: t('import.undone', undone) };
}
