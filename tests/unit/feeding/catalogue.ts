import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Food } from '@/lib/feeding/foods';
import { type DogProfile, type DogProfileInput, dogProfileSchema } from '@/lib/feeding/schema';

const folder = path.join(process.cwd(), 'content/products');

/** The real product facts in the shape the plan takes. */
export const catalogue: Food[] = readdirSync(folder).map((slug) => {
  const facts = JSON.parse(readFileSync(path.join(folder, slug, 'facts.json'), 'utf8'));
  return { ...facts, slug, kcalPer100g: facts.nutrition.kcal };
});

/** A healthy four-year-old 25 kg dog on dry food, with changes. */
export function profile(changes: Partial<DogProfileInput> = {}): DogProfile {
  const healthy = !changes.health || changes.health.every((option) => option === 'none');
  return dogProfileSchema.parse({
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
