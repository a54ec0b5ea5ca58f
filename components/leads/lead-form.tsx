'use client';

import type { ReactNode } from 'react';
import type { FormValues } from '@/lib/leads/form-values';
import type { LeadKind } from '@/lib/leads/forms';
import { LeadContext } from './lead-context';
import { type LeadAction, useLeadForm } from './use-lead-form';

type Props = {
  /** Begins the ids of the fields where another form on the page has fields of the same names. */
  prefix?: string;
  /** What shows and hides the form; without it the form is always in sight. */
  fold?: ReactNode;
  kind: LeadKind;
  action: LeadAction;
  locale: string;
  /** Texts by the message key that schema and action answer with. */
  errors: Record<string, string>;
  /** Said of a field whose message is not among them. */
  invalid: string;
  failure: string;
  /** What is shown above the fields once there is a result. */
  outcome: ReactNode;
  children: ReactNode;
};

/** A form whose fields the server draws; the browser gets only what changes. Its texts come ready: it loads no dictionary. */
export function LeadForm({
  prefix = '',
  fold,
  kind,
  action,
  locale,
  errors,
  invalid,
  failure,
  outcome,
  children,
}: Props) {
  const { form, notice, formAction, handlers, failing, typed, ...state } = useLeadForm({ kind, action, failure });
  const problems = Object.fromEntries(Object.entries(failing).map(([name, key]) => [name, errors[key] ?? invalid]));
  const drawn = (
    <form
      ref={form}
      action={formAction}
      {...handlers}
      noValidate
      data-lead={kind}
      className="grid max-w-3xl gap-6 md:grid-cols-2"
    >
      <input type="hidden" name="locale" value={locale} />
      <div ref={notice} tabIndex={-1} className="outline-offset-4 empty:hidden md:col-span-2">
        {outcome}
      </div>
      {children}
    </form>
  );
  return (
    <LeadContext value={{ ...state, prefix, problems, typed: typed as FormValues }}>
      {fold ? (
        // What came of a form that the browser posted itself must be in sight.
        <details open={Boolean(state.result)} className="group">
          {fold}
          {drawn}
        </details>
      ) : (
        drawn
      )}
    </LeadContext>
  );
}
