import { type Food, type FoodCriteria, isSuitableFood } from './recommend-foods';

/** Why no food suits, as message keys: one demand, or several together. */
export const noFoodCauses = ['excluded', 'lowBone', 'singleProtein', 'lifeStage', 'combination'] as const;
export type NoFoodCause = (typeof noFoodCauses)[number];

/** The one demand without which a food would suit; `combination` when it takes more than one. */
export function findCauseOfNoSuitableFood(foods: readonly Food[], needs: FoodCriteria): NoFoodCause {
  const without = (name: 'lowBone' | 'singleProtein') =>
    new Set([...needs.adjustments].filter((adjustment) => adjustment !== name));
  const relaxed: [Exclude<NoFoodCause, 'combination'>, FoodCriteria][] = [
    ['excluded', { ...needs, excluded: [] }],
    ['lowBone', { ...needs, adjustments: without('lowBone') }],
    ['singleProtein', { ...needs, adjustments: without('singleProtein') }],
    ['lifeStage', { ...needs, stage: needs.stage === 'puppy' ? 'adult' : 'puppy' }],
  ];
  const found = relaxed.find(([, changed]) => foods.some((food) => isSuitableFood(food, changed)));
  return found ? found[0] : 'combination';
}
