'use client';

import { type ReactNode, useState } from 'react';
import type { ActionResult } from '@/lib/action-result';
import { actionNameField } from '@/lib/forms/hidden-fields';
import type { StaffAndLinkServerActionName } from './action-name-type';
import { ActionResultAlert, useNetworkErrorAction } from './use-resilient-action';

type Props = {
  /** Leads to another page when it succeeds. */
  action: (data: FormData) => Promise<void>;
  name: StaffAndLinkServerActionName;
  className?: string;
  /** What the user is asked first if a page that guards unsaved input has any. */
  confirmUnsaved?: string;
  children: ReactNode;
};

/** A form of one button, whose action leads to another page: shows a result only when it could not be sent. */
export function SingleButtonActionForm({ action, name, className, confirmUnsaved, children }: Props) {
  const [result, setResult] = useState<ActionResult | null>(null);
  const send = useNetworkErrorAction(async (_previous: unknown, data: FormData): Promise<ActionResult> => {
    await action(data);
    return { ok: true };
  });
  return (
    <form
      action={send ? async (data) => setResult(await send(null, data)) : action}
      data-confirm-unsaved={confirmUnsaved}
      className={className}
    >
      <input type="hidden" name={actionNameField} value={name} />
      {children}
      <ActionResultAlert result={result} className="mt-4 outline-offset-4" />
    </form>
  );
}
