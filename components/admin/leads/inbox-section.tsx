import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';
import { changeLeads, undoChange } from '@/lib/leads/bulk-actions';
import type { InboxPage } from '@/lib/leads/inbox-rows';
import { leadStatuses } from '@/lib/leads/kinds';
import { staffPaths } from '@/lib/site-paths';
import type { Choice } from './bulk-bar';
import { InboxList } from './inbox-list';
import { QueryProvider } from './query-provider';

const pageSize = 50;
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

type Props = { first: InboxPage; locale: Locale; address: string; people: Choice[] };

/** The list of leads with every text that the browser may need of it. */
export async function InboxSection({ first, locale, address, people }: Props) {
  const t = await getTranslations('inbox');
  const admin = await getTranslations('admin');
  const numbered = (key: 'selected' | 'arrived') =>
    Array.from({ length: pageSize + 1 }, (_, count) => t(key, { count }));
  const at = (path: string) => localePath(locale, `${staffPaths.leads}/${path}`);
  return (
    <QueryProvider>
      <InboxList
        // Another view is another list: nothing of the one before stays selected.
        key={address}
        first={first}
        addresses={{ list: `${at('list')}?${address}`, live: at('live') }}
        locale={locale}
        actions={{ change: changeLeads, undo: undoChange }}
        statuses={leadStatuses.map((value) => ({ value, label: admin(`statuses.${value}`) }))}
        people={people}
        counted={{ selected: numbered('selected'), arrived: numbered('arrived') }}
        shortcuts={{
          title: t('keys.title'),
          open: t('keys.open'),
          scope: t('keys.scope'),
          on: t('keys.on'),
          close: t('close'),
          keys: keys.map(([key, name]) => [key, t(`keys.${name}`)]),
        }}
        texts={{
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
          undo: t('undo'),
          notices: t('notices'),
          close: t('close'),
          live: t('live'),
          polling: t('polling'),
          offline: t('offline'),
        }}
      />
    </QueryProvider>
  );
}
