'use client';

import { createContext, use } from 'react';
import type { FormResult, FormValues } from '@/lib/forms/form-values';

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

/** The state of the form around. */
export function useSurroundingForm(): FormState {
  const state = use(FormContext);
  if (!state) throw new Error('a form control stands outside its form');
  return state;
}
