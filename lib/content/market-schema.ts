import { z } from 'zod';
import { isCountry } from '@/lib/text/country';
import { lines } from './schema';

const unique = <T>(values: T[]) => new Set(values).size === values.length;

const market = z.strictObject({
  code: z.string().refine(isCountry, 'is no country; write its two capital letters, such as CY'),
  since: z.int().min(2000).max(2100),
  lines: z.array(z.enum(lines)).min(1).refine(unique, 'names a line twice'),
});

/** content/markets.json: the countries the food is exported to, since which year and which product lines, oldest market first. */
export const marketsSchema = z.strictObject({
  /** Fields that are placeholders until the owner states them. */
  sampleFields: z.array(z.enum(['code', 'since', 'lines'])).default([]),
  markets: z
    .array(market)
    .min(1)
    .refine((list) => unique(list.map(({ code }) => code)), 'names a country twice')
    .refine(
      (list) => list.every(({ since }, index) => since >= (list[index - 1]?.since ?? 0)),
      'is not in the order of the years',
    ),
});

export type Market = z.output<typeof market>;
