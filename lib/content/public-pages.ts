import 'server-only';
import { sitePaths } from '@/lib/site-paths';
import { postListPaths } from './post-pages';
import { postFactsSchema } from './post-schema';
import { getPostCategories, getPostSlugs } from './posts';
import { productPath } from './products';
import { listContent, readContent } from './read';
import { productFactsSchema } from './schema';

/** A public page: its site path without language and, where its content states it, the day of its last change (ISO 8601). */
export type PublicPage = { path: string; changed?: string };

/** Every page that search engines may list, once per site path. Throws ContentError on a bad file. */
export function getPublicPages(): PublicPage[] {
  const fixed = [...Object.values(sitePaths), ...productPaths(), ...postListPaths(getPostCategories())];
  return [...fixed.map((path) => ({ path })), ...postPages()];
}

function productPaths(): string[] {
  return listContent('products')
    .map((slug) => readContent(`products/${slug}/facts.json`, productFactsSchema))
    .sort((a, b) => a.order - b.order)
    .map(({ route }) => productPath(route));
}

function postPages(): PublicPage[] {
  return getPostSlugs().map((slug) => {
    const { published, updated } = readContent(`posts/${slug}/post.json`, postFactsSchema);
    return { path: `${sitePaths.blog}/${slug}`, changed: updated ?? published };
  });
}
