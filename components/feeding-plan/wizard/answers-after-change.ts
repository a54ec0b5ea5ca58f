import type { Answers } from '@/lib/feeding/answers';
import { ageNumberInChosenUnit } from '@/lib/feeding/parse-age-unit';
import { parseDecimal } from '@/lib/feeding/parse-decimal';

// Saved in one language, the number may be opened in another, which writes it with another mark.
const isSameNumber = (a: string, b: string) => a === b || (parseDecimal(a) ?? a) === (parseDecimal(b) ?? b);

/**
 * The answers after a change. A chosen unit removes the one typed after the age and converts an age in two units, of
 * which `enteredAge` is the text; the field may have its number by now. The number is written as in the language `tag`.
 */
export function answersAfterChange(
  before: Answers,
  changes: Partial<Answers>,
  enteredAge: string,
  tag: string,
): Answers {
  const { ageUnit } = changes;
  if (!ageUnit) return { ...before, ...changes };
  const isComputed = before.ageUnit && isSameNumber(ageNumberInChosenUnit(enteredAge, before.ageUnit, tag), before.age);
  return { ...before, age: ageNumberInChosenUnit(isComputed ? enteredAge : before.age, ageUnit, tag), ...changes };
}
