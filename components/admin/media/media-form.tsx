'use client';

import type { ReactNode } from 'react';
import { useResilientAction } from '@/components/forms/use-resilient-action';
import { Answer } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { MediaResult } from '@/lib/media/actions';
import { SignedLink } from './signed-link';

type Props = {
  action: (previous: unknown, data: FormData) => Promise<MediaResult>;
  /** Additional values that the action needs. */
  hidden: Record<string, string>;
  /** Label of the submit button. Without it, the buttons are among the children. */
  submit?: string;
  variant?: 'primary' | 'outline' | 'danger';
  labels: Record<'working' | 'copyLink' | 'linkCopied', string>;
  /** True if the form has no further use after a success. */
  final?: boolean;
  children?: ReactNode;
};

/** A form for one file action: fields, button and result. */
export function MediaForm({ action, hidden, submit, variant = 'outline', labels, final, children }: Props) {
  const [result, run, pending] = useResilientAction(action);
  const notice = result && <Answer ok={result.ok}>{result.message}</Answer>;
  if (final && result?.ok) return notice;
  return (
    // Prevent React from clearing the form after every action, even a failed one.
    <form action={run} onReset={(event) => event.preventDefault()} className="grid max-w-2xl gap-4">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {submit && (
        <div>
          <Button type="submit" variant={variant} size="sm" disabled={pending}>
            {pending ? labels.working : submit}
          </Button>
        </div>
      )}
      {notice}
      {result?.ok && result.url && <SignedLink key={result.url} path={result.url} labels={labels} />}
    </form>
  );
}
