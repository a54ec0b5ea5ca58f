import { type Metric, metrics, percentile75 } from './metrics';

type Count = { name: string; metric: Metric; step: number; visits: number };

/** One row of a speed table: how many visits were measured, and the 75th percentile of each metric. */
export type SpeedRow = { name: string; visits: number; values: Record<Metric, number | null> };

/** Counts by name, metric and step as rows, one per name. */
export function speedRows(counts: Count[]): SpeedRow[] {
  return [...new Set(counts.map(({ name }) => name))].map((name) => {
    const own = counts.filter((count) => count.name === name);
    const steps = (metric: Metric) =>
      new Map(own.filter((count) => count.metric === metric).map(({ step, visits }) => [step, visits]));
    const total = (metric: Metric) => [...steps(metric).values()].reduce((sum, count) => sum + count, 0);
    const values = Object.fromEntries(metrics.map((metric) => [metric, percentile75(metric, steps(metric))]));
    return { name, visits: Math.max(...metrics.map(total)), values: values as SpeedRow['values'] };
  });
}
