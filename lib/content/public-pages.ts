import 'server-only';
import { type PageKey, pageContentFolder, sitePaths } from '@/lib/config/site-paths';
import type { Locale } from '@/lib/i18n/locales';
import { listContinuationAndCategoryPages, postPath, postsPerPage } from './blog-list-pages';
import { buildPaginatedComparePath, catalogueListPagePath } from './catalogue-pagination-paths';
import { lastChangeDate } from './change-dates';
import { findLineStoryContentFolder } from './find-line-story-content-folder';
import { itemsOnPage, pageNumbersAfterFirst } from './pagination';
import { type PostFacts, postFactsSchema } from './post-schema';
import { getPostSlugs } from './posts';
import type { ProductFacts } from './product-facts-schema';
import { productListPageSize } from './product-list-page-size';
import { readProductFactsByPath } from './products';
import { readContent } from './read-content';
import { dayInGreece, isDiscontinued } from './sale-dates';

/**
 * A public page: its site path without language and the date of its last change (ISO 8601), if its content has one.
 */
export type PublicPage = { path: string; changed?: string };

type ShownProduct = PublicPage & { facts: ProductFacts };

/** The products that a fixed page shows; a page that is not listed shows none. */
const shownProducts: Partial<Record<PageKey, (facts: ProductFacts) => boolean>> = {
  home: () => true,
  products: () => true,
  completeRawMeals: () => true,
  fullRange: () => true,
  cats: ({ species }) => species === 'cat',
  mediterraneanDiet: ({ line }) => line === 'mediterranean',
  compare: () => true,
  feedingPlan: ({ species, statement }) => species === 'dog' && statement === 'complete',
};

/**
 * Every page that search engines may index, once per site path, with its last change in one language up to `now`.
 * Throws ContentError on a bad file.
 */
export function getPublicPages(locale: Locale, now = new Date()): PublicPage[] {
  const today = dayInGreece(now);
  const products = productPages(locale, today);
  const posts = postPages(locale, today);
  const current = products.filter(({ facts }) => !isDiscontinued(facts, now));
  const fixed = (Object.keys(sitePaths) as PageKey[]).map((key) => ({
    path: sitePaths[key],
    changed: fixedPageDate(key, locale, current, posts, today),
  }));
  const cataloguePages = pageNumbersAfterFirst(current.length, productListPageSize).flatMap((page) => {
    const changed = latest(
      itemsOnPage(current, page, productListPageSize).map((product) => product.changed),
      today,
    );
    return [catalogueListPagePath(page), buildPaginatedComparePath(page)].map((path) => ({ path, changed }));
  });
  const postLists = listContinuationAndCategoryPages(posts).map(({ path, posts: shown }) => ({
    path,
    changed: latest(
      shown.map(({ changed }) => changed),
      today,
    ),
  }));
  return [...fixed, ...products, ...cataloguePages, ...postLists, ...posts].map(({ path, changed }) => ({
    path,
    changed,
  }));
}

function fixedPageDate(
  key: PageKey,
  locale: Locale,
  products: ShownProduct[],
  posts: PublicPage[],
  today: string,
): string | undefined {
  // The stores are in the database, so the files do not tell when that page changed.
  if (key === 'storeLocator') return undefined;
  const isShown = shownProducts[key];
  return latest(
    [
      lastChangeDate(`pages/${pageContentFolder(key)}`, locale),
      ...(isShown ? products.filter(({ facts }) => isShown(facts)) : []).map(({ changed }) => changed),
      ...(key === 'blog' ? itemsOnPage(posts, 1, postsPerPage) : []).map(({ changed }) => changed),
    ],
    today,
  );
}

function productPages(locale: Locale, today: string): ShownProduct[] {
  return [...readProductFactsByPath().values()].map(({ slug, path, facts }) => {
    const story = findLineStoryContentFolder(facts.line);
    const sources = [`products/${slug}`, ...(story ? [`pages/${story}`] : [])];
    return {
      path,
      facts,
      changed: latest(
        sources.map((source) => lastChangeDate(source, locale)),
        today,
      ),
    };
  });
}

function postPages(locale: Locale, today: string): (PublicPage & Pick<PostFacts, 'category'>)[] {
  return getPostSlugs().map((slug) => {
    const { published, updated, category } = readContent(`posts/${slug}/post.json`, postFactsSchema);
    return {
      path: postPath(slug),
      category,
      changed: latest([published, updated, lastChangeDate(`posts/${slug}`, locale)], today),
    };
  });
}

/** The last of some dates (ISO 8601) up to today, if there is any: a page cannot have changed on a later day. */
function latest(dates: (string | undefined)[], today: string): string | undefined {
  return dates
    .filter((date) => date !== undefined && date <= today)
    .sort()
    .at(-1);
}
