import { getFormatter, getTranslations } from 'next-intl/server';
import { Table, TableBody, TableCell, TableColumnHeaders, TableHead, TableRow } from '@/components/ui/table';
import { planExportKinds } from '@/lib/feeding-plan/plan-export-kinds';
import type { PlanExportStatistics } from '@/lib/feeding-plan/read-plan-export-statistics';
import { localeDefinitions } from '@/lib/i18n/locales';
import styles from './charts.module.css';
import { WeeklyCountsChart } from './weekly-counts-chart';

/** Shows the number of created feeding plans, by week and kind and by language. */
export async function PlanStatisticsPanel({ figures: { weeks, languages } }: { figures: PlanExportStatistics }) {
  const t = await getTranslations('dashboard');
  const format = await getFormatter();
  const all = languages.reduce((sum, { plans }) => sum + plans, 0);
  const series = planExportKinds.map((key) => ({ key, label: t(`planKind.${key}`) }));
  return (
    <>
      <p className="mb-4 max-w-prose text-muted text-sm">{t('plansNote')}</p>
      {all === 0 ? (
        <p>{t('noPlans')}</p>
      ) : (
        <div className="grid items-start gap-x-12 gap-y-6 xl:grid-cols-2">
          <WeeklyCountsChart title={t('plansByWeek')} weeks={weeks} series={series} />
          <Table label={t('plansByLanguage')}>
            <TableColumnHeaders names={(['language', 'planCount', 'share'] as const).map((head) => t(head))} />
            <TableBody>
              {languages.map(({ locale, plans }) => (
                <TableRow key={locale}>
                  <TableHead scope="row" lang={localeDefinitions[locale].tag}>
                    {localeDefinitions[locale].label}
                  </TableHead>
                  <TableCell className="tabular-nums">{plans}</TableCell>
                  <TableCell>
                    <span className={styles.measured}>
                      {format.number(plans / all, { style: 'percent' })}
                      <span
                        aria-hidden="true"
                        className={styles.bar}
                        style={{ inlineSize: `${(plans / all) * 6}rem` }}
                      />
                    </span>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </>
  );
}
