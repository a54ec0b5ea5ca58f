import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env';
import type { Database } from './database.types';
import { fetchWithTimeout } from './fetch';

let client: SupabaseClient<Database> | undefined;

/** The client with the secret key and no session: it passes row-level security, so callers validate and authorise first. */
export function createServiceClient(): SupabaseClient<Database> {
  client ??= createClient<Database>(env('SUPABASE_URL'), env('SUPABASE_SECRET_KEY'), {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Retries would turn the five seconds of a hung back end into half a minute.
    db: { retry: false },
    global: { fetch: fetchWithTimeout },
  });
  return client;
}
