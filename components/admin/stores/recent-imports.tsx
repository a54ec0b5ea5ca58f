'use client';

import type { ReactNode } from 'react';
import { useResilientAction } from '@/components/forms/use-resilient-action';
import type { undoStoreImport } from '@/lib/stores/import/store-import-actions';
import { ListWithRowActions, RowActionForm } from '../row-action-forms';

type Props = {
  action: typeof undoStoreImport;
  locale: string;
  labels: Record<'recent' | 'undo' | 'isUndone', string>;
  imports: { id: string; text: ReactNode; undone: boolean }[];
};

/** The imports of the last day, each with its way back. */
export function RecentImports({ action, locale, labels, imports }: Props) {
  const [result, submit, pending] = useResilientAction(action);
  return (
    <section className="mt-12 max-w-3xl">
      <h2 className="mb-3 text-2xl">{labels.recent}</h2>
      <ListWithRowActions submitByName={{ undoStoreImport: submit }} pending={pending} result={result}>
        <ul>
          {imports.map(({ id, text, undone }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-border border-t py-3">
              <span>{text}</span>
              {undone ? (
                <span className="text-muted">{labels.isUndone}</span>
              ) : (
                <RowActionForm name="undoStoreImport" hidden={{ locale, id }} size="sm" variant="outline">
                  {labels.undo}
                </RowActionForm>
              )}
            </li>
          ))}
        </ul>
      </ListWithRowActions>
    </section>
  );
}
