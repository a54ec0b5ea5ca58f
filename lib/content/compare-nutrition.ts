import { type AnalysisBasis, convertConstituents } from './convert-constituents';
import type { ProductFacts } from './product-facts-schema';

export type ComparedProductFacts = Pick<ProductFacts, 'nutrition' | 'minerals' | 'bonePercent'>;

/** One line of a comparison: a value per product, its number of digits and its unit. */
export type NutritionComparisonRow = {
  key: string;
  unit: 'energy' | 'grams' | 'percent';
  digits: number;
  values: number[];
};

/**
 * The figures of products side by side. Energy is kcal per 100 g, kcal per 100 g of dry matter, or, per 1000 kcal, the
 * grams of food that contain it; constituents are grams on the basis; bone is a percentage of the food as fed on every
 * basis.
 */
export function compareNutrition(products: ComparedProductFacts[], basis: AnalysisBasis): NutritionComparisonRow[] {
  const [first] = products;
  if (!first) return [];
  const columns = products.map((product) => convertConstituents(product, basis));
  const rows = convertConstituents(first, basis).map(({ key, trace }, row) => ({
    key,
    unit: 'grams' as const,
    digits: trace ? 2 : 1,
    values: columns.map((column) => column[row]?.grams ?? 0),
  }));
  return [
    { key: 'energy', unit: 'energy', digits: 0, values: products.map(({ nutrition }) => energy(nutrition, basis)) },
    ...rows,
    { key: 'bone', unit: 'percent', digits: 1, values: products.map(({ bonePercent }) => bonePercent) },
  ];
}

function energy({ kcal, moisture }: ProductFacts['nutrition'], basis: AnalysisBasis): number {
  if (basis === 'per1000kcal') return 100_000 / kcal;
  return basis === 'dryMatter' ? (kcal * 100) / (100 - moisture) : kcal;
}

/** The rank of each value as it is displayed, with its digits; all null if the displayed values are equal. */
export function markHighAndLow({
  values,
  digits,
}: Pick<NutritionComparisonRow, 'values' | 'digits'>): ('high' | 'low' | null)[] {
  const rounded = values.map((value) => Number(value.toFixed(digits)));
  const high = Math.max(...rounded);
  const low = Math.min(...rounded);
  return rounded.map((value) => (high === low ? null : value === high ? 'high' : value === low ? 'low' : null));
}
