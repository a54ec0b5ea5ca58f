import 'server-only';
import { ipNetworkOf, readClientIp, UNKNOWN_IP } from '@/lib/http/client-ip';
import { log } from '@/lib/observability/log';
import { consumeRateLimit } from '@/lib/supabase/rate-limit';

/**
 * Seconds that the caller's network has to wait. `countSignInAttempt` counts per account; without a trusted proxy no IP
 * address is known.
 */
export async function countNetworkAttempt(bucket: string): Promise<number> {
  const ip = await readClientIp();
  if (ip === UNKNOWN_IP) return 0;
  return consumeRateLimit(`${bucket}-network`, ipNetworkOf(ip), { hits: 100, seconds: 900 }).catch((error) => {
    log.error({ err: error }, 'attempts cannot be counted');
    return 0;
  });
}
