import { createHmac } from 'node:crypto';
import type { Backend } from '../backend';

const windowSeconds = 15 * 60;
const perAccount = { bucket: 'sign-in-account', hits: 10 };
const perAddress = { bucket: 'sign-in-address', hits: 30 };

/** Counters of sign-in attempts, kept in the database under keyed hashes so that a restart or a second process keeps them. */
export function signInLimits({ database, settings }: Backend) {
  const hash = (value: string) => createHmac('sha256', settings.jwtSecret).update(`sign-in ${value}`).digest('hex');

  async function take(limit: typeof perAccount, value: string): Promise<number> {
    const [row] = await database.query<{ wait: number }>('select public.take_rate_limit($1, $2, $3, $4) as wait', [
      limit.bucket,
      hash(value),
      limit.hits,
      windowSeconds,
    ]);
    return row?.wait ?? 0;
  }

  return {
    /** Counts one attempt; returns the seconds to wait, 0 when it may go on. */
    async attempt(account: string, address: string | null): Promise<number> {
      const waits = [await take(perAccount, account)];
      if (address) waits.push(await take(perAddress, address));
      return Math.max(...waits);
    },
    /** Forgets an account's failures after a successful sign-in. */
    async succeed(account: string): Promise<void> {
      await database.query('delete from public.rate_limits where bucket = $1 and subject = $2', [
        perAccount.bucket,
        hash(account),
      ]);
    },
  };
}
