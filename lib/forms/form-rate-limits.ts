import 'server-only';
import { ipNetworkOf, readClientIp, toRateLimitNetwork } from '@/lib/http/client-ip';
import { consumeRateLimits, type RateLimitAttempt } from '@/lib/supabase/rate-limit';

type Limit = { hits: number; seconds: number };

/** How often a form may be sent by one client, by one network, and for one email address. */
export type FormRateLimits = { perClient: Limit; perNetwork?: Limit; perEmail: Limit };

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

/**
 * Counts an attempt to send a form. Returns 0 when it is allowed, otherwise the seconds to wait. Throws when the back
 * end cannot be reached.
 */
export async function consumeFormRateLimits(form: string, email: string, limits: FormRateLimits): Promise<number> {
  return consumeRateLimits(await buildFormRateLimitAttempts(form, email, limits));
}
