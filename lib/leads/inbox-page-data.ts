import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { StaffSession } from '@/lib/auth/require-staff';
import { staffPaths } from '@/lib/config/site-paths';
import { isSuspectedSpam } from '@/lib/forms/spam-checks';
import { getDateTimeFormat } from '@/lib/i18n/formatters';
import { localePath } from '@/lib/i18n/locale-paths';
import { dateLanguageTag, type Locale } from '@/lib/i18n/locales';
import {
  type InboxNewCountsPeopleAndViews,
  loadInboxNewCountsPeopleAndViews,
} from './inbox-new-counts-people-and-views';
import { formatInboxQueryWithCursor, type InboxQuery } from './inbox-query';
import { encodeLeadIdAndVersion, type LeadKind, leadKinds, leadStatuses } from './lead';
import { type LeadSummary, listLeads, maxCountedNewLeads } from './lead-queries';

/** A lead as the list shows it: every text in the reader's language, so that the browser only renders it. */
export type InboxLead = {
  /** The form value that identifies the lead and the version that was seen. */
  ref: string;
  id: string;
  href: string;
  kind: string;
  status: string;
  isNew: boolean;
  suspect: boolean;
  received: string;
  receivedAt: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  assignee: string;
};

/** How many leads of each kind, and in all, are new: texts in the reader's language, as for `InboxLead`. */
export type NewLeadCounts = Record<LeadKind | 'all', string>;

/**
 * One page of the list; `newest` and `older` are URLs of others, empty when there is nothing newer or older. Its rows
 * are complete up to `loadedAt`.
 */
export type InboxListPage = {
  rows: InboxLead[];
  newest: string;
  older: string;
  newLeadCounts: NewLeadCounts;
  loadedAt: string;
};

async function readLabels(locale: Locale) {
  const [t, statuses] = await Promise.all([
    getTranslations({ locale, namespace: 'inbox' }),
    getTranslations({ locale, namespace: 'admin.statuses' }),
  ]);
  return {
    kindNames: new Map(leadKinds.map((kind) => [kind, t(`one.${kind}`)])),
    statuses: new Map(leadStatuses.map((status) => [status, statuses(status)])),
    somebody: t('somebody'),
    newLeads: (count: number) => (count >= maxCountedNewLeads ? t('newMany') : t('new', { count })),
    time: getDateTimeFormat(dateLanguageTag(locale), {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'Europe/Athens',
    }),
  };
}

type Labels = Awaited<ReturnType<typeof readLabels>>;

// The same for every page of a language: fifty rows would translate each text fifty times.
const known = new Map<Locale, Labels>();

function rowsOf(
  leads: LeadSummary[],
  people: InboxNewCountsPeopleAndViews['people'],
  labels: Labels,
  locale: Locale,
  place: string,
): InboxLead[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return leads.map((lead) => ({
    ref: encodeLeadIdAndVersion(lead),
    id: lead.id,
    // Includes the list it is on, so that its page leads back there.
    href: localePath(locale, `${staffPaths.leads}/${lead.kind}/${lead.id}${place && `?${place}`}`),
    kind: labels.kindNames.get(lead.kind) ?? '',
    status: labels.statuses.get(lead.status) ?? '',
    isNew: lead.status === 'new',
    suspect: isSuspectedSpam(lead.flags),
    received: labels.time.format(new Date(lead.created_at)),
    receivedAt: lead.created_at,
    name: lead.name,
    company: lead.company,
    email: lead.email,
    phone: lead.phone,
    assignee: lead.assignee ? (names.get(lead.assignee) ?? labels.somebody) : '',
  }));
}

/**
 * One page of the inbox in a language, with the counts of new leads and the links to other pages. A route passes the
 * member that it has checked. Throws when it cannot be read.
 */
export async function loadInboxPage(query: InboxQuery, locale: Locale, member?: StaffSession): Promise<InboxListPage> {
  // Before the query, so that a lead that arrives meanwhile counts as new.
  const loadedAt = new Date().toISOString();
  const [{ leads, next }, { counts, people }] = await Promise.all([
    listLeads(query, { member }),
    // An argument of undefined would be another entry of the cache.
    member ? loadInboxNewCountsPeopleAndViews(locale, member) : loadInboxNewCountsPeopleAndViews(locale),
  ]);
  const labels = known.get(locale) ?? (await readLabels(locale));
  known.set(locale, labels);
  const list = (before: string) =>
    localePath(locale, `${staffPaths.leads}?${formatInboxQueryWithCursor({ ...query, before })}`);
  return {
    rows: rowsOf(leads, people, labels, locale, formatInboxQueryWithCursor(query)),
    newest: query.before && list(''),
    older: next && list(next),
    newLeadCounts: {
      ...(Object.fromEntries(leadKinds.map((kind) => [kind, labels.newLeads(counts[kind])])) as NewLeadCounts),
      all: labels.newLeads(leadKinds.reduce((sum, kind) => sum + counts[kind], 0)),
    },
    loadedAt,
  };
}
