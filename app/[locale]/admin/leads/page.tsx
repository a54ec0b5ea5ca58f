import { getTranslations } from 'next-intl/server';
import { AdminShell } from '@/components/admin/admin-shell';
import { InboxFilters } from '@/components/admin/leads/inbox-filters';
import { InboxKindLinks } from '@/components/admin/leads/inbox-kind-links';
import { InboxListWithLabels } from '@/components/admin/leads/inbox-list-with-labels';
import { InboxSavedViews } from '@/components/admin/leads/inbox-saved-views';
import { InboxPageCache } from '@/components/admin/leads/use-live-inbox-page';
import { buttonVariants } from '@/components/ui/button';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { createStaffPageMetadata } from '@/lib/auth/staff-page-metadata';
import { staffPaths } from '@/lib/config/site-paths';
import type { SearchParamsProps } from '@/lib/http/search-params';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import { buildAssigneeAndFilterOptions } from '@/lib/leads/assignees';
import { loadInboxNewCountsPeopleAndViews } from '@/lib/leads/inbox-new-counts-people-and-views';
import { loadInboxPage } from '@/lib/leads/inbox-page-data';
import { formatInboxQuery, formatInboxQueryWithCursor, parseInboxQuery } from '@/lib/leads/inbox-query';
import { listCountryOptions } from '@/lib/leads/list-country-options';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => createStaffPageMetadata('leads', 'inbox.heading');

export default async function LeadsPage({ searchParams }: SearchParamsProps) {
  await requireStaffWithRole(...rolesByPermission.leads);
  const t = await getTranslations('inbox');
  const locale = await currentLocale();
  const query = parseInboxQuery(await searchParams);
  const [first, { people: assignees, views }] = await Promise.all([
    loadInboxPage(query, locale),
    loadInboxNewCountsPeopleAndViews(locale),
  ]);
  const view = formatInboxQuery(query);
  const place = formatInboxQueryWithCursor(query);
  const listUrl = localePath(locale, `${staffPaths.leads}/list?${place}`);
  const { working, selected } = buildAssigneeAndFilterOptions(assignees, query.assignee, {
    me: t('me'),
    nobody: t('nobody'),
    somebody: t('somebody'),
    left: (name) => t('left', { name }),
  });
  const countries = {
    ...Object.fromEntries(listCountryOptions(locale).map(({ value, label }) => [value, label])),
    other: (await getTranslations('exportEnquiry'))('otherCountry'),
  };
  return (
    <AdminShell
      path={staffPaths.leads}
      url={`${staffPaths.leads}${place && `?${place}`}`}
      title={t('heading')}
      aside={
        <a
          href={localePath(locale, `${staffPaths.leads}/export?${view}`)}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {t('export')}
        </a>
      }
    >
      <InboxPageCache>
        <InboxKindLinks query={query} counts={first.newLeadCounts} listUrl={listUrl} />
        <InboxFilters query={query} people={selected} countries={countries} />
        <InboxSavedViews views={views} url={view} />
        <InboxListWithLabels first={first} locale={locale} listUrl={listUrl} people={working} />
      </InboxPageCache>
    </AdminShell>
  );
}
