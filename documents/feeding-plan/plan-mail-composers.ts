import 'server-only';
import { z } from 'zod';
import { brand } from '@/lib/config/brand';
import { type AnimalDocumentContent, buildPlanFromParams } from '@/lib/feeding-plan/build-plan-from-params';
import { toMailableAnimalName } from '@/lib/feeding-plan/mailable-animal-name';
import { planFileName } from '@/lib/feeding-plan/plan-file-name';
import { unnamedAnimal } from '@/lib/feeding-plan/unnamed-animal';
import { languageTag } from '@/lib/i18n/locales';
import { getTranslator } from '@/lib/i18n/translator';
import type { MailComposersByKind } from '@/lib/mail/mail-queue';
import { renderMail } from '@/lib/mail/render-mail';
import { renderAnimalDocument } from './render-animal-document';

const payloadSchema = z.object({ answers: z.string() });

/** The same document about an animal of another name, also in its link to the site. */
const renameAnimal = (content: AnimalDocumentContent, dogName: string): AnimalDocumentContent => ({
  ...content,
  profile: { ...content.profile, dogName },
  answers: { ...content.answers, dogName },
});

/** The email that somebody requested themselves: the plan as a PDF, drawn when it is sent. */
export const planMailComposersByKind: MailComposersByKind = {
  plan: async ({ id, locale, recipient, payload }) => {
    const { answers } = payloadSchema.parse(payload);
    const request = buildPlanFromParams(new URLSearchParams(answers), locale);
    // A food that went off sale meanwhile can leave nothing to recommend.
    if (!request.ok || !recipient) return null;
    const { dogName, species } = request.profile;
    const t = getTranslator(locale);
    const name = toMailableAnimalName(dogName);
    const subject = name ? t('planMail.subject', { name }) : t('planMail.unnamed.subject');
    const body = name ? t('planMail.body', { name }) : t('planMail.unnamed.body');
    const content = {
      heading: subject,
      paragraphs: [t('planMail.greeting'), body, t('planMail.regards', { brand: brand.name })],
      notes: [t('planMail.deleted')],
    };
    const document = renameAnimal(request, name ?? unnamedAnimal(locale, species));
    const filename = planFileName(t('planPdf.file', { name: name ?? '' }), 'pdf');
    const pdf = Buffer.from(await renderAnimalDocument(document, locale));
    return {
      id,
      to: recipient,
      replyTo: brand.email,
      subject,
      ...(await renderMail(content, locale, subject)),
      language: languageTag(locale),
      attachments: [{ filename, content: pdf, contentType: 'application/pdf' }],
    };
  },
};
