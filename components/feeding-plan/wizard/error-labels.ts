import type { AnswerField } from '@/lib/feeding/answers';
import { dogWeightKg, type FeedingError, maxAgeYears, maxNameLength, maxPuppies } from '@/lib/feeding/schema';
import { fill, type PlanMessages } from '../plan-labels';

/** The text of an error key, with its limits as the language writes them. */
export function errorText(error: FeedingError, { plan, tag }: PlanMessages): string {
  const number = new Intl.NumberFormat(tag);
  const [min, max] =
    error === 'nameTooLong'
      ? [1, maxNameLength]
      : error === 'puppiesInvalid'
        ? [1, maxPuppies]
        : [dogWeightKg.min, dogWeightKg.max];
  return fill(plan.errors[error], {
    min: number.format(min),
    max: number.format(max),
    years: number.format(maxAgeYears),
  });
}

/** A field and what is wrong with it, in one line. */
export function problemText(field: AnswerField, error: FeedingError, messages: PlanMessages): string {
  const text = fill(messages.fact, { label: messages.plan.fields[field], value: errorText(error, messages) });
  // Some fields are named by a question; its mark and a colon are not for one place.
  return text.replace(/([?;？])\s?[:：]/, '$1');
}
