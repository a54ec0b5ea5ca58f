import 'server-only';
import { writeAudit } from '@/lib/auth/audit-log';
import type { Json } from '@/lib/supabase/database.types';

/** What people do with files; of this the database itself sees only changes of slots. */
type FileEvent = 'upload' | 'move' | 'copy' | 'delete' | 'link';

/** Writes a file event to the audit log. */
export function logMediaEvent(action: FileEvent, actor: string, file: string, details: Json = {}): Promise<void> {
  return writeAudit({ action, actor, row_id: file, table_name: 'media', details });
}
