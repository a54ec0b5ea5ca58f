import { locale as rootLocale } from 'next/root-params';
import type { ComponentProps } from 'react';
import { localePath } from './locale-paths';
import { type Locale, localeOrDefault } from './locales';

/** The language of the page being rendered (Server Components only). */
export async function currentLocale(): Promise<Locale> {
  return localeOrDefault(await rootLocale());
}

/**
 * Link to a site path in the language of the page; the mark lets the router handle it (`useClientSideNavigation`).
 * Client components get a finished URL instead and set the mark themselves.
 */
export async function Link({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  return <a href={localePath(await currentLocale(), href)} data-router="" {...props} />;
}
