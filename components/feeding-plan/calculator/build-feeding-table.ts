import type { Product } from '@/lib/content/products';
import { adultDogEnergy } from '@/lib/feeding/adult-dog-energy';
import { type AgeClass, calculatorActivityLevels, dogSizes } from '@/lib/feeding/animal-attribute-values';
import { catAdultFromMonths, catEnergy, catLifestyles, type NumberRange } from '@/lib/feeding/cat-energy';
import { growthCurveCoefficients, isInWeightBand } from '@/lib/feeding/dog-size-tables';
import { computeCalculatorComplementaryMaxG, portionForEnergy } from '@/lib/feeding/portion';
import { adultWeightShareAtAge, puppyEnergy } from '@/lib/feeding/puppy-energy';
import type { CalculatorKind } from './calculator-types';

type Column = { by: 'activity' | 'lifestyle' | 'kittenMonths' | 'puppyMonths'; value: string };
type Examples = { columns: Column[]; rows: { weightKg: number; grams: NumberRange[] }[] };
type Food = Pick<Product, 'lifeStage' | 'nutrition'>;

const weightsKg = {
  dog: [3, 5, 10, 15, 20, 25, 30, 40, 50],
  kitten: [0.5, 1, 1.5, 2, 3],
  cat: [3, 4, 5, 6, 7],
  // Weights that the puppies are expected to reach.
  grown: [5, 10, 20, 30, 50],
};
const kittenMonths = [4, 9, 12];
const puppyMonths = [2, 4, 6, 9];

/** The age that the examples of a food are for. */
export function resolveFoodAgeClass({ lifeStage }: Food, kind: CalculatorKind): AgeClass | 'cat' {
  if (kind === 'cat') return 'cat';
  return lifeStage === 'puppy' ? 'puppy' : 'adult';
}

const same = (grams: number): NumberRange => ({ min: grams, max: grams });

/**
 * Grams a day as calculator and plan compute them: by body weight and activity for dogs, by expected adult weight and
 * age for puppies, by way of life for cats, by age for kittens.
 */
export function buildFeedingTableForFood({ lifeStage, nutrition: { kcal } }: Food, kind: CalculatorKind): Examples {
  if (kind === 'cat') return lifeStage === 'kitten' ? kittenExamples(kcal) : catExamples(kcal);
  if (kind === 'dog' && lifeStage === 'puppy') return puppyExamples(kcal);
  return table(
    weightsKg.dog,
    calculatorActivityLevels.map((activity) => ({
      by: 'activity',
      value: activity,
      cell: (weightKg) => {
        if (kind === 'maximum')
          return same(computeCalculatorComplementaryMaxG({ weightKg, age: 'adult', activity }, kcal));
        const { kcalPerDay } = adultDogEnergy({ weightKg, row: 'adult', activity, score: 5 });
        return same(portionForEnergy(kcalPerDay, kcal, weightKg).dailyG);
      },
    })),
  );
}

function puppyExamples(kcalPer100g: number): Examples {
  return table(
    weightsKg.grown,
    puppyMonths.map((months) => ({
      by: 'puppyMonths',
      value: String(months),
      cell: (grownKg) => {
        const size = dogSizes.find((each) => isInWeightBand(grownKg, growthCurveCoefficients[each])) ?? 'giant';
        const ageWeeks = (months * 52) / 12;
        const weightKg = grownKg * adultWeightShareAtAge(ageWeeks, size);
        return same(
          portionForEnergy(puppyEnergy({ weightKg, ageWeeks, size }).kcalPerDay, kcalPer100g, weightKg).dailyG,
        );
      },
    })),
  );
}

function catGrams(input: Parameters<typeof catEnergy>[0], kcalPer100g: number): NumberRange {
  const { kcalPerDay, kcalRange } = catEnergy(input);
  return portionForEnergy(kcalPerDay, kcalPer100g, input.weightKg, kcalRange).rangeG;
}

function kittenExamples(kcalPer100g: number): Examples {
  return table(
    weightsKg.kitten,
    kittenMonths.map((months) => ({
      by: 'kittenMonths',
      value: String(months),
      // A band ends with its month: the last one just before the cat is grown.
      cell: (weightKg) => catGrams({ weightKg, ageMonths: months - 0.1, lifestyle: 'indoor', score: 5 }, kcalPer100g),
    })),
  );
}

function catExamples(kcalPer100g: number): Examples {
  return table(
    weightsKg.cat,
    catLifestyles.map((lifestyle) => ({
      by: 'lifestyle',
      value: lifestyle,
      cell: (weightKg) => catGrams({ weightKg, ageMonths: catAdultFromMonths, lifestyle, score: 5 }, kcalPer100g),
    })),
  );
}

function table(weights: number[], columns: (Column & { cell: (weightKg: number) => NumberRange })[]): Examples {
  return {
    columns: columns.map(({ by, value }) => ({ by, value })),
    rows: weights.map((weightKg) => ({ weightKg, grams: columns.map(({ cell }) => cell(weightKg)) })),
  };
}
