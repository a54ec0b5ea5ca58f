import { getFormatter, getTranslations } from 'next-intl/server';
import { staffPaths } from '@/lib/config/site-paths';
import { Link } from '@/lib/i18n/current-locale-and-link';
import type { LeadStatistics } from '@/lib/leads/dashboard-statistics';
import { type LeadKind, leadKinds } from '@/lib/leads/lead';
import { maxCountedNewLeads } from '@/lib/leads/lead-queries';
import { DashboardTile, DashboardTileGrid } from './dashboard-tiles-and-panel';

/** Shows the number of new leads of each kind, with a link to them. */
export async function NewLeadsByKindTiles({ counts }: { counts: Record<LeadKind, number> }) {
  const t = await getTranslations('dashboard');
  const kinds = await getTranslations('inbox.kind');
  return (
    <DashboardTileGrid>
      {leadKinds.map((kind) => (
        <DashboardTile
          key={kind}
          label={kinds(kind)}
          value={counts[kind] >= maxCountedNewLeads ? '999+' : counts[kind]}
          note={
            <Link
              href={`${staffPaths.leads}?kind=${kind}&status=new`}
              className="link inline-flex min-h-6 items-center"
            >
              {t('openInbox')}
              <span className="sr-only">: {kinds(kind)}</span>
            </Link>
          }
        />
      ))}
    </DashboardTileGrid>
  );
}

/** Shows how fast leads get a reply, compared with the 24 hours that the site promises for export enquiries. */
export async function ResponseTimeTiles({ figures }: { figures: LeadStatistics }) {
  const t = await getTranslations('dashboard');
  const format = await getFormatter();
  const { answered, in_time, overdue, median_seconds } = figures;
  const minutes = Math.round((median_seconds ?? 0) / 60);
  const median = minutes < 90 ? t('minutes', { minutes }) : t('hours', { hours: Math.round(minutes / 60) });
  return (
    <>
      <p className="mb-3 text-muted text-sm">{t('promise')}</p>
      <DashboardTileGrid>
        <DashboardTile
          label={t('inTime')}
          value={answered > 0 ? format.number(in_time / answered, { style: 'percent', maximumFractionDigits: 0 }) : '–'}
          note={answered > 0 ? t('inTimeOf', { inTime: in_time, answered }) : t('noAnswers')}
        />
        <DashboardTile
          label={t('median')}
          value={median_seconds === null ? '–' : median}
          note={median_seconds !== null && t('medianWithWeekends')}
        />
        <DashboardTile label={t('overdue')} value={overdue} note={t('overdueAnyAge')} warn={overdue > 0} />
      </DashboardTileGrid>
    </>
  );
}
