import 'server-only';
import { z } from 'zod';
import { brand } from '@/lib/config/brand';
import { readEnvironmentVariable } from '@/lib/config/env';
import { staffPaths } from '@/lib/config/site-paths';
import { isSuspectedSpam } from '@/lib/forms/spam-checks';
import { countryName } from '@/lib/i18n/country-name';
import { formatDateTime, languageName } from '@/lib/i18n/formatters';
import { type Locale, languageTag, localeDefinitions, toStaffLocale } from '@/lib/i18n/locales';
import { getTranslator, readMessages } from '@/lib/i18n/translator';
import { localizedSiteUrl } from '@/lib/mail/localized-site-url';
import type { ClaimedMail, MailComposersByKind } from '@/lib/mail/mail-queue';
import { renderMail } from '@/lib/mail/render-mail';
import { createServiceClient } from '@/lib/supabase/service-client';
import { type LeadKind, type LeadRowByKind, leadKinds, leadPersonAndCompany, leadReference, leadTables } from './lead';

type Line = { label: string; value: string };

/** Who wrote: the business, otherwise the person. */
function leadName(row: LeadRowByKind[LeadKind]): string {
  const { name, company } = leadPersonAndCompany(row);
  return company || name;
}

/** The content of a lead, with the form's own labels in the reader's language; empty fields are left out. */
function labelLeadFields(kind: LeadKind, row: LeadRowByKind[LeadKind], locale: Locale): Line[] {
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

/** The lead that an email is about; null when it has been erased. Throws when it cannot be read. */
async function readLead(mail: ClaimedMail): Promise<{ kind: LeadKind; row: LeadRowByKind[LeadKind] } | null> {
  const kind = leadKinds.find((name) => leadTables[name] === mail.source_table);
  if (!kind || !mail.source_id) throw new Error(`no lead is stored in ${mail.source_table}`);
  const { data, error } = await createServiceClient()
    .from(leadTables[kind])
    .select('*')
    .eq('id', mail.source_id)
    .maybeSingle();
  if (error) throw new Error(`lead cannot be read: ${error.code}`, { cause: error });
  return data && { kind, row: data };
}

const replySchema = z.object({ subject: z.string(), body: z.string() });

/**
 * The emails of a lead: one to the staff, with everything that was written, one to the sender, with nothing of it, and
 * what the staff reply to the sender.
 */
export const leadMailComposersByKind: MailComposersByKind = {
  'lead-staff': async (mail) => {
    const lead = await readLead(mail);
    if (!lead) return null;
    const { kind, row } = lead;
    const locale: Locale = readEnvironmentVariable('MAIL_STAFF_LOCALE');
    const t = getTranslator(locale);
    const subject = t(`mail.staff.${kind}`, { name: leadName(row) });
    const language = languageName(languageTag(locale), localeDefinitions[row.locale].tag);
    const content = {
      heading: subject,
      paragraphs: [...(isSuspectedSpam(row.flags) ? [t('mail.staff.flagged')] : []), t('mail.staff.intro')],
      rows: [
        ...labelLeadFields(kind, row, locale),
        { label: t('mail.language'), value: language ?? row.locale },
        { label: t('mail.reference'), value: leadReference(row) },
        { label: t('mail.sent'), value: formatDateTime(locale, row.created_at) },
      ],
      button: {
        label: t('mail.staff.open'),
        url: localizedSiteUrl(toStaffLocale(locale), `${staffPaths.leads}/${kind}/${row.id}`),
      },
    };
    const { html, text } = await renderMail(content, locale, subject);
    const to = readEnvironmentVariable('MAIL_STAFF_TO') ?? brand.email;
    return { id: mail.id, to, replyTo: row.email, subject, html, text, language: languageTag(locale) };
  },

  // Whatever a stranger typed could be an advertisement addressed to a third person, so the sender's email repeats none
  // of it.
  'lead-sender': async (mail) => {
    const lead = await readLead(mail);
    if (!lead || !mail.recipient) return null;
    const { kind, row } = lead;
    const { locale } = mail;
    const t = getTranslator(locale);
    const subject = t(`mail.sender.${kind}.subject`);
    const content = {
      heading: t('mail.sender.heading'),
      paragraphs: [t(`mail.sender.${kind}.text`)],
      rows: [
        { label: t('mail.reference'), value: leadReference(row) },
        { label: t('mail.sent'), value: formatDateTime(locale, row.created_at) },
        { label: t('mail.contact'), value: `${brand.email}\n${brand.phoneDisplay}` },
      ],
      notes: [t('mail.sender.notYou')],
    };
    const { html, text } = await renderMail(content, locale, subject);
    const to = mail.recipient;
    return { id: mail.id, to, replyTo: brand.email, subject, html, text, language: languageTag(locale) };
  },

  // What the staff wrote, verbatim. It is deleted with the lead, so an erased person is not written to.
  'lead-reply': async (mail) => {
    if (!mail.recipient) return null;
    const { subject, body } = replySchema.parse(mail.payload);
    const paragraphs = body.split(/\n\s*\n/).map((text) => text.trim());
    const content = { heading: subject, paragraphs: paragraphs.filter(Boolean) };
    const { html, text } = await renderMail(content, mail.locale, subject);
    const replyTo = readEnvironmentVariable('MAIL_STAFF_TO') ?? brand.email;
    const language = languageTag(mail.locale);
    return { id: mail.id, to: mail.recipient, replyTo, subject, html, text, language, isWrittenByPerson: true };
  },
};
