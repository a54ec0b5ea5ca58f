'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { ResultAlert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { ActionResult } from '@/lib/action-result';
import { actionNameField } from '@/lib/forms/hidden-fields';
import type { StaffAndLinkServerActionName } from './action-name-type';
import { SubmittedValuesContext } from './controls-with-submitted-value';
import { TextWithIsolatedNames } from './text-with-isolated-names';
import { useFocusReturn } from './use-focus-return';
import { ActionResultAlert, ResultLink, useResilientAction, useResultPresentation } from './use-resilient-action';

export type StaffFormFieldConfig = {
  name: string;
  label: string;
  hint?: string;
  value?: string;
  /** Makes the control a select. */
  options?: readonly { value: string; label: string }[];
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  inputMode?: 'numeric' | 'email';
  maxLength?: number;
};

type Props<Result extends ActionResult> = {
  /**
   * Starts the ids of the fields' controls, so that two forms of a page do not share one. A form without fields has one
   * if its page has other forms of the same action: without scripts its result finds it by this id.
   */
  id?: string;
  action: (previous: unknown, data: FormData) => Promise<Result>;
  actionName: StaffAndLinkServerActionName;
  /** Fields that show their own errors and what was submitted; other controls are children. */
  fields?: readonly StaffFormFieldConfig[];
  hidden?: Record<string, string>;
  /** The text of the button; without it the buttons are among the children. */
  submit?: string;
  submitting?: string;
  /** What screen readers read in place of the button's text, where that does not name what it changes. */
  submitName?: ReactNode;
  variant?: 'primary' | 'outline' | 'danger';
  size?: 'sm';
  /** Where the result is shown: above the fields, where it takes the focus, or below the button. */
  notice?: 'above' | 'below';
  /** How long children preserve the input; React would empty them after every result. */
  preservesInput?: 'untilAccepted' | 'always';
  /** True when the action leads to another page, to which the browser would take the fragment of its form along. */
  redirects?: boolean;
  /** True when success leaves nothing to do here: only the notice stays. */
  final?: boolean;
  /** Closes the form behind a summary; with a result it is open, also without scripts. */
  disclosure?: { summary: string; className?: string; summaryClassName?: string; text?: ReactNode };
  className?: string;
  children?: ReactNode;
  /** What else a result shows, below. */
  extra?: (result: Result) => ReactNode;
};

/** The form of the staff area: posts to a server action, with or without scripts, and shows its result. */
export function StaffActionForm<Result extends ActionResult>(props: Props<Result>) {
  const {
    id,
    action,
    fields = [],
    hidden = {},
    notice = 'above',
    preservesInput,
    final,
    disclosure,
    className,
    children,
  } = props;
  // A form with fields is the only one of its action on a page.
  const [result, submit, pending] = useResilientAction(
    action,
    fields.length > 0 || !id ? '' : props.redirects ? null : `#${id}`,
  );
  const form = useRef<HTMLFormElement>(null);
  const accepted = useRef(false);
  useEffect(() => {
    if (preservesInput !== 'untilAccepted' || !result?.ok) return;
    accepted.current = true;
    form.current?.reset();
    accepted.current = false;
  }, [result, preservesInput]);
  const failure = result && !result.ok ? result : null;
  const wasRejected =
    failure &&
    (failure.link || ('error' in failure && /^staffArea\.(signedOut|notAllowed)$/.test(String(failure.error))));
  // A form without fields has no other place for what is wrong with one.
  const message = result?.message || (fields.length === 0 && Object.values(failure?.fields ?? {})[0]);
  const done = final && result?.ok;
  const [messageRef, noticeHost] = useResultPresentation(result, false, form);
  const rememberFocus = useFocusReturn(pending);
  const alert = result && message && (
    <div ref={messageRef} className="basis-full">
      <ResultAlert ok={result.ok}>
        <p className="whitespace-pre-line">
          <TextWithIsolatedNames>{message}</TextWithIsolatedNames>
        </p>
        <ResultLink link={failure?.link} />
      </ResultAlert>
      {done && noticeHost}
    </div>
  );
  if (done) return alert;
  const element = (
    <form
      ref={form}
      action={submit}
      // What is entered while it is saved would be lost: its result fills the form anew.
      inert={pending}
      noValidate={fields.length > 0}
      data-unsaved={wasRejected ? '' : undefined}
      onSubmit={rememberFocus}
      onReset={(event) => preservesInput && !accepted.current && event.preventDefault()}
      className={className ?? 'grid max-w-md gap-5'}
    >
      <input type="hidden" name={actionNameField} value={props.actionName} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {notice === 'above' && <ActionResultAlert result={result} className="basis-full outline-offset-4" />}
      {fields.map(({ name, label, hint, value, options, ...input }) => (
        <Field key={name} id={`${id}-${name}`} label={label} hint={hint} error={failure?.fields?.[name]}>
          {(control) => {
            const submittedValue = failure?.values?.[name] ?? value ?? '';
            return options ? (
              <Select {...control} name={name} key={submittedValue} defaultValue={submittedValue}>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </Select>
            ) : (
              <Input
                {...control}
                {...input}
                name={name}
                defaultValue={input.type === 'password' ? undefined : submittedValue}
              />
            );
          }}
        </Field>
      ))}
      <SubmittedValuesContext value={failure?.values}>{children}</SubmittedValuesContext>
      {props.submit && (
        <Button
          type="submit"
          disabled={pending}
          variant={props.variant}
          size={props.size}
          className="justify-self-start"
        >
          <span aria-hidden={props.submitName ? true : undefined}>{(pending && props.submitting) || props.submit}</span>
          {props.submitName && <span className="sr-only">{props.submitName}</span>}
        </Button>
      )}
      {notice === 'below' && alert}
      {result && props.extra?.(result)}
      {noticeHost}
    </form>
  );
  if (!disclosure) return element;
  return (
    <details open={result !== null || undefined} className={disclosure.className}>
      <summary className={disclosure.summaryClassName ?? 'min-h-8'}>{disclosure.summary}</summary>
      {disclosure.text}
      {element}
    </details>
  );
}
