'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useResilientAction } from '@/components/forms/use-resilient-action';
import { Answer } from '@/components/ui/alert';
import type { ActionResult } from '@/lib/result';

type Props = {
  action: (previous: unknown, data: FormData) => Promise<ActionResult>;
  locale: string;
  className?: string;
  children: ReactNode;
};

/** A form that shows the action's message above its fields. Its input stays until the action succeeds. */
export function LeadActionForm({ action, locale, className, children }: Props) {
  const [result, submit] = useResilientAction(action);
  const form = useRef<HTMLFormElement>(null);
  const taken = useRef(false);
  useEffect(() => {
    taken.current = Boolean(result?.ok);
    if (taken.current) form.current?.reset();
    taken.current = false;
  }, [result]);
  return (
    // Prevent React from clearing the form after every action, even a failed one.
    <form
      ref={form}
      action={submit}
      onReset={(event) => !taken.current && event.preventDefault()}
      className={className}
    >
      <input type="hidden" name="locale" value={locale} />
      {result && (
        <Answer ok={result.ok} className="basis-full">
          {result.message}
        </Answer>
      )}
      {children}
    </form>
  );
}
