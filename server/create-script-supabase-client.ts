import { createClient } from '@supabase/supabase-js';
import ws from 'ws';
import type { Database } from '@/lib/supabase/database.types';
import type { SupabaseVariables } from './backend-process';

/** A client with the secret key, for scripts. */
export function createScriptSupabaseClient(env: Pick<SupabaseVariables, 'SUPABASE_URL' | 'SUPABASE_SECRET_KEY'>) {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Node before 22 has no WebSocket of its own, and the client insists on one.
    realtime: { transport: ws as never },
  });
}
