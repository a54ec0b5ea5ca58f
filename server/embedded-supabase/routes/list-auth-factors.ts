import type { BackendContext } from '../backend-context';

/** A second factor as shown by Supabase Auth. */
export type AuthFactor = {
  id: string;
  friendly_name: string | null;
  factor_type: 'totp';
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
};

/** A person's factors, oldest first. */
export function listAuthFactors({ database }: BackendContext, userId: string): Promise<AuthFactor[]> {
  return database.query<AuthFactor>(
    `select id, friendly_name, factor_type, status, created_at, updated_at from auth.mfa_factors
     where user_id = $1 order by created_at`,
    [userId],
  );
}
