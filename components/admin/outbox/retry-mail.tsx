'use client';

import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import type { retryMail } from '@/lib/outbox/actions';

type Props = { action: typeof retryMail; id: string; locale: string; texts: Record<'retry' | 'label', string> };

/** Sends a mail that failed once more, and says what came of it. */
export function RetryMail({ action, id, locale, texts }: Props) {
  const [result, run, pending] = useActionState(action, null);
  return (
    <form action={run} className="grid gap-1">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="locale" value={locale} />
      {!result?.ok && (
        <Button type="submit" variant="outline" size="sm" disabled={pending} aria-label={texts.label}>
          {texts.retry}
        </Button>
      )}
      <span role="status" className={result && !result.ok ? 'font-bold text-danger' : undefined}>
        {result?.message}
      </span>
    </form>
  );
}
