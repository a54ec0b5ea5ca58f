import { getFormatter, getTranslations } from 'next-intl/server';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import {
  goodThresholds,
  type WebVitalName,
  webVitalNames,
} from '@/lib/observability/web-vitals/thresholds-and-histogram';
import type { WebVitalPercentilesRow } from '@/lib/observability/web-vitals/web-vital-percentiles-from-counts';

type Props = { label: string; column: string; rows: WebVitalPercentilesRow[]; named: (name: string) => string };

/** Shows measured load times, one kind of visit per row. A poor value is bold and labelled as such. */
export async function WebVitalsTable({ label, column, rows, named }: Props) {
  const t = await getTranslations('speed');
  const format = await getFormatter();
  const shown = (metric: WebVitalName, value: number) =>
    metric === 'CLS'
      ? format.number(value, { maximumFractionDigits: 3 })
      : metric === 'INP'
        ? t('milliseconds', { value: Math.round(value) })
        : t('seconds', { value: format.number(value / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 }) });
  const cell = (metric: WebVitalName, value: number | null) => {
    if (value === null) return <span className="text-muted">{t('none')}</span>;
    if (value <= goodThresholds[metric]) return shown(metric, value);
    return (
      <strong>
        {shown(metric, value)} <span className="font-normal text-sm">{t('slow')}</span>
      </strong>
    );
  };
  return (
    <Table label={label} className="w-full sm:min-w-max">
      <TableHeader>
        <TableRow>
          <TableHead>{column}</TableHead>
          <TableHead className="text-right">{t('visits')}</TableHead>
          {webVitalNames.map((metric) => (
            <TableHead key={metric} className="text-right">
              {t(`metrics.${metric}`)}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map(({ name, visits, values }) => (
          <TableRow key={name}>
            <TableHead scope="row" className="text-left">
              {named(name)}
            </TableHead>
            <TableCell className="text-right tabular-nums">{format.number(visits)}</TableCell>
            {webVitalNames.map((metric) => (
              <TableCell key={metric} className="text-right tabular-nums">
                {cell(metric, values[metric])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
