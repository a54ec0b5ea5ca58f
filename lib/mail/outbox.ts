import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Database, Json } from '@/lib/supabase/database.types';
import { createServiceClient } from '@/lib/supabase/service';
import type { MailMessage } from './message';

/** A mail that this process holds until its lease ends. */
export type ClaimedMail = Database['public']['Functions']['claim_mails']['Returns'][number];

/** What came of an attempt. */
export type Outcome = Database['public']['Functions']['finish_mail']['Args']['outcome'];

/** Writes one kind of mail; null when there is no longer a reason to send it. */
export type Composer = (mail: ClaimedMail) => Promise<MailMessage | null>;

/** The writer of each kind of mail. */
export type Composers = Record<string, Composer>;

type Order = { kind: string; uniqueKey: string; locale: Locale; recipient: string; payload?: Json };

/**
 * Queues a mail that tells of no stored row. The same key queues it once, however often it is asked for; the payload is deleted as soon as
 * the mail is sent. Returns the mail's id; throws when the back end refuses or cannot be reached.
 */
export async function queueMail({ kind, uniqueKey, locale, recipient, payload = {} }: Order): Promise<string> {
  const order = { kind, unique_key: uniqueKey, locale, recipient, payload };
  const { data, error } = await createServiceClient().rpc('queue_mail', order);
  if (error) throw new Error(`mail not queued: ${error.code}`, { cause: error });
  return data;
}

/** Takes up to `max` mails that are due. Throws when the back end cannot be reached. */
export async function claimMails(max: number, leaseSeconds: number): Promise<ClaimedMail[]> {
  const { data, error } = await createServiceClient().rpc('claim_mails', {
    max_mails: max,
    lease_seconds: leaseSeconds,
  });
  if (error) throw new Error(`mails not claimed: ${error.code}`, { cause: error });
  return data;
}

/** Notes what came of a mail and returns its status now, null when it is gone. Throws when the back end cannot be reached. */
export async function finishMail({ id, lease }: ClaimedMail, outcome: Outcome, reason?: string) {
  const { data, error } = await createServiceClient().rpc('finish_mail', { mail: id, lease, outcome, reason });
  if (error) throw new Error(`mail not finished: ${error.code}`, { cause: error });
  return data;
}
