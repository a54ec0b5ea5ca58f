import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { currentLocale, Link } from '@/lib/i18n/navigation';
import { localePath } from '@/lib/i18n/paths';
import type { InboxQuery } from '@/lib/leads/inbox';
import { type LeadKind, leadKinds, leadStatuses } from '@/lib/leads/kinds';
import { staffPaths } from '@/lib/site-paths';

type Props = { query: InboxQuery; counts: Record<LeadKind, number> };

/** The kinds of leads with how many are new, and the search; a view is an address, so it can be kept as a bookmark. */
export async function InboxFilters({ query, counts }: Props) {
  const t = await getTranslations('inbox');
  const statuses = await getTranslations('admin.statuses');
  return (
    <>
      <nav aria-label={t('kinds')} className="mb-6">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {leadKinds.map((kind) => (
            <li key={kind}>
              <Link
                href={`${staffPaths.leads}?kind=${kind}`}
                aria-current={kind === query.kind ? 'page' : undefined}
                className="inline-flex min-h-9 items-center gap-2 aria-[current]:font-bold"
              >
                {t(`kind.${kind}`)} <span className="tabular-nums">({t('new', { count: counts[kind] })})</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form
        action={localePath(await currentLocale(), staffPaths.leads)}
        className="mb-8 grid max-w-3xl items-end gap-4 sm:grid-cols-[1fr_12rem_auto]"
      >
        <input type="hidden" name="kind" value={query.kind} />
        <div>
          <label htmlFor="q">{t('search')}</label>
          <Input id="q" name="q" type="search" maxLength={80} defaultValue={query.q} className="mt-1.5" />
        </div>
        <div>
          <label htmlFor="status">{t('status')}</label>
          <Select id="status" name="status" defaultValue={query.status} className="mt-1.5">
            <option value="">{t('any')}</option>
            {leadStatuses.map((status) => (
              <option key={status} value={status}>
                {statuses(status)}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" variant="outline">
          {t('find')}
        </Button>
      </form>
    </>
  );
}
