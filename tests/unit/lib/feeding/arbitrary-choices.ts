import fc from 'fast-check';
import { ageUnits } from '@/lib/feeding/age';
import { bodyConditions, dogSizes, planActivityLevels } from '@/lib/feeding/animal-attribute-values';
import { wizardVariants, yesNoOptions } from '@/lib/feeding/answers';
import { catLifestyles } from '@/lib/feeding/cat-energy';
import { currentDiets } from '@/lib/feeding/schema';

type Choose = <Value extends string>(values: readonly Value[]) => fc.Arbitrary<Value | ''>;

/** Arbitrary values of the answers that are a choice; `choose` draws one of the values or none. */
export const arbitraryChoices = (choose: Choose) => ({
  variant: fc.constantFrom(...wizardVariants),
  ageUnit: choose(ageUnits),
  size: choose(dogSizes),
  bodyCondition: choose(bodyConditions),
  activity: choose(planActivityLevels),
  thinReason: choose(yesNoOptions),
  neutered: choose(yesNoOptions),
  lifestyle: choose(catLifestyles),
  household: choose(yesNoOptions),
  restDay: choose(yesNoOptions),
  firstTimeRaw: choose(yesNoOptions),
  currentDiet: choose(currentDiets),
  hasHealthIssues: choose(yesNoOptions),
});
