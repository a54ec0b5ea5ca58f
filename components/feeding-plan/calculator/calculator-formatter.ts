import { formatFigureRange, formatNumberWithUnit, formatPercentRange } from '@/lib/i18n/format-quantity';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { localePunctuation } from '@/lib/i18n/punctuation';
import type { CalculatorSettings } from './calculator-types';

/** Numbers as the page's language writes them, and the notes on age. */
export function createCalculatorFormatter({ tag, labels, lifeStage, kind }: CalculatorSettings) {
  const decimals = getNumberFormat(tag, { maximumFractionDigits: 2 });
  const shares = getNumberFormat(tag, { maximumFractionDigits: 3 });
  const percents = getNumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const number = (value: number) => decimals.format(value);
  return {
    number,
    /** A share of 1, fine enough to calculate with. */
    share: (value: number) => shares.format(value),
    quantity: (value: number, unit: 'g' | 'kg' | 'kcal') => formatNumberWithUnit(tag, number(value), labels[unit]),
    clause: localePunctuation(tag).clause,
    percent: (value: number) => percents.format(value / 100),
    percentRange: (min: number, max: number) =>
      min === max ? percents.format(max / 100) : formatPercentRange(tag, min, max),
    /** A range up to a number that already has its unit; one number where both are the same. */
    range: (min: number, max: string) => (max.startsWith(number(min)) ? max : formatFigureRange(tag, number(min), max)),
    /** Puts values into the `{places}` of a text. */
    fill: (text: string, values: Record<string, string>) =>
      text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place),
    stageNotes(growing: boolean): string[] {
      if (kind === 'maximum' || lifeStage === 'all') return [];
      const forGrowth = lifeStage === 'puppy' || lifeStage === 'kitten';
      if (growing === forGrowth) return [];
      return [growing ? labels.adultFood : labels.growthFood];
    },
  };
}
export type CalculatorFormatter = ReturnType<typeof createCalculatorFormatter>;
