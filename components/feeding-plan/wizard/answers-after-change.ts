import type { Answers } from '@/lib/feeding/answers';
import { ageNumberInChosenUnit } from '@/lib/feeding/parse-age-unit';

/**
 * The answers after a change. A chosen unit removes the one typed after the age and converts an age in two units, of
 * which `enteredAge` is the text; the field may have its number by now.
 */
export function answersAfterChange(before: Answers, changes: Partial<Answers>, enteredAge: string): Answers {
  const { ageUnit } = changes;
  if (!ageUnit) return { ...before, ...changes };
  const isComputed = before.ageUnit && ageNumberInChosenUnit(enteredAge, before.ageUnit) === before.age;
  return { ...before, age: ageNumberInChosenUnit(isComputed ? enteredAge : before.age, ageUnit), ...changes };
}
