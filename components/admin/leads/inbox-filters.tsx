import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Button, buttonVariants } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import type { InboxQuery } from '@/lib/leads/inbox-query';
import { leadStatuses } from '@/lib/leads/lead';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import type { BulkOption } from './bulk-status-and-assignee-bar';
import { CountryOptions } from './country-options';

type Props = { query: InboxQuery; people: BulkOption[]; countries: Record<string, string> };

/** The inbox search and filters. A filtered view is a URL, so it can be bookmarked and shared. */
export async function InboxFilters({ query, people, countries }: Props) {
  const t = await getTranslations('inbox');
  const statuses = await getTranslations('admin.statuses');
  const filtered = query.country || query.from || query.to;
  const options = (choices: BulkOption[]) =>
    choices.map(({ value, label }) => (
      <option key={value} value={value} lang={languageOfScript(label)}>
        {label}
      </option>
    ));
  const select = (name: 'status' | 'assignee' | 'country', label: string, any: string, children: ReactNode) => (
    <div>
      <label htmlFor={name}>{label}</label>
      <Select id={name} name={name} defaultValue={query[name]} className="mt-1.5">
        <option value="">{any}</option>
        {children}
      </Select>
    </div>
  );
  const isFiltered = filtered || query.q || query.status || query.assignee;
  return (
    // Collapsed on a phone until used: otherwise the list would begin below the first screen.
    <details
      className="mb-3 sm:mb-6 sm:details-content:[content-visibility:visible]"
      open={Boolean(isFiltered) || undefined}
    >
      <summary className="w-fit py-2.5 font-bold sm:supports-[selector(::details-content)]:hidden">
        {t('searchAndFilters')}
      </summary>
      <form action={localePath(await currentLocale(), staffPaths.leads)} className="max-sm:mt-2">
        {query.kind && <input type="hidden" name="kind" value={query.kind} />}
        <div className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-[1fr_12rem_14rem_auto]">
          <div>
            <label htmlFor="q">{t('search')}</label>
            <Input
              id="q"
              name="q"
              type="search"
              maxLength={80}
              defaultValue={query.q}
              aria-describedby="q-hint"
              className="mt-1.5"
            />
          </div>
          {select(
            'status',
            t('status'),
            t('any'),
            options(leadStatuses.map((value) => ({ value, label: statuses(value) }))),
          )}
          {select('assignee', t('assignee'), t('anybody'), options(people))}
          <div className="flex flex-wrap gap-3">
            <Button type="submit">{t('find')}</Button>
          </div>
        </div>
        <p id="q-hint" className="mt-2 text-muted text-sm">
          {t('searchHint')}
        </p>
        <details className="mt-2" open={Boolean(filtered) || undefined}>
          <summary className="w-fit py-1.5 pointer-coarse:py-2.5">{t('filters')}</summary>
          <div className="mt-3 grid max-w-3xl items-end gap-4 sm:grid-cols-3">
            {select('country', t('country'), t('any'), <CountryOptions names={countries} />)}
            {(['from', 'to'] as const).map((name) => (
              <div key={name}>
                <label htmlFor={name}>{t(name)}</label>
                <Input id={name} name={name} type="date" defaultValue={query[name]} className="mt-1.5" />
              </div>
            ))}
          </div>
        </details>
        {isFiltered && (
          <Link
            href={query.kind ? `${staffPaths.leads}?kind=${query.kind}` : staffPaths.leads}
            className={buttonVariants({ variant: 'link', size: 'sm' })}
          >
            {t('reset')}
          </Link>
        )}
      </form>
    </details>
  );
}
