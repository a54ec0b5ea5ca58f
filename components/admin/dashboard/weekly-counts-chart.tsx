import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import styles from './charts.module.css';

/** Counts of one week, which begins on that day (ISO 8601), by series. */
type WeeklyCounts<Key extends string> = { week: string } & Record<Key, number>;

/** The counted series with their labels, in stacking order from the bottom. */
type WeeklyCountsSeriesDefinitions<Key extends string> = readonly { key: Key; label: string }[];

/** How many there were in a week, of all series. */
const sumSeriesOfWeek = <Key extends string>(week: WeeklyCounts<Key>, series: WeeklyCountsSeriesDefinitions<Key>) =>
  series.reduce((sum, { key }) => sum + week[key], 0);

const size = { width: 720, height: 260, left: 64, bottom: 28, top: 8 };

type Props<Key extends string> = {
  title: string;
  weeks: WeeklyCounts<Key>[];
  series: WeeklyCountsSeriesDefinitions<Key>;
};

/** Shows counts by week as stacked bars and as a table. */
export async function WeeklyCountsChart<Key extends string>({ title, weeks, series }: Props<Key>) {
  const t = await getTranslations('dashboard');
  const format = await getFormatter();
  const day = (week: string) =>
    format.dateTime(new Date(`${week}T12:00:00Z`), { day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  const x = scaleBand(
    weeks.map(({ week }) => week),
    [size.left, size.width],
  ).padding(0.25);
  const max = Math.max(4, ...weeks.map((week) => sumSeriesOfWeek(week, series)));
  const y = scaleLinear([0, max], [size.height - size.bottom, size.top]).nice(4);
  const ticks = y.ticks(4).filter(Number.isInteger);
  const layers = stack<WeeklyCounts<Key>, Key>().keys(series.map(({ key }) => key))(weeks);
  return (
    <figure aria-label={title}>
      <ul aria-hidden="true" className={styles.legend}>
        {series.map(({ key, label }, index) => (
          <li key={key} data-series={index + 1}>
            {label}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className={styles.chart}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={size.left} x2={size.width} y1={y(tick)} y2={y(tick)} className={styles.grid} />
            <text x={size.left - 8} y={y(tick)} dy="0.35em" textAnchor="end" className={styles.label}>
              {tick}
            </text>
          </g>
        ))}
        {layers.map((layer) =>
          layer.map(([from, to], index) => (
            <rect
              key={`${layer.key}-${weeks[index]?.week}`}
              data-series={layer.index + 1}
              x={x(weeks[index]?.week ?? '')}
              y={y(to)}
              width={x.bandwidth()}
              height={y(from) - y(to)}
            />
          )),
        )}
        {weeks.map(({ week }, index) => (
          // Only every second date fits on a phone.
          <text
            key={week}
            x={(x(week) ?? 0) + x.bandwidth() / 2}
            y={size.height - 8}
            textAnchor="middle"
            className={index % 2 === 0 ? styles.minor : styles.label}
          >
            {day(week)}
          </text>
        ))}
      </svg>
      <FiguresTable summary={t('asTable')}>
        <WeeklyCountsTable title={title} weeks={weeks} series={series} />
      </FiguresTable>
    </figure>
  );
}

/** The text equivalent of a chart, folded up; people who do not see the chart find it in its place. */
function FiguresTable({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="mt-3">
      <summary className="w-fit py-1.5 text-sm pointer-coarse:py-2.5">{summary}</summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}

/** Shows counts by week as a table, newest week first. */
async function WeeklyCountsTable<Key extends string>({ title, weeks, series }: Props<Key>) {
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
