import { z } from 'zod';
import { type PageKey, searchPagePath, sitePaths } from '@/lib/config/site-paths';
import { splitLocale } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';
import { histogramBucketOf, type WebVitalName, webVitalNames } from './thresholds-and-histogram';

type PageKind = PageKey | 'product' | 'post' | 'search';

const fixed = new Map<string, PageKind>(Object.entries(sitePaths).map(([key, path]) => [path, key as PageKey]));
fixed.set(searchPagePath, 'search');

/**
 * Language and kind of a public page from its URL, so that no URL is stored; null for staff pages and anything that is
 * not a page.
 */
export function parsePageKindAndLocale(pathname: string): { locale: Locale; page: PageKind } | null {
  const { locale, path } = splitLocale(pathname);
  const known = fixed.get(path.replace(/(.)\/$/, '$1'));
  if (known) return { locale, page: known };
  if (/^\/products\/(cats\/)?[a-z0-9-]+$/.test(path)) return { locale, page: 'product' };
  return /^\/blog\/[a-z0-9-]+$/.test(path) ? { locale, page: 'post' } : null;
}

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
