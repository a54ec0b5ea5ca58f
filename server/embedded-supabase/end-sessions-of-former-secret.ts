import { hkdfSync } from 'node:crypto';
import type { BackendDatabase } from './database';
import type { Transaction } from './transaction-adapters';

const fingerprintOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'token secret fingerprint', 32)).toString('hex');

/** Ends every session and every link or code that was sent for signing in; the statements belong to one transaction. */
export async function endSessionsOfAllUsers(transaction: Pick<Transaction, 'query'>): Promise<void> {
  for (const table of ['refresh_tokens', 'mfa_amr_claims', 'sessions', 'one_time_tokens', 'oauth_flows'])
    await transaction.query(`delete from auth.${table}`);
}

/**
 * Ends all sessions when the token secret is another one than at the last start, because a refresh token is renewed
 * whatever the secret is; returns true then. The first start on a database records the secret's fingerprint only.
 */
export function endSessionsOfFormerSecret(database: BackendDatabase, jwtSecret: string): Promise<boolean> {
  const fingerprint = fingerprintOf(jwtSecret);
  return database.transaction(async (transaction) => {
    const [recorded] = await transaction.query<{ fingerprint: string }>(
      'select fingerprint from auth.token_secret_fingerprint',
    );
    if (recorded?.fingerprint === fingerprint) return false;
    if (recorded) await endSessionsOfAllUsers(transaction);
    await transaction.query('delete from auth.token_secret_fingerprint');
    await transaction.query('insert into auth.token_secret_fingerprint (fingerprint) values ($1)', [fingerprint]);
    return recorded !== undefined;
  });
}
