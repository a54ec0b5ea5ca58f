import 'server-only';
import { planMails } from '@/documents/feeding-plan/plan-mails';
import { leadMails } from '@/lib/leads/mails';
import { leadReplies } from '@/lib/leads/reply-mail';
import type { MailComposers } from '@/lib/mail/queue';
import { newsletterMails } from '@/lib/newsletter/mails';

/**
 * The composer of each kind of email; queue one with `queueMail` and add its composer here. Only the outermost layer
 * may know every domain, so the worker receives this from outside.
 */
export const mailComposers: MailComposers = { ...leadMails, ...leadReplies, ...newsletterMails, ...planMails };
