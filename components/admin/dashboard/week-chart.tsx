import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { getFormatter, getTranslations } from 'next-intl/server';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { LeadFigures } from '@/lib/leads/dashboard';
import { leadKinds } from '@/lib/leads/kinds';
import styles from './charts.module.css';
import { FiguresTable } from './figures-table';

const size = { width: 720, height: 260, left: 36, bottom: 28, top: 8 };

/** Leads by week and kind: stacked bars, and the same as a table. */
export async function WeekChart({ weeks }: { weeks: LeadFigures['weeks'] }) {
  const t = await getTranslations('dashboard');
  const kinds = await getTranslations('inbox.kind');
  const format = await getFormatter();
  const day = (week: string) =>
    format.dateTime(new Date(`${week}T12:00:00Z`), { day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  const total = (week: LeadFigures['weeks'][number]) => week.partnership + week.export + week.contact;
  const x = scaleBand(
    weeks.map(({ week }) => week),
    [size.left, size.width],
  ).padding(0.25);
  const y = scaleLinear([0, Math.max(4, ...weeks.map(total))], [size.height - size.bottom, size.top]).nice(4);
  const ticks = y.ticks(4).filter(Number.isInteger);
  const series = stack<LeadFigures['weeks'][number], (typeof leadKinds)[number]>().keys(leadKinds)(weeks);
  return (
    <figure>
      <ul aria-hidden="true" className={styles.legend}>
        {leadKinds.map((kind) => (
          <li key={kind} data-kind={kind}>
            {kinds(kind)}
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
        {series.map((layer) =>
          layer.map(([from, to], index) => (
            <rect
              key={`${layer.key}-${weeks[index]?.week}`}
              data-kind={layer.key}
              x={x(weeks[index]?.week ?? '')}
              y={y(to)}
              width={x.bandwidth()}
              height={y(from) - y(to)}
            />
          )),
        )}
        {weeks.map(({ week }, index) => (
          // Every second day fits on a phone.
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
        <Table label={t('trend')}>
          <TableHeader>
            <TableRow>
              <TableHead>{t('week')}</TableHead>
              {leadKinds.map((kind) => (
                <TableHead key={kind}>{kinds(kind)}</TableHead>
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
                {leadKinds.map((kind) => (
                  <TableCell key={kind}>{week[kind]}</TableCell>
                ))}
                <TableCell>{total(week)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </FiguresTable>
    </figure>
  );
}
