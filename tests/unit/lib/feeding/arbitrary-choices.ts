import fc from 'fast-check';
import { ageUnits } from '@/lib/feeding/age';
import { wizardVariants, yesNo } from '@/lib/feeding/answers';
import { catLifestyles } from '@/lib/feeding/cat-energy';
import { currentDiets } from '@/lib/feeding/schema';
import { bodyConditions, dogSizes, planActivityLevels } from '@/lib/feeding/size-and-age-tables';

type Choose = <Value extends string>(values: readonly Value[]) => fc.Arbitrary<Value | ''>;

/** Arbitrary values of the answers that are a choice; `choose` draws one of the values or none. */
export const arbitraryChoices = (choose: Choose) => ({
  variant: fc.constantFrom(...wizardVariants),
  ageUnit: choose(ageUnits),
  size: choose(dogSizes),
  bodyCondition: choose(bodyConditions),
  activity: choose(planActivityLevels),
  thinReason: choose(yesNo),
  neutered: choose(yesNo),
  lifestyle: choose(catLifestyles),
  household: choose(yesNo),
  restDay: choose(yesNo),
  firstTimeRaw: choose(yesNo),
  currentDiet: choose(currentDiets),
  hasHealthIssues: choose(yesNo),
});
