import { z } from 'zod';
import { parsePageKindAndLocale } from './page-kind';
import { histogramBucketOf, type WebVitalName, webVitalNames } from './thresholds-and-histogram';

const value = z.number().min(0).max(600_000);
const reportSchema = z.strictObject({
  page: z.string().max(200),
  values: z.partialRecord(z.enum(webVitalNames), value),
});

/** One count of a report: the part of it that is stored. */
export type BucketedWebVital = { locale: string; page: string; metric: WebVitalName; step: number };

/** Parses what a browser measured on one page; empty if it is not a valid report or not a public page. */
export function parseVitalsReport(text: string): BucketedWebVital[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [];
  }
  const { data } = reportSchema.safeParse(json);
  const kind = data && parsePageKindAndLocale(data.page);
  if (!data || !kind) return [];
  return Object.entries(data.values).map(([name, measured]) => {
    const metric = name as WebVitalName;
    return { ...kind, metric, step: histogramBucketOf(metric, measured) };
  });
}
