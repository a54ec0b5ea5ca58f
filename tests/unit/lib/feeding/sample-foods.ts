import type { Food } from '@/lib/feeding/recommend-foods';
import { type AnimalProfile, type AnimalProfileInput, animalProfileSchema } from '@/lib/feeding/schema';
import foods from './foods.json';

/** The products of the specification as plan foods, so that expected results do not change with the real range. */
export const sampleFoods = foods as Food[];

/** A healthy four-year-old 25 kg dog on dry food, with changes. */
export function sampleProfile(changes: Partial<AnimalProfileInput> = {}): AnimalProfile {
  const healthy = !changes.health || changes.health.every((option) => option === 'none');
  return animalProfileSchema.parse({
    dogName: 'Argos',
    age: { value: 4, unit: 'years' },
    weightKg: 25,
    size: 'medium',
    bodyCondition: 'ideal',
    activity: 'medium',
    firstTimeRaw: 'yes',
    currentDiet: 'dry',
    hasHealthIssues: healthy ? 'no' : 'yes',
    ...changes,
  });
}
