import { z } from 'zod';
import { localeCodes } from '@/lib/i18n/locales';
import { isCountryCode } from '@/lib/text/is-country-code';
import { productLines } from './product-facts-schema';

const unique = <T>(values: T[]) => new Set(values).size === values.length;

/** Who sells the food in a country, in which town (named in each language), and which languages (BCP 47) they speak. */
const importer = z.strictObject({
  name: z.string().trim().min(1).max(120),
  place: z.record(z.enum(localeCodes), z.string().trim().min(1).max(80)),
  phone: z.string().regex(/^\+[\d ]{7,20}$/, 'an international number such as +371 67 000 000'),
  website: z.url({ protocol: /^https?$/ }),
  languages: z.array(z.string().regex(/^[a-z]{2}$/, 'is no language: write its two small letters, such as el')).min(1),
});

const market = z.strictObject({
  code: z.string().refine(isCountryCode, 'is no country; write its two capital letters, such as CY'),
  since: z.int().min(2000).max(2100),
  lines: z.array(z.enum(productLines)).min(1).refine(unique, 'names a line twice'),
  /** The languages of the site whose pages show this market first. */
  readers: z.array(z.enum(localeCodes)).min(1).refine(unique, 'names a language twice'),
  importer,
});

/**
 * content/markets.json: the countries the food is exported to, since which year, which product lines, and from whom to
 * buy; oldest market first.
 */
export const marketsSchema = z.strictObject({
  /** Fields with placeholders that the owner has not replaced yet. */
  sampleFields: z.array(z.enum(['code', 'since', 'lines', 'importer'])).default([]),
  markets: z
    .array(market)
    .min(1)
    .refine((list) => unique(list.map(({ code }) => code)), 'names a country twice')
    .refine(
      (list) => list.every(({ since }, index) => since >= (list[index - 1]?.since ?? 0)),
      'is not in the order of the years',
    ),
});
