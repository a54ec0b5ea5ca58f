import 'server-only';
import { z } from 'zod';
import { brand } from '@/lib/config/brand';
import { readEnvironmentVariable } from '@/lib/config/env';
import { languageTag } from '@/lib/i18n/locales';
import type { MailComposersByKind } from '@/lib/mail/mail-queue';
import { renderMail } from '@/lib/mail/render-mail';

const payload = z.object({ subject: z.string(), body: z.string() });

/**
 * What the staff wrote to the sender of a lead, verbatim. It is deleted with the lead, so an erased person is not
 * written to.
 */
export const leadReplyComposersByMailKind: MailComposersByKind = {
  'lead-reply': async (mail) => {
    if (!mail.recipient) return null;
    const { subject, body } = payload.parse(mail.payload);
    const paragraphs = body.split(/\n\s*\n/).map((text) => text.trim());
    const content = { heading: subject, paragraphs: paragraphs.filter(Boolean) };
    const { html, text } = await renderMail(content, mail.locale, subject);
    const replyTo = readEnvironmentVariable('MAIL_STAFF_TO') ?? brand.email;
    const language = languageTag(mail.locale);
    return { id: mail.id, to: mail.recipient, replyTo, subject, html, text, language, isWrittenByPerson: true };
  },
};
