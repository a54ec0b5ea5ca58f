'use server';

import { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';
import { logIncidentAndCreateResult, requireRolesOrRejectedResult } from '@/lib/auth/action-guards';
import { rolesByPermission } from '@/lib/auth/permissions';
import { uniqueViolationCode } from '@/lib/supabase/error-codes';
import { refreshStorePages } from '../refresh-store-pages';

/** Saves a checked import completely or not at all: not if a store has changed since it was compared. */
export async function applyStoreImport(_previous: unknown, data: FormData): Promise<ActionResult> {
  const action = await requireRolesOrRejectedResult(data, rolesByPermission.stores, 'storesAdmin');
  if ('error' in action) return action;
  const { supabase, t } = action;
  const id = z.uuid().safeParse(data.get('id'));
  if (!id.success) return { ok: false, error: 'storesAdmin.import', message: t('import.gone') };
  const { data: saved, error } = await supabase.rpc('apply_store_import', { batch: id.data });
  if (error?.code === uniqueViolationCode)
    return { ok: false, error: 'storesAdmin.import', message: t('import.outdated') };
  if (error) return logIncidentAndCreateResult('storesAdmin', t, { code: error.code }, 'store not saved');
  if (!saved) return { ok: false, error: 'storesAdmin.import', message: t('import.gone') };
  if ('conflicts' in saved) return { ok: false, error: 'storesAdmin.import', message: t('import.outdated') };
  refreshStorePages();
  return { ok: true, message: t('import.done', saved) };
}

/** Undoes an import of the last day, except for stores that have changed since. */
export async function undoStoreImport(_previous: unknown, data: FormData): Promise<ActionResult> {
  const action = await requireRolesOrRejectedResult(data, rolesByPermission.stores, 'storesAdmin');
  if ('error' in action) return action;
  const { supabase, t } = action;
  const id = z.uuid().safeParse(data.get('id'));
  if (!id.success) return { ok: false, error: 'storesAdmin.import', message: t('import.gone') };
  const { data: undone, error } = await supabase.rpc('undo_store_import', { batch: id.data });
  if (error) return logIncidentAndCreateResult('storesAdmin', t, { code: error.code }, 'store not saved');
  if (!undone) return { ok: false, error: 'storesAdmin.import', message: t('import.gone') };
  refreshStorePages();
  return { ok: true, message: t('import.undone', undone) };
}
