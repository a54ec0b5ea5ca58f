'use server';

import { z } from 'zod';
import { consentTextsVersion } from '@/lib/config/consent-texts-version';
import type { FormResult } from '@/lib/forms/form-values';
import { type FormFailureMessageKey, handleFormSubmission } from '@/lib/forms/handle-form-submission';
import type { Database, Json } from '@/lib/supabase/database.types';
import { type RateLimitAttempt, toHashedRateLimitRows } from '@/lib/supabase/rate-limit';
import { createServiceClient } from '@/lib/supabase/service-client';
import type { LeadKind, leadTables } from './lead';
import { parsePhone } from './parse-phone';
import { contactSchema, exportEnquirySchema, leadForms, partnershipSchema } from './schemas';
import { deduplicationKey, resolveIdempotencyKey } from './submission-keys';

type Tables = Database['public']['Tables'];

/** The columns that are supplied with every lead, of whatever form, beside the form's own fields. */
type CommonLeadColumns = Pick<
  Tables['contact_messages']['Row'],
  'submission_key' | 'content_key' | 'flags' | 'status' | 'consent_version' | 'locale'
>;

type Lead = { email: string; phone: string; country?: string };
type Form<Kind extends LeadKind, T extends Lead> = {
  kind: Kind;
  failure: FormFailureMessageKey;
  schema: z.ZodType<T>;
  /** The columns of the form's own fields. */
  toColumns: (lead: T) => Omit<Tables[(typeof leadTables)[Kind]]['Insert'], keyof CommonLeadColumns>;
};

/**
 * What every form does (see `handleFormSubmission`), plus what leads have in addition: a phone number, keys that make
 * it one row, a status.
 */
async function submitLead<Kind extends LeadKind, T extends Lead>(
  { kind, failure, schema, toColumns }: Form<Kind, T>,
  data: FormData,
): Promise<FormResult> {
  return handleFormSubmission<T>(
    {
      ...leadForms[kind],
      name: kind,
      failure,
      schema,
      parseOnServer(valid, locale) {
        // Without its country a national number cannot be told from a wrong one.
        if (kind === 'export' && !valid.country) return { input: {} };
        const phone = parsePhone(String(valid.phone ?? ''), valid.country ? String(valid.country) : null, locale);
        return phone === null ? { fields: { phone: 'form.errors.invalidPhone' } } : { input: { phone } as Partial<T> };
      },
      insert: (lead, { locale, flags, idempotencyKey: given }, attempts) => {
        const common: CommonLeadColumns = {
          submission_key: resolveIdempotencyKey(given, lead),
          content_key: deduplicationKey(lead),
          locale,
          flags,
          status: flags.includes('honeypot') ? 'spam' : 'new',
          consent_version: consentTextsVersion,
        };
        return insertLead(kind, attempts, { ...common, ...toColumns(lead) });
      },
    },
    data,
  );
}

const resultSchema = z.object({ wait: z.int().optional(), failure: z.string().optional() });

/**
 * Counts the attempts and inserts a lead, in one call; a repeated submission or content key counts as stored. Returns
 * the seconds to wait, 0 when it is stored. Throws when the back end fails or cannot be reached.
 */
async function insertLead(kind: LeadKind, attempts: RateLimitAttempt[], lead: CommonLeadColumns): Promise<number> {
  const limits = toHashedRateLimitRows(attempts);
  const { data, error } = await createServiceClient().rpc('submit_lead', { limits, kind, lead: lead as Json });
  if (error) throw new Error(`insert failed: ${error.code}`, { cause: error });
  const { wait, failure } = resultSchema.parse(data);
  if (wait === undefined) throw new Error(`insert failed: ${failure}`);
  return wait;
}

/** Stores a retailer application once; see `submitLead`. */
export async function submitPartnership(_previous: unknown, data: FormData): Promise<FormResult> {
  return submitLead(
    {
      kind: 'partnership',
      failure: 'partnership.failure.text',
      schema: partnershipSchema,
      toColumns: (lead) => ({
        full_name: lead.fullName,
        business_name: lead.businessName,
        business_type: lead.businessType,
        email: lead.email,
        phone: lead.phone,
        location: lead.location,
        agree_to_terms: lead.agreeToTerms,
        agree_to_marketing: lead.agreeToMarketing,
      }),
    },
    data,
  );
}

/** Stores an export enquiry once; see `submitLead`. */
export async function submitExportEnquiry(_previous: unknown, data: FormData): Promise<FormResult> {
  return submitLead(
    {
      kind: 'export',
      failure: 'exportEnquiry.failure.text',
      schema: exportEnquirySchema,
      toColumns: (lead) => ({
        business_category: lead.businessCategory,
        company_name: lead.companyName,
        contact_name: lead.contactName,
        email: lead.email,
        phone: lead.phone || null,
        country: lead.country,
        interested_products: lead.interestedProducts,
        estimated_volume: lead.estimatedVolume,
        message: lead.message || null,
      }),
    },
    data,
  );
}

/** Stores a contact message once; see `submitLead`. */
export async function submitContactMessage(_previous: unknown, data: FormData): Promise<FormResult> {
  return submitLead(
    {
      kind: 'contact',
      failure: 'contactForm.failure.text',
      schema: contactSchema,
      toColumns: (lead) => ({
        full_name: lead.fullName,
        email: lead.email,
        phone: lead.phone || null,
        topic: lead.topic,
        message: lead.message,
        agree_to_privacy: lead.agreeToPrivacy,
      }),
    },
    data,
  );
}
