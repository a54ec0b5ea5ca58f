import { existsSync } from 'node:fs';
import { z } from 'zod';
import { type ProductFacts, productFactsSchema } from '@/lib/content/product-facts-schema';
import { listFolderNames } from '@/lib/files/list-files';
import { readValidatedJson } from '../read-json';

export type ArtProduct = { slug: string; name: string; facts: ProductFacts };

const titleCase = (slug: string) =>
  slug.replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`);

/** Returns every product with its facts and its English name, in slug order. */
export function readArtProducts(): ArtProduct[] {
  return listFolderNames('content/products').map((slug) => {
    const copyFile = `content/products/${slug}/en.json`;
    const name = existsSync(copyFile)
      ? readValidatedJson(copyFile, z.object({ name: z.string() })).name
      : titleCase(slug);
    return { slug, name, facts: readValidatedJson(`content/products/${slug}/facts.json`, productFactsSchema) };
  });
}
