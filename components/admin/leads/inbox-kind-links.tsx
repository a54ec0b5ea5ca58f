import { getTranslations } from 'next-intl/server';
import { staffPaths } from '@/lib/config/site-paths';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { formatInboxQuery, type InboxQuery } from '@/lib/leads/inbox-query';
import { type LeadKind, leadKinds } from '@/lib/leads/lead';
import { maxCountedNewLeads } from '@/lib/leads/lead-queries';

/** Links to each kind of lead with the number of new ones. The other filters stay. */
export async function InboxKindLinks({ query, counts }: { query: InboxQuery; counts: Record<LeadKind, number> }) {
  const t = await getTranslations('inbox');
  const total = counts.partnership + counts.export + counts.contact;
  const count = (leads: number) => (leads >= maxCountedNewLeads ? t('newMany') : t('new', { count: leads }));
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
              <span className="text-muted text-sm tabular-nums">{count(kind ? counts[kind] : total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
