import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { brand } from '@/lib/brand';
import { type ProductFacts, productFactsSchema } from '@/lib/content/schema';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export type Product = { slug: string; name: string; facts: ProductFacts };

const titleCase = (slug: string) =>
  slug.replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`);

/** The brand word on packs and in the logo. */
export const brandName = () => brand.name;

/** Every product with its facts and its English name, in slug order. */
export function products(): Product[] {
  return readdirSync('content/products')
    .sort()
    .map((slug) => {
      const words = `content/products/${slug}/en.json`;
      const name = existsSync(words) ? z.object({ name: z.string() }).parse(read(words)).name : titleCase(slug);
      return { slug, name, facts: productFactsSchema.parse(read(`content/products/${slug}/facts.json`)) };
    });
}
