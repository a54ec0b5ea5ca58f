'use client';

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import type { ActionResult } from '@/lib/result';

type Field = 'email' | 'agreeToPrivacy';
type Texts = {
  heading: string;
  email: string;
  /** The agreement, with its link to the privacy policy. */
  agreement: ReactNode;
  submit: string;
  submitting: string;
  success: string;
  /** Label of the field that only machines fill. */
  leaveEmpty: string;
  /** 'Did you mean {email}?', with the braces. */
  typo: string;
  /** Said when the server could not be reached at all. */
  failure: string;
  /** Error texts by the message key that the action answers with. */
  errors: Record<string, string>;
};
type Props = {
  /** Server action; it reads `email`, `agreeToPrivacy` and `locale`. */
  action: (previous: ActionResult<Field> | null, form: FormData) => Promise<ActionResult<Field>>;
  locale: string;
  trapName: string;
  texts: Texts;
};

const loadHelp = () => import('./newsletter-help');
const ignore = () => {};

// The help comes with the first touch, or at once where it has something to bring back.
function hasDraft(): boolean {
  try {
    return sessionStorage.getItem('newsletter') !== null;
  } catch {
    // Storage can be switched off.
    return false;
  }
}

/** Newsletter sign-up: an address and an agreement, posted to the action with or without scripts. */
export function NewsletterForm({ action, locale, trapName, texts }: Props) {
  const [posted, submit] = useActionState(action, null);
  const [answer, setAnswer] = useState<ActionResult<Field> | null>(null);
  const [pending, setPending] = useState(false);
  const state = answer ?? posted;
  const form = useRef<HTMLFormElement>(null);
  const success = useRef<HTMLParagraphElement>(null);
  // The form works without.
  const help = () => void loadHelp().then(({ helpWith }) => helpWith(form.current, texts.typo), ignore);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once whether this tab keeps a half-filled form.
  useEffect(() => {
    if (hasDraft()) help();
  }, []);
  useEffect(() => {
    if (answer) (success.current ?? form.current?.querySelector<HTMLElement>('[aria-invalid]'))?.focus();
  }, [answer]);

  // Sent here rather than by the form's own action: that would turn a lost connection into the error screen and lose the form.
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const given = await action(null, new FormData(event.currentTarget)).catch(
      (): ActionResult<Field> => ({ ok: false, error: 'unreachable', message: texts.failure }),
    );
    if (given.ok) loadHelp().then(({ forgetDraft }) => forgetDraft(), ignore);
    setAnswer(given);
    setPending(false);
  }
  if (state?.ok)
    return (
      <p ref={success} role="status" tabIndex={-1} className="font-bold outline-offset-4">
        {texts.success}
      </p>
    );
  const problem = (field: Field) => {
    const key = state?.fields?.[field];
    return key && (texts.errors[key] ?? key);
  };
  const control = (field: Field) => ({
    name: field,
    'aria-required': true,
    'aria-invalid': problem(field) ? true : undefined,
    'aria-describedby': problem(field) ? `newsletter-${field}-error` : undefined,
  });
  const note = (field: Field) =>
    problem(field) && (
      <p id={`newsletter-${field}-error`} className="mt-1 font-bold text-danger text-sm">
        {problem(field)}
      </p>
    );
  return (
    <form
      ref={form}
      action={submit}
      onSubmit={onSubmit}
      onFocus={help}
      noValidate
      aria-labelledby="newsletter-heading"
      className="grid max-w-xl gap-4"
    >
      <h2 id="newsletter-heading" className="text-xl">
        {texts.heading}
      </h2>
      <input type="hidden" name="locale" value={locale} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {texts.leaveEmpty}
          <input name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <label htmlFor="newsletter-email">{texts.email}</label>
        <input
          id="newsletter-email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={state?.values?.email}
          {...control('email')}
        />
        <p role="status">
          <button type="button" hidden data-offer className="link min-h-11 cursor-pointer py-2 text-start font-bold" />
        </p>
        {note('email')}
      </div>
      <div>
        <label className="flex min-h-11 items-start gap-3 py-2 font-normal">
          <input type="checkbox" value="on" {...control('agreeToPrivacy')} />
          <span>{texts.agreement}</span>
        </label>
        {note('agreeToPrivacy')}
      </div>
      {state && !state.fields && (
        <p role="alert" className="font-bold text-danger text-sm">
          {state.message}
        </p>
      )}
      <button
        type="submit"
        disabled={pending}
        className="min-h-12 cursor-pointer justify-self-start bg-accent px-6 font-bold text-accent-foreground"
      >
        {pending ? texts.submitting : texts.submit}
      </button>
    </form>
  );
}
