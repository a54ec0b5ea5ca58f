import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { readEnvironmentVariable } from '@/lib/config/env';
import type { Database } from './database.types';
import { fetchWithTimeout } from './fetch-with-timeout';

let client: SupabaseClient<Database> | undefined;

/**
 * The client with the secret key and no session: it bypasses row-level security, so callers must validate and authorise
 * first.
 */
export function createServiceClient(): SupabaseClient<Database> {
  client ??= createClient<Database>(
    readEnvironmentVariable('SUPABASE_URL'),
    readEnvironmentVariable('SUPABASE_SECRET_KEY'),
    {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      // Retries would turn a five-second timeout into half a minute when the back end hangs.
      db: { retry: false },
      global: { fetch: fetchWithTimeout },
    },
  );
  return client;
}
