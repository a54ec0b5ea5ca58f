import { getFormatter, getTranslations } from 'next-intl/server';
import { AdminShell } from '@/components/admin/admin-shell';
import { BusyListContainer } from '@/components/admin/busy-list-container';
import { WebVitalsTable } from '@/components/admin/web-vitals-table';
import { buttonVariants } from '@/components/ui/button';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { createStaffPageMetadata } from '@/lib/auth/staff-page-metadata';
import { staffPaths } from '@/lib/config/site-paths';
import { type SearchParamsProps, singleSearchParam } from '@/lib/http/search-params';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { isLocale, localeDefinitions } from '@/lib/i18n/locales';
import { listWebVitalPercentiles } from '@/lib/observability/web-vitals/list-web-vital-percentiles';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => createStaffPageMetadata('speed', 'speed.title');

const periods = [7, 28, 90] as const;

export default async function SpeedPage({ searchParams }: SearchParamsProps) {
  await requireStaffWithRole(...rolesByPermission.speed);
  const t = await getTranslations('speed');
  const format = await getFormatter();
  const daysParam = singleSearchParam((await searchParams).days);
  const days = periods.find((period) => String(period) === daysParam) ?? 28;
  const [pages, languages, dates] = await Promise.all([
    listWebVitalPercentiles(days, 'page'),
    listWebVitalPercentiles(days, 'locale'),
    listWebVitalPercentiles(days, 'day'),
  ]);
  const pageName = (name: string) =>
    t.has(`pages.${name}` as 'pages.home') ? t(`pages.${name}` as 'pages.home') : name;
  const language = (name: string) => (isLocale(name) ? localeDefinitions[name].label : name);
  const date = (day: string) => format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'medium' });
  const tables = [
    { key: 'byPage', rows: pages, named: pageName },
    { key: 'byLanguage', rows: languages, named: language },
    { key: 'byDay', rows: dates, named: date },
  ] as const;
  return (
    <AdminShell path={staffPaths.speed} title={t('title')}>
      <p className="mb-6 max-w-prose text-muted">{t('intro')}</p>
      <nav aria-label={t('period')} className="mb-8 flex flex-wrap gap-3">
        {periods.map((period) => (
          <Link
            key={period}
            href={`${staffPaths.speed}?days=${period}`}
            aria-current={period === days || undefined}
            className={buttonVariants({ variant: period === days ? 'primary' : 'outline', size: 'sm' })}
          >
            {t('days', { days: period })}
          </Link>
        ))}
      </nav>
      <BusyListContainer>
        {pages.length === 0 ? (
          <p>{t('empty')}</p>
        ) : (
          tables.map(({ key, rows, named }) => (
            <section key={key} className="mb-10">
              <h2 className="mb-3 text-xl">{t(`${key}.title`)}</h2>
              <WebVitalsTable label={t(`${key}.title`)} column={t(`${key}.column`)} rows={rows} named={named} />
            </section>
          ))
        )}
      </BusyListContainer>
    </AdminShell>
  );
}
