import { getFormatter, getTranslations } from 'next-intl/server';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Database } from '@/lib/supabase/database.types';

type Application = Database['public']['Tables']['partnership_applications']['Row'];

/** Partnership applications, newest first, one a row. */
export async function ApplicationTable({ rows }: { rows: Application[] }) {
  const t = await getTranslations('admin');
  const types = await getTranslations('partnership.types');
  const format = await getFormatter();
  const columns = ['received', 'name', 'business', 'type', 'contact', 'location', 'language', 'status'] as const;
  return (
    <Table label={t('applications')}>
      <TableHeader>
        <TableRow>
          {columns.map((column) => (
            <TableHead key={column} scope="col">
              {t(column)}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell>
              {format.dateTime(new Date(row.created_at), { dateStyle: 'short', timeStyle: 'short' })}
            </TableCell>
            <TableCell>{row.full_name}</TableCell>
            <TableCell>{row.business_name}</TableCell>
            <TableCell>{types(row.business_type)}</TableCell>
            <TableCell>
              <a href={`mailto:${row.email}`}>{row.email}</a>
              <br />
              <a href={`tel:${row.phone.replace(/[^+\d]/g, '')}`}>{row.phone}</a>
            </TableCell>
            <TableCell>{row.location}</TableCell>
            <TableCell>{row.locale}</TableCell>
            <TableCell>{t(`statuses.${row.status}`)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
