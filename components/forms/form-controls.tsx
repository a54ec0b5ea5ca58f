'use client';

import { type ComponentProps, createContext, lazy, type ReactNode, Suspense, use, useRef, useState } from 'react';
import type { FormResult, FormValues } from '@/lib/forms/form-values';
import { fillTemplate } from '@/lib/i18n/fill-template';
import type { CaptchaSettings } from './captcha-widget';

type FormState = {
  /** What the ids of this form's fields begin with, so that two forms can stand on one page. */
  prefix: string;
  result: FormResult | null;
  /** The message of each field that needs attention. */
  fieldErrors: Record<string, string>;
  /** The values that the response echoes when the browser posted the form itself. */
  submittedValues: FormValues;
  pending: boolean;
  /** True once the visitor is near the form, or has touched it: time to load what only a filled form needs. */
  isActive: boolean;
};

export const FormContext = createContext<FormState | null>(null);

/** The state of the form around; outside a form it fails when a part of the state is read. */
export const useSurroundingFormState = () => use(FormContext) as FormState;

type Common = { name: string; hint?: boolean };

/** What ties a control to its label, hint, error and what was typed before. */
export function useFormControl({ name, hint }: Common) {
  const { prefix, fieldErrors, submittedValues } = useSurroundingFormState();
  const id = prefix + name;
  const describedBy = [fieldErrors[name] && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const value = submittedValues[name];
  return {
    value,
    control: {
      id,
      name,
      'aria-invalid': fieldErrors[name] ? (true as const) : undefined,
      'aria-describedby': describedBy || undefined,
    },
    text: typeof value === 'string' ? value : '',
  };
}

/** A one-line control of the form around. */
export function FormInput({ name, hint, ...props }: ComponentProps<'input'> & Common) {
  const { control, text } = useFormControl({ name, hint });
  return <input {...control} defaultValue={text} {...props} />;
}

/** A control of several lines of the form around. */
export function FormTextarea({ name, hint, ...props }: ComponentProps<'textarea'> & Common) {
  const { control, text } = useFormControl({ name, hint });
  return <textarea {...control} defaultValue={text} {...props} />;
}

/** The browser's own select of the form around. */
export function FormSelect({ name, hint, ...props }: ComponentProps<'select'> & Common) {
  const { control, text } = useFormControl({ name, hint });
  return <select {...control} defaultValue={text} className="appearance-none truncate pe-10" {...props} />;
}

/** A tick box or radio button of the form around: alone, or one of several with the same name. */
export function FormCheckbox({ name, hint, id, value, ...props }: ComponentProps<'input'> & Common) {
  const { prefix } = useSurroundingFormState();
  const { control, value: submittedValues } = useFormControl({ name, hint });
  const checked = value === undefined ? submittedValues === 'on' : [submittedValues].flat().includes(String(value));
  return (
    <input
      type="checkbox"
      {...control}
      id={id ? prefix + id : control.id}
      value={value}
      defaultChecked={checked}
      {...props}
    />
  );
}

/** The error of a field, below it. */
export function FormFieldError({ name, icon }: { name: string; icon: ReactNode }) {
  const { prefix, fieldErrors } = useSurroundingFormState();
  return (
    fieldErrors[name] && (
      <p id={`${prefix + name}-error`} className="flex items-baseline gap-2 font-bold text-danger text-sm">
        {icon}
        <span>{fieldErrors[name]}</span>
      </p>
    )
  );
}

type Props = { correct: ReactNode; failure: ReactNode; renewed: ReactNode };

/**
 * Why a form was not stored: there is something to correct, it failed, or a new release replaced its page. The server
 * draws all of them.
 */
export function FormFailureNotice({ correct, failure, renewed }: Props) {
  const { result, fieldErrors } = useSurroundingFormState();
  if (!result || result.ok) return null;
  if (result.error === 'renewed') return renewed;
  // Once every named field is valid, there is no message left.
  return Object.keys(fieldErrors).length > 0 ? correct : result.message && !result.fields && failure;
}

/** A link to each field that needs attention, in the order of the form, as `fact` (`{label}: {value}`) writes it. */
export function FormErrorSummary({ labels, fact }: { labels: Record<string, string>; fact: string }) {
  const { prefix, fieldErrors } = useSurroundingFormState();
  return (
    <ul>
      {Object.entries(labels).map(([name, label]) => {
        const message = fieldErrors[name];
        return (
          message && (
            <li key={name}>
              <a href={`#${prefix + name}`}>{fillTemplate(fact, { label, value: message })}</a>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Why it failed, with the number under which the log knows it. */
export function FormFailureText() {
  const { result } = useSurroundingFormState();
  return (
    result &&
    !result.ok && (
      <p>
        {result.message} {result.incident && <code>{result.incident}</code>}
      </p>
    )
  );
}

/** The words of the button, which change while the form is on its way. */
export function FormSubmitButton({ idle, busy, className }: { idle: string; busy: string; className: string }) {
  const { pending } = useSurroundingFormState();
  return (
    <button type="submit" aria-disabled={pending || undefined} className={className}>
      {pending ? busy : idle}
    </button>
  );
}

const CaptchaWidget = lazy(() => import('./captcha-widget').then((widget) => ({ default: widget.CaptchaWidget })));

/** The challenge of the provider, loaded only when the visitor comes near the form. */
export function FormCaptcha(props: CaptchaSettings) {
  const { isActive, result } = useSurroundingFormState();
  return (
    isActive && (
      <Suspense>
        <CaptchaWidget {...props} result={result} />
      </Suspense>
    )
  );
}

type EmailProps = ComponentProps<typeof FormInput> & {
  /** 'Did you mean {email}?', with the braces. */
  suggestion: string;
};

/** An e-mail control that offers to correct the usual slips ('gmial.com'); one tap accepts. */
export function FormEmailInput({ suggestion, ...props }: EmailProps) {
  const input = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string | null>(null);

  async function checkDomain(value: string) {
    const { suggestEmail } = await import('@/lib/text/email');
    const { waitForPointerRelease } = await import('./client-validation');
    await waitForPointerRelease();
    // Not over what was typed meanwhile.
    if (input.current?.value === value) setMeant(suggestEmail(value));
  }
  function accept() {
    const control = input.current;
    if (!control || !meant) return;
    control.value = meant;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.focus();
  }
  return (
    <>
      <FormInput
        {...props}
        ref={input}
        type="email"
        inputMode="email"
        autoComplete="email"
        onBlur={({ target }) => void checkDomain(target.value).catch(() => {})}
        onInput={() => setMeant(null)}
      />
      <p role="status" className="empty:hidden">
        {meant && (
          <button type="button" onClick={accept} className="link min-h-11 cursor-pointer py-2 text-start font-bold">
            {fillTemplate(suggestion, { email: meant })}
          </button>
        )}
      </p>
    </>
  );
}
