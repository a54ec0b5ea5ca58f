import { type PageKey, searchPagePath, sitePaths } from '@/lib/config/site-paths';
import { splitLocale } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';

export type PageKind = PageKey | 'product' | 'post' | 'search';

const fixed = new Map<string, PageKind>(Object.entries(sitePaths).map(([key, path]) => [path, key as PageKey]));
fixed.set(searchPagePath, 'search');

/**
 * Language and kind of a public page from its URL, so that no URL is stored; null for staff pages and anything that is
 * not a page.
 */
export function parsePageKindAndLocale(pathname: string): { locale: Locale; page: PageKind } | null {
  const { locale, path } = splitLocale(pathname);
  const known = fixed.get(path.replace(/(.)\/$/, '$1'));
  if (known) return { locale, page: known };
  if (/^\/products\/(cats\/)?[a-z0-9-]+$/.test(path)) return { locale, page: 'product' };
  return /^\/blog\/[a-z0-9-]+$/.test(path) ? { locale, page: 'post' } : null;
}
