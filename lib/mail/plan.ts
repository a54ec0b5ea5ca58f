import 'server-only';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import type { Json } from '@/lib/supabase/database.types';
import type { Composer } from './outbox';
import { renderMail } from './render';
import { mailTranslator } from './texts';

/** Draws the document of a plan from the payload that was queued with it; null when the payload asks for nothing that can be drawn. */
export type PlanRenderer = (payload: Json, locale: Locale) => Promise<{ filename: string; content: Buffer } | null>;

/** The mail that carries a feeding plan. The document is drawn when the mail is sent, so that the outbox holds answers and not files. */
export function planMail(draw: PlanRenderer): Composer {
  return async (mail) => {
    const { locale, recipient } = mail;
    const document = recipient && (await draw(mail.payload, locale));
    if (!document) return null;
    const t = mailTranslator(locale);
    const subject = t('plan.subject');
    const content = { heading: t('plan.heading'), paragraphs: [t('plan.text')], notes: [t('plan.note')] };
    return {
      id: mail.id,
      to: recipient,
      subject,
      ...(await renderMail(content, locale, subject)),
      language: languageTag(locale),
      attachments: [{ ...document, contentType: 'application/pdf' }],
    };
  };
}
