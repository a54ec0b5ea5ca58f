import 'server-only';
import { createHmac } from 'node:crypto';
import { readEnvironmentVariable } from '@/lib/config/env';
import { ipNetworkOf, readClientIp, toRateLimitNetwork } from '@/lib/http/client-ip';
import { createServiceClient } from './service-client';

const hashOf = (bucket: string, subject: string) =>
  createHmac('sha256', readEnvironmentVariable('SUPABASE_SECRET_KEY')).update(`${bucket}:${subject}`).digest('hex');

type RateLimit = { hits: number; seconds: number };

/** An attempt of a subject in a bucket with a limit. */
export type RateLimitAttempt = { bucket: string; subject: string } & RateLimit;

/** Attempts as the functions of the database take them: the subjects are stored only as keyed hashes. */
export const toHashedRateLimitRows = (attempts: RateLimitAttempt[]) =>
  attempts.map(({ bucket, subject, hits, seconds }) => ({
    bucket,
    subject: hashOf(bucket, subject),
    max_hits: hits,
    window_seconds: seconds,
  }));

/** Counts one attempt of a subject in a bucket; see `consumeRateLimits`. */
export const consumeRateLimit = (bucket: string, subject: string, limit: RateLimit) =>
  consumeRateLimits([{ bucket, subject, ...limit }]);

/**
 * Counts one attempt in several buckets at once. Returns 0 when all of them allow it, otherwise the seconds to wait.
 * Throws when the back end cannot be reached.
 */
export async function consumeRateLimits(attempts: RateLimitAttempt[]): Promise<number> {
  if (attempts.length === 0) return 0;
  const { data, error } = await createServiceClient().rpc('take_rate_limits', {
    limits: toHashedRateLimitRows(attempts),
  });
  if (error) throw new Error(`rate limit cannot be read: ${error.code}`, { cause: error });
  return data;
}

/** Clears the count of a subject in a bucket. Throws when the back end cannot be reached. */
export async function clearRateLimit(bucket: string, subject: string): Promise<void> {
  const { error } = await createServiceClient().rpc('forget_rate_limit', { bucket, subject: hashOf(bucket, subject) });
  if (error) throw new Error(`rate limit cannot be forgotten: ${error.code}`, { cause: error });
}

/** How often a form may be sent by one client, by one network, and for one email address. */
export type FormRateLimits = { perClient: RateLimit; perNetwork?: RateLimit; perEmail: RateLimit };

/** An attempt to send a form, as each of its limits counts it. */
export async function buildFormRateLimitAttempts(
  form: string,
  email: string,
  { perClient, perNetwork, perEmail }: FormRateLimits,
): Promise<RateLimitAttempt[]> {
  const ip = await readClientIp();
  return [
    { bucket: `${form}-address`, subject: toRateLimitNetwork(ip), ...perClient },
    ...(perNetwork ? [{ bucket: `${form}-network`, subject: ipNetworkOf(ip), ...perNetwork }] : []),
    { bucket: `${form}-email`, subject: email.toLowerCase(), ...perEmail },
  ];
}
