import { createHmac, randomInt } from 'node:crypto';
import type { BackendContext } from '../backend-context';

export type OneTimeTokenType =
  | 'phone'
  | 'phone_sign_up'
  | 'phone_change'
  | 'email_change'
  | 'reauthentication'
  | 'link_code';

/** A code of six digits. */
export const randomSixDigitCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * Codes and tokens that are good once, for ten minutes (or `minutes`); only keyed hashes of them are in the database.
 * The codes of sign-in emails are those of the server underneath: see `sessions.ts`.
 */
export function createOneTimeTokenStore({ database, settings }: BackendContext) {
  const hash = (type: OneTimeTokenType, subject: string, token: string) =>
    createHmac('sha256', settings.jwtSecret)
      .update(JSON.stringify([type, subject, token]))
      .digest('hex');
  return {
    /**
     * Remembers a token of somebody; it replaces an earlier one of this type. `subject` is the address or phone that it
     * was sent to.
     */
    async issue(type: OneTimeTokenType, userId: string, subject: string, token: string, relatesTo = ''): Promise<void> {
      await database.query(
        `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to) values ($1, $2, $3, $4)
         on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = now()`,
        [userId, type, hash(type, subject, token), relatesTo],
      );
      await database.flush();
    },
    /** Makes the validity of a token begin now; false when it is used or replaced. */
    async renew(type: OneTimeTokenType, userId: string, subject: string, token: string): Promise<boolean> {
      const rows = await database.query(
        `update auth.one_time_tokens set created_at = now() where user_id = $1 and token_type = $2 and token_hash = $3
         returning user_id`,
        [userId, type, hash(type, subject, token)],
      );
      return rows.length > 0;
    },
    /** Uses a token up; undefined when it is wrong, used or too old, or belongs to somebody who is banned. */
    async consume(type: OneTimeTokenType, subject: string, token: string, minutes = 10) {
      const [row] = await database.query<{ userId: string; relatesTo: string }>(
        `delete from auth.one_time_tokens t using auth.users u where t.token_type = $1 and t.token_hash = $2 and u.id = t.user_id
           and t.created_at > now() - make_interval(mins => $3) and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
         returning t.user_id as "userId", t.relates_to as "relatesTo"`,
        [type, hash(type, subject, token), minutes],
      );
      if (row) await database.flush();
      return row;
    },
  };
}
