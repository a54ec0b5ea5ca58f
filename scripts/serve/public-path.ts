import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';
import { sitePaths } from '@/lib/site-paths';

/** Pages that are prerendered under another path than the one they are asked by; next.config.ts rewrites them. */
const renamed: Record<string, string> = { '/why': sitePaths.why };

/**
 * The address that shows a prerendered route, as next.config.ts maps it: `/gr/about` -> `/about`, `/en/why` -> `/en/why-{slug}-food`;
 * null for a route that has no address of its own.
 */
export function publicPath(route: string): string | null {
  if (route.startsWith('/_')) return null;
  const [, locale, ...rest] = route.split('/');
  if (!isLocale(locale)) return route;
  const path = `/${rest.join('/')}`;
  return localePath(locale, renamed[path] ?? path);
}

/** The page that Next itself sends, as it was built, where there is nothing. */
export const notFoundPath = '/page-not-found';

/** The language segment under which an address is rendered. */
export function localeOf(address: string): Locale {
  const [, first] = address.split('/', 2);
  return isLocale(first) ? first : defaultLocale;
}
