'use client';

import type { ReactNode } from 'react';
import { useAnsweredAction } from '@/components/layout/answered-action';
import { Alert } from '@/components/ui/alert';
import type { ActionResult } from '@/lib/result';

type Props = {
  action: (previous: unknown, data: FormData) => Promise<ActionResult>;
  locale: string;
  className?: string;
  children: ReactNode;
};

/** A form whose action answers with a sentence above its fields. */
export function AnswerForm({ action, locale, className, children }: Props) {
  const [result, submit] = useAnsweredAction(action);
  return (
    <form action={submit} className={className}>
      <input type="hidden" name="locale" value={locale} />
      {result && (
        <Alert variant={result.ok ? 'success' : 'danger'} role={result.ok ? 'status' : 'alert'} className="basis-full">
          {result.message}
        </Alert>
      )}
      {children}
    </form>
  );
}
