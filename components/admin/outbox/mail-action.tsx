'use client';

import { useResilientAction } from '@/components/forms/use-resilient-action';
import { Button } from '@/components/ui/button';
import type { retryMail } from '@/lib/mail/admin/actions';

type Props = { action: typeof retryMail; id: string; locale: string; labels: Record<'button' | 'label', string> };

/** A form for one action on a failed mail, with its result. */
export function MailAction({ action, id, locale, labels }: Props) {
  const [result, run, pending] = useResilientAction(action);
  return (
    <form action={run} className="grid gap-1">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="locale" value={locale} />
      {!result?.ok && (
        <Button type="submit" variant="outline" size="sm" disabled={pending} aria-label={labels.label}>
          {labels.button}
        </Button>
      )}
      <span role="status" className={result && !result.ok ? 'font-bold text-danger' : undefined}>
        {result?.message}
      </span>
    </form>
  );
}
