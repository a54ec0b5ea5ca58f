import { z } from 'zod';
import data from '@/content/stores.json' with { type: 'json' };
import { fitting } from '@/lib/content-file';
import { type Store, storeSchema } from './schema';

const fileSchema = z.strictObject({ sample: z.literal(true), stores: z.array(storeSchema).min(1) });

/** The sample shops of content/stores.json: what an empty database starts with. Throws an error that names file, field and reason. */
export function sampleStores(value: unknown = data): Store[] {
  return fitting('content/stores.json', value, fileSchema).stores;
}
