'use client';

import type { ReactNode } from 'react';
import type { FormValues } from '@/lib/leads/form-values';
import type { LeadKind } from '@/lib/leads/forms';
import { LeadContext } from './lead-context';
import { type LeadAction, useLeadForm } from './use-lead-form';

type Props = {
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
export function LeadForm({ kind, action, locale, errors, invalid, failure, outcome, children }: Props) {
  const { form, notice, formAction, handlers, failing, typed, ...state } = useLeadForm({ kind, action, failure });
  const problems = Object.fromEntries(Object.entries(failing).map(([name, key]) => [name, errors[key] ?? invalid]));
  return (
    <LeadContext value={{ ...state, problems, typed: typed as FormValues }}>
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
    </LeadContext>
  );
}
