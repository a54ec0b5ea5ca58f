import 'server-only';
import { languageTag } from '@/lib/i18n/locales';
import { getTranslator } from '@/lib/i18n/translator';
import { localizedSiteUrl } from '@/lib/mail/localized-site-url';
import type { ClaimedMail, MailComposersByKind } from '@/lib/mail/mail-queue';
import { renderMail } from '@/lib/mail/render-mail';
import type { MailMessage } from '@/lib/mail/send-mail';
import type { Database } from '@/lib/supabase/database.types';
import { createServiceClient } from '@/lib/supabase/service-client';
import { confirmTokenDays, createConfirmToken } from './link-tokens';
import { newsletterPaths } from './paths';
import { createUnsubscribeUrls } from './unsubscribe-urls';

type Subscriber = Database['public']['Tables']['newsletter_subscribers']['Row'];

/**
 * The subscriber that an email is for, if the subscription is still in the state that the email is about. Throws when
 * it cannot be read.
 */
async function readSubscriber(mail: ClaimedMail, status: Subscriber['status']): Promise<Subscriber | null> {
  if (!mail.source_id) throw new Error('a newsletter mail without a subscriber');
  const { data, error } = await createServiceClient()
    .from('newsletter_subscribers')
    .select('*')
    .eq('id', mail.source_id)
    .eq('status', status)
    .maybeSingle();
  if (error) throw new Error(`subscriber cannot be read: ${error.code}`, { cause: error });
  return data;
}

async function compose(
  { id }: ClaimedMail,
  { email, locale }: Subscriber,
  subject: string,
  content: Parameters<typeof renderMail>[0],
  unsubscribeUrl: string,
): Promise<MailMessage> {
  const rendered = await renderMail(content, locale, subject);
  return { id, to: email, subject, ...rendered, language: languageTag(locale), unsubscribeUrl };
}

/** The emails of a subscription: the confirmation link, and the welcome with the unsubscribe link. */
export const newsletterMailComposersByKind: MailComposersByKind = {
  'newsletter-confirm': async (mail) => {
    const subscriber = await readSubscriber(mail, 'pending');
    if (!subscriber) return null;
    const { id, locale, round: tokenVersion } = subscriber;
    const t = getTranslator(locale);
    const subject = t('mail.confirm.subject');
    const token = await createConfirmToken({ sub: id, round: tokenVersion, locale });
    const content = {
      heading: t('mail.confirm.heading'),
      paragraphs: [t('mail.confirm.text')],
      button: { label: t('mail.confirm.button'), url: localizedSiteUrl(locale, newsletterPaths.confirm, { token }) },
      notes: [t('mail.confirm.note', { days: confirmTokenDays })],
    };
    return compose(mail, subscriber, subject, content, (await createUnsubscribeUrls(id, locale)).route);
  },

  'newsletter-welcome': async (mail) => {
    const subscriber = await readSubscriber(mail, 'confirmed');
    if (!subscriber) return null;
    const { id, locale } = subscriber;
    const t = getTranslator(locale);
    const subject = t('mail.welcome.subject');
    const urls = await createUnsubscribeUrls(id, locale);
    const content = {
      heading: t('mail.welcome.heading'),
      paragraphs: [t('mail.welcome.text')],
      button: { label: t('mail.welcome.button'), url: urls.page },
      notes: [t('mail.welcome.note')],
    };
    return compose(mail, subscriber, subject, content, urls.route);
  },
};
