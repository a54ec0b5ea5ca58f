'use client';

import { useSurroundingForm } from './form-context';

/** The button of the form around, whose label changes while the form is being sent. */
export function FormSubmitButton({ idle, busy, className }: { idle: string; busy: string; className: string }) {
  const { pending } = useSurroundingForm();
  return (
    <button type="submit" aria-disabled={pending || undefined} className={className}>
      {pending ? busy : idle}
    </button>
  );
}
