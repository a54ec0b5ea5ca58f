import 'server-only';
import { z } from 'zod';
import { readContent } from './read-content';

const claimsSchema = z
  .array(
    z.strictObject({ key: z.string().min(1), percent: z.int().min(1).max(100), sample: z.boolean().default(false) }),
  )
  .min(1)
  .refine((list) => new Set(list.map(({ key }) => key)).size === list.length, 'names a claim twice');

/**
 * The claims of the company, in order; the pages have the texts of each under the same key. Throws ContentError on a
 * bad file.
 */
export function getCompanyClaimsWithPercentages(): z.output<typeof claimsSchema> {
  return readContent('claims.json', claimsSchema);
}
