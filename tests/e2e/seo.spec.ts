import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { brand } from '@/lib/config/brand';
import { sitePaths, staffPaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import { defaultLocale, type Locale, localeCodes, localeDefinitions } from '@/lib/i18n/locales';
import { crawl, postPaths, productPaths, type Visit } from './crawl';
import { foreignTexts } from './detect-language';
import { leafKeys } from './html';
import { messagesOf } from './messages';
import {
  brokenAnchors,
  brokenFiles,
  dataProblems,
  headProblems,
  publicUrl,
  publicUrlOf,
  repeatedDescriptions,
} from './page-problems';
import { pageTextProblems } from './rendered-text';

const isStaff = ({ path }: Visit) => /^\/(\w\w\/)?(auth|admin)\b/.test(path);
const isState = (visit: Visit) => visit.path.includes('?') && !isStaff(visit);
const isPublic = (visit: Visit) => visit.status === 200 && !visit.robots.includes('noindex') && !isState(visit);
const mustBeReached = [...Object.values(sitePaths), ...productPaths, ...postPaths];
const keys = leafKeys(messagesOf('en')).filter((key) => key.includes('.'));
/** What looks like a key in a text: searching the whole text for each of the keys takes a second per language. */
const keyLike = (text: string) => text.match(/[\w-]+(?:\.[\w-]+)+/g)?.join(' ') ?? '';

test.describe.configure({ timeout: 300_000 });

// All checks of the crawled pages are in this file, because each worker crawls for itself.
for (const locale of localeCodes) {
  test(`every internal link from the ${locale} home page responds in its language`, async ({ request }) => {
    const titles = new Map<string, string>();
    const problems: string[] = [];
    const visits = await crawl(request, locale);
    for (const { path, status, headers, lang, title, text, h1 } of visits) {
      const addProblem = (problem: string) => problems.push(`${path}: ${problem}`);
      if (status !== 200) addProblem(`status ${status}`);
      if (lang !== localeDefinitions[locale].tag) addProblem(`<html lang> is ${lang}`);
      // A query is a state of one page, whose title stays the same.
      const other = titles.get(title);
      const page = path.split('?')[0];
      if (!title) addProblem('no title');
      else if (other && other !== page) addProblem(`same title as ${other}: ${title}`);
      else titles.set(title, page ?? path);
      if (h1 !== 1) addProblem(`${h1} h1 elements`);
      const candidates = keyLike(text);
      for (const key of keys) if (candidates.includes(key)) addProblem(`untranslated key ${key}`);
      if (!path.includes('/auth') && headers['set-cookie']) addProblem('sets a cookie');
    }
    expect(problems).toEqual([]);
    const reached = visits.map(({ path }) => path);
    for (const path of mustBeReached) expect(reached, `no link leads to ${path}`).toContain(localePath(locale, path));
  });

  test(`the public pages of ${locale} are ready for search engines`, async ({ request }) => {
    const visits = await crawl(request, locale);
    const pages = visits.filter(isPublic);
    const urls = new Set(pages.map(({ path }) => publicUrl(path)));
    const problems = [...repeatedDescriptions(pages), ...brokenAnchors(pages), ...(await brokenFiles(request, pages))];
    for (const { path, canonical } of visits.filter(isState)) {
      if (publicUrlOf(canonical) !== publicUrl(path.split('?')[0] ?? path))
        problems.push(`${path}: canonical is ${canonical}`);
    }
    for (const page of pages) {
      const found = [...headProblems(page, locale), ...dataProblems(page, locale, urls), ...foreignTexts(page, locale)];
      problems.push(...found.map((problem) => `${page.path}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

for (const locale of localeCodes)
  test(`the texts of every ${locale} page are true and written as the language writes`, async ({ request }) => {
    const pages = (await crawl(request, locale)).filter((visit) => visit.status === 200 && !isStaff(visit));
    expect(pages.length).toBeGreaterThan(40);
    expect([...new Set(pages.flatMap(({ textProblems }) => textProblems))]).toEqual([]);
    const feed = await (await request.get(localePath(locale, `${sitePaths.blog}/feed.json`))).json();
    const texts: string[] = feed.items.flatMap(({ title, summary }: Record<string, string>) => [title, summary]);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.flatMap((text) => pageTextProblems(`<p>${text}</p>`, locale))).toEqual([]);
  });

test('a wrong term, a foreign mark, a separated unit and a past announcement are found in a page', () => {
  const found = (text: string, locale: Locale) => pageTextProblems(`<main><p>${text}</p></main>`, locale);
  expect(found('Honest meat', 'en')[0]).toContain("'Honest meat' is not said here");
  expect(found('<b>500</b> <span>g</span>', 'en')[0]).toContain('a number and its unit are parted');
  expect(found('“да”', 'ru')[0]).toContain('is not a quotation mark of this language');
  expect(found('500 克', 'cn')[0]).toContain('stand together in Chinese');
  expect(found('Available from 1 January 2026', 'en')[0]).toContain('announces a day that has passed');
  expect(found('500\u00a0g of ‘good meat’ for 7–10 days', 'en')).toEqual([]);
});

test('the sitemap lists exactly the public pages of nine languages, each with its alternates', async ({ request }) => {
  const read = async (path: string) => {
    const response = await request.get(path);
    expect(response.headers()['content-type'], path).toContain('xml');
    return parse(await response.text());
  };
  const files = (await read('/sitemap.xml')).querySelectorAll('sitemap loc').map((file) => file.textContent);
  expect(files).toEqual(localeCodes.map((locale) => publicUrl(localePath(locale, '/pages.xml'))));
  const lists = await Promise.all(files.map((file) => read(new URL(file).pathname)));
  const entries = lists.flatMap((list) => list.querySelectorAll('url'));
  const listed = entries.map((entry) => entry.querySelector('loc')?.textContent ?? '');
  const visits = (await Promise.all(localeCodes.map((locale) => crawl(request, locale)))).flat().filter(isPublic);
  expect(listed.sort()).toEqual(visits.map(({ path }) => publicUrl(path)).sort());
  const problems = entries.flatMap((entry) => {
    const page = visits.find(({ path }) => publicUrl(path) === entry.querySelector('loc')?.textContent);
    const links = entry.getElementsByTagName('xhtml:link');
    const found = links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`);
    const expected = page?.alternates.map(([tag, href]) => `${tag} ${publicUrlOf(href)}`);
    return JSON.stringify(found.sort()) === JSON.stringify(expected?.sort())
      ? []
      : [`${page?.path}: ${found.join(' ')}`];
  });
  expect(problems).toEqual([]);
});

test('robots.txt disallows the staff pages in every language, allows all listed pages, and names the sitemap', async ({
  request,
}) => {
  const text = await (await request.get('/robots.txt')).text();
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  for (const locale of localeCodes) {
    expect(closed).toContain(localePath(locale, '/admin'));
  }
  expect(text).toContain(`Sitemap: ${publicUrl('/sitemap.xml')}`);
  const visits = await crawl(request, defaultLocale);
  const shut = visits.filter(isPublic).filter(({ path }) => closed.some((prefix) => path.startsWith(prefix)));
  expect(shut.map(({ path }) => path)).toEqual([]);
});

test('crawlers may read that sign-in and 404 page are not to be indexed', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  const { auth, code, forgotten, confirm } = staffPaths;
  for (const locale of localeCodes)
    for (const page of [auth, code, forgotten, confirm, '/page-not-found']) {
      const path = localePath(locale, page);
      expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
      const response = await request.get(path);
      expect(response.status(), path).toBe(page === '/page-not-found' ? 404 : 200);
      expect(await response.text(), path).toMatch(/<meta name="robots" content="noindex/);
    }
  expect((await request.get(staffPaths.session)).headers()['x-robots-tag']).toBe('noindex');
});

test('the manifest has the brand name and icons of the stated sizes', async ({ request }) => {
  const home = parse(await (await request.get('/')).text());
  const manifestUrl = home.querySelector('link[rel="manifest"]')?.getAttribute('href') ?? '';
  const manifest = await (await request.get(manifestUrl)).json();
  expect(manifest).toMatchObject({ name: brand.name, start_url: '/', lang: localeDefinitions[defaultLocale].tag });
  for (const { src, sizes, type } of manifest.icons) {
    const response = await request.get(src);
    expect(response.headers()['content-type'], src).toContain(type);
    if (type !== 'image/png') continue;
    const bytes = await response.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('llms.txt links to every English static page, product and post, without broken links', async ({ request }) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).not.toContain('\u2060');
  expect(text).toMatch(new RegExp(`^# ${brand.name}\n\n> .+\n\n## `));
  const links = [...text.matchAll(/\]\((\S+?)\): \S/g)].map(([, link = '']) => link);
  const expected = [...Object.values(sitePaths), ...productPaths, ...postPaths];
  for (const path of expected) expect(links).toContain(publicUrl(localePath('en', path)));
  for (const link of links) {
    const { pathname, origin } = new URL(link);
    expect(origin).toBe(new URL(brand.url).origin);
    expect((await request.head(pathname, { maxRedirects: 0 })).status(), link).toBe(200);
  }
});
