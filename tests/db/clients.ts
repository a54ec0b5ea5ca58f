import { createClient } from '@supabase/supabase-js';
import ws from 'ws';
import type { Database } from '@/lib/supabase/database.types';

/**
 * Creates a stock client with the publishable key, signed in if given an access token; its requests go through `call`.
 */
export function anonClient(url: string, key: string, token?: string, call?: typeof fetch) {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { ...(token && { headers: { authorization: `Bearer ${token}` } }), fetch: call },
    realtime: { transport: ws as never },
  });
}
