import type { DogSize } from './animal-attribute-values';

/** A weight band in kg: above `over`, up to and including `upTo`. */
export type WeightBand = { over: number; upTo: number };

const sharedBands = {
  medium: { over: 10, upTo: 25 },
  large: { over: 25, upTo: 45 },
  giant: { over: 45, upTo: Number.POSITIVE_INFINITY },
};

/** Adult weight bands in kg. Variant 2 differs for mini and small only, and takes the rest from variant 1 (rule). */
export const dogWeightBandsKgByScheme = {
  1: { mini: { over: 0, upTo: 4 }, small: { over: 4, upTo: 10 }, ...sharedBands },
  2: { mini: { over: 0, upTo: 5 }, small: { over: 5, upTo: 10 }, ...sharedBands },
} as const satisfies Record<1 | 2, Record<DogSize, WeightBand>>;

/**
 * Growth by expected adult weight (kg): percent of adult weight = a ln(weeks) - b. Source: FEDIAF 2025, growth curves.
 */
export const growthCurveCoefficients = {
  mini: { over: 0, upTo: 7, a: 36.92, b: 43.57 },
  small: { over: 7, upTo: 15, a: 36.86, b: 48.22 },
  medium: { over: 15, upTo: 27.5, a: 39.88, b: 60.7 },
  large: { over: 27.5, upTo: 47.5, a: 36.96, b: 56.18 },
  giant: { over: 47.5, upTo: Number.POSITIVE_INFINITY, a: 36.61, b: 62.39 },
} as const satisfies Record<DogSize, WeightBand & { a: number; b: number }>;

/** Age in months at which a dog of this size counts as adult. */
export const adultFromMonths = { mini: 12, small: 12, medium: 12, large: 18, giant: 24 } as const satisfies Record<
  DogSize,
  number
>;

/**
 * Age in years from which a dog of this size counts as senior, for its energy and for advice (rule); the label on the
 * site says 8.
 */
export const seniorFromYears = { mini: 8, small: 8, medium: 8, large: 7, giant: 6 } as const satisfies Record<
  DogSize,
  number
>;

/** True when `kg` lies in the band, its upper limit included. */
export function isInWeightBand(kg: number, { over, upTo }: WeightBand): boolean {
  return kg > over && kg <= upTo;
}
