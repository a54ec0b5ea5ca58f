import { createHmac } from 'node:crypto';
import type { BackendContext } from '../backend-context';

const quarter = 15 * 60;
const limits = {
  // The site allows strangers ten, and each browser that it knows as many (lib/auth/sign-in-attempt-limits.ts); this is
  // for what gets past it.
  account: { bucket: 'sign-in-account', hits: 40, seconds: quarter },
  ip: { bucket: 'sign-in-address', hits: 30, seconds: quarter },
  code: { bucket: 'sign-in-code', hits: 10, seconds: quarter },
  mail: { bucket: 'auth-mail', hits: 5, seconds: quarter },
  // Accounts that nobody has to prove anything for, and text messages, which cost money: so many in all.
  anonymous: { bucket: 'anonymous-sign-in', hits: 100, seconds: quarter },
  signUp: { bucket: 'sign-up', hits: 100, seconds: quarter },
  textMessage: { bucket: 'text-message', hits: 100, seconds: quarter },
  factor: { bucket: 'second-factor', hits: 10, seconds: quarter },
} as const;

type Limit = keyof typeof limits;

/**
 * Counters of attempts, stored in the database under keyed hashes so that they survive a restart and are shared by
 * processes.
 */
export function createAuthRateLimiter({ database, settings }: BackendContext) {
  const hash = (value: string) => createHmac('sha256', settings.jwtSecret).update(`sign-in ${value}`).digest('hex');

  return {
    /** Counts one attempt; returns the seconds to wait, 0 if it may proceed. */
    async take(limit: Limit, subject: string): Promise<number> {
      const { bucket, hits, seconds } = limits[limit];
      const [row] = await database.query<{ wait: number }>('select public.take_rate_limit($1, $2, $3, $4) as wait', [
        bucket,
        hash(subject),
        hits,
        seconds,
      ]);
      return row?.wait ?? 0;
    },
    /** Clears the failures of a subject that has just succeeded. */
    async forget(limit: Limit, subject: string): Promise<void> {
      await database.query('delete from public.rate_limits where bucket = $1 and subject = $2', [
        limits[limit].bucket,
        hash(subject),
      ]);
    },
  };
}
