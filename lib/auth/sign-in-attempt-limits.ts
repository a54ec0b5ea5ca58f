import 'server-only';
import { log } from '@/lib/observability/log';
import { clearRateLimit, consumeRateLimit } from '@/lib/supabase/rate-limit';
import { readKnownDeviceId, setKnownDeviceCookie } from './known-device-cookie';

const bucket = 'sign-in-login';
const perAccount = { hits: 10, seconds: 900 };

/** What attempts are counted under, however the email address or phone number of an account is written. */
export function normalizeLogin(identifier: string): string {
  return identifier.includes('@') ? identifier.toLowerCase() : `phone ${identifier.replace(/\D/g, '')}`;
}

// A browser that has signed in before is counted separately, all others together: strangers who keep failing block only
// each other. https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
async function subjectOf(login: string): Promise<string> {
  const device = await readKnownDeviceId(login);
  return device ? `${login} ${device}` : login;
}

/**
 * Counts an attempt to sign in with a password; returns the seconds to wait, 0 if it may proceed. If counting fails,
 * the attempt proceeds: the back end counts too.
 */
export async function countSignInAttempt(login: string): Promise<number> {
  try {
    return await consumeRateLimit(bucket, await subjectOf(login), perAccount);
  } catch (error) {
    log.error({ err: error }, 'attempts cannot be counted');
    return 0;
  }
}

/** After any kind of successful sign-in: clears the failures of this browser, and makes it a known device. */
export async function recordSuccessfulSignIn(login: string): Promise<void> {
  const subject = await subjectOf(login);
  await clearRateLimit(bucket, subject).catch((error) => log.error({ err: error }, 'attempts cannot be forgotten'));
  await setKnownDeviceCookie(login);
}
