import { compare, type Food, mostFoods } from './foods';
import { excludable } from './schema';

// What the recommendation looks at besides bone and energy: foods alike in it only compete among themselves.
const decidingTags = ['sensitive', 'highEnergy', 'novelProtein', 'everyday'];

function kind({ species, statement, lifeStage, proteins, allergens, tags }: Food): string {
  const contained = excludable.filter((name) => proteins.includes(name) || allergens.includes(name));
  const deciding = decidingTags.filter((tag) => tags.includes(tag));
  return JSON.stringify([species, statement, lifeStage, proteins.length, contained, deciding]);
}

// The orders in which foods of one kind can stand, depending on the dog; equal ones stand by name.
const orders: ((food: Food) => number[])[] = [
  () => [],
  ({ bonePercent }) => [bonePercent],
  ({ kcalPer100g }) => [kcalPer100g],
  ({ bonePercent, kcalPer100g }) => [bonePercent, kcalPer100g],
];

/**
 * The foods that `recommend` can name for some dog, in the order given: the others never come among the best three, whatever is
 * answered. At most twelve of one kind, so that a long range stays small where it is sent to a browser.
 */
export function candidates<T extends Food>(foods: readonly T[]): T[] {
  const kinds = new Map<string, T[]>();
  for (const food of foods) {
    const key = kind(food);
    const alike = kinds.get(key);
    if (alike) alike.push(food);
    else kinds.set(key, [food]);
  }
  const kept = new Set([...kinds.values()].flatMap((alike) => orders.flatMap((order) => first(alike, order))));
  return foods.filter((food) => kept.has(food));
}

function first<T extends Food>(foods: T[], order: (food: T) => number[]): T[] {
  return foods
    .map((food) => ({ food, rank: order(food) }))
    .sort((a, b) => compare(a.rank, b.rank) || (a.food.slug < b.food.slug ? -1 : 1))
    .slice(0, mostFoods)
    .map(({ food }) => food);
}
