import 'server-only';
import { z } from 'zod';
import { deleteMailFilesOf } from '@/lib/mail/files';
import type { Json } from '@/lib/supabase/database.types';
import { createServiceClient } from '@/lib/supabase/service';

/** An address of a person, in any script: whatever the tables can hold can be exported and erased. */
export const personAddress = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^@\s]+@[^@\s]+$/);

/** Everything stored of the person behind an address, by table. Throws when the back end cannot be reached. */
export async function exportPerson(address: string): Promise<Json> {
  const { data, error } = await createServiceClient().rpc('export_person', { address });
  if (error) throw new Error(`person cannot be read: ${error.code}`, { cause: error });
  return data;
}

/**
 * Deletes it, and the mails that lie as files, leaving an audit entry without the address. Returns the rows deleted of each table and the number
 * of files; throws when the back end cannot be reached.
 */
export async function erasePerson(address: string): Promise<Record<string, number>> {
  const { data, error } = await createServiceClient().rpc('erase_person', { address });
  if (error) throw new Error(`person not erased: ${error.code}`, { cause: error });
  return { ...data, files: await deleteMailFilesOf(address) };
}
