import { getFormatter, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableColumnHeaders, TableRow } from '@/components/ui/table';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import type { StaffStoreListItem } from '@/lib/stores/staff-queries';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';

/** Shops in the staff area, one a row, each leading to its form; `invalid` are those that the site cannot show. */
export async function StoreTable({ rows, invalid }: { rows: StaffStoreListItem[]; invalid: ReadonlySet<string> }) {
  const t = await getTranslations('storesAdmin');
  const types = await getTranslations('partnership.types');
  const format = await getFormatter();
  const locale = await currentLocale();
  return (
    <Table label={t('heading')}>
      <TableColumnHeaders names={[t('name'), t('fields.kind'), t('place'), t('shown'), t('changed')]} />
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell>
              {/* Not by the router: Back from the form then asks before it drops unsaved input. */}
              <a
                href={localePath(locale, `${staffPaths.stores}/${row.id}`)}
                lang={languageOfScript(row.name)}
                className="link inline-block min-h-6"
              >
                {row.name}
              </a>{' '}
              {row.sample && <Badge>{t('sample')}</Badge>}{' '}
              {invalid.has(row.id) && <Badge variant="danger">{t('invalid')}</Badge>}
            </TableCell>
            <TableCell>{types(row.kind)}</TableCell>
            <TableCell lang={languageOfScript(row.city)}>{row.city}</TableCell>
            <TableCell>{row.visible ? t('yes') : t('no')}</TableCell>
            <TableCell>
              {format.dateTime(new Date(row.updated_at), { dateStyle: 'short', timeStyle: 'short' })}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
