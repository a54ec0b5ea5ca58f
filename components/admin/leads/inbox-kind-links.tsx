import { getTranslations } from 'next-intl/server';
import { staffPaths } from '@/lib/config/site-paths';
import { Link } from '@/lib/i18n/current-locale-and-link';
import type { NewLeadCounts } from '@/lib/leads/inbox-page-data';
import { formatInboxQuery, type InboxQuery } from '@/lib/leads/inbox-query';
import { leadKinds } from '@/lib/leads/lead';
import { NewLeadCount } from './use-live-inbox-page';

type Props = { query: InboxQuery; counts: NewLeadCounts; listUrl: string };

/** Links to each kind of lead with the number of new ones. The other filters stay. */
export async function InboxKindLinks({ query, counts, listUrl }: Props) {
  const t = await getTranslations('inbox');
  return (
    <nav aria-label={t('kinds')} className="mb-3 border-border border-b sm:mb-6">
      <ul className="flex list-none flex-wrap gap-x-6">
        {(['', ...leadKinds] as const).map((kind) => (
          <li key={kind}>
            <Link
              href={`${staffPaths.leads}?${formatInboxQuery({ ...query, kind })}`}
              aria-current={kind === query.kind ? 'page' : undefined}
              className="-mb-px inline-flex min-h-11 items-center gap-2 border-transparent border-b-4 aria-[current]:border-accent aria-[current]:font-bold"
            >
              {t(`kind.${kind || 'all'}`)}
              <span className="text-muted text-sm tabular-nums">
                <NewLeadCount listUrl={listUrl} kind={kind || 'all'} first={counts[kind || 'all']} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
