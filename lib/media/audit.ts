import 'server-only';
import { writeAudit } from '@/lib/auth/audit';
import type { Json } from '@/lib/supabase/database.types';

/** What people do with files; the database sees only that of slots by itself. */
type FileEvent = 'upload' | 'move' | 'copy' | 'delete' | 'link';

/** Writes an event of a file into the audit log. */
export function auditFile(action: FileEvent, actor: string, file: string, details: Json = {}): Promise<void> {
  return writeAudit({ action, actor, row_id: file, table_name: 'media', details });
}
