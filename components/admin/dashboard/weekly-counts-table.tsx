import { getFormatter, getTranslations } from 'next-intl/server';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { sumSeriesOfWeek, type WeeklyCounts, type WeeklyCountsSeriesDefinitions } from './weekly-counts-types';

type Props<Key extends string> = {
  title: string;
  weeks: WeeklyCounts<Key>[];
  series: WeeklyCountsSeriesDefinitions<Key>;
};

/** Shows counts by week as a table, newest week first. */
export async function WeeklyCountsTable<Key extends string>({ title, weeks, series }: Props<Key>) {
  const t = await getTranslations('dashboard');
  const format = await getFormatter();
  return (
    <Table label={title}>
      <TableHeader>
        <TableRow>
          <TableHead>{t('week')}</TableHead>
          {series.map(({ key, label }) => (
            <TableHead key={key}>{label}</TableHead>
          ))}
          <TableHead>{t('total')}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {weeks.toReversed().map((week) => (
          <TableRow key={week.week}>
            <TableHead scope="row">
              {format.dateTime(new Date(`${week.week}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })}
            </TableHead>
            {series.map(({ key }) => (
              <TableCell key={key}>{week[key]}</TableCell>
            ))}
            <TableCell>{sumSeriesOfWeek(week, series)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
