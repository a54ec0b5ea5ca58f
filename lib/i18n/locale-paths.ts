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

/** The path of one page in every language, in the order of the language menu. */
export function getLocalePathByLocale(path: string): Record<Locale, string> {
  return Object.fromEntries(localeCodes.map((code) => [code, localePath(code, path)])) as Record<Locale, string>;
}
