'use client';

import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react';
import type { StaffAndLinkServerActionName } from '@/components/forms/action-name-type';
import { ActionResultAlert } from '@/components/forms/use-resilient-action';
import { Button } from '@/components/ui/button';
import type { ActionResult } from '@/lib/action-result';
import { actionNameField } from '@/lib/forms/hidden-fields';

type RowActions = {
  submitByName: Partial<Record<StaffAndLinkServerActionName, (data: FormData) => void>>;
  pending: boolean;
};

const RowActionsContext = createContext<RowActions & { submittedRow: RefObject<Element | null> }>({
  submitByName: {},
  pending: false,
  submittedRow: { current: null },
});

type Props = RowActions & { result: ActionResult | null; children: ReactNode };

/**
 * A list whose rows have forms, with the result of the last one above: the row of a form may change by it, or leave the
 * list, together with the form. Whoever works in another row meanwhile keeps the focus there.
 */
export function ListWithRowActions({ submitByName, pending, result, children }: Props) {
  const submittedRow = useRef<Element>(null);
  return (
    <RowActionsContext value={{ submitByName, pending, submittedRow }}>
      <div>
        <ActionResultAlert result={result} scope={submittedRow} className="mb-4 outline-offset-4" />
        {children}
      </div>
    </RowActionsContext>
  );
}

type FormProps = { name: StaffAndLinkServerActionName; hidden: Record<string, string>; children: ReactNode } & Pick<
  Parameters<typeof Button>[0],
  'variant' | 'size' | 'className'
> & { 'data-tooltip'?: string };

/** The form of a row: one button, named by its children. Its action is one of the list around it. */
export function RowActionForm({ name, hidden, children, ...button }: FormProps) {
  const { submitByName, pending, submittedRow } = useContext(RowActionsContext);
  return (
    <form
      action={submitByName[name]}
      onSubmit={({ currentTarget }) => {
        submittedRow.current = currentTarget.closest('li, tr');
      }}
    >
      <input type="hidden" name={actionNameField} value={name} />
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button type="submit" disabled={pending} {...button}>
        {children}
      </Button>
    </form>
  );
}
