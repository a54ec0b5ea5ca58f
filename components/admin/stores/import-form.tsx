'use client';

import { useEffect, useRef } from 'react';
import { useResilientAction } from '@/components/forms/use-resilient-action';
import { ResultAlert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Table, TableBody, TableCell, TableColumns, TableRow } from '@/components/ui/table';
import type { importStores } from '@/lib/stores/actions';

type Props = {
  action: typeof importStores;
  locale: string;
  labels: Record<'file' | 'check' | 'confirm' | 'line' | 'name' | 'problem' | 'saving', string>;
};

/**
 * Imports stores from a file in two steps: check, then import exactly the checked file if it has no
 * errors. An unread file stays selected.
 */
export function ImportForm({ action, locale, labels }: Props) {
  const [result, submit, pending] = useResilientAction(action);
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<File[]>([]);
  const refused = result && !result.ok ? result : null;
  const csv = result?.ok ? result.csv : refused?.values?.csv;
  // React resets the form after an action, so the chosen file must be set again if the server could not read it.
  useEffect(() => {
    if (!refused?.values || !input.current) return;
    const files = new DataTransfer();
    for (const file of chosen.current) files.items.add(file);
    input.current.files = files.files;
  }, [refused]);
  const problems = result?.problems ?? [];
  return (
    <div className="grid max-w-3xl gap-6">
      {result && <ResultAlert ok={result.ok}>{result.message}</ResultAlert>}
      {csv && (
        <form action={submit}>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="csv" value={csv} />
          <input type="hidden" name="confirm" value="yes" />
          <Button type="submit" disabled={pending}>
            {pending ? labels.saving : labels.confirm}
          </Button>
        </form>
      )}
      {problems.length > 0 && (
        <Table label={labels.problem}>
          <TableColumns names={[labels.line, labels.name, labels.problem]} />
          <TableBody>
            {problems.map(({ line, name, text }) => (
              <TableRow key={line}>
                <TableCell>{line}</TableCell>
                <TableCell>{name}</TableCell>
                <TableCell>{text}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <form action={submit} className="grid gap-6">
        <input type="hidden" name="locale" value={locale} />
        <Field id="file" label={labels.file}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              name="file"
              accept=".csv,text/csv"
              required
              onChange={({ target }) => {
                chosen.current = [...(target.files ?? [])];
              }}
            />
          )}
        </Field>
        <div>
          <Button type="submit" variant="outline" disabled={pending}>
            {labels.check}
          </Button>
        </div>
      </form>
    </div>
  );
}
