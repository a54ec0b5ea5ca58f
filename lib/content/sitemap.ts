import 'server-only';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { buildUrlsByHreflang, pageUrl } from '@/lib/seo';
import { getPublicPages } from './public-pages';

/** Site path of the list of one language's pages. */
const pageListPath = '/pages.xml';

export type SitemapEntry = { url: string; changed?: string; alternates: Record<string, string> };

/** Every public page in one language, with its alternates and the date of its last change. */
export function listSitemapEntries(locale: Locale): SitemapEntry[] {
  return getPublicPages(locale).map(({ path, changed }) => ({
    url: pageUrl(locale, path),
    changed,
    alternates: buildUrlsByHreflang(path),
  }));
}

/** The pages of one language as a sitemap (sitemaps.org, with the alternates of Google). */
export function buildLocaleSitemapXml(locale: Locale): string {
  const entries = listSitemapEntries(locale).map(({ url, changed, alternates }) => {
    const links = Object.entries(alternates).map(
      ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`,
    );
    return `<url><loc>${escapeXml(url)}</loc>${lastmod(changed)}${links.join('')}</url>`;
  });
  return `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/**
 * The index of the sitemaps of the nine languages: one file may contain 50 000 URLs, which a large catalogue in nine
 * languages exceeds.
 */
export function buildSitemapIndexXml(): string {
  const files = localeCodes.map((locale) => {
    const changed = listSitemapEntries(locale)
      .flatMap((entry) => entry.changed ?? [])
      .sort()
      .at(-1);
    return `<sitemap><loc>${escapeXml(pageUrl(locale, pageListPath))}</loc>${lastmod(changed)}</sitemap>`;
  });
  return `${declaration}<sitemapindex ${namespace}>\n${files.join('\n')}\n</sitemapindex>\n`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const lastmod = (day?: string) => (day ? `<lastmod>${day}</lastmod>` : '');
const escapeXml = (url: string) => url.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
