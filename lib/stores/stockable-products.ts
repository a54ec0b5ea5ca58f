import 'server-only';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { listFolderNames } from '@/lib/files/list-files';
import { localeCodes } from '@/lib/i18n/locales';
import { buildNameMatchKey } from './name-match-key';
import type { StockableProductSlugs } from './parse-store-form';

const nameSchema = z.object({ name: z.string() });

/**
 * The folder names of all products, by which stores list what they stock; `names` maps the product names of every
 * language to them.
 */
export function readStockableProducts(): StockableProductSlugs {
  const folder = `${process.cwd()}/content/products`;
  const slugs = listFolderNames(folder);
  const names = new Map<string, string>();
  for (const slug of slugs)
    for (const locale of localeCodes) {
      const { name } = nameSchema.parse(
        JSON.parse(readFileSync(/* turbopackIgnore: true */ `${folder}/${slug}/${locale}.json`, 'utf8')),
      );
      names.set(buildNameMatchKey(name), slug);
    }
  return Object.assign(new Set(slugs), { names });
}
