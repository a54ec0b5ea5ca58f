import { ageClassOf } from './age';
import type { BodyCondition, PlanActivityLevel } from './animal-attribute-values';
import { type BodyScore, getBodyCondition } from './body-condition';
import type { DietTransitionKind } from './build-plan-days';
import type { HealthAdjustment } from './health-options';
import { mayHaveRestDay } from './may-have-rest-day';
import type { FoodCriteria } from './recommend-foods';
import { resolveBodyScoreAndCondition } from './resolve-body-condition';
import type { AnimalProfile } from './schema';

/** The profile after its health answers have been applied. */
export type HealthAdjustedProfile = FoodCriteria & {
  activity: PlanActivityLevel;
  score: BodyScore;
  bodyCondition: BodyCondition;
  transition: DietTransitionKind;
  /** True when the owner may choose a weekly rest day. */
  mayRest: boolean;
  restDay: boolean;
  oneFood: boolean;
};

/** 'Obesity' ticked counts as this score at least. */
const obeseScore = 8;

// Both thin and obese is for the vet first; the food of a thin animal is never reduced.
function scoreFor(stated: BodyScore, obese: boolean): BodyScore {
  return obese && stated >= 5 && stated < obeseScore ? obeseScore : stated;
}

function transitionFor(
  { species, currentDiet, firstTimeRaw }: AnimalProfile,
  delicate: boolean,
  gentle: boolean,
): DietTransitionKind {
  if (currentDiet === 'raw' && firstTimeRaw === 'no') return gentle ? 'recipe' : 'none';
  return delicate || species === 'cat' ? 'sensitive' : 'standard';
}

/** What the animal needs, from its profile and the adjustments of its health answers. */
export function adjustProfileByHealth(
  profile: AnimalProfile,
  adjustments: ReadonlySet<HealthAdjustment>,
): HealthAdjustedProfile {
  const { species, age, size, weightKg, health, excluded } = profile;
  const byAge = ageClassOf(age, size, species);
  const stage = byAge === 'adult' && adjustments.has('senior') ? 'senior' : byAge;
  const active = adjustments.has('highActivity') && profile.activity !== 'working';
  const activity = active ? 'high' : profile.activity;
  const score = scoreFor(resolveBodyScoreAndCondition(profile).score, adjustments.has('slim'));
  const slim = score > 5;
  const thin = score < 5;
  const gentle = adjustments.has('gentle');
  const delicate = gentle || adjustments.has('lowBone');
  const transition = transitionFor(profile, delicate, gentle);
  const beginner = transition === 'standard' || transition === 'sensitive';
  const mayRest = species === 'dog' && mayHaveRestDay({ size, stage, weightKg, score, health });
  return {
    species,
    stage,
    excluded,
    adjustments,
    activity,
    score,
    bodyCondition: getBodyCondition(score),
    slim,
    energetic: species === 'dog' && !slim && (thin || activity === 'high' || activity === 'working'),
    beginner,
    transition,
    mayRest,
    restDay: mayRest && profile.restDay === 'yes',
    oneFood: beginner || delicate || adjustments.has('singleProtein'),
  };
}
