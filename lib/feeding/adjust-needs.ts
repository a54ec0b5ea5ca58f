import { ageClassOf } from './age';
import type { Transition } from './calendar';
import { referenceWeight } from './energy';
import type { Adjustment } from './health';
import type { Needs } from './recommend-foods';
import type { DogProfile } from './schema';
import type { Activity, BodyCondition } from './size-and-age-tables';
import { inBand, sizeBands } from './size-and-age-tables';

/** The profile after its health answers have been applied. */
export type AdjustedNeeds = Needs & {
  activity: Activity;
  bodyCondition: BodyCondition;
  transition: Transition;
  everyDay: boolean;
  oneFood: boolean;
};

// Both thin and obese is something to ask about, not a reason to reduce the food of a thin dog.
function conditionFor(stated: BodyCondition, obese: boolean): BodyCondition {
  if (!obese) return stated;
  return stated === 'underweight' ? 'ideal' : 'overweight';
}

function transitionFor({ currentDiet, firstTimeRaw }: DogProfile, delicate: boolean): Transition {
  if (currentDiet === 'raw' && firstTimeRaw === 'no') return 'none';
  return delicate ? 'sensitive' : 'standard';
}

/** What the dog needs, from its profile and the adjustments of its health answers. */
export function adjustNeeds(profile: DogProfile, adjustments: ReadonlySet<Adjustment>): AdjustedNeeds {
  const { age, size, weightKg, excluded } = profile;
  const byAge = ageClassOf(age, size);
  const stage = byAge === 'adult' && adjustments.has('senior') ? 'senior' : byAge;
  const activity = adjustments.has('highActivity') ? 'high' : profile.activity;
  const bodyCondition = conditionFor(profile.bodyCondition, adjustments.has('slim'));
  const slim = bodyCondition === 'overweight';
  const thin = bodyCondition === 'underweight';
  const delicate = adjustments.has('gentle') || adjustments.has('lowBone');
  const mini = size === 'mini' || inBand(referenceWeight(weightKg, bodyCondition), sizeBands[2].mini);
  return {
    stage,
    excluded,
    adjustments,
    activity,
    bodyCondition,
    slim,
    energetic: !slim && (thin || activity === 'high'),
    transition: transitionFor(profile, delicate),
    everyDay: stage === 'puppy' || mini || thin || delicate,
    oneFood: delicate || adjustments.has('singleProtein'),
  };
}
