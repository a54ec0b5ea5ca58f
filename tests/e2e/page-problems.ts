import type { APIRequestContext } from '@playwright/test';
import { brand } from '@/lib/config/brand';
import { sitePaths } from '@/lib/config/site-paths';
import { localePath, splitLocale } from '@/lib/i18n/locale-paths';
import { defaultLocale, type Locale, localeCodes, localeDefinitions } from '@/lib/i18n/locales';
import { isFile, postPaths, productPaths, type Visit } from './crawl';
import { readJsonLd } from './json-ld';

/** Returns the public URL of a path. */
export const publicUrl = (path: string) => new URL(path, brand.url).href;
export const publicUrlOf = (href: string | null | undefined) => (href ? publicUrl(href) : href);
const needed: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  [sitePaths.faq]: ['FAQPage'],
  ...Object.fromEntries(productPaths.map((path) => [path, ['Product', 'BreadcrumbList']])),
  ...Object.fromEntries(postPaths.map((path) => [path, ['BlogPosting', 'BreadcrumbList']])),
};

/** Returns what is wrong or missing in a page's head. */
export function headProblems(
  { path, canonical, alternates, description, headings, picture }: Visit,
  locale: Locale,
): string[] {
  const problems: string[] = [];
  const { path: sitePath } = splitLocale(path);
  if (publicUrlOf(canonical) !== publicUrl(path) || !canonical?.startsWith(brand.url))
    problems.push(`canonical is ${canonical}`);
  // The list is derived from the path alone and equal on every page, so the alternates are complete and reciprocal.
  const expected = localeCodes.map((code) => [localeDefinitions[code].tag, publicUrl(localePath(code, sitePath))]);
  expected.push(['x-default', publicUrl(localePath(defaultLocale, sitePath))]);
  const found = alternates.map(([tag, href]) => [tag, publicUrlOf(href)]);
  if (JSON.stringify(found.sort()) !== JSON.stringify(expected.sort()))
    problems.push(`alternates are ${found.join(' ')}`);
  if (!description) problems.push('no description');
  const skipped = headings.findIndex((level, at) => level > (headings[at - 1] ?? 0) + 1);
  if (skipped >= 0) problems.push(`heading levels skip: ${headings.slice(0, skipped + 1).join(' ')}`);
  if (!picture?.startsWith(publicUrl(`/og/${locale}/`))) problems.push(`og:image is ${picture}`);
  return problems;
}

/** Returns what is missing or wrong in a page's structured data. */
export function dataProblems({ path, jsonLd }: Visit, locale: Locale, urls: Set<string>): string[] {
  const { types, links, problems } = readJsonLd(jsonLd);
  for (const type of needed[splitLocale(path).path] ?? []) {
    if (types.filter((found) => found === type).length !== 1) problems.push(`${type} is not there once: ${types}`);
  }
  // A home page describes the website, one thing in all languages with the URL of the default language.
  const website = splitLocale(path).path === '/' ? publicUrl('/') : null;
  for (const link of links)
    if (!urls.has(link) && link !== website) problems.push(`JSON-LD names ${link}, no page of ${locale}`);
  return problems;
}

/** Returns descriptions shared by several pages. */
export function repeatedDescriptions(pages: Visit[]): string[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ path, description }) => {
    const other = first.get(description);
    if (!other) first.set(description, path);
    return other ? [`${path}: same description as ${other}`] : [];
  });
}

/** Returns links to anchors that do not exist on their page. */
export function brokenAnchors(pages: Visit[]): string[] {
  const ids = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
  return pages.flatMap(({ path, anchors }) =>
    anchors.flatMap((href) => {
      const [target = '', id = ''] = href.split('#');
      // Parameters for the page's own script, not an anchor.
      if (id.includes('=')) return [];
      const known = ids.get(target.split('?')[0] || path);
      return known?.has(decodeURIComponent(id)) ? [] : [`${path}: nothing at ${href}`];
    }),
  );
}

/** Returns files referenced by pages that do not load, or have another type. */
export async function brokenFiles(request: APIRequestContext, pages: Visit[]): Promise<string[]> {
  const pictures = pages.flatMap(({ picture }) => (picture ? [new URL(picture).pathname] : []));
  const files = new Set([...pictures, ...pages.flatMap(({ links }) => links.filter(isFile))]);
  const problems: string[] = [];
  for (const file of files) {
    const response = await request.head(file);
    const type = response.headers()['content-type'] ?? '';
    if (response.status() !== 200) problems.push(`${file}: status ${response.status()}`);
    else if (file.endsWith('.png') && type !== 'image/png') problems.push(`${file}: is ${type}`);
  }
  return problems;
}
