import { controlProps } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { stackedTableClass, Table, TableBody, TableCell, TableColumnHeaders, TableRow } from '@/components/ui/table';
import { type ColumnTarget, columnTargets, type ImportColumn } from '@/lib/stores/import/columns';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import type { ImportLabels } from './import-labels-type';

type Props = {
  columns: ImportColumn[];
  labels: ImportLabels;
  onChoose: (at: number, target: ColumnTarget) => void;
};

/** What each column of the file contains; those without a match are to be chosen. */
export function ColumnMappingTable({ columns, labels, onChoose }: Props) {
  const name = (target: ColumnTarget) => (target === 'ignore' ? labels.ignore : (labels.fields[target] ?? target));
  return (
    <section>
      <h2 className="mb-2 text-2xl">{labels.columnsHeading}</h2>
      {columns.some(({ target, values }) => !target && values.length) && <p className="mb-3">{labels.columnsText}</p>}
      <Table label={labels.columnsHeading} className={stackedTableClass}>
        <TableColumnHeaders names={[labels.column, labels.values, labels.target]} />
        <TableBody>
          {columns.map(({ heading, target, values }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity: two may have the same heading.
            <TableRow key={at}>
              <TableCell lang={languageOfScript(heading)} className="font-bold wrap-anywhere">
                {heading}
              </TableCell>
              <TableCell
                lang={languageOfScript(values.join(''))}
                className="sm:max-w-80 sm:truncate max-sm:wrap-anywhere"
              >
                {values.join(' · ')}
              </TableCell>
              <TableCell>
                <label htmlFor={`column-${at}`} className="sr-only">
                  {labels.target}: <span lang={languageOfScript(heading)}>{heading}</span>
                </label>
                <Select
                  {...controlProps({ id: `column-${at}` })}
                  value={target ?? ''}
                  onChange={({ target: { value } }) => onChoose(at, value as ColumnTarget)}
                >
                  <option value="" disabled>
                    {labels.choose}
                  </option>
                  {columnTargets.map((each) => (
                    <option key={each} value={each}>
                      {name(each)}
                    </option>
                  ))}
                </Select>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
