import NextLink from 'next/link';
import { locale as rootLocale } from 'next/root-params';
import type { ComponentProps } from 'react';
import { defaultLocale, isLocale, type Locale } from './locales';
import { localePath } from './paths';

/** The language of the page being rendered (Server Components only). */
export async function currentLocale(): Promise<Locale> {
  const value = await rootLocale();
  return isLocale(value) ? value : defaultLocale;
}

/** Link to a site path in the language of the page. Client components get a ready address instead. */
export async function Link({ href, ...props }: Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string }) {
  // No prefetch on sight: a header of links would cost a visitor on a phone a dozen requests.
  return <NextLink href={localePath(await currentLocale(), href)} prefetch={false} {...props} />;
}
