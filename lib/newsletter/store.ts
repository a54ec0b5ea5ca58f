import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { createServiceClient } from '@/lib/supabase/service';
import { consentVersion } from './schema';

const uniqueViolation = '23505';

/** Inserts an address as pending; one that is known already stays as it is. Throws when the back end refuses or cannot be reached. */
export async function storeSubscriber(email: string, locale: Locale): Promise<void> {
  const row = { email, locale, consent_version: consentVersion };
  const { error } = await createServiceClient().from('newsletter_subscribers').insert(row);
  if (error && error.code !== uniqueViolation) throw new Error(`insert failed: ${error.code}`, { cause: error });
}
