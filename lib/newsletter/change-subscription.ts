import 'server-only';
import { consentTextsVersion } from '@/lib/config/consent-texts-version';
import type { SpamReason } from '@/lib/forms/spam-checks';
import type { Locale } from '@/lib/i18n/locales';
import { createServiceClient } from '@/lib/supabase/service-client';

function check(error: { code: string } | null, what: string): void {
  if (error) throw new Error(`${what}: ${error.code}`, { cause: error });
}

/**
 * Records an address as pending and queues its confirmation email, in one transaction. A confirmed address stays as it
 * is, one that had unsubscribed starts again, and a submission that filled the honeypot gets no email. Throws when the
 * back end fails or cannot be reached.
 */
export async function startSubscription(email: string, locale: Locale, flags: SpamReason[]): Promise<void> {
  const row = { email, locale, consent_version: consentTextsVersion, flags };
  check((await createServiceClient().rpc('subscribe_newsletter', row)).error, 'subscriber not stored');
}

/**
 * Confirms one round of a subscription; 'gone' when the address has unsubscribed or signed up again since. Throws when
 * the back end cannot be reached.
 */
export async function confirmSubscriber(subscriber: string, round: number): Promise<'confirmed' | 'gone'> {
  const { data, error } = await createServiceClient().rpc('confirm_newsletter', { subscriber, round });
  check(error, 'subscriber not confirmed');
  return data === 'confirmed' ? 'confirmed' : 'gone';
}

/** Ends a subscription; doing it twice changes nothing. Throws when the back end cannot be reached. */
export async function unsubscribeById(subscriber: string): Promise<void> {
  check((await createServiceClient().rpc('unsubscribe_newsletter', { subscriber })).error, 'subscriber not removed');
}
