import 'server-only';
import { consentMessageKeys, consentTextsVersion } from '@/lib/config/consent-texts-version';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { readMessages } from '@/lib/i18n/translator';
import { createServiceClient } from '@/lib/supabase/service-client';

/** The texts beside each form that request consent or explain what happens to the data. */
export function getConsentTexts(locale: Locale): Record<string, string> {
  const messageAt = (key: string) =>
    key.split('.').reduce<unknown>((group, part) => (group as Record<string, unknown>)[part], readMessages(locale));
  return Object.fromEntries(
    Object.entries(consentMessageKeys).map(([purpose, key]) => [purpose, String(messageAt(key))]),
  );
}

/**
 * Stores the current texts beside the forms, each once. With the version in a row and the day of its consent, they
 * document what somebody agreed to. Throws when the back end cannot be reached.
 */
export async function recordConsentTexts(): Promise<void> {
  const rows = localeCodes.flatMap((locale) =>
    Object.entries(getConsentTexts(locale)).map(([purpose, content]) => ({
      purpose,
      locale,
      version: consentTextsVersion,
      content,
    })),
  );
  const { error } = await createServiceClient()
    .from('consent_texts')
    .upsert(rows, { onConflict: 'purpose,locale,version,digest', ignoreDuplicates: true });
  if (error) throw new Error(`consent texts not stored: ${error.code}`, { cause: error });
}
