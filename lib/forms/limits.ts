import 'server-only';
import { ipNetworkOf } from '@/lib/http/ip-network';
import { clientIp, takeRateLimits } from '@/lib/supabase/rate-limit';

// Generous for a person who corrects a form, tight for a script. Without a trusted proxy all visitors share one address.
const perAddress = { hits: 120, seconds: 600 };
const perNetwork = { hits: 600, seconds: 600 };
const perEmail = { hits: 10, seconds: 600 };

/** Counts an attempt to send a form. Returns 0 when it is allowed, otherwise the seconds to wait. Throws when the back end cannot be reached. */
export async function countFormAttempt(form: string, email: string): Promise<number> {
  const address = await clientIp();
  return takeRateLimits([
    { bucket: `${form}-address`, subject: address, ...perAddress },
    { bucket: `${form}-network`, subject: ipNetworkOf(address), ...perNetwork },
    { bucket: `${form}-email`, subject: email.toLowerCase(), ...perEmail },
  ]);
}
