import 'server-only';
import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/supabase/database.types';

type Row = Database['public']['Tables']['newsletter_subscribers']['Row'];

/** A subscriber as the list and the export show one. */
export type Subscriber = Pick<
  Row,
  'id' | 'email' | 'locale' | 'status' | 'flags' | 'created_at' | 'confirmed_at' | 'unsubscribed_at' | 'consent_version'
>;

export type SubscriberStatus = Row['status'];

export const subscriberStatuses = ['confirmed', 'pending', 'unsubscribed'] as const satisfies SubscriberStatus[];

/** Which subscribers are wanted; empty values mean all. */
export type SubscriberView = { search: string; locale: Locale | ''; status: SubscriberStatus | '' };

const columns = 'id, email, locale, status, flags, created_at, confirmed_at, unsubscribed_at, consent_version';

/** The view that an address names; what it does not know means all. */
export function subscriberView(given: Record<string, string | string[] | undefined>): SubscriberView {
  const one = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  const locale = one('locale');
  return {
    search: one('q').trim().slice(0, 100),
    locale: isLocale(locale) ? locale : '',
    status: subscriberStatuses.find((name) => name === one('status')) ?? '',
  };
}

/** A part of the subscribers of a view, newest first, and how many there are in all. Throws when they cannot be read. */
export async function listSubscribers(
  { search, locale, status }: SubscriberView,
  from: number,
  size: number,
): Promise<{ rows: Subscriber[]; count: number }> {
  const { supabase } = await requireStaff(...permissions.subscribers);
  let query = supabase.from('newsletter_subscribers').select(columns, { count: 'exact' });
  if (search) query = query.ilike('email', `%${search.replace(/[\\%_]/g, '\\$&')}%`);
  if (locale) query = query.eq('locale', locale);
  if (status) query = query.eq('status', status);
  const { data, count, error } = await query
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + size - 1);
  if (error && error.code !== 'PGRST103')
    throw new Error(`subscribers cannot be read: ${error.code}`, { cause: error });
  return { rows: data ?? [], count: count ?? 0 };
}

/** How many addresses there are by language and status. Throws when they cannot be counted. */
export async function countSubscribers(): Promise<{ locale: Locale; status: SubscriberStatus; count: number }[]> {
  const { supabase } = await requireStaff(...permissions.subscribers);
  const { data, error } = await supabase.rpc('count_subscribers');
  if (error) throw new Error(`subscribers cannot be counted: ${error.code}`, { cause: error });
  return data;
}
