import type { ProductFacts } from '@/lib/content/product-facts-schema';
import type { GuideDifferenceReason } from '@/lib/feeding/guide-difference-reason';

/** What a calculator computes: a dog's ration, a cat's ration, or the most of a food that is not complete. */
export type CalculatorKind = 'dog' | 'cat' | 'maximum';

/** Texts of the result, ready in the language of the page. */
export type CalculatorResultLabels = Record<
  | 'perDay'
  | 'maximumPerDay'
  | 'lessThan'
  | 'energy'
  | 'feedingDays'
  | 'allDays'
  | 'packs24'
  | 'packs28'
  | 'patties'
  | 'range'
  | 'guide'
  | 'guideActivity'
  | 'guidePerDay'
  | 'guidePuppy'
  | 'belowResting'
  | 'methodAdult'
  | 'methodPuppy'
  | 'adultFood'
  | 'growthFood'
  | 'growthBeyondTable'
  | 'kittenAgePrecise'
  | 'fact'
  | 'g'
  | 'kg'
  | 'kcal',
  string
> & { why: Record<GuideDifferenceReason, string>; errors: Record<string, string> };

/** All that the browser needs to compute a result and its text. */
export type CalculatorSettings = {
  kind: CalculatorKind;
  kcalPer100g: number;
  lifeStage: ProductFacts['lifeStage'];
  /** Sold in packs of 1 kg; as patties of 50 g. */
  kgPacks: boolean;
  patties: boolean;
  /** BCP 47 tag for numbers. */
  tag: string;
  /** URL of the feeding plan. */
  planPath: string;
  labels: CalculatorResultLabels;
};

/** Values of the form by field name. */
export type CalculatorValues = Record<string, string>;

export type FormattedCalculatorResult = {
  ok: true;
  amount: string;
  /** The amount for a screen reader, where it is no number with its unit. */
  spokenAmount?: string;
  unit: string;
  /** The maker's guide beside the amount, and why the two differ. */
  guide: string[];
  facts: { label: string; value: string }[];
  notes: string[];
  formula: string;
  /** The rule behind the formula, with its source. */
  method: string;
  planHref: string;
  /** One sentence for a screen reader. */
  summary: string;
};
export type CalculatorErrorResult = { ok: false; field: 'weight' | 'age' | 'months' | null; error: string };
