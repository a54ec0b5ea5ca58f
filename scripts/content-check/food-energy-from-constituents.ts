// Estimates from the constituents of a food, with which a product's stated energy is compared; never displayed.

/** Constituents of a food in g per 100 g as fed; carbohydrate without fibre. */
export type NutrientsPer100g = { moisture: number; protein: number; fat: number; carbs: number; fibre: number };

/** Metabolisable kcal per 100 g, modified Atwater factors 3.5, 8.5, 3.5. */
export function calculateModifiedAtwaterKcal({ protein, fat, carbs }: NutrientsPer100g): number {
  return 3.5 * protein + 8.5 * fat + 3.5 * carbs;
}

/** Metabolisable kcal per 100 g of fresh dog food, Atwater factors 4, 9, 4. Source: FEDIAF 2025. */
export function estimateFreshDogFoodKcal({ protein, fat, carbs }: NutrientsPer100g): number {
  return 4 * protein + 9 * fat + 4 * carbs;
}

/** Gross, digestible and metabolisable kcal per 100 g of dog food by the four steps of NRC 2006. */
export function calculateNrcFoodEnergy({ moisture, protein, fat, carbs, fibre }: NutrientsPer100g) {
  const GE = 5.7 * protein + 9.4 * fat + 4.1 * (carbs + fibre);
  const fibreOfDryMatter = (fibre / (100 - moisture)) * 100;
  const digestibilityPct = 91.2 - 1.43 * fibreOfDryMatter;
  const DE = (GE * digestibilityPct) / 100;
  return { GE, digestibilityPct, DE, ME: DE - 1.04 * protein };
}
