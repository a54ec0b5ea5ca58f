import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/supabase/database.types';
import { uniqueViolation } from '@/lib/supabase/error-codes';
import { createServiceClient } from '@/lib/supabase/service-client';
import type { LeadKind, leadTables } from './lead';
import type { ContactMessage, ExportEnquiry, Partnership } from './schemas';

type Tables = Database['public']['Tables'];
type LeadTable = (typeof leadTables)[LeadKind];

/** What every lead has in addition to its own fields. */
export type CommonLeadColumns = Pick<
  Tables['contact_messages']['Row'],
  'submission_key' | 'content_key' | 'flags' | 'status' | 'consent_version'
> & { locale: Locale };

/** Inserts an application; see `insertLead`. */
export const insertPartnership = (lead: Partnership, head: CommonLeadColumns) =>
  insertLead('partnership_applications', {
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
export const insertExportEnquiry = (lead: ExportEnquiry, head: CommonLeadColumns) =>
  insertLead('export_enquiries', {
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
export const insertContactMessage = (lead: ContactMessage, head: CommonLeadColumns) =>
  insertLead('contact_messages', {
    ...head,
    full_name: lead.fullName,
    email: lead.email,
    phone: lead.phone || null,
    topic: lead.topic,
    message: lead.message,
    agree_to_privacy: lead.agreeToPrivacy,
  });

/**
 * Inserts a lead; a repeated submission or content key counts as stored. Throws when the back end fails or cannot be
 * reached.
 */
async function insertLead<Table extends LeadTable>(table: Table, row: Tables[Table]['Insert']): Promise<void> {
  const { error } = await createServiceClient()
    .from(table)
    .insert(row as never);
  if (error && error.code !== uniqueViolation) throw new Error(`insert failed: ${error.code}`, { cause: error });
}
