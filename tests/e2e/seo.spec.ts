import { type APIRequestContext, expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { brand } from '@/lib/brand';
import { defaultLocale, type Locale, localeCodes, locales } from '@/lib/i18n/locales';
import { localePath, splitLocale } from '@/lib/i18n/paths';
import { sitePaths } from '@/lib/site-paths';
import { crawl, isFile, postPaths, productPaths, type Visit } from './crawl';
import { readJsonLd } from './json-ld';
import { foreignTexts } from './language';

const absolute = (path: string) => new URL(path, brand.url).href;
const plain = (href: string | null | undefined) => (href ? absolute(href) : href);
const isStaff = ({ path }: Visit) => /^\/(\w\w\/)?(auth|admin)\b/.test(path);
const isState = (visit: Visit) => visit.path.includes('?') && !isStaff(visit);
const isPublic = (visit: Visit) => visit.status === 200 && !visit.robots.includes('noindex') && !isState(visit);
const needed: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  [sitePaths.faq]: ['FAQPage'],
  ...Object.fromEntries(productPaths.map((path) => [path, ['Product', 'BreadcrumbList']])),
  ...Object.fromEntries(postPaths.map((path) => [path, ['BlogPosting', 'BreadcrumbList']])),
};

test.describe.configure({ timeout: 300_000 });

