import { getFormatter, getTranslations } from 'next-intl/server';
import { stackedTableClass, Table, TableBody, TableCell, TableColumnHeaders, TableRow } from '@/components/ui/table';
import type { AuditEntry } from '@/lib/auth/audit-log-queries';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import { createAuditChangeTexts } from './audit-change-texts';
import {
  type AuditFieldChange,
  isCommandLineAuditEntry,
  parseAuditFieldChanges,
  shortenRandomId,
} from './audit-changes';
import { TextWithInterpolatedNames } from './text-with-interpolated-names';

type Props = { rows: AuditEntry[]; people: ReadonlyMap<string, string> };

/** Shows the audit log, one entry per row: time, user, action, target and the recorded values. */
export async function AuditTable({ rows, people }: Props) {
  const t = await getTranslations('audit');
  const format = await getFormatter();
  const columns = ['when', 'who', 'what', 'where', 'details'] as const;
  const person = (id: string | null) => id && (people.get(id) ?? shortenRandomId(id));
  // Tables and actions without a translation show their technical name.
  const named = (group: 'actions' | 'tables', name: string) => {
    const key = `${group}.${name}` as 'actions.insert';
    return t.has(key) ? t(key) : name;
  };
  const { nameOfColumn, textOfValue } = await createAuditChangeTexts(people);
  const line = (table: string, { fields, before, after }: AuditFieldChange) => {
    const field = fields.map((name) => nameOfColumn(table, name)).join(', ');
    if (before === undefined) return t('fields', { fields: field });
    const [column = ''] = fields;
    const text = (value: string | null) => textOfValue(table, column, value);
    return (
      <TextWithInterpolatedNames
        text={t.raw('change')}
        names={{ field, before: text(before), after: text(after ?? null) }}
      />
    );
  };
  return (
    <Table label={t('list')} className={stackedTableClass}>
      <TableColumnHeaders names={columns.map((column) => t(column))} />
      <TableBody>
        {rows.map(({ id, at, actor, action, table_name, row_id, details }) => (
          <TableRow key={id}>
            <TableCell>
              <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'medium' })}</time>
            </TableCell>
            <TableCell lang={languageOfScript(person(actor) ?? '')}>
              {person(actor) ?? t(isCommandLineAuditEntry(details) ? 'commandLine' : 'website')}
            </TableCell>
            <TableCell>{named('actions', action)}</TableCell>
            <TableCell>
              {named('tables', table_name)}
              <br />
              <span
                lang={languageOfScript(person(row_id) ?? '')}
                className={`text-muted text-xs ${people.has(row_id ?? '') ? '' : 'break-all'}`}
              >
                {person(row_id)}
              </span>
            </TableCell>
            <TableCell>
              {parseAuditFieldChanges(details).map((entry) => (
                <span key={entry.fields.join()} className="block">
                  {line(table_name, entry)}
                </span>
              ))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
