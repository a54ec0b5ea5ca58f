'use client';

import { useResilientAction } from '@/components/forms/use-resilient-action';
import { Answer } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { erasePersonAction } from '@/lib/privacy/erase-action';

type Props = {
  action: typeof erasePersonAction;
  email: string;
  locale: string;
  labels: Record<'confirm' | 'working', string>;
};

/** Asks for a final confirmation before a person's data is erased. */
export function EraseForm({ action, email, locale, labels }: Props) {
  const [result, run, pending] = useResilientAction(action);
  const notice = result && <Answer ok={result.ok}>{result.message}</Answer>;
  if (result?.ok) return notice;
  return (
    <form action={run} className="grid gap-4">
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="locale" value={locale} />
      <div>
        <Button type="submit" variant="danger" disabled={pending}>
          {pending ? labels.working : labels.confirm}
        </Button>
      </div>
      {notice}
    </form>
  );
}
