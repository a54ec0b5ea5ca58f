import { isLocale } from '@/lib/i18n/locales';

/** A path of the site without the language that it begins with, `/fr/about` as `/about`; null if it has none. */
export function pathWithoutLocale(path: string): string | null {
  const [, locale = '', rest = ''] = /^\/([^/?#]+)(.*)$/.exec(path) ?? [];
  if (!isLocale(locale)) return null;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
