import 'server-only';
import { log } from '@/lib/observability/log';
import type { Database } from '@/lib/supabase/database.types';
import { permissions } from './permissions';
import { requireAnyStaff, requireStaff } from './require-staff';

type Functions = Database['public']['Functions'];

/** A member of the team. */
export type TeamMember = Functions['list_staff']['Returns'][number];

/** A session: where somebody is signed in. */
export type SignedInDevice = Functions['list_my_sessions']['Returns'][number];

export type AuditEntry = Database['public']['Tables']['audit_log']['Row'];

/** Everybody with an account, those who left last. Throws when the list cannot be read. */
export async function listStaff(): Promise<TeamMember[]> {
  const { supabase } = await requireStaff(...permissions.team);
  const { data, error } = await supabase.rpc('list_staff');
  if (error) throw new Error(`team cannot be read: ${error.code}`, { cause: error });
  return data;
}

/** The signed-in person's own sessions, this one first; null when they cannot be read. */
export async function listSessions(): Promise<SignedInDevice[] | null> {
  const { supabase } = await requireAnyStaff();
  const { data, error } = await supabase.rpc('list_my_sessions');
  if (error) log.error({ code: error.code }, 'sessions cannot be read');
  return data;
}

/**
 * One page of the audit log, newest first, starting before an entry; `more` is true if older ones exist. Throws when it
 * cannot be read.
 */
export async function listAudit(before: number | null, size: number): Promise<{ rows: AuditEntry[]; more: boolean }> {
  const { supabase } = await requireStaff(...permissions.audit);
  const all = supabase.from('audit_log').select('*').order('id', { ascending: false });
  const { data, error } = await (before === null ? all : all.lt('id', before)).limit(size + 1);
  if (error) throw new Error(`audit log cannot be read: ${error.code}`, { cause: error });
  return { rows: data.slice(0, size), more: data.length > size };
}
