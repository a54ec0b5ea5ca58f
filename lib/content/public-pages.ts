import 'server-only';
import { sitePaths } from '@/lib/site-paths';
import { postListPaths } from './post-pages';
import { postFactsSchema } from './post-schema';
import { getPostCategories, getPostSlugs } from './posts';
import { listProducts } from './products';
import { comparePagePath, furtherPages, rangePagePath } from './range-pages';
import { readContent } from './read';

/** A public page: its site path without language and, where its content states it, the day of its last change (ISO 8601). */
export type PublicPage = { path: string; changed?: string };

/** Every page that search engines may list, once per site path. Throws ContentError on a bad file. */
export function getPublicPages(): PublicPage[] {
  const products = listProducts();
  const lists = furtherPages(products.size).flatMap((page) => [rangePagePath(page), comparePagePath(page)]);
  const productPaths = [...products.keys(), ...lists];
  const fixed = [...Object.values(sitePaths), ...productPaths, ...postListPaths(getPostCategories())];
  return [...fixed.map((path) => ({ path })), ...postPages()];
}

function postPages(): PublicPage[] {
  return getPostSlugs().map((slug) => {
    const { published, updated } = readContent(`posts/${slug}/post.json`, postFactsSchema);
    return { path: `${sitePaths.blog}/${slug}`, changed: updated ?? published };
  });
}
