import type { BodyCondition } from './animal-attribute-values';
import { type BodyScore, bodyScoreByCondition, getBodyCondition, isBodyScore } from './body-condition';
import type { AnimalProfile } from './schema';

/**
 * The body condition that an owner stated: a score from 1 to 9 where the vet gave one, else what the chosen picture
 * counts as.
 */
export function resolveBodyScoreAndCondition({
  bodyCondition,
  bodyScore,
}: Pick<AnimalProfile, 'bodyCondition' | 'bodyScore'>): {
  score: BodyScore;
  condition: BodyCondition;
} {
  const score = bodyScore !== undefined && isBodyScore(bodyScore) ? bodyScore : bodyScoreByCondition[bodyCondition];
  return { score, condition: getBodyCondition(score) };
}
