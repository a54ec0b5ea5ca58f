'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Answer } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { ActionResult } from '@/lib/result';
import { useResilientAction } from './use-resilient-action';

export type FormAction = (previous: unknown, data: FormData) => Promise<ActionResult>;

export type FormField = {
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

type Props = {
  /** Starts the ids of the controls, so that two forms of a page do not share one. */
  id: string;
  action: FormAction;
  fields?: readonly FormField[];
  hidden?: Record<string, string>;
  submit: string;
  submitting: string;
  variant?: 'primary' | 'outline' | 'danger';
  className?: string;
  children?: ReactNode;
};

/** A short form posted to a server action, with or without scripts: the answer stands above it and takes the focus, or the first field that is wrong. */
export function ActionForm({ id, action, fields = [], hidden = {}, className, children, ...labels }: Props) {
  const [result, submit, pending] = useResilientAction(action);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where only fields are wrong, the first of them: whoever does not see the page hears its error.
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (result) (notice.current ?? wrong)?.focus();
  }, [result]);
  const refused = result && !result.ok ? result : null;
  return (
    <form ref={form} action={submit} noValidate className={className ?? 'grid max-w-md gap-5'}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {result?.message && (
        <div ref={notice} tabIndex={-1} className="outline-offset-4">
          <Answer ok={result.ok}>
            <p className="whitespace-pre-line">{result.message}</p>
          </Answer>
        </div>
      )}
      {fields.map(({ name, label, hint, value, options, ...input }) => (
        <Field key={name} id={`${id}-${name}`} label={label} hint={hint} error={refused?.fields?.[name]}>
          {(control) => {
            const submittedValue = refused?.values?.[name] ?? value ?? '';
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
      {children}
      <Button type="submit" disabled={pending} variant={labels.variant} className="justify-self-start">
        {pending ? labels.submitting : labels.submit}
      </Button>
    </form>
  );
}
