'use client';

import type { ReactNode } from 'react';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { useSurroundingForm } from './form-context';

type Props = { correct: ReactNode; failure: ReactNode };

/** Why a form was not stored: there is something to correct, or it failed. The server draws both. */
export function FormOutcome({ correct, failure }: Props) {
  const { result, fieldErrors } = useSurroundingForm();
  if (!result || result.ok) return null;
  // Fields that were named and are right now leave nothing to say.
  return Object.keys(fieldErrors).length > 0 ? correct : result.message && !result.fields && failure;
}

/** A link to each field that needs attention, in the order of the form, as `fact` (`{label}: {value}`) writes it. */
export function ProblemList({ labels, fact }: { labels: Record<string, string>; fact: string }) {
  const { prefix, fieldErrors } = useSurroundingForm();
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
export function FailureText() {
  const { result } = useSurroundingForm();
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
export function SubmitButton({ idle, busy, className }: { idle: string; busy: string; className: string }) {
  const { pending } = useSurroundingForm();
  return (
    <button type="submit" aria-disabled={pending || undefined} className={className}>
      {pending ? busy : idle}
    </button>
  );
}
