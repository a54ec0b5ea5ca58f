import type { ProductFacts } from './product-facts-schema';

/** The bases for the constituents of a food: 100 g as fed, 100 g of dry matter, or 1000 kcal. */
export const analysisBases = ['asFed', 'dryMatter', 'per1000kcal'] as const;
export type AnalysisBasis = (typeof analysisBases)[number];

/** A constituent by its key in the dictionary's `analysis` terms, in grams on the chosen basis. */
export type ConstituentAmount = { key: string; grams: number; trace: boolean };

/**
 * The stated constituents in grams per 100 g as fed, per 100 g of dry matter (value / (100 - moisture) x 100) or per
 * 1000 kcal (value / kcal x 1000). Moisture is included only as fed. Throws RangeError for a food of nothing but water.
 */
export function convertConstituents(
  { nutrition, minerals }: Pick<ProductFacts, 'nutrition' | 'minerals'>,
  basis: AnalysisBasis,
) {
  if (nutrition.moisture >= 100) throw new RangeError('a food of nothing but water has no dry matter');
  const factor = { asFed: 1, dryMatter: 100 / (100 - nutrition.moisture), per1000kcal: 1000 / nutrition.kcal }[basis];
  const row = (key: string, value: number, trace = false): ConstituentAmount => ({ key, grams: value * factor, trace });
  return [
    row('crudeProtein', nutrition.protein),
    row('crudeFat', nutrition.fat),
    row('crudeAsh', nutrition.ash),
    row('crudeFibre', nutrition.fibre),
    ...(basis === 'asFed' ? [row('moisture', nutrition.moisture)] : []),
    row('carbohydratesNfe', nutrition.carbs),
    row('calcium', minerals.calcium, true),
    row('phosphorus', minerals.phosphorus, true),
  ];
}
