'use client';

import { type ComponentProps, useRef, useState } from 'react';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { FormInput } from './form-control';

type EmailProps = ComponentProps<typeof FormInput> & {
  /** 'Did you mean {email}?', with the braces. */
  suggestion: string;
};

/** An email control that offers to correct the usual slips ('gmial.com'); one tap accepts. */
export function FormEmailInput({ suggestion, ...props }: EmailProps) {
  const input = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string | null>(null);

  async function checkDomain(value: string) {
    const { suggestEmail } = await import('@/lib/text/email');
    const { waitForPendingClick } = await import('./client-validation');
    await waitForPendingClick();
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
