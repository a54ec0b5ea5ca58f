import { getFormatter, getTranslations } from 'next-intl/server';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { localeCodes, localeDefinitions } from '@/lib/i18n/locales';
import { type countSubscribers, subscriberStatuses } from '@/lib/newsletter/admin/subscriber-queries';

type Props = { counts: Awaited<ReturnType<typeof countSubscribers>> };

/** Shows the number of subscribers of each language, by status. */
export async function SubscriberCountTable({ counts }: Props) {
  const t = await getTranslations('subscribersAdmin');
  const format = await getFormatter();
  const sum = (locale?: string, status?: string) =>
    counts
      .filter((one) => (!locale || one.locale === locale) && (!status || one.status === status))
      .reduce((total, { count }) => total + count, 0);
  const used = localeCodes.filter((code) => sum(code) > 0);
  const cell = 'text-end tabular-nums';
  return (
    <Table label={t('counts')}>
      <TableHeader>
        <TableRow>
          <TableHead scope="col">{t('language')}</TableHead>
          {subscriberStatuses.map((status) => (
            <TableHead key={status} scope="col" className="text-end">
              {t(`statuses.${status}`)}
            </TableHead>
          ))}
          <TableHead scope="col" className="text-end">
            {t('total')}
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {[...used, undefined].map((code) => (
          <TableRow key={code ?? 'total'} className={code ? undefined : 'font-bold'}>
            <TableHead scope="row" lang={code && localeDefinitions[code].tag}>
              {code ? localeDefinitions[code].label : t('total')}
            </TableHead>
            {subscriberStatuses.map((status) => (
              <TableCell key={status} className={cell}>
                {format.number(sum(code, status))}
              </TableCell>
            ))}
            <TableCell className={cell}>{format.number(sum(code))}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
