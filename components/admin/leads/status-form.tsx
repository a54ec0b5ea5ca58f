'use client';

import { type ReactNode, useActionState, useId } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { setLeadStatus } from '@/lib/leads/status-action';

type Props = {
  action: typeof setLeadStatus;
  kind: string;
  locale: string;
  /** The status that one lead has now; empty for a choice of several. */
  from?: string;
  statuses: { value: string; label: string }[];
  texts: Record<'status' | 'save', string>;
  children: ReactNode;
};

/** Gives the leads that its children name (boxes or hidden fields called `id`) a status. Works without JavaScript. */
export function StatusForm({ action, kind, locale, from = '', statuses, texts, children }: Props) {
  const [result, submit, pending] = useActionState(action, null);
  const id = useId();
  return (
    <form action={submit}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="from" value={from} />
      {result && (
        <Alert variant={result.ok ? 'success' : 'danger'} role={result.ok ? 'status' : 'alert'} className="mb-4">
          {result.message}
        </Alert>
      )}
      {children}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <div>
          <label htmlFor={id}>{texts.status}</label>
          <Select id={id} name="status" className="mt-1.5" defaultValue={from || 'in_progress'} key={from}>
            {statuses.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" variant="outline" disabled={pending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
