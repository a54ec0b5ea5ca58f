import { Fragment, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { stackedTableClass, Table, TableBody, TableCell, TableColumnHeaders, TableRow } from '@/components/ui/table';
import type { Locale } from '@/lib/i18n/locales';
import type { DryRun, DryRunRow } from '@/lib/stores/import/check-and-stage-store-import';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import { TextWithInterpolatedNames } from '../text-with-interpolated-names';
import type { ImportLabels } from './import-labels-type';
import { StoreNameEditLink } from './store-name-edit-link';

const step = 100;
const statuses = ['wrong', 'changed', 'new', 'unchanged'] as const;
const badgeVariants = { wrong: 'danger', changed: 'warning', new: 'success', unchanged: 'outline' } as const;

/** What the import would do, row by row; the wrong ones first. */
export function DryRunTable({ run, labels, locale }: { run: DryRun; labels: ImportLabels; locale: Locale }) {
  const [shown, setShown] = useState(step);
  const [only, setOnly] = useState<DryRunRow['status'] | ''>('');
  const names = {
    new: labels.statusNew,
    changed: labels.statusChanged,
    unchanged: labels.statusUnchanged,
    wrong: labels.statusWrong,
  };
  const ordered = statuses.flatMap((status) =>
    only && only !== status ? [] : run.rows.filter((row) => row.status === status),
  );
  return (
    <section>
      <div className="mb-3 flex flex-wrap gap-2">
        <Button size="sm" variant={only ? 'outline' : 'primary'} aria-pressed={!only} onClick={() => setOnly('')}>
          {labels.all}: {run.rows.length}
        </Button>
        {statuses.map((status) => (
          <Button
            key={status}
            size="sm"
            variant={only === status ? 'primary' : 'outline'}
            aria-pressed={only === status}
            onClick={() => setOnly(status)}
          >
            {names[status]}: {run.counts[status]}
          </Button>
        ))}
      </div>
      <Table label={labels.detail} className={stackedTableClass}>
        <TableColumnHeaders names={[labels.row, labels.status, labels.name, labels.detail]} />
        <TableBody>
          {ordered.slice(0, shown).map((row) => (
            <TableRow key={row.line}>
              <TableCell className="tabular-nums">
                <span className="sm:hidden">{labels.row} </span>
                {row.line}
              </TableCell>
              <TableCell>
                <Badge variant={badgeVariants[row.status]}>{names[row.status]}</Badge>
              </TableCell>
              <TableCell>
                <span lang={languageOfScript(row.name)}>{row.name}</span>
                <span lang={languageOfScript(row.city)} className="block text-muted text-sm">
                  {row.city}
                </span>
              </TableCell>
              <TableCell className="max-w-160 whitespace-normal text-sm wrap-anywhere">
                <Detail row={row} labels={labels} locale={locale} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {ordered.length > shown && (
        <Button variant="outline" className="mt-4" onClick={() => setShown(shown + step * 5)}>
          {labels.more} ({ordered.length - shown})
        </Button>
      )}
    </section>
  );
}

function Detail({ row, labels, locale }: { row: DryRunRow; labels: ImportLabels; locale: Locale }) {
  const field = (name: string) => labels.fields[name] ?? name;
  const kind = (value: string) => labels.kinds[value] ?? value;
  const [kindOfNew = '', ...otherValues] = row.values ?? [];
  return (
    <ul>
      {row.problems?.map(({ cell, field: name, value, reason, storeId }) => (
        <li key={`${cell} ${name} ${reason}`}>
          <b>{cell || labels.missingColumn}</b> {name && field(name)}
          {value && reason !== 'twice' && !storeId && (
            <q lang={languageOfScript(value)} className="mx-1 break-all font-bold text-danger">
              {value}
            </q>
          )}{' '}
          {reason !== 'invalid' && <TextWithInterpolatedNames text={labels.reasons[reason] ?? ''} names={{ value }} />}{' '}
          {(reason === 'invalid' || reason === 'missing') && labels.errors[name]}
          {storeId && <StoreNameEditLink id={storeId} name={value} locale={locale} />}
        </li>
      ))}
      {row.changes?.map(([name, ...both]) => {
        const [old, now] = name === 'kind' ? both.map(kind) : both;
        return (
          <li key={name}>
            <b>{field(name)}</b>:{' '}
            <del lang={languageOfScript(old ?? '')} className="break-all">
              {old || labels.emptyValue}
            </del>{' '}
            →{' '}
            <ins lang={languageOfScript(now ?? '')} className="break-all">
              {now || labels.emptyValue}
            </ins>
          </li>
        );
      })}
      {row.values && (
        <li className="break-words">
          {kind(kindOfNew)}
          {otherValues.map((value, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have one value.
            <Fragment key={at}>
              {' · '}
              <span lang={languageOfScript(value)}>{value}</span>
            </Fragment>
          ))}
        </li>
      )}
      {row.notes?.map((note) => (
        <li key={note} className="font-bold text-warning">
          {labels.notes[note]}
        </li>
      ))}
    </ul>
  );
}
