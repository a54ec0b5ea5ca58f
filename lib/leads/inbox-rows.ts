import 'server-only';
import { getFormatter, getTranslations } from 'next-intl/server';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';
import { staffPaths } from '@/lib/site-paths';
import { listAssignees } from './assignees';
import { countNewLeads, type LeadSummary, listLeads } from './inbox';
import { type InboxQuery, inboxAddress } from './inbox-query';
import type { LeadKind } from './kinds';
import { pickLead } from './pick';

/** A lead as the list shows it: every text in the reader's language, so that the browser only draws. */
export type InboxRow = {
  /** What a form sends to name the lead and the state that was seen. */
  pick: string;
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

export type InboxPage = { rows: InboxRow[]; older: string; counts: Record<LeadKind, number> };

async function rowsOf(leads: LeadSummary[], locale: Locale): Promise<InboxRow[]> {
  const [t, statuses, people, format] = await Promise.all([
    getTranslations({ locale, namespace: 'inbox' }),
    getTranslations({ locale, namespace: 'admin.statuses' }),
    listAssignees(),
    getFormatter({ locale: languageTag(locale) }),
  ]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return leads.map((lead) => ({
    pick: pickLead(lead),
    id: lead.id,
    href: localePath(locale, `${staffPaths.leads}/${lead.kind}/${lead.id}`),
    kind: t(`one.${lead.kind}`),
    status: statuses(lead.status),
    isNew: lead.status === 'new',
    suspect: lead.flags.length > 0,
    received: format.dateTime(new Date(lead.created_at), {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'Europe/Athens',
    }),
    receivedAt: lead.created_at,
    name: lead.name,
    company: lead.company,
    email: lead.email,
    phone: lead.phone,
    assignee: lead.assignee ? (names.get(lead.assignee) ?? t('somebody')) : '',
  }));
}

/** One page of the inbox in the words of a language, with how much is new and the address of the page after it. Throws when it cannot be read. */
export async function inboxPage(query: InboxQuery, locale: Locale): Promise<InboxPage> {
  const [{ leads, next }, counts] = await Promise.all([listLeads(query), countNewLeads(), listAssignees()]);
  const older = new URLSearchParams(inboxAddress(query));
  if (next) older.set('before', next);
  return {
    rows: await rowsOf(leads, locale),
    older: next ? localePath(locale, `${staffPaths.leads}?${older}`) : '',
    counts,
  };
}
