import { randomInt } from 'node:crypto';
import type { SupabaseVariables } from './backend-process';
import { createScriptSupabaseClient } from './create-script-supabase-client';

/** The staff roles, as the profiles table allows them. */
export const profileRoles = ['admin', 'editor', 'sales', 'member'] as const;

/** True when at least one administrator exists; throws when the back end does not respond. */
export async function hasAdmin(env: SupabaseVariables): Promise<boolean> {
  const { data, error } = await createScriptSupabaseClient(env)
    .from('profiles')
    .select('user_id')
    .eq('role', 'admin')
    .limit(1);
  if (error) throw new Error(`Could not look for administrators: ${error.message}`);
  return data.length > 0;
}

/**
 * A password to be printed once: 20 characters from an alphabet of 57 that cannot be confused with each other, about
 * 116 bits.
 */
export function generatePassword(): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
