'use client';

import { useAnsweredAction } from '@/components/layout/answered-action';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { erasePersonAction } from '@/lib/privacy/erase-action';

type Props = {
  action: typeof erasePersonAction;
  email: string;
  locale: string;
  texts: Record<'confirm' | 'working', string>;
};

/** The second step of erasing a person. */
export function EraseForm({ action, email, locale, texts }: Props) {
  const [result, run, pending] = useAnsweredAction(action);
  if (result?.ok)
    return (
      <Alert variant="success" role="status">
        {result.message}
      </Alert>
    );
  return (
    <form action={run} className="grid gap-4">
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="locale" value={locale} />
      <div>
        <Button type="submit" variant="danger" disabled={pending}>
          {pending ? texts.working : texts.confirm}
        </Button>
      </div>
      {result && (
        <Alert variant="danger" role="alert">
          {result.message}
        </Alert>
      )}
    </form>
  );
}
