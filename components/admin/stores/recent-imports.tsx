'use client';

import type { ReactNode } from 'react';
import { ActionResultAlert, useResilientAction } from '@/components/forms/use-resilient-action';
import { Button } from '@/components/ui/button';
import { actionNameField } from '@/lib/forms/hidden-fields';
import type { undoStoreImport } from '@/lib/stores/import/store-import-actions';

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
      <ActionResultAlert result={result} className="mb-4 outline-offset-4" />
      <ul>
        {imports.map(({ id, text, undone }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-border border-t py-3">
            <span>{text}</span>
            {undone ? (
              <span className="text-muted">{labels.isUndone}</span>
            ) : (
              <form action={submit}>
                <input type="hidden" name={actionNameField} value="undoStoreImport" />
                <input type="hidden" name="locale" value={locale} />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" size="sm" variant="outline" disabled={pending}>
                  {labels.undo}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
