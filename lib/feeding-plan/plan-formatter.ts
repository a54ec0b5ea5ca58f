import type { NumberRange } from '@/lib/feeding/cat-energy';
import { gramsWithVisibleRounding } from '@/lib/feeding/rounding';
import { formatFigureRange, formatNumberWithUnit } from '@/lib/i18n/format-quantity';
import { getNumberFormat } from '@/lib/i18n/formatters';

export type PlanUnits = Record<'g' | 'kg' | 'kcal', string>;
export type PlanFormatter = ReturnType<typeof createPlanFormatter>;

/** Numbers with their units as one language writes them. */
export function createPlanFormatter(tag: string, units: PlanUnits) {
  const plain = getNumberFormat(tag, { maximumFractionDigits: 0 });
  const decimals = getNumberFormat(tag, { maximumFractionDigits: 2 });
  const shares = getNumberFormat(tag, { maximumFractionDigits: 3 });
  const percents = getNumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const number = (value: number) => decimals.format(value);
  const grams = (value: number) => formatNumberWithUnit(tag, plain.format(value), units.g);
  return {
    number,
    /** A share of 1, fine enough to calculate with. */
    share: (value: number) => shares.format(value),
    grams,
    /** Unrounded grams, as exact as it takes to see how they are rounded. */
    gramsBeforeRounding: (gramsExact: number) =>
      formatNumberWithUnit(tag, number(gramsWithVisibleRounding(gramsExact)), units.g),
    /** A range in grams, or null where both ends are the same. */
    gramRange: ({ min, max }: NumberRange) =>
      min < max ? formatFigureRange(tag, plain.format(min), grams(max)) : null,
    whole: (value: number) => plain.format(value),
    range: (from: string, to: string) => formatFigureRange(tag, from, to),
    /** To the gram. */
    kilograms: (value: number) => formatNumberWithUnit(tag, shares.format(value), units.kg),
    kcal: (value: number) => formatNumberWithUnit(tag, plain.format(value), units.kcal),
    percent: (value: number) => percents.format(value / 100),
    /** The meals of a day: `2 × 185 g` when they are alike, else `95 + 90 g`. */
    meals: (parts: readonly number[]) => {
      const [first = 0] = parts;
      if (!parts.every((part) => part === first))
        return formatNumberWithUnit(tag, parts.map((part) => plain.format(part)).join(' + '), units.g);
      return parts.length > 1 ? `${parts.length}\u00A0×\u00A0${grams(first)}` : grams(first);
    },
  };
}
