'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { ActionResult } from '@/lib/result';

export type LeadAction = (previous: unknown, data: FormData) => Promise<ActionResult>;

type Options<Input extends FieldValues, Output> = {
  action: LeadAction;
  schema: z.ZodType<Output, Input>;
  empty: DefaultValues<Input>;
  /** Said when the server could not be reached at all. */
  failure: string;
};

/**
 * One form, two ways: without JavaScript the browser posts to the action and the page comes back with its result; with
 * JavaScript the schema answers first and a lost connection becomes a message instead of a lost form.
 */
export function useLeadForm<Input extends FieldValues, Output>({
  action,
  schema,
  empty,
  failure,
}: Options<Input, Output>) {
  const [posted, formAction] = useActionState(action, null);
  const [result, setResult] = useState<ActionResult | null>(posted);
  const [pending, setPending] = useState(false);
  const submissionKey = useRef<string>(undefined);
  const notice = useRef<HTMLDivElement>(null);
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: posted && !posted.ok ? ({ ...empty, ...posted.values } as DefaultValues<Input>) : empty,
    errors: posted && !posted.ok ? serverErrors<Input>(posted.fields) : undefined,
    shouldFocusError: false,
  });

  useEffect(() => {
    if (result) notice.current?.focus();
  }, [result]);

  async function send(data: FormData) {
    setPending(true);
    // The key stays the same until the server has said yes: a retry must not become a second application.
    submissionKey.current ??= crypto.randomUUID();
    data.set('submissionKey', submissionKey.current);
    const answer = await action(null, data).catch(
      (): ActionResult => ({ ok: false, error: 'unreachable', message: failure }),
    );
    setPending(false);
    setResult(answer);
    if (answer.ok) {
      submissionKey.current = undefined;
      form.reset(empty);
    } else
      for (const [name, key] of Object.entries(answer.fields ?? {}))
        form.setError(name as Path<Input>, { message: key });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    void form.handleSubmit(
      () => send(data),
      () => {
        setResult({ ok: false, error: 'form.summary', message: '' });
        notice.current?.focus();
      },
    )();
  }

  // What the page came back with when the browser posted the form itself; with JavaScript the form library takes over.
  const typed: Partial<Record<string, string>> = posted && !posted.ok ? (posted.values ?? {}) : {};
  return { form, formAction, onSubmit, pending, result, notice, typed };
}

function serverErrors<Input extends FieldValues>(fields: Partial<Record<string, string>> = {}): FieldErrors<Input> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, { type: 'server', message }]),
  ) as FieldErrors<Input>;
}
