// Products such as 1.005 * 1000 fall slightly below the half they represent; the tolerance is far below any real
// difference in grams.
const floatNoise = 1e-9;

/** Rounds half up, tolerant of floating-point noise; `decimals` places. */
export function roundToDecimals(value: number, decimals = 0): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale + floatNoise) / scale;
}

const gramStepAt = (grams: number) => (grams < 200 ? 5 : 10);

/** How far `roundGrams` may be from an amount: half of its step. */
export const maxRoundingDifferenceG = (gramsExact: number) => gramStepAt(gramsExact) / 2;

/**
 * Grams to the nearest 5 below 200 g and to the nearest 10 from there on. What would become 0 is rounded to the gram,
 * to 1 at least.
 */
export function roundGrams(gramsExact: number): number {
  const step = gramStepAt(gramsExact);
  return Math.round(gramsExact / step + floatNoise) * step || Math.max(1, roundToDecimals(gramsExact));
}

/** Grams of a maximum: rounded down to the gram. */
export function roundGramsDown(gramsExact: number): number {
  return Math.floor(gramsExact + floatNoise);
}

/** The next larger amount that `roundGrams` returns, after one of at least 5 g that it returned. */
export function nextRoundGrams(grams: number): number {
  return grams + gramStepAt(grams);
}

/** Grams of a minimum: rounded up to the gram. */
export function roundGramsUp(gramsExact: number): number {
  return Math.ceil(gramsExact - floatNoise);
}

/**
 * An unrounded amount with as few decimals as show how it is rounded: 764.59 as 764.6, since 765 would seem to be
 * rounded to 770 and not to 760.
 */
export function gramsWithVisibleRounding(gramsExact: number): number {
  const shown = [0, 1, 2].map((decimals) => roundToDecimals(gramsExact, decimals));
  return shown.find((grams) => roundGrams(grams) === roundGrams(gramsExact)) ?? Math.floor(gramsExact * 100) / 100;
}

/** The same of a maximum, always with a decimal: 33.84 as 33.8, and 33.97 as itself, since 34 would not become 33. */
export function gramsWithVisibleRoundingDown(gramsExact: number): number {
  const shown = [1, 2].map((decimals) => roundToDecimals(gramsExact, decimals));
  const isVisible = (grams: number) => roundGramsDown(grams) === roundGramsDown(gramsExact);
  return shown.find(isVisible) ?? Math.floor(gramsExact * 100) / 100;
}
