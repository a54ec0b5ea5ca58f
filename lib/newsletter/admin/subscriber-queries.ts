import { escapeForPattern } from '@/lib/text/escape-for-pattern';
import 'server-only';
import { z } from 'zod';
import { rolesByPermission } from '@/lib/auth/permissions';
import { readAllRows } from '@/lib/auth/read-all-rows';
import { requireStaffWithRole, type StaffSession } from '@/lib/auth/require-staff';
import { lastSearchParam } from '@/lib/http/search-params';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/supabase/database.types';

type Row = Database['public']['Tables']['newsletter_subscribers']['Row'];

/** A subscriber as shown in the list and the export. */
export type Subscriber = Pick<
  Row,
  'id' | 'email' | 'locale' | 'status' | 'flags' | 'created_at' | 'confirmed_at' | 'unsubscribed_at' | 'consent_version'
>;

export type SubscriberStatus = Row['status'];

export const subscriberStatuses = ['confirmed', 'pending', 'unsubscribed'] as const satisfies SubscriberStatus[];

/** Filters of the subscriber list; empty values mean all. */
export type SubscriberFilterValues = { search: string; locale: Locale | ''; status: SubscriberStatus | '' };

const columns = 'id, email, locale, status, flags, created_at, confirmed_at, unsubscribed_at, consent_version';

/** The view described by a URL; unknown values mean all. */
export function parseSubscriberFilters(given: Record<string, string | string[] | undefined>): SubscriberFilterValues {
  const locale = lastSearchParam(given.locale);
  return {
    // The database takes no control characters.
    search: lastSearchParam(given.q)
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 100),
    locale: isLocale(locale) ? locale : '',
    status: subscriberStatuses.find((name) => name === lastSearchParam(given.status)) ?? '',
  };
}

/**
 * The view that the export with this URL contains: only confirmed subscribers, who alone may get emails, unless the URL
 * names another status or `any`.
 */
export function parseSubscriberExportFilters(
  given: Record<string, string | string[] | undefined>,
): SubscriberFilterValues {
  const view = parseSubscriberFilters(given);
  return lastSearchParam(given.status) === 'any' ? view : { ...view, status: view.status || 'confirmed' };
}

const pageSize = 50;

type Client = StaffSession['supabase'];

function filtered(supabase: Client, { search, locale, status }: SubscriberFilterValues, count?: 'exact') {
  let query = supabase.from('newsletter_subscribers').select(columns, { count });
  // Not `ilike`: the back end takes each * in its pattern for %, and nothing escapes it.
  if (search) query = query.regexIMatch('email', escapeForPattern(search));
  if (locale) query = query.eq('locale', locale);
  if (status) query = query.eq('status', status);
  return query;
}

/**
 * A page of the subscribers of a view, newest first, and the number of all and of pages. Throws when they cannot be
 * read.
 */
export async function listSubscribers(
  view: SubscriberFilterValues,
  page: number,
): Promise<{ rows: Subscriber[]; count: number; pages: number }> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.subscribers);
  const { data, count, error } = await filtered(supabase, view, 'exact')
    .order('created_at', { ascending: false })
    .order('id')
    .range((page - 1) * pageSize, page * pageSize - 1);
  if (error && error.code !== 'PGRST103')
    throw new Error(`subscribers cannot be read: ${error.code}`, { cause: error });
  const total = count ?? 0;
  return { rows: data ?? [], count: total, pages: Math.max(1, Math.ceil(total / pageSize)) };
}

/**
 * All subscribers of a view, newest first, each exactly once even if somebody joins or leaves in the meantime. For a
 * member who has been checked. Throws when they cannot be read, or not to the end because the session ends.
 */
export async function readAllSubscribers(
  { supabase }: StaffSession,
  view: SubscriberFilterValues,
): Promise<Subscriber[]> {
  const all = await readAllRows(supabase, rolesByPermission.subscribers, (from, maxRows) =>
    filtered(supabase, view).gte('id', from).order('id').limit(maxRows),
  );
  return all.sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
}

/** One subscriber; null if there is none with this id. Throws when it cannot be read. */
export async function readSubscriber(id: string): Promise<Subscriber | null> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.subscribers);
  if (!z.uuid().safeParse(id).success) return null;
  const { data, error } = await supabase.from('newsletter_subscribers').select(columns).eq('id', id).maybeSingle();
  if (error) throw new Error(`subscriber cannot be read: ${error.code}`, { cause: error });
  return data;
}

/** The number of addresses by language and status. Throws when they cannot be counted. */
export async function countSubscribers(): Promise<{ locale: Locale; status: SubscriberStatus; count: number }[]> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.subscribers);
  const { data, error } = await supabase.rpc('count_subscribers');
  if (error) throw new Error(`subscribers cannot be counted: ${error.code}`, { cause: error });
  return data;
}
