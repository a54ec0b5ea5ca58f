'use client';

import { useResilientAction } from '@/components/forms/use-resilient-action';
import { Answer } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { removeStore } from '@/lib/stores/actions';

type Props = { action: typeof removeStore; id: string; locale: string; labels: Record<'remove' | 'confirm', string> };

/** Deletes a store after a confirmation. */
export function RemoveStore({ action, id, locale, labels }: Props) {
  const [result, submit, pending] = useResilientAction(action);
  return (
    <details className="mt-12 max-w-3xl border-border border-t pt-4">
      <summary className="min-h-8">{labels.remove}</summary>
      <form action={submit} className="mt-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" variant="danger" disabled={pending}>
          {labels.confirm}
        </Button>
        {result && <Answer ok={result.ok}>{result.message}</Answer>}
      </form>
    </details>
  );
}
