// Products such as 1.005 * 1000 fall slightly below the half they represent; the tolerance is far below any real
// difference in grams.
const floatNoise = 1e-9;

/** Rounds half up, tolerant of floating-point noise; `decimals` places. */
export function roundToDecimals(value: number, decimals = 0): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale + floatNoise) / scale;
}

/** Grams to the nearest 5 below 200 g and to the nearest 10 from there on; never less than 5. */
export function roundGrams(gramsExact: number): number {
  const step = gramsExact < 200 ? 5 : 10;
  return Math.max(5, Math.round(gramsExact / step + floatNoise) * step);
}
