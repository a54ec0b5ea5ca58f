import 'server-only';
import { countryName } from '@/lib/i18n/country-name';
import type { Locale } from '@/lib/i18n/locales';
import { readMessages } from '@/lib/i18n/translator';
import { type LeadKind, type LeadRowByKind, leadPersonAndCompany } from './lead';

type Line = { label: string; value: string };

/** Who wrote: the business, otherwise the person. */
export function leadName(row: LeadRowByKind[LeadKind]): string {
  const { name, company } = leadPersonAndCompany(row);
  return company || name;
}

/** The content of a lead, with the form's own labels in the reader's language; empty fields are left out. */
export function labelLeadFields(kind: LeadKind, row: LeadRowByKind[LeadKind], locale: Locale): Line[] {
  const lines = rowsOf[kind](row as never, locale);
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const rowsOf: { [Kind in LeadKind]: (row: LeadRowByKind[Kind], locale: Locale) => [string, string | null][] } = {
  partnership: (row, locale) => {
    const { fields, types } = readMessages(locale).partnership;
    return [
      [fields.businessName, row.business_name],
      [fields.businessType, types[row.business_type]],
      [fields.fullName, row.full_name],
      [fields.email, row.email],
      [fields.phone, row.phone],
      [fields.location, row.location],
    ];
  },
  export: (row, locale) => {
    const { fields, categories, products, volumes, otherCountry } = readMessages(locale).exportEnquiry;
    return [
      [fields.companyName, row.company_name],
      [fields.businessCategory, categories[row.business_category]],
      [fields.contactName, row.contact_name],
      [fields.email, row.email],
      [fields.phone, row.phone],
      [fields.country, row.country === 'other' ? otherCountry : (countryName(locale, row.country) ?? row.country)],
      [fields.interestedProducts, row.interested_products.map((name) => products[name]).join('\n')],
      [fields.estimatedVolume, volumes[row.estimated_volume]],
      [fields.message, row.message],
    ];
  },
  contact: (row, locale) => {
    const { fields, topics } = readMessages(locale).contactForm;
    return [
      [fields.fullName, row.full_name],
      [fields.topic, topics[row.topic]],
      [fields.email, row.email],
      [fields.phone, row.phone],
      [fields.message, row.message],
    ];
  },
};
