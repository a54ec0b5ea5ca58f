import { estimatePercentile75, type WebVitalName, webVitalNames } from './thresholds-and-histogram';

type Count = { name: string; metric: WebVitalName; step: number; visits: number };

/** One row of a speed table: how many visits were measured, and the 75th percentile of each metric. */
export type WebVitalPercentilesRow = { name: string; visits: number; values: Record<WebVitalName, number | null> };

/** The 75th percentiles that counts by name, metric and step amount to, in one row per name. */
export function estimateWebVitalPercentileRows(counts: Count[]): WebVitalPercentilesRow[] {
  return [...new Set(counts.map(({ name }) => name))].map((name) => {
    const own = counts.filter((count) => count.name === name);
    const steps = (metric: WebVitalName) =>
      new Map(own.filter((count) => count.metric === metric).map(({ step, visits }) => [step, visits]));
    const total = (metric: WebVitalName) => [...steps(metric).values()].reduce((sum, count) => sum + count, 0);
    const values = Object.fromEntries(
      webVitalNames.map((metric) => [metric, estimatePercentile75(metric, steps(metric))]),
    );
    return { name, visits: Math.max(...webVitalNames.map(total)), values: values as WebVitalPercentilesRow['values'] };
  });
}
