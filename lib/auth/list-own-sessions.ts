import 'server-only';
import { log } from '@/lib/observability/log';
import type { Database } from '@/lib/supabase/database.types';
import { requireAnyStaff } from './require-staff';

/** A session: where somebody is signed in. */
export type SignedInDevice = Database['public']['Functions']['list_my_sessions']['Returns'][number];

/** The signed-in person's own sessions, this one first; null when they cannot be read. */
export async function listOwnSessions(): Promise<SignedInDevice[] | null> {
  const { supabase } = await requireAnyStaff();
  const { data, error } = await supabase.rpc('list_my_sessions');
  if (error) log.error({ code: error.code }, 'sessions cannot be read');
  return data;
}
