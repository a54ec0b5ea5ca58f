'use client';

import { type FormEvent, type ReactNode, useActionState, useState } from 'react';
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

/** Newsletter sign-up: an address and an agreement, posted to the action with or without scripts. */
export function NewsletterForm({ action, locale, trapName, texts }: Props) {
  const [posted, submit] = useActionState(action, null);
  const [answer, setAnswer] = useState<ActionResult<Field> | null>(null);
  const [pending, setPending] = useState(false);
  const state = answer ?? posted;

  // Sent here rather than by the form's own action: that would turn a lost connection into the error screen and lose the form.
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setAnswer(
      await action(null, new FormData(event.currentTarget)).catch(
        (): ActionResult<Field> => ({ ok: false, error: 'unreachable', message: texts.failure }),
      ),
    );
    setPending(false);
  }
  if (state?.ok)
    return (
      <p role="status" className="font-bold">
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
      action={submit}
      onSubmit={onSubmit}
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
