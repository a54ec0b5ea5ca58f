import 'server-only';
import { planMailComposersByKind } from '@/documents/feeding-plan/plan-mail-composers';
import { leadMailComposersByKind } from '@/lib/leads/lead-mail-composers';
import type { MailComposersByKind } from '@/lib/mail/mail-queue';
import { newsletterMailComposersByKind } from '@/lib/newsletter/newsletter-mail-composers';

/**
 * The composer of each kind of email; queue one with `queueMail` and add its composer here. Only the outermost layer
 * may know every domain, so the worker receives this from outside.
 */
export const mailComposersByKind: MailComposersByKind = {
  ...leadMailComposersByKind,
  ...newsletterMailComposersByKind,
  ...planMailComposersByKind,
};
