import { defaultLocale, isLocale, type Locale, localeCodes } from './locales';

/** The public path of a site path in a language: Greek has no prefix (`/about`), the others do (`/en/about`). */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' || path.startsWith('/?') || path.startsWith('/#')
    ? `/${locale}${path.slice(1)}`
    : `/${locale}${path}`;
}

/** Splits a public path into its language and the path without prefix: `/en/about` -> `en`, `/about`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first, ...rest] = pathname.split('/');
  return isLocale(first) ? { locale: first, path: `/${rest.join('/')}` } : { locale: defaultLocale, path: pathname };
}

/** A file such as robots.txt, a feed or the manifest: its last segment has a file extension, which no page's has. */
const isFile = (pathname: string) => /\.[a-z\d]+$/i.test(pathname);

/**
 * The path that a `?lang=` request is permanently redirected to, with the other parameters; null when the value is
 * unsupported, and for files, which have one URL whatever their language.
 */
export function langRedirectPath(url: URL): string | null {
  const lang = url.searchParams.get('lang');
  if (!isLocale(lang) || isFile(url.pathname)) return null;
  const target = new URL(url);
  target.searchParams.delete('lang');
  // Two leading slashes would leave the site: `//evil.example` is another host.
  const path = splitLocale(url.pathname).path.replace(/^\/+/, '/');
  return `${localePath(lang, path)}${target.search}`;
}

/** The path of one page in every language, in the order of the language menu. */
export function getLocalePathByLocale(path: string): Record<Locale, string> {
  return Object.fromEntries(localeCodes.map((code) => [code, localePath(code, path)])) as Record<Locale, string>;
}
