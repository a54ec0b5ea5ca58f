import 'server-only';
import { consentTextsVersion } from '@/lib/config/consent-texts-version';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { readMessages } from '@/lib/i18n/translator';
import { createServiceClient } from '@/lib/supabase/service-client';

/** The texts beside each form that request consent or explain what happens to the data. */
export function getConsentTexts(locale: Locale): Record<string, string> {
  const { footer, partnership, exportEnquiry, contactForm } = readMessages(locale);
  return {
    newsletter: footer.newsletter.agreement,
    'partnership-terms': partnership.fields.agreeToTerms,
    'partnership-marketing': partnership.fields.agreeToMarketing,
    export: exportEnquiry.privacy,
    contact: contactForm.fields.agreeToPrivacy,
  };
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
