'use client';

import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import type { FormResult } from '@/lib/forms/form-values';
import type { Checks } from './client-validation';
import { hasDraft } from './draft-slot';
import type { FormKind } from './forms';
import type { FormAction, SubmitResult } from './submit';

/** When what only a filled form needs is loaded: as the form comes near, or at the first touch. */
export type Wake = 'near' | 'touch';

type Options = {
  kind: FormKind;
  wake?: Wake;
  action: FormAction;
  /** Said when the server could not be reached at all. */
  failure: string;
};

const fieldsOf = (result: FormResult | null) => (result?.fields as Keys) ?? {};
type Keys = Record<string, string>;

// Needed once somebody touches the form. A part of the page that did not arrive is asked for again next time.
const work = () => import('./submit').catch(() => null);

/**
 * One form, two ways: without JavaScript the browser posts to the action and the page comes back with its thanks or what is wrong; with
 * JavaScript the schema answers first and a lost connection becomes a message instead of a lost form.
 */
export function useSiteForm({ kind, wake = 'near', action, failure }: Options) {
  const [actionState, formAction] = useActionState(action, null);
  const [result, setResult] = useState<FormResult | null>(actionState);
  const [invalidFields, setFailing] = useState<Keys>(fieldsOf(actionState));
  const [pending, setPending] = useState(false);
  const [isActive, setAwake] = useState(false);
  const [resetKey, setResetKey] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const stored = useRef<HTMLDivElement>(null);
  const checks = useRef<Promise<Checks>>(undefined);
  const busy = useRef(false);
  const thanked = useRef(false);
  const startedAt = useRef(0);

  useEffect(() => {
    startedAt.current = Date.now();
    const element = form.current;
    if (!element) return;
    if (hasDraft(kind) && !actionState) work().then((draftModule) => draftModule?.restoreDraft(kind, element));
    if (wake === 'touch') return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setAwake(true), {
      rootMargin: '400px',
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [kind, wake, actionState]);

  useEffect(() => {
    if (result) (result.ok ? stored : notice).current?.focus();
  }, [result]);

  function loadChecks(element: HTMLFormElement): Promise<Checks> {
    checks.current ??= import('./client-validation').then(({ startChecks }) => {
      const started = startChecks(kind, element, setFailing);
      started.adopt(fieldsOf(actionState));
      return started;
    });
    // A part of the page that did not arrive is asked for again next time.
    checks.current.catch(() => {
      checks.current = undefined;
    });
    return checks.current;
  }

  useEffect(() => {
    if (isActive && form.current) loadChecks(form.current).catch(() => {});
  });

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    // One more impatient press, after the form was emptied: the thanks stay.
    if (thanked.current) return stored.current?.focus();
    busy.current = true;
    setPending(true);
    const element = event.currentTarget;
    try {
      const known = await loadChecks(element).catch(() => null);
      const submission = { kind, form: element, checks: known, startedAt: startedAt.current, action, failure };
      const done: SubmitResult | undefined = await (await work())?.submit(submission);
      setFailing(done?.invalidFields ?? {});
      setResult(done?.result ?? { ok: false, error: 'unreachable', message: failure });
      if (!done?.result.ok) return;
      startedAt.current = Date.now();
      thanked.current = done.emptied;
      setResetKey((count) => count + 1);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  function recheck({ target }: FormEvent, left: boolean) {
    checks.current?.then((known) => known.recheck((target as HTMLInputElement).name, left)).catch(() => {});
  }
  const handlers = {
    onSubmit,
    onFocus() {
      setAwake(true);
      void work();
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      thanked.current = false;
      const element = event.currentTarget;
      work().then((draftModule) => draftModule?.saveDraft(kind, element, startedAt.current));
      recheck(event, false);
    },
    onBlur: (event: FormEvent) => recheck(event, true),
  };
  const submittedValues = (!resetKey && actionState?.values) || {};
  return {
    form,
    notice,
    stored,
    posted: actionState,
    formAction,
    handlers,
    result,
    invalidFields,
    pending,
    isActive,
    resetKey,
    submittedValues,
  };
}
