import { term } from '@/lib/content/products';
import type { Dictionary } from '@/lib/content/schema';

export type Figures = ReturnType<typeof figures>;

/** Numbers with their units as one language writes them. */
export function figures(tag: string, { units }: Pick<Dictionary, 'units'>) {
  const plain = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const decimals = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const number = (value: number) => decimals.format(value);
  const withUnit = (value: string, unit: string) => `${value}\u00A0${term(units, unit)}`;
  const grams = (value: number) => withUnit(plain.format(value), 'g');
  return {
    number,
    whole: (value: number) => plain.format(value),
    grams,
    unit: (name: string) => term(units, name),
    kilograms: (value: number) => withUnit(number(value), 'kg'),
    kcal: (value: number) => withUnit(plain.format(value), 'kcal'),
    percent: (value: number) => percents.format(value / 100),
    /** The meals of a day: `2 × 185 g` when they are alike, else `95 + 90 g`. */
    meals: (parts: readonly number[]) => {
      const [first = 0] = parts;
      if (parts.every((part) => part === first))
        return parts.length > 1 ? `${parts.length} × ${grams(first)}` : grams(first);
      return withUnit(parts.map((part) => plain.format(part)).join(' + '), 'g');
    },
  };
}
