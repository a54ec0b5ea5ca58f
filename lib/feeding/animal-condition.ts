import { type BodyScore, conditionOf, isBodyScore, scoreOf } from './body-condition';
import type { AnimalProfile } from './schema';
import type { BodyCondition } from './size-and-age-tables';

/**
 * The body condition that an owner stated: a score from 1 to 9 where the vet gave one, else what the chosen picture
 * counts as.
 */
export function animalCondition({ bodyCondition, bodyScore }: Pick<AnimalProfile, 'bodyCondition' | 'bodyScore'>): {
  score: BodyScore;
  condition: BodyCondition;
} {
  const score = bodyScore !== undefined && isBodyScore(bodyScore) ? bodyScore : scoreOf[bodyCondition];
  return { score, condition: conditionOf(score) };
}
