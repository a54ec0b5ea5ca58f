import 'server-only';
import { z } from 'zod';
import { writeAuditEntry } from '@/lib/auth/write-audit-entry';
import { deleteMailFilesToOrAboutPerson } from '@/lib/mail/delete-mail-files';
import type { Json } from '@/lib/supabase/database.types';
import { createServiceClient } from '@/lib/supabase/service-client';

/** A person's email address, in any script: whatever the tables can hold can be exported and erased. */
export const dataSubjectEmailSchema = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^@\s]+@[^@\s]+$/);

/**
 * Everything stored about the person behind an email address, by table, for the command on the server: the audit log
 * has an entry of it, without the address. Throws when the back end cannot be reached.
 */
export async function exportDataSubject(email: string): Promise<Json> {
  const { data, error } = await createServiceClient().rpc('export_person', { address: email });
  if (error) throw new Error(`person cannot be read: ${error.code}`, { cause: error });
  await writeAuditEntry({ action: 'export', actor: null, table_name: 'person', details: { source: 'command line' } });
  return data;
}

/**
 * Deletes it, and the emails written as files, leaving an audit entry without the address that names who did it: a
 * member of staff by their id, or null for the command on the server. Returns the number of rows deleted per table and
 * of files; throws when the back end cannot be reached.
 */
export async function eraseDataSubject(email: string, erasedBy: string | null): Promise<Record<string, number>> {
  const { data, error } = await createServiceClient().rpc('erase_person', { address: email, erased_by: erasedBy });
  if (error) throw new Error(`person not erased: ${error.code}`, { cause: error });
  return { ...data, files: await deleteMailFilesToOrAboutPerson(email) };
}
