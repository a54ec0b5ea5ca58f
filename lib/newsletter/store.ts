import 'server-only';
import { consentVersion } from '@/lib/consent-version';
import type { FormFlag } from '@/lib/forms/flags';
import type { Locale } from '@/lib/i18n/locales';
import { createServiceClient } from '@/lib/supabase/service';

function check(error: { code: string } | null, what: string): void {
  if (error) throw new Error(`${what}: ${error.code}`, { cause: error });
}

/**
 * Notes an address as pending and queues the mail that confirms it, in one transaction. One that is confirmed stays as it is, one that had left
 * starts anew, and what filled the trap gets no mail. Throws when the back end refuses or cannot be reached.
 */
export async function storeSubscriber(email: string, locale: Locale, flags: FormFlag[]): Promise<void> {
  const row = { email, locale, consent_version: consentVersion, flags };
  check((await createServiceClient().rpc('subscribe_newsletter', row)).error, 'subscriber not stored');
}

/** Confirms one round of a subscription; 'gone' when the address has left or signed up anew since. Throws when the back end cannot be reached. */
export async function confirmSubscriber(subscriber: string, round: number): Promise<'confirmed' | 'gone'> {
  const { data, error } = await createServiceClient().rpc('confirm_newsletter', { subscriber, round });
  check(error, 'subscriber not confirmed');
  return data === 'confirmed' ? 'confirmed' : 'gone';
}

/** Ends a subscription; doing it twice changes nothing. Throws when the back end cannot be reached. */
export async function endSubscription(subscriber: string): Promise<void> {
  check((await createServiceClient().rpc('unsubscribe_newsletter', { subscriber })).error, 'subscriber not removed');
}
