import type { ContentProblem } from '@/lib/content/content-problem';
import type { ProductFacts } from '@/lib/content/product-facts-schema';

type Issue = Omit<ContentProblem, 'file'>;
type AdditiveUnit = ProductFacts['additives'][number]['unit'];

/**
 * The largest amount of an additive in a kilogram of food. For vitamin D3 and the trace elements it is the EU's maximum
 * for dogs and cats, such as 10 mg of iodine in Regulation (EU) 2015/861. That is the content of a complete food with
 * 12 % moisture, including what its ingredients have by nature; here it bounds only what is added, so a food within it
 * may still exceed the maximum. The others are far above every recipe, and find a typing error.
 */
const maxAmounts: Record<string, { amount: number; unit: AdditiveUnit }> = {
  vitaminA: { amount: 40_000, unit: 'IU/kg' },
  vitaminD3: { amount: 2000, unit: 'IU/kg' },
  vitaminE: { amount: 1000, unit: 'mg/kg' },
  vitaminB1: { amount: 200, unit: 'mg/kg' },
  taurine: { amount: 5000, unit: 'mg/kg' },
  iron: { amount: 1250, unit: 'mg/kg' },
  zinc: { amount: 200, unit: 'mg/kg' },
  copper: { amount: 25, unit: 'mg/kg' },
  manganese: { amount: 150, unit: 'mg/kg' },
  iodine: { amount: 10, unit: 'mg/kg' },
  selenium: { amount: 0.5, unit: 'mg/kg' },
  cobalt: { amount: 1, unit: 'mg/kg' },
};
/** For an additive without a maximum of its own. */
const maxAmountsByUnit: Record<AdditiveUnit, number> = { 'mg/kg': 10_000, 'IU/kg': 40_000 };

function checkAdditives({ additives, statement }: ProductFacts): Issue[] {
  return additives.flatMap(({ key, amount, unit }, index): Issue[] => {
    const max = maxAmounts[key] ?? { amount: maxAmountsByUnit[unit], unit };
    if (unit !== max.unit)
      return [{ key: `additives.${index}.unit`, text: `is '${unit}'; ${key} is stated in ${max.unit}` }];
    if (amount <= max.amount) return [];
    const field = `additives.${index}.amount`;
    const stated = `${amount} ${unit} of ${key}`;
    // A complementary food is a part of the ration, so it may have more.
    if (statement === 'complementary' && key in maxAmounts)
      return [
        { key: field, text: `${stated} is more than a complete food has: compare with the label`, weight: 'hint' },
      ];
    return [
      { key: field, text: `${stated} cannot be right: a food has at most ${max.amount}; compare with the label` },
    ];
  });
}

// A complete food has 1 to 2 parts of calcium to one of phosphorus. Outside these wider bounds a value is a typing error.
const [minRatio, maxRatio] = [0.8, 3];

function checkMinerals({ statement, minerals: { calcium, phosphorus } }: ProductFacts): Issue[] {
  if (statement !== 'complete') return [];
  if (calcium >= phosphorus * minRatio && calcium <= phosphorus * maxRatio) return [];
  const text =
    `calcium ${calcium} and phosphorus ${phosphorus} do not fit a complete food, ` +
    'which has 1 to 2 times as much calcium as phosphorus: correct one of them, or the statement';
  return [{ key: 'minerals', text }];
}

/** Calcium and phosphorus are parts of the ash, in a complementary food as well. */
function checkAsh({ nutrition: { ash }, minerals: { calcium, phosphorus } }: ProductFacts): Issue[] {
  // Hundredths, because a sum of decimals such as 0.1 + 0.2 is inexact.
  if (Math.round((calcium + phosphorus) * 100) <= Math.round(ash * 100)) return [];
  const text =
    `${ash} is less than calcium ${calcium} and phosphorus ${phosphorus} together, which are parts of it: ` +
    'compare with the analysis (ash and fibre may be exchanged)';
  return [{ key: 'nutrition.ash', text }];
}

/** Amounts that no food has: additives above their maximum, and minerals out of proportion to each other or the ash. */
export function checkAdditiveAndMineralLimits(facts: ProductFacts): Issue[] {
  return [...checkAdditives(facts), ...checkMinerals(facts), ...checkAsh(facts)];
}
