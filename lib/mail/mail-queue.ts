import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Database, Json } from '@/lib/supabase/database.types';
import { createServiceClient } from '@/lib/supabase/service-client';
import type { MailMessage } from './send-mail';

/** An email that this process has leased, as its composer gets it. */
export type ClaimedMail = Database['public']['Functions']['claim_mails']['Returns'][number];

/** Composes one kind of email; null when there is no longer a reason to send it. */
export type MailComposer = (mail: ClaimedMail) => Promise<MailMessage | null>;

/** The composer of each kind of email. */
export type MailComposersByKind = Record<string, MailComposer>;

type Order = { kind: string; uniqueKey: string; locale: Locale; recipient: string; payload?: Json };

/**
 * Queues an email that is not about a stored row. The same key queues it once, however often this is called; the
 * payload is deleted as soon as the email is sent. Returns the email's id; throws when the back end fails or cannot
 * be reached.
 */
export async function queueMail({ kind, uniqueKey, locale, recipient, payload = {} }: Order): Promise<string> {
  const order = { kind, unique_key: uniqueKey, locale, recipient, payload };
  const { data, error } = await createServiceClient().rpc('queue_mail', order);
  if (error) throw new Error(`mail not queued: ${error.code}`, { cause: error });
  return data;
}
