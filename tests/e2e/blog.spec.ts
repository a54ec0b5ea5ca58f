import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { brand } from '@/lib/config/brand';
import { localePath } from '@/lib/i18n/locale-paths';
import { defaultLocale, localeCodes, localeDefinitions } from '@/lib/i18n/locales';
import { messagesOf } from './messages';

const slugs = readdirSync('content/posts');
const facts = (slug: string) => JSON.parse(readFileSync(`content/posts/${slug}/post.json`, 'utf8'));
const absolute = (path: string) => new URL(path, brand.url).href;

const noOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the list shows every article once, newest first, without JavaScript', async ({ request }) => {
  const html = await (await request.get('/en/blog')).text();
  const links = [...html.matchAll(/<h2[^>]*><a[^>]*href="\/en\/blog\/([a-z0-9-]+)"/g)].map(([, slug]) => slug ?? '');
  expect([...links].sort()).toEqual(slugs);
  const dates = links.map((slug) => facts(slug).published);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('each topic has its own page with its articles only', async ({ page }) => {
  await page.goto('/en/blog');
  const topics = page.getByRole('navigation', { name: messagesOf('en').blog.topics });
  await topics.getByRole('link', { name: /^Safety/ }).click();
  await expect(page).toHaveURL('/en/blog/category/safety');
  await expect(topics.locator('[aria-current=page]')).toContainText('Safety');
  const expected = slugs.filter((slug) => facts(slug).category === 'safety').map((slug) => `/en/blog/${slug}`);
  // The list follows its heading by a moment, because the page arrives in parts.
  await expect
    .poll(async () => {
      const links = page.locator('main article h2 a');
      return (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).sort();
    })
    .toEqual(expected.sort());
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', absolute('/en/blog/category/safety'));
});

test('list pages beyond the last article return 404', async ({ request }) => {
  for (const path of ['/en/blog/page/0', '/en/blog/page/99', '/blog/page/x', '/en/blog/category/none', '/blog/none'])
    expect((await request.get(path)).status(), path).toBe(404);
});

for (const locale of ['gr', 'ru', 'cn'] as const)
  test(`the table of contents links to every heading (${locale})`, async ({ page }) => {
    await page.goto(localePath(locale, '/blog/bones'));
    const contents = page.getByRole('navigation', { name: messagesOf(locale).blog.contents });
    const links = await contents.getByRole('link').all();
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) {
      const id = decodeURIComponent((await link.getAttribute('href')) ?? '').slice(1);
      await expect(page.locator(`[id="${id}"]`)).toHaveText((await link.textContent()) ?? '-');
    }
    await links.at(-1)?.click();
    await expect(page.getByRole('heading', { name: messagesOf(locale).blog.sources })).toBeInViewport();
  });

test('structured data of an article has author, dates and subject', async ({ page }) => {
  await page.goto('/en/blog/raw-hygiene-at-home');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const post = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'BlogPosting');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(post).toMatchObject({
    headline: title,
    inLanguage: 'en',
    url: absolute('/en/blog/raw-hygiene-at-home'),
    datePublished: '2025-12-11',
    dateModified: facts('raw-hygiene-at-home').updated,
    author: { '@type': 'Organization', name: brand.name },
  });
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(page.locator('meta[property="article:published_time"]')).toHaveAttribute('content', '2025-12-11');
  expect((await page.request.get(new URL(post.image).pathname)).headers()['content-type']).toBe('image/png');
});

test('an article links to its products, to related articles and to its neighbours', async ({ page }) => {
  await page.goto('/en/blog/bones');
  const { products, related } = facts('bones');
  const t = messagesOf('en').blog;
  await expect(page.getByRole('region', { name: t.products }).getByRole('article')).toHaveCount(products.length);
  const next = page.getByRole('region', { name: t.related }).getByRole('link');
  expect(await next.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    related.map((slug: string) => `/en/blog/${slug}`),
  );
  const ends = page.getByRole('navigation', { name: t.neighbours });
  await expect(ends.locator('[rel=prev]')).toHaveAttribute('href', '/en/blog/raw-hygiene-at-home');
  await expect(ends.locator('[rel=next]')).toHaveAttribute('href', '/en/blog/sensitive-stomachs');
});

