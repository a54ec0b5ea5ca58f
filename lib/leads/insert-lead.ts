import 'server-only';
import { createHash } from 'node:crypto';
import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/supabase/database.types';
import { uniqueViolation } from '@/lib/supabase/error-codes';
import { createServiceClient } from '@/lib/supabase/service-client';
import type { LeadKind, leadTables } from './lead';
import type { ContactMessage, ExportEnquiry, Partnership } from './schemas';

const home: CountryCode = 'GR';

// Where a number without a country code may come from, after the country given in the form.
const countryOf: Partial<Record<Locale, CountryCode>> = {
  es: 'ES',
  ru: 'RU',
  cn: 'CN',
  fr: 'FR',
  bg: 'BG',
  lv: 'LV',
  it: 'IT',
};

// As the database stores it: E.164 has at most 15 digits, while the library accepts 17 for a German number.
const storable = /^\+[1-9]\d{5,14}(;ext=\d{1,10})?$/;

// Separators between two numbers in one field: "210 1234567, 6912345678", "… / …", "… - …", "… or …".
const between = /\s*[,;/|、，；／]\s*|\s+(?:[-–—]|\p{L}{1,3})\s+/u;

// How the site's languages write an extension, where the library does not know it; it reads 'ext.', 'доб.' and '#'.
const extension =
  /[\s,;]*(?:εσωτ(?:ερικ[όο])?|вътр(?:ешен)?|добавочный|iekšējais|poste|interno|int|分机|分機|转|轉)[.:]?\s*(?=\d{1,10}\s*$)/iu;

/**
 * A typed number, or two, in E.164, with an extension as RFC 3966 writes it ('+302101234567;ext=12', '+302101234567,
 * +306912345678'), parsed as a number of the given country, otherwise of the country of the visitor's language,
 * otherwise of Greece. '' for ''; null when it is valid in none of them.
 */
export function parsePhone(input: string, country: string | null, locale: Locale): string | null {
  if (input === '') return '';
  // Two only if each is a complete number by itself: '06/12 34 56 78' and '210 1234567, 12' are one.
  const parts = input.split(between);
  const two = parts.length === 2 ? parts.map((part) => readOne(part, country, locale)) : [];
  if (two.length > 0 && two.every((number) => number?.isValid())) return [...new Set(two.map(written))].join(', ');
  const one = readOne(input, country, locale);
  return one ? written(one) : null;
}

function readOne(input: string, country: string | null, locale: Locale): PhoneNumber | undefined {
  // '+30 (0)210': the zero is for domestic callers. '0030' is what most of the world dials for '+30'.
  const text = input
    .replace(/^(\s*(?:\+|＋|00).*?)\(0\)/u, '$1')
    .replace(/^\s*00(?=[1-9])/u, '+')
    .replace(extension, ' ext. ');
  const given = country && isSupportedCountry(country) ? country : undefined;
  const candidates = [given ?? home, countryOf[locale] ?? home, home];
  const read = candidates
    .flatMap((defaultCountry) => parsePhoneNumberFromString(text, { defaultCountry }) ?? [])
    .filter((candidate) => storable.test(written(candidate)));
  return read.find((candidate) => candidate.isValid()) ?? read.find((candidate) => candidate.isPossible());
}

const written = (number?: PhoneNumber) => (number?.ext ? `${number.number};ext=${number.ext}` : (number?.number ?? ''));

/** The idempotency key of a submission: the form's own UUID, otherwise (no JavaScript) the key of the content. */
export function idempotencyKey(fromForm: unknown, content: unknown, now = new Date()): string {
  const given = z.uuid().safeParse(fromForm);
  return given.success ? given.data : contentKey(content, now);
}

/** A UUID derived from the content and the day: the same text sent twice in one day has the same one. */
export function contentKey(content: unknown, now = new Date()): string {
  const day = now.toISOString().slice(0, 10);
  const hex = createHash('sha256')
    .update(JSON.stringify([day, content]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

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
