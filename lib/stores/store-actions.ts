'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';
import {
  logIncidentAndCreateResult,
  requireRolesOrRedirect,
  requireRolesOrRejectedResult,
} from '@/lib/auth/action-guards';
import { rolesByPermission } from '@/lib/auth/permissions';
import type { StaffSession } from '@/lib/auth/require-staff';
import { staffPaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import { uniqueViolationCode } from '@/lib/supabase/error-codes';
import { isolateName } from '@/lib/text/isolated-names';
import { geocodeInputSchema, geocodeStoreAddress } from './geocode-store-address';
import { parseStoreForm, type StoreFormValues, storeFields, storeToFormValues } from './parse-store-form';
import { refreshStorePages } from './refresh-store-pages';
import type { Store } from './schema';
import { readStockableProducts } from './stockable-products';
import {
  type ComparedStoreValues,
  mergeConcurrentStoreChanges,
  type StoreFormFieldName,
  seenStoreValuesSchema,
} from './store-conflict';
import { toStoreRow } from './store-row-mapper';
import { storeRowToFormValues } from './store-row-to-form-values';

const identity = z.object({
  id: z.uuid().or(z.literal('')),
  version: z.string().max(40),
  application: z.uuid().or(z.literal('')),
});

type Texts = Awaited<ReturnType<typeof requireRolesOrRedirect<'storesAdmin'>>>['t'];

const failed = (t: Texts, { code }: { code?: string }) =>
  logIncidentAndCreateResult('storesAdmin', t, { code }, 'store not saved');

type SaveAttempt = { id: string; store: Store; entered: Record<StoreFormFieldName, string> };

/**
 * The result for a store that somebody else saved in the meantime: their values for what was not changed here, the
 * fields that differ, and the current version.
 */
async function conflict(
  { supabase, t }: Pick<StaffSession, 'supabase'> & { t: Texts },
  { id, store, entered }: SaveAttempt,
): Promise<ActionResult<StoreFormFieldName>> {
  const { data: row } = await supabase.from('stores').select('*').eq('id', id).maybeSingle();
  if (!row) return { ok: false, error: 'storesAdmin.gone', message: t('gone'), values: entered };
  const current = { ...storeRowToFormValues(row), visible: row.visible ? 'on' : '' };
  const { values, differing } = mergeConcurrentStoreChanges({
    entered,
    normalized: { ...storeToFormValues(store), visible: entered.visible },
    seen: seenStoreValuesSchema.safeParse(entered.seen).data,
    current,
  });
  const currentText = (name: keyof ComparedStoreValues) => {
    if (name === 'visible') return t(row.visible ? 'yes' : 'no');
    return current[name] ? isolateName(current[name]) : t('empty');
  };
  return {
    ok: false,
    error: 'storesAdmin.conflict',
    message: t(differing.length ? 'conflict' : 'conflictTaken'),
    fields: Object.fromEntries(differing.map((name) => [name, t('now', { value: currentText(name) })])),
    values: { ...values, version: row.updated_at, seen: JSON.stringify(current) },
  };
}

/**
 * Inserts a new store or updates a changed one. Rejects a change based on an outdated version, so that no edit is lost
 * silently.
 */
export async function saveStore(_previous: unknown, data: FormData): Promise<ActionResult<StoreFormFieldName>> {
  const products = data.getAll('products').join(' ');
  const values: Record<StoreFormFieldName, string> = {
    ...(Object.fromEntries(storeFields.map((name) => [name, String(data.get(name) ?? '')])) as StoreFormValues),
    products,
    visible: String(data.get('visible') ?? ''),
    // What the input is based on stays the same after a failed save.
    version: String(data.get('version') ?? ''),
    seen: String(data.get('seen') ?? ''),
  };
  const action = await requireRolesOrRejectedResult(data, rolesByPermission.stores, 'storesAdmin');
  if ('error' in action) return { ...action, values };
  const { supabase, t } = action;
  const target = identity.safeParse({
    id: data.get('id') ?? '',
    version: data.get('version') ?? '',
    application: data.get('application') ?? '',
  });
  const parsed = parseStoreForm(values, readStockableProducts());
  if (!parsed.ok || !target.success) {
    const invalidFields = parsed.ok ? [] : parsed.fields;
    const fields = Object.fromEntries(invalidFields.map((name) => [name, t(`errors.${name}`)]));
    return { ok: false, error: 'storesAdmin.correct', message: t('correct'), fields, values };
  }
  const row = {
    ...toStoreRow(parsed.store),
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
  if (error?.code === uniqueViolationCode)
    return {
      ok: false,
      error: 'storesAdmin.correct',
      message: t('correct'),
      fields: { slug: t('errors.slugTaken') },
      values,
    };
  if (error) return { ...failed(t, error), values };
  if (!saved.length) return conflict(action, { id, store: parsed.store, entered: values });
  refreshStorePages();
  return { ok: true, message: t('saved') };
}

/** The position of the address in the form. Saves nothing. */
export async function locateStore(
  data: FormData,
): Promise<ActionResult<'latitude' | 'longitude'> & { position?: [string, string] }> {
  const action = await requireRolesOrRejectedResult(data, rolesByPermission.stores, 'storesAdmin');
  if ('error' in action) return action;
  const { t } = action;
  const fields = geocodeInputSchema.safeParse(Object.fromEntries(data));
  const geocoded = fields.success ? await geocodeStoreAddress(fields.data) : null;
  if (!geocoded) return { ok: false, error: 'storesAdmin.locateNone', message: t('locateNone') };
  const position: [string, string] = [geocoded.latitude.toFixed(5), geocoded.longitude.toFixed(5)];
  return { ok: true, message: t(geocoded.precision === 'address' ? 'locateAddress' : 'locateTown'), position };
}

/** Deletes a store permanently and redirects to the list, because the store's own page no longer exists. */
export async function removeStore(_previous: unknown, data: FormData): Promise<ActionResult> {
  const { supabase, locale, t } = await requireRolesOrRedirect(data, rolesByPermission.stores, 'storesAdmin');
  const id = z.uuid().safeParse(data.get('id'));
  if (!id.success) return { ok: false, error: 'storesAdmin.correct', message: t('correct') };
  const { error } = await supabase.from('stores').delete().eq('id', id.data);
  if (error) return failed(t, error);
  refreshStorePages();
  redirect(localePath(locale, `${staffPaths.stores}?removed=yes`));
}
