'use client';

import type { ReactNode } from 'react';
import type { FormValues } from '@/lib/forms/form-values';
import { thanksId } from '@/lib/forms/thanks-id';
import { FormContext } from './form-context';
import type { FormKind } from './forms';
import type { FormAction } from './submit';
import { useSiteForm, type Wake } from './use-site-form';

type Props = {
  /** Begins the ids of the fields where another form on the page has fields of the same names. */
  prefix?: string;
  /** What shows and hides the form; without it the form is always in sight. */
  collapsed?: ReactNode;
  kind: FormKind;
  wake?: Wake;
  action: FormAction;
  locale: string;
  /** Texts by the message key that schema and action answer with. */
  errors: Record<string, string>;
  /** Said of a field whose message is not among them. */
  invalid: string;
  failure: string;
  /** Shown once the form was stored: by this script, or as the target of the address that a browser without scripts is led to. */
  thanks: ReactNode;
  /** What is shown above the fields when it was not. */
  outcome: ReactNode;
  children: ReactNode;
};

/** A form whose fields the server draws; the browser gets only what changes. Its texts come ready: it loads no dictionary. */
export function SiteForm({
  prefix = '',
  collapsed,
  kind,
  wake,
  action,
  locale,
  errors,
  invalid,
  failure,
  thanks,
  outcome,
  children,
}: Props) {
  const {
    form,
    notice,
    stored,
    formAction,
    handlers,
    invalidFields,
    submittedValues,
    posted: actionState,
    ...state
  } = useSiteForm({
    kind,
    wake,
    action,
    failure,
  });
  const fieldErrors = Object.fromEntries(
    Object.entries(invalidFields).map(([name, key]) => [name, errors[key] ?? invalid]),
  );
  const drawn = (
    <form
      ref={form}
      action={formAction}
      {...handlers}
      noValidate
      data-form={kind}
      className="grid max-w-3xl gap-6 md:grid-cols-2"
    >
      <input type="hidden" name="locale" value={locale} />
      <div
        ref={notice}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without JavaScript the answer would be out of sight, for the page begins at its top.
        autoFocus={Boolean(actionState)}
        className="outline-offset-4 empty:hidden md:col-span-2"
      >
        {outcome}
      </div>
      {children}
    </form>
  );
  return (
    <FormContext value={{ ...state, prefix, fieldErrors, submittedValues: submittedValues as FormValues }}>
      <div ref={stored} id={thanksId(kind)} tabIndex={-1} className="thanks" data-ok={state.result?.ok}>
        {thanks}
      </div>
      {collapsed ? (
        // What came of a form that the browser posted itself must be in sight.
        <details open={Boolean(state.result)} className="group">
          {collapsed}
          {drawn}
        </details>
      ) : (
        drawn
      )}
    </FormContext>
  );
}
