import { z } from 'zod';
import data from '@/content/stores.json' with { type: 'json' };
import { type Store, storeSchema } from './schema';

const fileSchema = z.strictObject({ sample: z.literal(true), stores: z.array(storeSchema).min(1) });

/** The sample shops of content/stores.json: what an empty database starts with. Throws an error that names file, field and reason. */
export function sampleStores(value: unknown = data): Store[] {
  const result = fileSchema.safeParse(value);
  if (result.success) return result.data.stores;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.') || '(file)'}: ${message}`);
  throw new Error(`content/stores.json: ${problems.join('; ')}`);
}
