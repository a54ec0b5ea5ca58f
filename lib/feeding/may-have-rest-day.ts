import type { AgeClass, DogSize } from './animal-attribute-values';
import { type BodyScore, calculateReferenceWeightKg } from './body-condition';
import type { HealthOption } from './health-options';

export type RestDayCriteria = {
  size: DogSize;
  stage: AgeClass;
  weightKg: number;
  score: BodyScore;
  health: readonly HealthOption[];
};

/** A rest day is only for dogs whose reference weight is above this one in kg. */
const restOverKg = 10;

// From this score on slimming is planned with the vet.
const obeseScore = 8;

const stagesOfLife: readonly HealthOption[] = ['none', 'senior', 'highActivity', 'puppy'];

/**
 * True when a dog may have a weekly rest day: healthy, grown, over 10 kg, of a medium size at least, neither thin nor
 * obese (rule).
 */
export function mayHaveRestDay({ size, stage, weightKg, score, health }: RestDayCriteria): boolean {
  return (
    stage !== 'puppy' &&
    size !== 'mini' &&
    size !== 'small' &&
    calculateReferenceWeightKg(weightKg, score) > restOverKg &&
    score >= 5 &&
    score < obeseScore &&
    health.every((option) => stagesOfLife.includes(option))
  );
}
