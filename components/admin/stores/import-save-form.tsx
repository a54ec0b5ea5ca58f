import type { ReactNode } from 'react';
import { ActionResultAlert, useResilientAction } from '@/components/forms/use-resilient-action';
import { Button } from '@/components/ui/button';
import { actionNameField } from '@/lib/forms/form-names';
import type { applyStoreImport } from '@/lib/stores/import/store-import-actions';

type Props = { action: typeof applyStoreImport; locale: string; id: string; saving: string; children: ReactNode };

/** Saves one dry run, once; the result is in the place of the button. */
export function ImportSaveForm({ action, locale, id, saving, children }: Props) {
  const [result, save, pending] = useResilientAction(action);
  return (
    <div>
      <ActionResultAlert result={result} className="mb-4 outline-offset-4" />
      {!result?.ok && (
        <form action={save}>
          <input type="hidden" name={actionNameField} value="applyStoreImport" />
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" disabled={pending}>
            {pending ? saving : children}
          </Button>
        </form>
      )}
    </div>
  );
}
