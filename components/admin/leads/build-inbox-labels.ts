import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { leadStatuses } from '@/lib/leads/lead';
import { inboxPageSize } from '@/lib/leads/lead-queries';

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

async function read(locale: Locale) {
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

const known = new Map<Locale, Awaited<ReturnType<typeof read>>>();

/** Returns every label of the inbox list. They are the same for every page of a language, so they are read once. */
export async function buildInboxLabels(locale: Locale) {
  const labels = known.get(locale) ?? (await read(locale));
  known.set(locale, labels);
  return labels;
}
