import { z } from 'zod';
import data from '@/content/stores.json' with { type: 'json' };
import { parseFileValueWithSchema } from '@/lib/files/parse-file';
import { type Store, storeSchema } from './schema';

const stores = z
  .array(storeSchema)
  .min(1)
  .check(({ value, issues }) => {
    const slugs = new Set<string>();
    for (const [index, { slug }] of value.entries()) {
      const message = `'${slug}' is the address of a shop before it`;
      if (slugs.has(slug)) issues.push({ code: 'custom', input: slug, path: [index, 'slug'], message });
      slugs.add(slug);
    }
  });
const fileSchema = z.strictObject({ sample: z.literal(true), stores });

/**
 * The sample stores of content/stores.json, which are inserted into an empty database. Throws an error with file, field
 * and reason.
 */
export function readSampleStores(value: unknown = data): Store[] {
  return parseFileValueWithSchema('content/stores.json', value, fileSchema).stores;
}