test('share links load nothing from other hosts, and the URL can be copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const foreign: string[] = [];
  page.on('request', (request) => request.url().startsWith(baseURL ?? '-') || foreign.push(request.url()));
  await page.goto('/en/blog/bones');
  const share = page.getByRole('region', { name: messagesOf('en').blog.share });
  await share.getByRole('button').click();
  await expect(share.getByRole('status')).toHaveText(messagesOf('en').blog.linkCopied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(absolute('/en/blog/bones'));
  expect(foreign).toEqual([]);
});

for (const locale of localeCodes)
  test(`the feeds of ${locale} are linked from the page, are valid, and contain every article`, async ({ page }) => {
    const html = parse(await (await page.request.get(localePath(locale, '/blog'))).text());
    const found = html
      .querySelectorAll('link[rel=alternate][type*="+xml"], link[rel=alternate][type*="+json"]')
      .map((link) => new URL(link.getAttribute('href') ?? '', brand.url).pathname);
    const paths = ['/blog/feed.xml', '/blog/feed.json'].map((path) => localePath(locale, path));
    expect(found).toEqual(paths);
    for (const path of paths) expect(html.querySelectorAll(`main a[href="${path}"]`)).toHaveLength(1);
    // Their style is the same in all languages.
    if (locale === defaultLocale) {
      await page.goto(localePath(locale, '/blog'));
      for (const path of paths) await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
    }

    const [xml, json] = await Promise.all(paths.map((path) => page.request.get(path)));
    expect(xml?.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(json?.headers()['content-type']).toContain('application/feed+json');
    // Joiners are for the lines of a page; a reader without them in its font shows boxes.
    for (const feed of [xml, json]) expect(await feed?.text()).not.toContain('\u2060');
    const atom = await page.evaluate(
      (text) => {
        const root = new DOMParser().parseFromString(text, 'application/xml').documentElement;
        return {
          name: root.localName,
          lang: root.getAttribute('xml:lang'),
          ids: [...root.querySelectorAll('entry > id')].map(({ textContent }) => textContent ?? ''),
        };
      },
      (await xml?.text()) ?? '',
    );
    const urls = slugs.map((slug) => absolute(localePath(locale, `/blog/${slug}`)));
    const ids = slugs.map((slug) => `tag:${brand.feedIdAuthority}:${locale}/blog/${slug}`);
    expect({ ...atom, ids: atom.ids.sort() }).toEqual({ name: 'feed', lang: localeDefinitions[locale].tag, ids });
    const feed = await json?.json();
    expect(feed.language).toBe(localeDefinitions[locale].tag);
    expect(feed.items.map(({ url }: { url: string }) => url).sort()).toEqual(urls);
    expect(feed.items.map(({ id }: { id: string }) => id).sort()).toEqual(ids);
    for (const { url, content_html } of feed.items) {
      expect(content_html, url).toContain('<h2');
      expect(content_html, url).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:)/);
    }
  });

// The languages with the longest words, and the one without spaces.
for (const locale of ['gr', 'ru', 'bg', 'cn'] as const)
  test(`nothing is wider than a phone's screen in ${locale}, and tables scroll in their frames`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 740 });
    const lists = ['/blog', '/blog/category/ingredients'];
    for (const path of [...lists, ...slugs.map((slug) => `/blog/${slug}`)]) {
      await page.goto(localePath(locale, path));
      expect(await noOverflow(page), path).toBe(0);
      for (const table of await page.locator('article table').all()) {
        const frame = table.locator('xpath=..');
        expect(await frame.getAttribute('tabindex')).toBe('0');
        expect(await frame.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto');
      }
    }
  });
