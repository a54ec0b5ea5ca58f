import 'server-only';
import { planMailComposers } from '@/documents/feeding-plan/plan-mail-composers';
import { leadMailComposers } from '@/lib/leads/lead-mail-composers';
import { leadReplyComposers } from '@/lib/leads/lead-reply-composers';
import type { MailComposers } from '@/lib/mail/mail-queue';
import { newsletterMailComposers } from '@/lib/newsletter/newsletter-mail-composers';

/**
 * The composer of each kind of email; queue one with `queueMail` and add its composer here. Only the outermost layer
 * may know every domain, so the worker receives this from outside.
 */
export const mailComposers: MailComposers = {
  ...leadMailComposers,
  ...leadReplyComposers,
  ...newsletterMailComposers,
  ...planMailComposers,
};
