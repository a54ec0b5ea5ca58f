import { getFormatter, getTranslations } from 'next-intl/server';
import { Table, TableBody, TableCell, TableColumnHeaders, TableHead, TableRow } from '@/components/ui/table';
import { localeDefinitions } from '@/lib/i18n/locales';
import type { LeadStatistics } from '@/lib/leads/dashboard-statistics';
import styles from './charts.module.css';

/** Shows which form, and which page language, leads come from. */
export async function LeadsByFormTable({ sources }: { sources: LeadStatistics['sources'] }) {
  const t = await getTranslations('dashboard');
  const kinds = await getTranslations('inbox.kind');
  const format = await getFormatter();
  const all = sources.reduce((sum, { leads }) => sum + leads, 0);
  if (all === 0) return <p>{t('none')}</p>;
  return (
    <Table label={t('sources')}>
      <TableColumnHeaders names={(['form', 'language', 'leads', 'share'] as const).map((head) => t(head))} />
      <TableBody>
        {sources.slice(0, 12).map(({ kind, locale, leads }) => (
          <TableRow key={`${kind} ${locale}`}>
            <TableHead scope="row">{kinds(kind)}</TableHead>
            <TableCell lang={localeDefinitions[locale].tag}>{localeDefinitions[locale].label}</TableCell>
            <TableCell className="tabular-nums">{leads}</TableCell>
            <TableCell>
              <span className={styles.measured}>
                {format.number(leads / all, { style: 'percent' })}
                <span aria-hidden="true" className={styles.bar} style={{ inlineSize: `${(leads / all) * 6}rem` }} />
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
