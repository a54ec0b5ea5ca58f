import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { brand } from '@/lib/config/brand';
import { type ProductFacts, productFactsSchema } from '@/lib/content/product-and-page-schema';
import { isContentFile, parseFileWithSchema, parseJsonFile } from '@/lib/files/parse-file';

/** The value of a JSON file. Throws ContentError naming the file and the fault. */
export const readJsonFile = (file: string): unknown => parseJsonFile(file, readFileSync(file, 'utf8'));

/** A content file that fits its schema. Throws ContentError naming the file and what is wrong with it. */
export function readValidatedJson<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  return parseFileWithSchema(file, readJsonFile(file), schema);
}

export type ArtProduct = { slug: string; name: string; facts: ProductFacts };

const titleCase = (slug: string) =>
  slug.replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`);

/** Returns the brand name on packs and in the logo. */
export const brandName = () => brand.name;

/** Returns every product with its facts and its English name, in slug order. */
export function readArtProducts(): ArtProduct[] {
  return readdirSync('content/products')
    .filter(isContentFile)
    .sort()
    .map((slug) => {
      const copyFile = `content/products/${slug}/en.json`;
      const name = existsSync(copyFile)
        ? readValidatedJson(copyFile, z.object({ name: z.string() })).name
        : titleCase(slug);
      return { slug, name, facts: readValidatedJson(`content/products/${slug}/facts.json`, productFactsSchema) };
    });
}