for (const locale of localeCodes) {
  test(`the public pages of ${locale} are ready for search engines`, async ({ request }) => {
    const visits = await crawl(request, locale);
    const pages = visits.filter(isPublic);
    const addresses = new Set(pages.map(({ path }) => absolute(path)));
    const problems = [...repeated(pages), ...brokenAnchors(pages), ...(await brokenFiles(request, pages))];
    for (const { path, canonical } of visits.filter(isState)) {
      if (plain(canonical) !== absolute(path.split('?')[0] ?? path))
        problems.push(`${path}: canonical is ${canonical}`);
    }
    for (const page of pages) {
      const found = [
        ...headProblems(page, locale),
        ...dataProblems(page, locale, addresses),
        ...foreignTexts(page, locale),
      ];
      problems.push(...found.map((problem) => `${page.path}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

function headProblems(
  { path, canonical, alternates, description, headings, picture }: Visit,
  locale: Locale,
): string[] {
  const problems: string[] = [];
  const { path: sitePath } = splitLocale(path);
  if (plain(canonical) !== absolute(path) || !canonical?.startsWith(brand.url))
    problems.push(`canonical is ${canonical}`);
  // The same list, made from the address alone, on every page of every language is complete and reciprocal.
  const wanted = localeCodes.map((code) => [locales[code].tag, absolute(localePath(code, sitePath))]);
  wanted.push(['x-default', absolute(localePath(defaultLocale, sitePath))]);
  const found = alternates.map(([tag, href]) => [tag, plain(href)]);
  if (JSON.stringify(found.sort()) !== JSON.stringify(wanted.sort()))
    problems.push(`alternates are ${found.join(' ')}`);
  if (!description) problems.push('no description');
  const skipped = headings.findIndex((level, at) => level > (headings[at - 1] ?? 0) + 1);
  if (skipped >= 0) problems.push(`heading levels skip: ${headings.slice(0, skipped + 1).join(' ')}`);
  if (!picture?.startsWith(absolute(`/og/${locale}/`))) problems.push(`og:image is ${picture}`);
  return problems;
}

function dataProblems({ path, jsonLd }: Visit, locale: Locale, addresses: Set<string>): string[] {
  const { types, links, problems } = readJsonLd(jsonLd);
  for (const type of needed[splitLocale(path).path] ?? []) {
    if (types.filter((found) => found === type).length !== 1) problems.push(`${type} is not there once: ${types}`);
  }
  for (const link of links) if (!addresses.has(link)) problems.push(`JSON-LD names ${link}, no page of ${locale}`);
  return problems;
}

function repeated(pages: Visit[]): string[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ path, description }) => {
    const other = first.get(description);
    if (!other) first.set(description, path);
    return other ? [`${path}: same description as ${other}`] : [];
  });
}

function brokenAnchors(pages: Visit[]): string[] {
  const ids = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
  return pages.flatMap(({ path, anchors }) =>
    anchors.flatMap((href) => {
      const [target = '', id = ''] = href.split('#');
      // Values for the page's own program, not a place on it.
      if (id.includes('=')) return [];
      const known = ids.get(target.split('?')[0] || path);
      return known?.has(decodeURIComponent(id)) ? [] : [`${path}: nothing at ${href}`];
    }),
  );
}

async function brokenFiles(request: APIRequestContext, pages: Visit[]): Promise<string[]> {
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

test('the sitemap lists the public pages of nine languages, no more and no less, each with its alternates', async ({
  request,
}) => {
  const read = async (path: string) => {
    const response = await request.get(path);
    expect(response.headers()['content-type'], path).toContain('xml');
    return parse(await response.text());
  };
  const files = (await read('/sitemap.xml')).querySelectorAll('sitemap loc').map((file) => file.textContent);
  expect(files).toEqual(localeCodes.map((locale) => absolute(localePath(locale, '/pages.xml'))));
  const lists = await Promise.all(files.map((file) => read(new URL(file).pathname)));
  const entries = lists.flatMap((list) => list.querySelectorAll('url'));
  const listed = entries.map((entry) => entry.querySelector('loc')?.textContent ?? '');
  const visits = (await Promise.all(localeCodes.map((locale) => crawl(request, locale)))).flat().filter(isPublic);
  expect(listed.sort()).toEqual(visits.map(({ path }) => absolute(path)).sort());
  const problems = entries.flatMap((entry) => {
    const page = visits.find(({ path }) => absolute(path) === entry.querySelector('loc')?.textContent);
    const links = entry.getElementsByTagName('xhtml:link');
    const found = links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`);
    const wanted = page?.alternates.map(([tag, href]) => `${tag} ${plain(href)}`);
    return JSON.stringify(found.sort()) === JSON.stringify(wanted?.sort()) ? [] : [`${page?.path}: ${found.join(' ')}`];
  });
  expect(problems).toEqual([]);
});

test('robots.txt closes the staff pages in every language, opens all listed pages, and names the sitemap', async ({
  request,
}) => {
  const text = await (await request.get('/robots.txt')).text();
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  for (const locale of localeCodes) {
    for (const path of ['/admin', '/auth', '/page-not-found']) expect(closed).toContain(localePath(locale, path));
  }
  expect(text).toContain(`Sitemap: ${absolute('/sitemap.xml')}`);
  const visits = await crawl(request, defaultLocale);
  const shut = visits.filter(isPublic).filter(({ path }) => closed.some((prefix) => path.startsWith(prefix)));
  expect(shut.map(({ path }) => path)).toEqual([]);
});

test('the manifest names the brand and icons of the stated sizes', async ({ request }) => {
  const home = parse(await (await request.get('/')).text());
  const address = home.querySelector('link[rel="manifest"]')?.getAttribute('href') ?? '';
  const manifest = await (await request.get(address)).json();
  expect(manifest).toMatchObject({ name: brand.name, start_url: '/', lang: locales[defaultLocale].tag });
  for (const { src, sizes, type } of manifest.icons) {
    const response = await request.get(src);
    expect(response.headers()['content-type'], src).toContain(type);
    if (type !== 'image/png') continue;
    const bytes = await response.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('llms.txt links to every English page of a fixed address, product and post, and to nothing that is missing', async ({
  request,
}) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(new RegExp(`^# ${brand.name}\n\n> .+\n\n## `));
  const links = [...text.matchAll(/\]\((\S+?)\): \S/g)].map(([, link = '']) => link);
  const wanted = [...Object.values(sitePaths), ...productPaths, ...postPaths];
  for (const path of wanted) expect(links).toContain(absolute(localePath('en', path)));
  for (const link of links) {
    const { pathname, origin } = new URL(link);
    expect(origin).toBe(new URL(brand.url).origin);
    expect((await request.head(pathname, { maxRedirects: 0 })).status(), link).toBe(200);
  }
});
