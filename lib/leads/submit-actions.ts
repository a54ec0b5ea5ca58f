'use server';

import type { z } from 'zod';
import { consentTextsVersion } from '@/lib/config/consent-texts-version';
import type { FormResult } from '@/lib/forms/form-values';
import { type FormFailureMessageKey, handleFormSubmission } from '@/lib/forms/handle-form-submission';
import type { RateLimitAttempt } from '@/lib/supabase/rate-limit';
import {
  type CommonLeadInsertColumns,
  insertContactMessage,
  insertExportEnquiry,
  insertPartnership,
} from './insert-lead';
import type { LeadKind } from './lead';
import { parsePhone } from './parse-phone';
import { contactSchema, exportEnquirySchema, leadForms, partnershipSchema } from './schemas';
import { deduplicationKey, resolveIdempotencyKey } from './submission-keys';

type Lead = { email: string; phone: string; country?: string };
type Form<T extends Lead> = {
  kind: LeadKind;
  failure: FormFailureMessageKey;
  schema: z.ZodType<T>;
  insert: (lead: T, head: CommonLeadInsertColumns, attempts: RateLimitAttempt[]) => Promise<number>;
};

/**
 * What every form does (see `handleFormSubmission`), plus what leads have in addition: a phone number, keys that make
 * it one row, a status.
 */
async function submitLead<T extends Lead>(
  { kind, failure, schema, insert }: Form<T>,
  data: FormData,
): Promise<FormResult> {
  return handleFormSubmission<T>(
    {
      ...leadForms[kind],
      name: kind,
      failure,
      schema,
      parseOnServer(lead, locale) {
        const phone = parsePhone(lead.phone, lead.country ?? null, locale);
        return phone === null ? { fields: { phone: 'form.errors.invalidPhone' } } : { input: { ...lead, phone } };
      },
      insert: (lead, { locale, flags, idempotencyKey: given }, attempts) => {
        const head = {
          submission_key: resolveIdempotencyKey(given, lead),
          content_key: deduplicationKey(lead),
          locale,
          flags,
          status: flags.includes('honeypot') ? 'spam' : 'new',
          consent_version: consentTextsVersion,
        } as const;
        return insert(lead, head, attempts);
      },
    },
    data,
  );
}

/** Stores a retailer application once; see `submitLead`. */
export async function submitPartnership(_previous: unknown, data: FormData): Promise<FormResult> {
  return submitLead(
    { kind: 'partnership', failure: 'partnership.failure.text', schema: partnershipSchema, insert: insertPartnership },
    data,
  );
}

/** Stores an export enquiry once; see `submitLead`. */
export async function submitExportEnquiry(_previous: unknown, data: FormData): Promise<FormResult> {
  return submitLead(
    { kind: 'export', failure: 'exportEnquiry.failure.text', schema: exportEnquirySchema, insert: insertExportEnquiry },
    data,
  );
}

/** Stores a contact message once; see `submitLead`. */
export async function submitContactMessage(_previous: unknown, data: FormData): Promise<FormResult> {
  return submitLead(
    { kind: 'contact', failure: 'contactForm.failure.text', schema: contactSchema, insert: insertContactMessage },
    data,
  );
}
