import 'server-only';
import { writeAuditEntry } from '@/lib/auth/write-audit-entry';
import type { Json } from '@/lib/supabase/database.types';

/** What people do with files; of this the database itself sees only changes of slots. */
type FileEvent = 'upload' | 'move' | 'copy' | 'delete' | 'link';

/** Writes a file event to the audit log. */
export function writeMediaAuditEntry(
  action: FileEvent,
  actor: string,
  file: string,
  details: Json = {},
): Promise<void> {
  return writeAuditEntry({ action, actor, row_id: file, table_name: 'media', details });
}
