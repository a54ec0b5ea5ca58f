import { describe, expect, test } from 'vitest';
import type { HealthAdjustment } from '@/lib/feeding/health-options';
import {
  type Food,
  type FoodCriteria,
  isSuitableFood,
  recommendationReasons,
  recommendationReasonsFor,
  recommendFoods,
} from '@/lib/feeding/recommend-foods';
import { sampleFoods } from './sample-foods';

const food = (changes: Partial<Food> = {}): Food => ({
  slug: 'beef-dinner',
  species: 'dog',
  lifeStage: 'adult',
  statement: 'complete',
  kcalPer100g: 160,
  proteins: ['beef'],
  allergens: ['beef', 'egg'],
  bonePercent: 12,
  tags: [],
  ...changes,
});
const needs = (
  changes: Partial<Omit<FoodCriteria, 'adjustments'>> = {},
  ...adjustments: HealthAdjustment[]
): FoodCriteria => ({
  species: 'dog',
  beginner: false,
  stage: 'adult',
  excluded: [],
  slim: false,
  energetic: false,
  ...changes,
  adjustments: new Set(adjustments),
});

describe('suits', () => {
  test.each<[string, boolean, Partial<Food>, FoodCriteria]>([
    ['a complete dog food', true, {}, needs()],
    ['a cat food for a cat', true, { species: 'cat' }, needs({ species: 'cat' })],
    [
      'kitten food for a kitten',
      true,
      { species: 'cat', lifeStage: 'kitten' },
      needs({ species: 'cat', stage: 'puppy' }),
    ],
    ['a cat food', false, { species: 'cat' }, needs()],
    ['a complementary food', false, { statement: 'complementary' }, needs()],
    ['puppy food for an adult', false, { lifeStage: 'puppy' }, needs()],
    ['adult food for a puppy', false, {}, needs({ stage: 'puppy' })],
    ['puppy food for a puppy', true, { lifeStage: 'puppy' }, needs({ stage: 'puppy' })],
    ['food for all stages for a puppy', true, { lifeStage: 'all' }, needs({ stage: 'puppy' })],
    ['food for all stages for an adult', true, { lifeStage: 'all' }, needs()],
    ['senior food for a senior', true, { lifeStage: 'senior' }, needs({ stage: 'senior' })],
    ['senior food for an adult', false, { lifeStage: 'senior' }, needs()],
    ['adult food for a senior', true, {}, needs({ stage: 'senior' })],
    ['an excluded protein', false, { allergens: [] }, needs({ excluded: ['lamb', 'beef'] })],
    ['an excluded allergen', false, {}, needs({ excluded: ['egg'] })],
    ['an excluded protein it lacks', true, {}, needs({ excluded: ['lamb'] })],
    ['12 % bone for low bone', true, {}, needs({}, 'lowBone')],
    ['13 % bone for low bone', false, { bonePercent: 13 }, needs({}, 'lowBone')],
    ['13 % bone otherwise', true, { bonePercent: 13 }, needs()],
    ['one protein for an allergy', true, {}, needs({}, 'singleProtein')],
    ['two proteins for an allergy', false, { proteins: ['beef', 'lamb'] }, needs({}, 'singleProtein')],
  ])('%s suits: %s', (_, expected, changes, required) => {
    expect(isSuitableFood(food(changes), required)).toBe(expected);
  });
});

describe('recommendationReasonsFor', () => {
  test.each<[Partial<Food>, FoodCriteria, string[]]>([
    [{}, needs(), ['complete']],
    [{ tags: ['everyday'] }, needs(), ['everyday']],
    [{ lifeStage: 'puppy' }, needs({ stage: 'puppy' }), ['puppy']],
    [{ lifeStage: 'all' }, needs({ stage: 'puppy' }), ['complete']],
    [{ lifeStage: 'puppy' }, needs(), ['complete']],
    [{ tags: ['sensitive'] }, needs({}, 'gentle'), ['gentle']],
    [{ tags: ['sensitive'] }, needs(), ['complete']],
    [{}, needs({}, 'gentle'), ['complete']],
    [
      { bonePercent: 9.9 },
      needs({ excluded: ['lamb'] }, 'lowBone', 'singleProtein'),
      ['lowBone', 'singleProtein', 'withoutExcluded'],
    ],
    // Allowed, but a raw food's usual bone content is not low.
    [{ bonePercent: 10 }, needs({}, 'lowBone'), ['complete']],
    [{ kcalPer100g: 140 }, needs({ slim: true }), ['lean']],
    [{ kcalPer100g: 141 }, needs({ slim: true }), ['complete']],
    [{ kcalPer100g: 140 }, needs(), ['complete']],
    [{ tags: ['highEnergy'] }, needs({ energetic: true }), ['highEnergy']],
    [{ tags: ['highEnergy'] }, needs(), ['complete']],
    [{}, needs({ energetic: true }), ['complete']],
    [{ kcalPer100g: 140 }, needs({ stage: 'senior' }), ['senior']],
    [{ lifeStage: 'senior' }, needs({ stage: 'senior' }), ['senior']],
    [{}, needs({ stage: 'senior' }), ['complete']],
  ])('are %j', (changes, required, expected) => {
    expect(recommendationReasonsFor(food(changes), required)).toEqual(expected);
  });
});

