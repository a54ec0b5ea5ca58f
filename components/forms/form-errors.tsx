'use client';

import type { ReactNode } from 'react';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { useSurroundingForm } from './form-context';

/** The error of a field, below it. */
export function FormError({ name, icon }: { name: string; icon: ReactNode }) {
  const { prefix, fieldErrors } = useSurroundingForm();
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
  const { result, fieldErrors } = useSurroundingForm();
  if (!result || result.ok) return null;
  if (result.error === 'renewed') return renewed;
  // Once every named field is valid, there is no message left.
  return Object.keys(fieldErrors).length > 0 ? correct : result.message && !result.fields && failure;
}

/** A link to each field that needs attention, in the order of the form, as `fact` (`{label}: {value}`) writes it. */
export function FieldErrorList({ labels, fact }: { labels: Record<string, string>; fact: string }) {
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
export function FormFailureText() {
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
