import 'server-only';
import { leadMails } from '@/lib/mail/leads';
import type { Composers } from '@/lib/mail/outbox';
import { newsletterMails } from '@/lib/newsletter/mails';

/** Who writes each kind of mail. It stands here because only the outermost layer may know every domain. */
export const mailKinds: Composers = { ...leadMails, ...newsletterMails };