describe('recommend, from the real catalogue', () => {
  const slugs = (required: FoodCriteria) => recommendFoods(sampleFoods, required).map(({ food: { slug } }) => slug);

  test.each<[string, string[], FoodCriteria]>([
    ['a healthy adult', ['normal-life', 'simple', 'aegean-dinner'], needs()],
    ['a puppy', ['super-puppies'], needs({ stage: 'puppy' })],
    ['a senior', ['beef-dinner', 'aegean-dinner', 'cretan-dinner'], needs({ stage: 'senior' })],
    ['an overweight dog', ['beef-dinner', 'aegean-dinner', 'cretan-dinner'], needs({ slim: true })],
    ['an active dog', ['active', 'duck-dinner', 'normal-life'], needs({ energetic: true })],
    ['a sensitive stomach', ['turkey-sensitive'], needs({}, 'gentle')],
    ['colitis', ['lamb-dinner', 'turkey-sensitive', 'aegean-dinner'], needs({}, 'lowBone')],
    [
      'an allergy to chicken',
      // Another bird comes last: the article about sensitive stomachs leaves it to the vet.
      ['lamb-dinner', 'beef-dinner', 'duck-dinner'],
      needs({ excluded: ['chicken'] }, 'singleProtein'),
    ],
    [
      'an allergy to chicken of an overweight dog',
      ['beef-dinner', 'lamb-dinner', 'turkey-sensitive'],
      needs({ excluded: ['chicken'], slim: true }, 'singleProtein'),
    ],
    [
      'an allergy of an active dog',
      ['lamb-dinner', 'duck-dinner', 'simple'],
      needs({ energetic: true }, 'singleProtein'),
    ],
    [
      'no turkey for a sensitive stomach',
      // The leanest first: 120, 151 and 172 kcal.
      ['beef-dinner', 'lamb-dinner', 'simple'],
      needs({ excluded: ['turkey'] }, 'gentle'),
    ],
    [
      'no turkey for a sensitive stomach that is thin, active or new to raw food',
      ['beef-dinner', 'lamb-dinner', 'simple'],
      needs({ excluded: ['turkey'], energetic: true, beginner: true }, 'gentle'),
    ],
    [
      'a sensitive stomach and an allergy to lamb, turkey and chicken',
      ['beef-dinner'],
      needs({ excluded: ['lamb', 'turkey', 'chicken'] }, 'gentle', 'singleProtein'),
    ],
    [
      'a sensitive stomach that tolerates nothing but duck',
      ['duck-dinner'],
      needs({ excluded: ['beef', 'lamb', 'turkey', 'chicken', 'rabbit'] }, 'gentle'),
    ],
    ['a dog new to raw food', ['simple', 'turkey-sensitive', 'normal-life'], needs({ beginner: true })],
    [
      'a beginner that is overweight',
      ['beef-dinner', 'aegean-dinner', 'cretan-dinner'],
      needs({ beginner: true, slim: true }),
    ],
    ['a puppy without chicken', [], needs({ stage: 'puppy', excluded: ['chicken'] })],
  ])('gives %s', (_, expected, required) => {
    expect(slugs(required)).toEqual(expected);
  });

  test('does not depend on the order of the catalogue', () => {
    for (const required of [needs(), needs({ stage: 'senior' }), needs({}, 'lowBone')]) {
      expect(recommendFoods([...sampleFoods].reverse(), required)).toEqual(recommendFoods(sampleFoods, required));
    }
  });

  test('puts food for the life stage first, and every reason is a known key', () => {
    const senior = food({ slug: 'zz-senior', lifeStage: 'senior', kcalPer100g: 300 });
    const [first] = recommendFoods([...sampleFoods, senior], needs({ stage: 'senior' }));
    expect(first).toEqual({ food: senior, reasons: ['senior'] });
    const puppies = [food({ slug: 'a', lifeStage: 'all' }), food({ slug: 'b', lifeStage: 'puppy' })];
    expect(recommendFoods(puppies, needs({ stage: 'puppy' })).map(({ food: { slug } }) => slug)).toEqual(['b', 'a']);
    for (const { reasons } of recommendFoods(sampleFoods, needs())) {
      expect(recommendationReasons).toEqual(expect.arrayContaining(reasons));
    }
  });
});
