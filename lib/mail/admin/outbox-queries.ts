import 'server-only';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole, type StaffSession } from '@/lib/auth/require-staff';
import type { ResolvableDeliveryProblem } from '@/lib/mail/delivery-outcome';
import { mailStatisticsSchema } from '@/lib/mail/mail-statistics-schema';
import { formatPageCursor, type PageCursor } from '@/lib/page-cursor';
import type { Database } from '@/lib/supabase/database.types';

/** An email as the list shows it. */
export type OutboxMail = Pick<
  Database['public']['Tables']['outbox']['Row'],
  | 'id'
  | 'created_at'
  | 'kind'
  | 'recipient'
  | 'locale'
  | 'status'
  | 'attempts'
  | 'next_attempt_at'
  | 'last_error'
  | 'doubts'
  | 'problem'
  | 'sent_at'
  | 'source_table'
  | 'source_id'
>;

export type MailStatus = OutboxMail['status'];

/** The statuses of an email, in the order in which staff look for them. */
export const mailStatuses = ['failed', 'queued', 'sending', 'sent', 'cancelled'] as const satisfies MailStatus[];

const columns =
  'id, created_at, kind, recipient, locale, status, attempts, next_attempt_at, last_error, doubts, problem, sent_at, source_table, source_id';
const pageSize = 50;

/**
 * One page of the emails, newest first, and the cursor of the next one (empty at the end). Throws when they cannot be
 * read.
 */
export async function listMails(
  status: MailStatus | null,
  before: PageCursor | null,
): Promise<{ mails: OutboxMail[]; next: string }> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.outbox);
  let query = supabase.from('outbox').select(columns);
  if (status) query = query.eq('status', status);
  if (before) {
    const { at, id } = before;
    query = query.or(`created_at.lt."${at}",and(created_at.eq."${at}",id.lt.${id})`);
  }
  const { data, error } = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize + 1);
  if (error) throw new Error(`outbox cannot be read: ${error.code}`, { cause: error });
  const mails = data.slice(0, pageSize);
  const last = mails.at(-1);
  return { mails, next: data.length > pageSize && last ? formatPageCursor(last) : '' };
}

/** The number of emails per status. Throws when they cannot be counted. */
export async function countMailsByStatus(): Promise<Record<MailStatus, number>> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.outbox);
  const counts = await Promise.all(
    mailStatuses.map(async (status) => {
      const { count, error } = await supabase
        .from('outbox')
        .select('id', { count: 'exact' })
        .eq('status', status)
        .limit(1);
      if (error) throw new Error(`outbox cannot be counted: ${error.code}`, { cause: error });
      return [status, count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<MailStatus, number>;
}

/**
 * The emails that a mail server has rejected for a reason that somebody can remove, by problem. Throws when they cannot
 * be counted.
 */
export async function countRejectedMailsByProblem(): Promise<Partial<Record<ResolvableDeliveryProblem, number>>> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.outbox);
  const { data, error } = await supabase.rpc('mail_figures');
  if (error) throw new Error(`outbox cannot be counted: ${error.code}`, { cause: error });
  return mailStatisticsSchema.parse(data).problems;
}

/** One email, null when there is none. A route passes the member that it has checked. Throws when it cannot be read. */
export async function fetchOutboxMailById(id: string, member?: StaffSession): Promise<OutboxMail | null> {
  const { supabase } = member ?? (await requireStaffWithRole(...rolesByPermission.outbox));
  const { data, error } = await supabase.from('outbox').select(columns).eq('id', id).maybeSingle();
  if (error) throw new Error(`outbox cannot be read: ${error.code}`, { cause: error });
  return data;
}
