import { getFormatter, getTranslations } from 'next-intl/server';
import { stackedRows, Table, TableBody, TableCell, TableColumnHeaders, TableRow } from '@/components/ui/table';
import type { AuditEntry } from '@/lib/auth/audit-log-queries';
import { type AuditFieldChange, parseAuditFieldChanges } from './audit-changes';

type Props = { rows: AuditEntry[]; people: ReadonlyMap<string, string> };

/** Shows the audit log, one entry per row: time, user, action, target and the recorded values. */
export async function AuditTable({ rows, people }: Props) {
  const t = await getTranslations('audit');
  const format = await getFormatter();
  const columns = ['when', 'who', 'what', 'where', 'details'] as const;
  // Tables and actions without a translation show their technical name.
  const named = (group: 'actions' | 'tables', name: string) => {
    const key = `${group}.${name}` as 'actions.insert';
    return t.has(key) ? t(key) : name;
  };
  const line = ({ field, before, after }: AuditFieldChange) =>
    before === undefined
      ? t('fields', { fields: field })
      : t('change', { field, before: before ?? t('nothing'), after: after ?? t('nothing') });
  return (
    <Table label={t('list')} className={stackedRows}>
      <TableColumnHeaders names={columns.map((column) => t(column))} />
      <TableBody>
        {rows.map(({ id, at, actor, action, table_name, row_id, details }) => (
          <TableRow key={id}>
            <TableCell>
              <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'medium' })}</time>
            </TableCell>
            <TableCell>{actor ? (people.get(actor) ?? actor.slice(0, 8)) : t('website')}</TableCell>
            <TableCell>{named('actions', action)}</TableCell>
            <TableCell>
              {named('tables', table_name)}
              <br />
              <span className="text-muted text-xs">{(row_id && people.get(row_id)) ?? row_id?.slice(0, 8)}</span>
            </TableCell>
            <TableCell>
              {parseAuditFieldChanges(details).map((entry) => (
                <span key={entry.field} className="block">
                  {line(entry)}
                </span>
              ))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
