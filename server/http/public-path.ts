import { addressOf } from '@/lib/config/redirects';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';

/**
 * The URL path that shows a prerendered route, as next.config.ts maps it: `/gr/about` -> `/about`, `/en/why` -> `/en/why-{slug}-food`; null
 * for a route without a URL of its own.
 */
export function publicPath(route: string): string | null {
  if (route.startsWith('/_')) return null;
  const [, locale, ...rest] = route.split('/');
  if (!isLocale(locale)) return route;
  const path = `/${rest.join('/')}`;
  return localePath(locale, addressOf(path));
}

/** The prebuilt page that Next itself sends when nothing is found. */
export const notFoundPath = '/page-not-found';

/** The language segment under which a URL is rendered. */
export function localeOf(address: string): Locale {
  const [, first] = address.split('/', 2);
  return isLocale(first) ? first : defaultLocale;
}
