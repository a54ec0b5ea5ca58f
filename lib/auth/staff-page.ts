import 'server-only';
import type { Metadata } from 'next';
import { staffPaths } from '@/lib/config/site-paths';
import { safeReturnTo } from '@/lib/http/return-to';
import { localePath } from '@/lib/i18n/locale-paths';
import { type Locale, toStaffLocale } from '@/lib/i18n/locales';
import { fullTitle } from '@/lib/seo';

/** Metadata of a staff page: never indexed, and its URL, which may contain a token, is not sent to other sites. */
export function staffMetadata(title: string): Metadata {
  return { title: fullTitle(title), robots: { index: false }, referrer: 'same-origin' };
}

/** One value of a URL's query, empty when it is missing or repeated. */
export function singleSearchParam(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The page number of a list in a URL's query, counted from 1; 1 if there is none. */
export function parsePageNumber(value: string | string[] | undefined): number {
  return Math.max(1, Math.min(10_000, Number.parseInt(singleSearchParam(value), 10) || 1));
}

/** Where to go after sign-in: the requested page, otherwise the staff area in the visitor's language. */
export function pathAfterSignIn(locale: Locale, next: string | string[] | undefined): string {
  return safeReturnTo(singleSearchParam(next), localePath(toStaffLocale(locale), staffPaths.admin));
}
