import { compareRanksLexicographically, type Food, maxFoods } from './recommend-foods';
import { excludableIngredients } from './schema';

// What the recommendation considers besides bone and energy: foods with the same values only compete with each other.
const decidingTags = ['sensitive', 'highEnergy', 'novelProtein', 'everyday'];

function kind({ species, statement, lifeStage, proteins, allergens, tags }: Food): string {
  const contained = excludableIngredients.filter((name) => proteins.includes(name) || allergens.includes(name));
  const deciding = decidingTags.filter((tag) => tags.includes(tag));
  return JSON.stringify([species, statement, lifeStage, proteins.length, contained, deciding]);
}

// The orders in which foods of one kind can rank, depending on the dog; equal ones are sorted by name.
const orders: ((food: Food) => number[])[] = [
  () => [],
  ({ bonePercent }) => [bonePercent],
  ({ kcalPer100g }) => [kcalPer100g],
  ({ bonePercent, kcalPer100g }) => [bonePercent, kcalPer100g],
];

/**
 * The foods that `recommendFoods` can name for some dog, in the order given: the others are never among the best three,
 * whatever is answered. At most twelve of one kind, so that a long range stays small when sent to a browser.
 */
export function filterOutNeverRecommendedFoods<T extends Food>(foods: readonly T[]): T[] {
  const kinds = new Map<string, T[]>();
  for (const food of foods) {
    const key = kind(food);
    const alike = kinds.get(key);
    if (alike) alike.push(food);
    else kinds.set(key, [food]);
  }
  const chosen = new Set([...kinds.values()].flatMap((alike) => orders.flatMap((order) => first(alike, order))));
  return foods.filter((food) => chosen.has(food));
}

function first<T extends Food>(foods: T[], order: (food: T) => number[]): T[] {
  return foods
    .map((food) => ({ food, rank: order(food) }))
    .sort((a, b) => compareRanksLexicographically(a.rank, b.rank) || (a.food.slug < b.food.slug ? -1 : 1))
    .slice(0, maxFoods)
    .map(({ food }) => food);
}
