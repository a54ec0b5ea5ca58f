import { mapRouteToPublicPath } from '@/lib/config/redirects';
import { sitePaths } from '@/lib/config/site-paths';
import { itemsOnPage, pageNumbersAfterFirst, paginatedListPath } from './pagination';
import { type PostCategory, postCategories } from './post-schema';

/** The number of posts on one page of the list. */
export const postsPerPage = 9;

/** Site path of one page of the list; the first page is the list itself. */
export function blogPagePath(page: number): string {
  return paginatedListPath(sitePaths.blog, page);
}

/** Site path of the posts of one category. */
export function blogCategoryPath(category: PostCategory): string {
  return mapRouteToPublicPath(`${sitePaths.blog}/category/${category}`);
}

/** Categories that have posts, in the order of the menu, with their numbers of posts. */
export function countPostsPerUsedCategory(
  posts: { category: PostCategory }[],
): { category: PostCategory; count: number }[] {
  return postCategories
    .map((category) => ({ category, count: posts.filter((post) => post.category === category).length }))
    .filter(({ count }) => count > 0);
}

/** All list pages after the first one, with the posts that each shows: its continuations, then categories. */
export function listContinuationAndCategoryPages<T extends { category: PostCategory }>(
  posts: T[],
): { path: string; posts: T[] }[] {
  return [
    ...pageNumbersAfterFirst(posts.length, postsPerPage).map((page) => ({
      path: blogPagePath(page),
      posts: itemsOnPage(posts, page, postsPerPage),
    })),
    ...countPostsPerUsedCategory(posts).map(({ category }) => ({
      path: blogCategoryPath(category),
      posts: posts.filter((post) => post.category === category),
    })),
  ];
}

/** Site path of a post. */
export function postPath(slug: string): string {
  return mapRouteToPublicPath(`${sitePaths.blog}/${slug}`);
}

/** The previous and the next post in time, given the list newest first. */
export function adjacentPosts<T extends { slug: string }>(posts: T[], slug: string): { older?: T; newer?: T } {
  const index = posts.findIndex((post) => post.slug === slug);
  return index < 0 ? {} : { older: posts[index + 1], newer: posts[index - 1] };
}

/** The number of first cards of a grid that stand in rows of two, so that the following rows of three are full. */
export function countLeadingCardsInPairs(cards: number): number {
  if (cards < 2) return cards;
  return cards % 3 === 0 ? 0 : cards % 3 === 1 ? 4 : 2;
}
