import { getFormatter, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableColumnHeaders, TableRow } from '@/components/ui/table';
import { staffPaths } from '@/lib/config/site-paths';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { localeDefinitions } from '@/lib/i18n/locales';
import type { Subscriber } from '@/lib/newsletter/admin/subscriber-queries';

const variants = { confirmed: 'success', pending: 'warning', unsubscribed: 'outline' } as const;

/** Lists subscribers, newest first. */
export async function SubscriberTable({ rows }: { rows: Subscriber[] }) {
  const t = await getTranslations('subscribersAdmin');
  const marks = await getTranslations('inbox.flag');
  const format = await getFormatter();
  const columns = ['email', 'language', 'status', 'since', 'confirmed', 'left', 'action'] as const;
  const day = (at: string | null) =>
    at && <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'short' })}</time>;
  return (
    <Table label={t('list')}>
      <TableColumnHeaders names={columns.map((column) => t(column))} />
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell className="break-all">{row.email}</TableCell>
            <TableCell lang={localeDefinitions[row.locale].tag}>{localeDefinitions[row.locale].label}</TableCell>
            <TableCell>
              <Badge variant={variants[row.status]}>{t(`statuses.${row.status}`)}</Badge>
              {row.status === 'pending' && row.flags.length > 0 && (
                <p className="mt-1 text-muted text-sm">{row.flags.map((flag) => marks(flag)).join(' ')}</p>
              )}
            </TableCell>
            <TableCell>{day(row.created_at)}</TableCell>
            <TableCell>{day(row.confirmed_at)}</TableCell>
            <TableCell>{day(row.unsubscribed_at)}</TableCell>
            <TableCell>
              <div className="flex flex-wrap gap-x-4 gap-y-2">
                {row.status !== 'unsubscribed' && (
                  <Link
                    href={`${staffPaths.subscribers}/unsubscribe?${new URLSearchParams({ id: row.id })}`}
                    aria-label={t('unsubscribeOf', { email: row.email })}
                  >
                    {t('unsubscribe')}
                  </Link>
                )}
                <Link
                  href={`${staffPaths.subscribers}/erase?${new URLSearchParams({ email: row.email })}`}
                  aria-label={t('eraseOf', { email: row.email })}
                >
                  {t('erase')}
                </Link>
              </div>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
