import 'server-only';
import { z } from 'zod';
import { brand } from '@/lib/config/brand';
import { buildPlanFromParams } from '@/lib/feeding-plan/build-plan-from-params';
import { planFileName } from '@/lib/feeding-plan/plan-file-name';
import { languageTag } from '@/lib/i18n/locales';
import { getTranslator } from '@/lib/i18n/translator';
import { mailHeaderText } from '@/lib/mail/mail-message';
import type { MailComposersByKind } from '@/lib/mail/mail-queue';
import { renderMail } from '@/lib/mail/render-mail';
import { renderAnimalDocument } from './render-animal-document';

const payloadSchema = z.object({ answers: z.string() });

/** The email that somebody requested themselves: the plan as a PDF, drawn when it is sent. */
export const planMailComposersByKind: MailComposersByKind = {
  plan: async ({ id, locale, recipient, payload }) => {
    const { answers } = payloadSchema.parse(payload);
    const request = buildPlanFromParams(new URLSearchParams(answers), locale);
    // A food that went off sale meanwhile can leave nothing to recommend.
    if (!request.ok || !recipient) return null;
    const t = getTranslator(locale);
    const name = mailHeaderText(request.profile.dogName, 40);
    const subject = t('planMail.subject', { name });
    const content = {
      heading: subject,
      paragraphs: [t('planMail.greeting'), t('planMail.body', { name }), t('planMail.regards', { brand: brand.name })],
      notes: [t('planMail.deleted')],
    };
    const pdf = Buffer.from(await renderAnimalDocument(request, locale));
    return {
      id,
      to: recipient,
      replyTo: brand.email,
      subject,
      ...(await renderMail(content, locale, subject)),
      language: languageTag(locale),
      attachments: [
        { filename: planFileName(t('planPdf.file', { name }), 'pdf'), content: pdf, contentType: 'application/pdf' },
      ],
    };
  },
};
