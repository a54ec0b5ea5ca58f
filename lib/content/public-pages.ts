import 'server-only';
import { type PageKey, pageContentFolder, sitePaths } from '@/lib/config/site-paths';
import type { Locale } from '@/lib/i18n/locales';
import { listContinuationAndCategoryPaths, postPath } from './blog-navigation';
import { buildPaginatedComparePath, cataloguePagePath } from './catalogue-pagination-paths';
import { lastChangeDate } from './change-dates';
import { pageNumbersAfterFirst } from './pagination';
import { postFactsSchema } from './post-schema';
import { getPostSlugs, listCategoryOfEachPost } from './posts';
import { productListPageSize } from './product-list-page-size';
import { countCurrentProducts, readProductFactsByPath } from './products';
import { readContent } from './read-content';

/**
 * A public page: its site path without language and the date of its last change (ISO 8601), if its content has one.
 */
export type PublicPage = { path: string; changed?: string };

const pagesWithProducts: PageKey[] = [
  'home',
  'products',
  'completeRawMeals',
  'fullRange',
  'cats',
  'mediterraneanDiet',
  'compare',
];

/**
 * Every page that search engines may index, once per site path, with its last change in one language. Throws
 * ContentError on a bad file.
 */
export function getPublicPages(locale: Locale): PublicPage[] {
  const listed = readProductFactsByPath();
  const products = [...listed.values()].map(({ slug, path }) => ({
    path,
    changed: lastChangeDate(`products/${slug}`, locale),
  }));
  const posts = postPages();
  const lastChange = latest(products);
  const fixed = (Object.keys(sitePaths) as PageKey[]).map((key) => {
    const shownDates = [pagesWithProducts.includes(key) && lastChange, key === 'blog' && latest(posts)];
    const pageDate = lastChangeDate(`pages/${pageContentFolder(key)}`, locale);
    return {
      path: sitePaths[key],
      changed: latest([pageDate, ...shownDates].map((changed) => ({ changed: changed || undefined }))),
    };
  });
  const cataloguePages = pageNumbersAfterFirst(countCurrentProducts(), productListPageSize).flatMap((page) => [
    cataloguePagePath(page),
    buildPaginatedComparePath(page),
  ]);
  const postLists = listContinuationAndCategoryPaths(listCategoryOfEachPost());
  return [
    ...fixed,
    ...products,
    ...cataloguePages.map((path) => ({ path, changed: lastChange })),
    ...postLists.map((path) => ({ path, changed: latest(posts) })),
    ...posts,
  ];
}

function postPages(): PublicPage[] {
  return getPostSlugs().map((slug) => {
    const { published, updated } = readContent(`posts/${slug}/post.json`, postFactsSchema);
    return { path: postPath(slug), changed: updated ?? published };
  });
}

function latest(pages: Pick<PublicPage, 'changed'>[]): string | undefined {
  return pages
    .flatMap(({ changed }) => changed ?? [])
    .sort()
    .at(-1);
}
