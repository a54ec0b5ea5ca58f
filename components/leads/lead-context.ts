'use client';

import { createContext, use } from 'react';
import type { FormValues, LeadResult } from '@/lib/leads/form-values';

type LeadState = {
  /** What the ids of this form's fields begin with, so that two forms can stand on one page. */
  prefix: string;
  result: LeadResult | null;
  /** The message of each field that needs attention. */
  problems: Record<string, string>;
  /** What the page came back with when the browser posted the form itself. */
  typed: FormValues;
  pending: boolean;
  /** True once the visitor is near the form: time to load what only a filled form needs. */
  awake: boolean;
  /** Grows with each form that was accepted. */
  round: number;
};

export const LeadContext = createContext<LeadState | null>(null);

/** The state of the form around. */
export function useLead(): LeadState {
  const state = use(LeadContext);
  if (!state) throw new Error('a form control stands outside its form');
  return state;
}
