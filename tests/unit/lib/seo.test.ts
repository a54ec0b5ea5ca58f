import { readFileSync } from 'node:fs';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import manifest from '@/app/manifest';
import robots from '@/app/robots';
import { brand } from '@/lib/config/brand';
import { sitePaths, staffPaths } from '@/lib/config/site-paths';
import { formatLlmsText } from '@/lib/content/llms-text';
import { getPublicPages } from '@/lib/content/public-pages';
import { buildLocaleSitemapXml, buildSitemapIndexXml, listSitemapEntries } from '@/lib/content/sitemap';
import { localePath } from '@/lib/i18n/locale-paths';
import { languageTag, localeCodes } from '@/lib/i18n/locales';
import { buildPublicMediaUrlPath } from '@/lib/media/buckets';
import { appendBrandIfTitleFits, buildUrlsByHreflang, createPageMetadata, pageUrl } from '@/lib/seo';

const sitemap = () => localeCodes.flatMap(listSitemapEntries);

const seo = { locale: 'lv', path: '/about', title: 'Par mums', description: 'Virtuve Grieķijā' } as const;

describe('page metadata', () => {
  it('lists the page in every language, with Greek as the default', () => {
    const { alternates, openGraph } = createPageMetadata({ ...seo, image: '/og/lv/about.png' });
    expect(alternates?.canonical).toBe(`${brand.url}/lv/about`);
    expect(Object.keys(alternates?.languages ?? {})).toEqual([...localeCodes.map(languageTag), 'x-default']);
    expect(alternates?.languages).toMatchObject({ el: `${brand.url}/about`, 'x-default': `${brand.url}/about` });
    expect(openGraph).toMatchObject({ locale: 'lv_LV', url: `${brand.url}/lv/about` });
    expect(openGraph?.images).toEqual([{ url: '/og/lv/about.png', width: 1200, height: 630, alt: seo.title }]);
  });

  it('ends the title with the brand once', () => {
    expect(appendBrandIfTitleFits('Par mums')).toBe(`Par mums | ${brand.name}`);
    expect(appendBrandIfTitleFits(`Par ${brand.name}`)).toBe(`Par ${brand.name}`);
    const wide = 'Super Puppies: ωμή τροφή κουταβιών με κοτόπουλο και μοσχάρι';
    expect(appendBrandIfTitleFits(wide)).toBe(wide);
  });

  it('gives home pages one URL each', () => {
    expect(pageUrl('gr', '/')).toBe(`${brand.url}/`);
    expect(pageUrl('cn', '/')).toBe(`${brand.url}/cn`);
    expect(buildUrlsByHreflang('/')['zh-Hans']).toBe(`${brand.url}/cn`);
  });
});

describe('the sitemap', () => {
  it('has every public page once in each language, with its alternates', () => {
    const entries = sitemap();
    expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
    expect(entries).toHaveLength(getPublicPages('gr').length * localeCodes.length);
    for (const { alternates } of entries) expect(Object.keys(alternates)).toHaveLength(localeCodes.length + 1);
  });

  it('is an index of one file per language, with one URL per page', () => {
    const files = [...buildSitemapIndexXml().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(files).toEqual(localeCodes.map((locale) => pageUrl(locale, '/pages.xml')));
    const xml = buildLocaleSitemapXml('lv');
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml.match(/<loc>/g)).toHaveLength(getPublicPages('lv').length);
  });

  it('gives every page its own last change, by language', () => {
    const bones = JSON.parse(readFileSync('content/posts/bones/post.json', 'utf8'));
    const changes = JSON.parse(readFileSync('content/changes.json', 'utf8'));
    const day = (path: string) => sitemap().find(({ url }) => url === pageUrl('en', path))?.changed;
    const recorded = changes['posts/bones'].en.slice(0, 10);
    expect(day('/blog/bones')).toBe([bones.updated ?? bones.published, recorded].sort().at(-1));
    expect(day('/about')).toBe(changes['pages/about'].en.slice(0, 10));
    expect(day('/products/superfood')).toBe(changes['products/superfood'].en.slice(0, 10));
    const today = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    // Its stores are in the database: the files do not tell when it changed.
    const undated = localeCodes.map((locale) => pageUrl(locale, sitePaths.storeLocator));
    expect(sitemap().flatMap(({ url, changed }) => (changed ? [] : [url]))).toEqual(undated);
    for (const { url, changed } of sitemap()) {
      if (undated.includes(url)) continue;
      expect(changed, url).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(String(changed) <= today, `${url} changed on ${changed}`).toBe(true);
    }
  });
});

describe('robots.txt', () => {
  it('disallows no public page', () => {
    const { rules } = robots();
    const closed = Array.isArray(rules) ? [] : [rules.disallow ?? []].flat();
    expect(closed).toContain('/en/admin');
    const paths = sitemap().map(({ url }) => new URL(url).pathname);
    expect(paths.filter((path) => closed.some((prefix) => path.startsWith(prefix)))).toEqual([]);
  });

  it('lets crawlers read that the sign-in pages and the 404 page are not to be indexed', () => {
    const closed = [robots().rules].flat().flatMap(({ disallow }) => disallow ?? []);
    const paths = [staffPaths.auth, staffPaths.code, '/page-not-found'];
    const open = localeCodes.flatMap((locale) => paths.map((path) => localePath(locale, path)));
    expect(open.filter((path) => closed.some((prefix) => path.startsWith(prefix)))).toEqual([]);
  });

  it('allows the uploaded images of public pages, and nothing else of the API', () => {
    const { allow, disallow } = [robots().rules].flat()[0] ?? {};
    const maxMatchLength = (prefixes: string | string[] | undefined, path: string) =>
      Math.max(0, ...[prefixes ?? []].flat().map((prefix) => (path.startsWith(prefix) ? prefix.length : 0)));
    const isOpen = (path: string) => maxMatchLength(allow, path) >= maxMatchLength(disallow, path);
    expect(isOpen(buildPublicMediaUrlPath('photos/bowl.webp'))).toBe(true);
    expect(isOpen(buildPublicMediaUrlPath('signed/staff-files/prices.pdf'))).toBe(false);
    expect(isOpen('/api/revalidate')).toBe(false);
  });
});

describe('the manifest', () => {
  it('uses colours of the palette', () => {
    const tokens = readFileSync('app/tokens.css', 'utf8');
    const { background_color: background, theme_color: theme } = manifest();
    expect([background, theme].every((colour) => tokens.includes(`--paper: ${colour}`))).toBe(true);
  });
});

describe('llms.txt', () => {
  it('has every entry on its own line', () => {
    const entries = [{ title: 'A\nB', url: 'https://x.example/', text: ' c\n d ' }];
    expect(formatLlmsText({ title: 'T', summary: 'S\nS', groups: [{ heading: 'H', entries }] })).toBe(
      '# T\n\n> S S\n\n## H\n\n- [A B](https://x.example/): c d\n',
    );
  });
});
