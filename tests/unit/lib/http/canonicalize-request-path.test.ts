import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { mapRouteToPublicPath } from '@/lib/config/redirects';
import { canonicalizeRequestPath } from '@/lib/http/canonicalize-request-path';

const why = '/why-maera-food';

describe('?lang=', () => {
  it.each([
    ['/about?lang=en', '/en/about'],
    ['/about?lang=gr', '/about'],
    ['/en/about?lang=gr', '/about'],
    ['/en?lang=gr', '/'],
    ['/about?l%61ng=en', '/en/about'],
    ['/ru/faq?x=1&lang=cn&y=%20a', '/cn/faq?x=1&y=+a'],
    ['/admin/leads?lang=lv&status=new', '/en/admin/leads?status=new'],
  ])('%s leads to %s', (from, to) => expect(canonicalizeRequestPath(from)).toBe(to));

  it.each(['/about', '/about?lang=', '/about?lang=el', '/about?lang=EN', '/about?lang=toString'])(
    '%s does not redirect',
    (url) => {
      expect(canonicalizeRequestPath(url)).toBe(url);
    },
  );

  it.each([
    '/robots.txt?lang=en',
    '/sitemap.xml?lang=en',
    '/en/blog/feed.xml?lang=gr',
    '/manifest.webmanifest?lang=ru',
    '/search/index.json?lang=en',
  ])('leaves the file %s alone', (url) => expect(canonicalizeRequestPath(url)).toBe(url));

  it('never builds a URL of another host', () => {
    expect(canonicalizeRequestPath('//evil/?lang=gr')).toBe('/evil');
    expect(canonicalizeRequestPath('//evil.test/?lang=gr')).toBe('/evil.test?lang=gr');
  });
});

describe('every other spelling', () => {
  it.each([
    ['/gr', '/'],
    ['/gr/', '/'],
    ['/gr/?lang=gr', '/'],
    ['/gr/gr/about/', '/about'],
    ['/en/', '/en'],
    ['/en/about/?lang=gr&x=1', '/about?x=1'],
    ['/why/', why],
    ['/gr/why/?lang=en', `/en${why}`],
    ['/lv//why', `/lv${why}`],
    ['/lv/admin/', '/en/admin'],
    ['/gr/sitemap.xml?lang=en', '/sitemap.xml?lang=en'],
    ['/%65n/products', '/en/products'],
    ['/products/beef%2ddinner', '/products/beef-dinner'],
    ['/%61bout/?q=%61', '/about?q=%61'],
    ['//', '/'],
    ['/en//about///', '/en/about'],
    ['/./about/.', '/about'],
    ['/en/../about', '/about'],
    ['/en/%2E%2e/about', '/about'],
    ['\\evil.example', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['//evil.example/x', '/evil.example/x'],
    ['/gr//evil.example', '/evil.example'],
    ['/blog/page/1', '/blog'],
    ['/gr/products/compare/page/1/?order=age', '/products/compare?order=age'],
    ['/ru/products/complete-raw-meals/full-range/page/1', '/ru/products/complete-raw-meals/full-range'],
    ['/blog/page/1?lang=cn', '/cn/blog'],
    // The bytes of an address that was not encoded.
    ['/\u00ce\u00a9', '/%CE%A9'],
  ])('%s leads to %s at once', (from, to) => expect(canonicalizeRequestPath(from)).toBe(to));

  it.each([
    '/',
    '/en?a=1',
    why,
    '/products/cats/raw-hunter?x=//y',
    // Another path than with a slash: RFC 3986, section 2.2.
    '/%2f%2fevil.example',
    '/en%2Fproducts',
    '/gr%5cevil',
    '/%CE%A9',
    '/%252e%252e/x',
    '/about;jsessionid=1',
    '/api/files/a//B%41/?lang=en',
    '/_next/static/a/',
    '/admin/leads?next=%2Fgr%2F',
    '/auth?lang=xx',
    '/blog/page/2',
    '/blog/page/11',
    '/about/page/1',
    '/blog/bones/page/1',
  ])('%s is left alone', (url) => expect(canonicalizeRequestPath(url)).toBe(url));

  it('is in small letters only where that is a page', () => {
    const isPage = (path: string) => ['/en/about', '/about', '/lv', `/lv${why}`].includes(path);
    const lead = (path: string) => canonicalizeRequestPath(path, isPage);
    expect(lead('/EN/About/?lang=gr&X=Y')).toBe('/about?X=Y');
    expect([lead('/Lv'), lead('/LV/Why'), lead('/%41BOUT')]).toEqual(['/lv', `/lv${why}`, '/about']);
    expect([lead('/Nope'), lead('/admin/leads/Ab')]).toEqual(['/Nope', '/admin/leads/Ab']);
  });

  it('that has moved leads to the present path, whatever else is wrong', async () => {
    vi.resetModules();
    vi.doMock('@/content/redirects.json', async (original) => {
      const { default: data } = await original<{ default: object }>();
      const since = '2026-01-01';
      const moved = [
        { from: '/blog/old', to: '/blog/new', since },
        { from: '/catalogue/old-en.pdf', to: '/catalogue/new-en.pdf', since },
      ];
      return { default: { ...data, renamed: { '/a': '/b', '/b': '/a' }, moved } };
    });
    const { canonicalizeRequestPath: withMoves } = await import('@/lib/http/canonicalize-request-path');
    vi.doUnmock('@/content/redirects.json');
    expect(withMoves('/gr/blog//old/?lang=ru')).toBe('/ru/blog/new');
    expect(withMoves('/catalogue/old-en.pdf/')).toBe('/catalogue/new-en.pdf');
    expect(withMoves('/lv/catalogue/old-en.pdf')).toBe('/lv/catalogue/old-en.pdf');
    // Never a circle.
    expect(withMoves('/a')).toBe('/a');
  });
});

it('is the list itself for the first page of every list that has further pages', () => {
  const routes = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' }).flatMap((folder) => {
    const [, list] = /^(.+)\/page\/\[page\]$/.exec(folder.replaceAll('\\', '/')) ?? [];
    return list ? [mapRouteToPublicPath(`/${list}`)] : [];
  });
  expect(routes).toContain('/blog');
  for (const list of routes) expect(canonicalizeRequestPath(`/ru${list}/page/1`)).toBe(`/ru${list}`);
});

it('is a path of this site that leads nowhere else, for every target', () => {
  const part = fc.constantFrom(
    ...['/', '//', '\\', '.', '..', '%2e', '%2f', '%5c', '%65', 'gr', 'en', 'why', 'admin', 'evil.example', ':', '@'],
    ...['?lang=en', '?lang=gr', '&lang=lv', '#', ';', '\u00ce', '\t', 'A', '%25'],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const target = `/${parts.join('')}`;
      const result = canonicalizeRequestPath(target, (path) => path === '/a');
      if (result === target) return;
      expect(result).toMatch(/^\/(?![/\\])/);
      expect(new URL(result, 'http://site.test').host).toBe('site.test');
      expect(canonicalizeRequestPath(result, (path) => path === '/a')).toBe(result);
    }),
    { numRuns: 3000, seed: 1 },
  );
});
