/** Where browsers send their measurements. */
export const vitalsPath = '/api/vitals';

/** The Core Web Vitals that are stored, and up to which value each is good. Milliseconds; CLS has no unit. */
export const goodThresholds = { LCP: 2500, INP: 200, CLS: 0.1, FCP: 1800, TTFB: 800 } as const;

export type WebVitalName = keyof typeof goodThresholds;
export const webVitalNames = Object.keys(goodThresholds) as [WebVitalName, ...WebVitalName[]];

const times = [
  50, 100, 150, 200, 300, 400, 500, 650, 800, 1000, 1200, 1500, 1800, 2500, 3000, 4000, 6000, 10_000, 30_000,
];
const shifts = [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 2, 10];
const scale = (metric: WebVitalName) => (metric === 'CLS' ? shifts : times);

/** The step of the scale that a value falls into: the first one whose upper limit is not below it. */
export function histogramBucketOf(metric: WebVitalName, value: number): number {
  const step = scale(metric).findIndex((end) => value <= end);
  return step < 0 ? scale(metric).length : step;
}

/** The 75th percentile, from visits per step; null without visits. Within a step it is interpolated linearly. */
export function estimatePercentile75(metric: WebVitalName, visits: ReadonlyMap<number, number>): number | null {
  const total = [...visits.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const ends = scale(metric);
  const end = (step: number) => ends[Math.min(step, ends.length - 1)] ?? 0;
  let below = 0;
  for (const [step, count] of [...visits].sort(([a], [b]) => a - b)) {
    if (below + count >= total * 0.75) {
      const start = step === 0 ? 0 : end(step - 1);
      return start + (end(step) - start) * ((total * 0.75 - below) / count);
    }
    below += count;
  }
  return end(ends.length);
}
