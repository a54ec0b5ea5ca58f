import type { Species } from '@/lib/feeding/animal-attribute-values';

/** Adds the texts of `changes` to `base` where they have the same place. */
function merged<Tree>(base: Tree, changes: unknown): Tree {
  if (typeof base !== 'object' || base === null || typeof changes !== 'object' || changes === null) {
    return (changes ?? base) as Tree;
  }
  const own = changes as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(base).map(([key, value]) => [key, key in own ? merged(value, own[key]) : value]),
  ) as Tree;
}

type PlanTexts = {
  catPlan: object;
  calculator: { errors: { kittenTooYoung: string } };
  plan: { guidance: { underEightWeeks: { text: string } } };
};

/**
 * The texts of the feeding plan for a species: those for a dog, with those for a cat in their places (`catPlan`).
 */
export function mergeSpeciesMessages<All extends PlanTexts>(messages: All, species: Species): All {
  if (species === 'dog') return messages;
  const { catPlan, calculator } = messages;
  const tooYoung = { plan: { guidance: { underEightWeeks: { text: calculator.errors.kittenTooYoung } } } };
  return merged(merged(messages, catPlan), tooYoung);
}
