import 'server-only';
import { brand } from '@/lib/config/brand';
import { readEnvironmentVariable } from '@/lib/config/env';
import { staffPaths } from '@/lib/config/site-paths';
import { isSuspectedSpam } from '@/lib/forms/spam-checks';
import { formatDateTime, languageName } from '@/lib/i18n/formatters';
import { type Locale, languageTag, localeDefinitions, toStaffLocale } from '@/lib/i18n/locales';
import { getTranslator } from '@/lib/i18n/translator';
import { localizedSiteUrl } from '@/lib/mail/localized-site-url';
import type { ClaimedMail, MailComposersByKind } from '@/lib/mail/mail-queue';
import { renderMail } from '@/lib/mail/render-mail';
import { createServiceClient } from '@/lib/supabase/service-client';
import { labelLeadFields, leadName } from './labelled-lead-fields';
import { type LeadKind, type LeadRowByKind, leadKinds, leadReference, leadTables } from './lead';

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

/**
 * The two emails of a lead: one to the staff, with everything that was written, and one to the sender, with nothing of
 * it.
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
};
