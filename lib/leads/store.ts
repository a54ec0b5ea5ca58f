import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { createServiceClient } from '@/lib/supabase/service';
import type { Partnership } from './partnership-schema';

/** The version of the terms and the privacy notice beside the lead forms; raise it when their wording changes. */
const consentVersion = '2025-11';
const uniqueViolation = '23505';

/** Inserts an application; a repeated submission key counts as stored. Throws when the back end refuses or cannot be reached. */
export async function storePartnership(input: Partnership, locale: Locale, submissionKey: string): Promise<void> {
  const { error } = await createServiceClient().from('partnership_applications').insert({
    submission_key: submissionKey,
    locale,
    full_name: input.fullName,
    business_name: input.businessName,
    business_type: input.businessType,
    email: input.email,
    phone: input.phone,
    location: input.location,
    agree_to_terms: input.agreeToTerms,
    agree_to_marketing: input.agreeToMarketing,
    consent_version: consentVersion,
  });
  if (error && error.code !== uniqueViolation) throw new Error(`insert failed: ${error.code}`, { cause: error });
}
