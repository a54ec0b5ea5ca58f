import { mapRouteToPublicPath } from './redirects';

/** The route of the app for every fixed public page, by the key that also names its title. */
export const appRouteByPageKey = {
  home: '/',
  why: '/why',
  products: '/products',
  completeRawMeals: '/products/complete-raw-meals',
  fullRange: '/products/complete-raw-meals/full-range',
  cats: '/products/complete-raw-meals/cats',
  mediterraneanDiet: '/products/complete-raw-meals/mediterranean-diet',
  compare: '/products/compare',
  about: '/about',
  exports: '/exports',
  faq: '/faq',
  contact: '/contact',
  blog: '/blog',
  feedingPlan: '/feeding-plan',
  storeLocator: '/store-locator',
  privacy: '/privacy',
  terms: '/terms',
  credits: '/credits',
  accessibility: '/accessibility',
} as const;

export type PageKey = keyof typeof appRouteByPageKey;

/** Site path (without language) of every fixed public page. */
export const sitePaths = Object.fromEntries(
  Object.entries(appRouteByPageKey).map(([key, route]) => [key, mapRouteToPublicPath(route)]),
) as Readonly<Record<PageKey, string>>;

/** The lists that have further pages, at `/page/2` and so on below them. */
export const paginatedListPaths: readonly string[] = [sitePaths.blog, sitePaths.fullRange, sitePaths.compare];

/** Folder in content/pages of a page's texts: `fullRange` -> `full-range`. */
export function pageContentFolder(page: PageKey): string {
  return page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The search page: public, but not indexed, because search engines find its results by themselves. */
export const searchPagePath = '/search';

/** Staff paths: never indexed, never cached. */
export const staffPaths = {
  auth: '/auth',
  code: '/auth/code',
  forgotten: '/auth/forgotten',
  confirm: '/auth/confirm',
  newPassword: '/auth/password',
  secondFactor: '/auth/second-factor',
  oauthReturn: '/auth/return',
  session: '/auth/session',
  admin: '/admin/dashboard',
  leads: '/admin/leads',
  stores: '/admin/stores',
  media: '/admin/media',
  subscribers: '/admin/subscribers',
  outbox: '/admin/outbox',
  team: '/admin/team',
  audit: '/admin/audit',
  speed: '/admin/speed',
  account: '/admin/account',
} as const;
