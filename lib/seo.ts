import type { Metadata } from 'next';
import { brand } from './config/brand';
import { localePath } from './i18n/locale-paths';
import { defaultLocale, type Locale, localeCodes, localeDefinitions } from './i18n/locales';
import { withoutJoiners } from './text/insert-joiners';
import { measureSnippetWidth } from './text/measure-snippet-width';

type PageSeo = { locale: Locale; path: string; title: string; description: string; image?: string };

/**
 * Metadata of a public page: title, description, its canonical URL, all nine alternates and x-default, Open Graph.
 * No `og:locale:alternate`: it states languages of the same URL, and each of ours has its own.
 */
export function createPageMetadata({ locale, path, image, ...texts }: PageSeo): Metadata {
  const { title, description } = withoutJoiners(texts);
  return {
    metadataBase: new URL(brand.url),
    title: { absolute: appendBrandIfTitleFits(title) },
    description,
    alternates: { canonical: pageUrl(locale, path), languages: buildUrlsByHreflang(path) },
    openGraph: {
      title,
      description,
      url: pageUrl(locale, path),
      siteName: brand.name,
      locale: localeDefinitions[locale].og,
      type: 'website',
      images: image ? [{ url: image, width: 1200, height: 630, alt: title }] : undefined,
    },
    // Next.js would repeat the size, which nobody reads there.
    twitter: { card: 'summary_large_image', images: image ? [{ url: image, alt: title }] : undefined },
  };
}

/** A document title that ends with the brand's name, once; without it where search results would cut it off. */
export function appendBrandIfTitleFits(title: string): string {
  const branded = `${title} | ${brand.name}`;
  return title.includes(brand.name) || !measureSnippetWidth(branded, 'title').fits ? title : branded;
}

/** The absolute public URL of a site path in a language. */
export function pageUrl(locale: Locale, path: string): string {
  return absoluteUrl(localePath(locale, path));
}

/** The absolute public URL of a path that has no language, such as an image's. */
export function absoluteUrl(path: string): string {
  return new URL(path, brand.url).href;
}

/** The absolute URL of a site path in every language, by hreflang value, `x-default` (Greek) last. */
export function buildUrlsByHreflang(path: string): Record<string, string> {
  const languages = localeCodes.map((code) => [localeDefinitions[code].tag, pageUrl(code, path)]);
  return Object.fromEntries([...languages, ['x-default', pageUrl(defaultLocale, path)]]);
}
