import type { Product } from '@/lib/content/products';
import { catAdultFromMonths, catLifestyles, catPortion, type Range } from '@/lib/feeding/cats';
import { calculatorMaximum, percentPortion } from '@/lib/feeding/portion';
import { type AgeClass, activityLevels } from '@/lib/feeding/size-and-age-tables';
import type { CalculatorKind } from './calculator-settings';

type Column = { by: 'activity' | 'lifestyle' | 'months'; value: string };
type Examples = { columns: Column[]; rows: { weightKg: number; grams: Range[] }[] };
type Food = Pick<Product, 'lifeStage' | 'nutrition'>;

const weightsKg = {
  puppy: [2, 5, 10, 15, 20],
  dog: [3, 5, 10, 15, 20, 25, 30, 40, 50],
  kitten: [0.5, 1, 1.5, 2, 3],
  cat: [3, 4, 5, 6, 7],
};
const kittenMonths = [4, 9, 12];

/** The age that the examples of a food are for. */
export function exampleAge({ lifeStage }: Food, kind: CalculatorKind): AgeClass | 'cat' {
  if (kind === 'cat') return 'cat';
  return lifeStage === 'puppy' ? 'puppy' : 'adult';
}

/** Grams a day by body weight: columns by activity for dogs, by way of life for cats, by age in months for kittens. */
export function examples({ lifeStage, nutrition: { kcal } }: Food, kind: CalculatorKind): Examples {
  if (kind === 'cat') return lifeStage === 'kitten' ? kittenExamples(kcal) : catExamples(kcal);
  const age = lifeStage === 'puppy' ? 'puppy' : 'adult';
  return table(
    age === 'puppy' ? weightsKg.puppy : weightsKg.dog,
    activityLevels.map((activity) => ({
      by: 'activity',
      value: activity,
      cell: (weightKg) => {
        const input = { weightKg, age, activity } as const;
        const grams = kind === 'dog' ? percentPortion(input, kcal).dailyG : calculatorMaximum(input, kcal);
        return { min: grams, max: grams };
      },
    })),
  );
}

function kittenExamples(kcalPer100g: number): Examples {
  return table(
    weightsKg.kitten,
    kittenMonths.map((months) => ({
      by: 'months',
      value: String(months),
      // A band ends with its month: the last one just before the cat is grown.
      cell: (weightKg) => catPortion({ weightKg, ageMonths: months - 0.1, lifestyle: 'indoor', kcalPer100g }).dailyG,
    })),
  );
}

function catExamples(kcalPer100g: number): Examples {
  return table(
    weightsKg.cat,
    catLifestyles.map((lifestyle) => ({
      by: 'lifestyle',
      value: lifestyle,
      cell: (weightKg) => catPortion({ weightKg, ageMonths: catAdultFromMonths, lifestyle, kcalPer100g }).dailyG,
    })),
  );
}

function table(weights: number[], columns: (Column & { cell: (weightKg: number) => Range })[]): Examples {
  return {
    columns: columns.map(({ by, value }) => ({ by, value })),
    rows: weights.map((weightKg) => ({ weightKg, grams: columns.map(({ cell }) => cell(weightKg)) })),
  };
}
