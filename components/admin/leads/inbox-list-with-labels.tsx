import { staffPaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';
import { changeLeads, undoBulkLeadChange } from '@/lib/leads/bulk-actions';
import type { InboxListPage } from '@/lib/leads/inbox-page-data';
import { buildInboxLabels } from './build-inbox-labels';
import type { BulkOption } from './bulk-status-and-assignee-bar';
import { InboxList } from './inbox-list';
import { QueryProvider } from './query-provider';

type Props = { first: InboxListPage; locale: Locale; url: string; people: BulkOption[] };

/** The list of leads with all labels that its client component needs. */
export async function InboxListWithLabels({ first, locale, url, people }: Props) {
  const { statuses, counted, shortcuts, labels } = await buildInboxLabels(locale);
  const at = (path: string) => localePath(locale, `${staffPaths.leads}/${path}`);
  return (
    <QueryProvider>
      <InboxList
        // A new view resets the list and its selection.
        key={url}
        first={first}
        urls={{ list: `${at('list')}?${url}`, live: at('live') }}
        locale={locale}
        actions={{ change: changeLeads, undo: undoBulkLeadChange }}
        statuses={statuses}
        people={people}
        counted={counted}
        shortcuts={shortcuts}
        labels={labels}
      />
    </QueryProvider>
  );
}
