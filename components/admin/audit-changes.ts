import { z } from 'zod';
import type { Json } from '@/lib/supabase/database.types';

/**
 * One change in an audit entry: the recorded value before and after (null for empty), or
 * only the names of the changed fields.
 */
export type AuditFieldChange = { fields: string[]; before?: string | null; after?: string | null };

// Those of rows and accounts, and the traces of mailed links.
const randomId = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{64})$/i;

/** Returns the first characters of a random id; an id that says something, such as a file's path, in full. */
export function shortenRandomId(id: string): string {
  return randomId.test(id) ? id.slice(0, 8) : id;
}

const change = z.object({ old: z.unknown(), new: z.unknown() });
const columns = z.array(z.string());
const fromCommandLine = z.object({ source: z.literal('command line') });

const shown = (value: unknown) =>
  value === null || value === undefined ? null : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Returns the changes in an entry's details: recorded values first, then the other changed fields. */
export function parseAuditFieldChanges(details: Json): AuditFieldChange[] {
  if (details === null || typeof details !== 'object' || Array.isArray(details)) return [];
  const lines: AuditFieldChange[] = [];
  for (const [field, value] of Object.entries(details)) {
    const parsed = change.safeParse(value);
    if (parsed.success && field !== 'columns')
      lines.push({ fields: [field], before: shown(parsed.data.old), after: shown(parsed.data.new) });
  }
  const named = new Set(lines.flatMap(({ fields }) => fields));
  const rest = columns.safeParse(details.columns).data?.filter((name) => !named.has(name)) ?? [];
  if (rest.length > 0) lines.push({ fields: rest });
  return lines;
}

/** True if an entry without a person is of a command on the server. */
export function isCommandLineAuditEntry(details: Json): boolean {
  return fromCommandLine.safeParse(details).success;
}
