import 'server-only';
import { log } from '@/lib/log';
import type { Json } from '@/lib/supabase/database.types';
import { createServiceClient } from '@/lib/supabase/service';

/** What people do with files; the database sees only that of slots by itself. */
export type FileEvent = 'upload' | 'move' | 'copy' | 'delete' | 'link';

/** Writes an event of a file into the audit log. A log that cannot be written does not undo what was done: it is logged instead. */
export async function auditFile(action: FileEvent, actor: string, file: string, details: Json = {}): Promise<void> {
  const row = { action, actor, row_id: file, table_name: 'media', details };
  const { error } = await createServiceClient().from('audit_log').insert(row);
  if (error) log.error({ code: error.code, action }, 'audit entry not written');
}
