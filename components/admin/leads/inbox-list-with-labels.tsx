import { getTranslations } from 'next-intl/server';
import { staffPaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';
import { changeLeads, undoBulkLeadChange } from '@/lib/leads/bulk-actions';
import type { InboxListPage } from '@/lib/leads/inbox-page-data';
import { leadStatuses } from '@/lib/leads/lead';
import { inboxPageSize } from '@/lib/leads/lead-queries';
import type { BulkOption } from './bulk-status-and-assignee-bar';
import { InboxList } from './inbox-list';

type Props = { first: InboxListPage; locale: Locale; listUrl: string; people: BulkOption[] };

/** The list of leads with all labels that its client component needs. */
export async function InboxListWithLabels({ first, locale, listUrl, people }: Props) {
  const { statuses, counted, shortcuts, labels } = await buildInboxLabels(locale);
  return (
    <InboxList
      // A new view resets the list and its selection.
      key={listUrl}
      first={first}
      urls={{ list: listUrl, live: localePath(locale, `${staffPaths.leads}/live`) }}
      locale={locale}
      actions={{ change: changeLeads, undo: undoBulkLeadChange }}
      statuses={statuses}
      people={people}
      counted={counted}
      shortcuts={shortcuts}
      labels={labels}
    />
  );
}

const keys = [
  ['j', 'down'],
  ['k', 'up'],
  ['Enter', 'enter'],
  ['x', 'select'],
  ['e', 'answered'],
  ['i', 'progress'],
  ['s', 'spam'],
  ['a', 'mine'],
  ['u', 'undo'],
  ['/', 'search'],
  ['?', 'help'],
] as const;

async function readLabels(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'inbox' });
  const admin = await getTranslations({ locale, namespace: 'admin' });
  const numbered = (key: 'selected' | 'arrived') =>
    Array.from({ length: inboxPageSize + 1 }, (_, count) => t(key, { count }));
  return {
    statuses: leadStatuses.map((value) => ({ value, label: admin(`statuses.${value}`) })),
    counted: { selected: numbered('selected'), arrived: numbered('arrived') },
    shortcuts: {
      title: t('keys.title'),
      open: t('keys.open'),
      scope: t('keys.scope'),
      on: t('keys.on'),
      close: t('close'),
      keys: keys.map(([key, name]): [string, string] => [key, t(`keys.${name}`)]),
    },
    labels: {
      received: t('received'),
      kindHead: t('kindHead'),
      sender: t('sender'),
      contact: admin('contact'),
      assignee: t('assignee'),
      status: t('status'),
      suspect: t('suspect'),
      bulk: t('bulk'),
      leave: t('leave'),
      apply: t('apply'),
      list: t('list'),
      selectAll: t('selectAll'),
      empty: t('empty'),
      older: t('older'),
      newest: t('newest'),
      undo: t('undo'),
      notices: t('notices'),
      close: t('close'),
      live: t('live'),
      polling: t('polling'),
      offline: t('offline'),
    },
  };
}

const labelsByLocale = new Map<Locale, Awaited<ReturnType<typeof readLabels>>>();

/** Returns every label of the inbox list. They are the same for every page of a language, so they are read once. */
async function buildInboxLabels(locale: Locale) {
  const labels = labelsByLocale.get(locale) ?? (await readLabels(locale));
  labelsByLocale.set(locale, labels);
  return labels;
}
