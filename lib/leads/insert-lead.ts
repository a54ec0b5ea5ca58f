import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import type { Database, Json } from '@/lib/supabase/database.types';
import { type RateLimitAttempt, toHashedRateLimitRows } from '@/lib/supabase/rate-limit';
import { createServiceClient } from '@/lib/supabase/service-client';
import type { LeadKind, leadTables } from './lead';
import type { ContactMessage, ExportEnquiry, Partnership } from './schemas';

type Tables = Database['public']['Tables'];

/** The columns that are supplied with every lead, of whatever form, beside the form's own fields. */
export type CommonLeadInsertColumns = Pick<
  Tables['contact_messages']['Row'],
  'submission_key' | 'content_key' | 'flags' | 'status' | 'consent_version'
> & { locale: Locale };

/** Inserts an application; see `insertLead`. */
export const insertPartnership = (lead: Partnership, head: CommonLeadInsertColumns, attempts: RateLimitAttempt[]) =>
  insertLead('partnership', attempts, {
    ...head,
    full_name: lead.fullName,
    business_name: lead.businessName,
    business_type: lead.businessType,
    email: lead.email,
    phone: lead.phone,
    location: lead.location,
    agree_to_terms: lead.agreeToTerms,
    agree_to_marketing: lead.agreeToMarketing,
  });

/** Inserts an export enquiry; see `insertLead`. */
export const insertExportEnquiry = (lead: ExportEnquiry, head: CommonLeadInsertColumns, attempts: RateLimitAttempt[]) =>
  insertLead('export', attempts, {
    ...head,
    business_category: lead.businessCategory,
    company_name: lead.companyName,
    contact_name: lead.contactName,
    email: lead.email,
    phone: lead.phone || null,
    country: lead.country,
    interested_products: lead.interestedProducts,
    estimated_volume: lead.estimatedVolume,
    message: lead.message || null,
  });

/** Inserts a contact message; see `insertLead`. */
export const insertContactMessage = (
  lead: ContactMessage,
  head: CommonLeadInsertColumns,
  attempts: RateLimitAttempt[],
) =>
  insertLead('contact', attempts, {
    ...head,
    full_name: lead.fullName,
    email: lead.email,
    phone: lead.phone || null,
    topic: lead.topic,
    message: lead.message,
    agree_to_privacy: lead.agreeToPrivacy,
  });

const resultSchema = z.object({ wait: z.int().optional(), failure: z.string().optional() });

/**
 * Counts the attempts and inserts a lead, in one call; a repeated submission or content key counts as stored. Returns
 * the seconds to wait, 0 when it is stored. Throws when the back end fails or cannot be reached.
 */
async function insertLead<Kind extends LeadKind>(
  kind: Kind,
  attempts: RateLimitAttempt[],
  lead: Tables[(typeof leadTables)[Kind]]['Insert'],
): Promise<number> {
  const limits = toHashedRateLimitRows(attempts);
  const { data, error } = await createServiceClient().rpc('submit_lead', { limits, kind, lead: lead as Json });
  if (error) throw new Error(`insert failed: ${error.code}`, { cause: error });
  const { wait, failure } = resultSchema.parse(data);
  if (wait === undefined) throw new Error(`insert failed: ${failure}`);
  return wait;
}
