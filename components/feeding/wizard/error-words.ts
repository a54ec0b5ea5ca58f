import { fill, type PlanWords } from '@/components/feeding/plan-words';
import { dogWeightKg, type FeedingError, longestName, mostPuppies, oldestYears } from '@/lib/feeding/schema';

/** The text of an error key, with its limits as the language writes them. */
export function errorText(error: FeedingError, { plan, tag }: PlanWords): string {
  const number = new Intl.NumberFormat(tag);
  const [min, max] =
    error === 'nameTooLong'
      ? [1, longestName]
      : error === 'puppiesInvalid'
        ? [1, mostPuppies]
        : [dogWeightKg.min, dogWeightKg.max];
  return fill(plan.errors[error], {
    min: number.format(min),
    max: number.format(max),
    years: number.format(oldestYears),
  });
}
