import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { inlineScriptHashes } from '@/lib/http/inline-script-hashes';
import { omittedPageDataAttribute } from '@/lib/page-scripts/omitted-page-data-attribute';
import { releaseMismatchEventName } from '@/lib/page-scripts/show-new-release-bar';
import {
  createChunkFinder,
  type FindSplitStylesheet,
  inlineStylesAndDeferScripts,
  toInlineableStylesheet,
} from '@/server/next-internals/optimize-page-html';

const flight = ['0:["$","link","0",{"href":"/_next/static/chunks/a.css"}]\n', '1:["&","</script>\u2028"]\n'];
const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const onDemand = (scripts: string[]) => scripts.map((url) => url.replace('.js', '-later.js'));
const sheets: FindSplitStylesheet = (href) => ({ inside: `/* ${href} */`, rest: href.replace('.css', '.rest.css') });
const page = `<html><head>${link('a')}${link('b')}<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/b.js" async=""></script><script src="/_next/old.js" noModule=""></script></head><body><h1>A</h1><script src="/_next/a.js" id="_R_" async=""></script>${flight.map(push).join('')}</body></html>`;

const frugal = { saveData: true, effectiveType: '4g' };

type Setting = {
  phone?: boolean;
  eager?: string;
  location?: { pathname?: string; search: string; hash: string };
  memory?: number;
  line?: { saveData: boolean; effectiveType?: string };
  /** A browser without `requestIdleCallback`, such as Safari. */
  neverIdle?: boolean;
  /** What the server responds with to a request for the page's data. */
  response?: string;
};

/** Returns the contents of `__next_f` after the page's inline scripts ran, and functions to simulate a visitor. */
function runs(
  html: string,
  { phone, eager, location = { search: '', hash: '' }, memory = 0, line, neverIdle, response = '' }: Setting = {},
) {
  const self = {
    __next_f: [] as [number, string][],
    ...(!neverIdle && { requestIdleCallback: (call: () => void) => call() }),
  };
  const fetched: string[] = [];
  const added: { src?: string; id?: string; async?: boolean }[] = [];
  const addedSheets: { rel?: string; href?: string }[] = [];
  const listeners: Record<string, () => void> = {};
  const page = new EventTarget();
  const element = () => {
    const script = { setAttribute: (name: string, value: string) => Object.assign(script, { [name]: value }) };
    return script;
  };
  const releases: string[] = [];
  page.addEventListener(releaseMismatchEventName, ({ type }) => releases.push(type));
  const picture = { complete: false, addEventListener: (name: string, call: () => void) => (listeners[name] = call) };
  const document = {
    createElement: element,
    head: { append: (script: object) => added.push(script) },
    getElementById: (id: string) => {
      const [, textContent] = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html) ?? [];
      return { textContent };
    },
    querySelectorAll: (selector: string) =>
      [...html.matchAll(/ data-(rest)="([^"]*)"/g)]
        .filter(([, name]) => selector === `[data-${name}]`)
        .map(([, , rest]) => ({ dataset: { rest }, before: (sheet: object) => addedSheets.push(sheet) })),
    querySelector: (selector: string) =>
      selector.startsWith('img') ? picture : eager === undefined ? null : { dataset: { eager } },
  };
  const now = (call: () => void) => call();
  const waiting: { call: () => void; ms: number }[] = [];
  const timer = (call: () => void, ms?: number) => (ms ? waiting.push({ call, ms }) : call());
  for (const [, code = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
    runInNewContext(code, {
      ...{
        self,
        document,
        Event,
        requestAnimationFrame: now,
        setTimeout: timer,
        navigator: { connection: line },
        location: location,
      },
      fetch: async (url: string) => {
        fetched.push(url);
        return new Response(url.includes('?_rsc=') ? response : '');
      },
      addEventListener: page.addEventListener.bind(page),
      dispatchEvent: page.dispatchEvent.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
      matchMedia: () => ({ matches: phone === true }),
      sessionStorage: { length: memory },
    });
  return {
    get data() {
      return self.__next_f.map(([, text]) => text).join('');
    },
    ...{ added, addedSheets, listeners, page, waiting, fetched, releases },
  };
}

describe('a page with deferred scripts', () => {
  const lean = inlineStylesAndDeferScripts(page, sheets, onDemand);

  test('has its complete data in one piece', () => {
    const run = runs(lean);
    expect(run.data).toBe('');
    run.listeners.load?.();
    expect(run.data).toBe(flight.join(''));
    expect(inlineScriptHashes(lean)).toHaveLength(1);
  });

  test('requests its scripts only after the first picture has loaded, with their original URLs and attributes', () => {
    const { added, listeners } = runs(lean);
    expect(added).toEqual([]);
    listeners.load?.();
    expect(added.map(({ src, id }) => [src, id])).toEqual([
      ['/_next/b.js', undefined],
      ['/_next/a.js', '_R_'],
    ]);
    expect(lean).not.toMatch(/<script[^>]*src="\/_next\/[ab]\.js"|rel="preload"/);
  });

  test('treats a failed picture as loaded', () => {
    const { added, listeners } = runs(lean);
    listeners.error?.();
    expect(added).toHaveLength(2);
  });

  test('requests them at the set time if it has an animation, or at the first interaction, once', () => {
    const { added, listeners, page, waiting } = runs(lean, { phone: true, eager: '5000', line: frugal });
    expect(waiting).toEqual([]);
    page.dispatchEvent(new Event('load'));
    expect(waiting.map(({ ms }) => ms)).toEqual([5000]);
    expect(Object.keys(listeners)).toEqual([]);
    page.dispatchEvent(new Event('touchstart'));
    listeners.load?.();
    expect(added).toHaveLength(2);
    delete listeners.load;
    for (const { call } of waiting) call();
    expect(listeners.load).toBeUndefined();
    const untouched = runs(lean, { phone: true, eager: '5000', line: frugal });
    untouched.page.dispatchEvent(new Event('load'));
    for (const { call } of untouched.waiting) call();
    untouched.listeners.load?.();
    expect(untouched.added).toHaveLength(2);
  });

  test('fetches them and what they will import on a phone whose line is good, and runs them later', async () => {
    const { added, listeners, page, waiting, fetched } = runs(lean, {
      phone: true,
      line: { saveData: false, effectiveType: '4g' },
    });
    page.dispatchEvent(new Event('load'));
    expect(waiting.map(({ ms }) => ms)).toEqual([250, 5000]);
    waiting[0]?.call();
    const first = ['/_next/b.js', '/_next/a.js', '/_next/static/chunks/a.rest.css', '/_next/static/chunks/b.rest.css'];
    expect(fetched).toEqual(first);
    await vi.waitFor(() => expect(fetched).toEqual([...first, '/_next/b-later.js', '/_next/a-later.js']));
    expect(Object.keys(listeners)).toEqual([]);
    waiting[1]?.call();
    listeners.load?.();
    expect(added).toHaveLength(2);
  });

  test('fetches and runs them also in a browser that reports no idle time', () => {
    const { page, waiting } = runs(lean, { phone: true, neverIdle: true });
    page.dispatchEvent(new Event('load'));
    expect(waiting.map(({ ms }) => ms)).toEqual([250, 5000]);
  });

  test.each([frugal, { saveData: false, effectiveType: '3g' }])('does not fetch them ahead over %j', (line) => {
    const { page, waiting } = runs(lean, { phone: true, line });
    page.dispatchEvent(new Event('load'));
    expect(waiting).toEqual([]);
  });

  test('requests them on a phone at the first interaction, once', () => {
    const { added, listeners, page } = runs(lean, { phone: true });
    expect(Object.keys(listeners)).toEqual([]);
    page.dispatchEvent(new Event('scroll'));
    page.dispatchEvent(new Event('touchstart'));
    listeners.load?.();
    expect(added).toHaveLength(2);
  });

  test.each<[string, Setting]>([
    ['it is marked', { eager: '' }],
    ['its address asks for something', { location: { search: '?city=volos', hash: '' } }],
    ['its address names a place', { location: { search: '', hash: '#weight=4' } }],
    ['the tab remembers something', { memory: 1 }],
  ])('requests them at once on a phone if %s', (_, setting) => {
    const { added, listeners } = runs(lean, { phone: true, ...setting });
    listeners.load?.();
    expect(added).toHaveLength(2);
  });

  test('has inlined styles, disabled links where React expects them, and the rest for readers without scripts', () => {
    const style = (name: string) => {
      const sheet = `/_next/static/chunks/${name}`;
      const disabled = link(name).replace(' data-', ` disabled="" data-rest="${sheet}.rest.css" data-`);
      const rest = `<noscript><link rel="stylesheet" href="${sheet}.rest.css"/></noscript>`;
      return `<style>/* ${sheet}.css */</style>${disabled}${rest}`;
    };
    expect(lean).toContain(`<html><head>${style('a')}${style('b')}<script src="/_next/old.js" noModule=""></script>`);
  });

  test('requests the remaining styles with its scripts, in place of the sheet', () => {
    const { added, addedSheets, listeners } = runs(lean);
    expect(addedSheets).toEqual([]);
    listeners.load?.();
    expect(addedSheets).toMatchObject(
      ['a', 'b'].map((name) => ({ rel: 'stylesheet', href: `/_next/static/chunks/${name}.rest.css` })),
    );
    expect(added).toHaveLength(2);
  });

  describe('and fetched data', () => {
    const rows = ['1:["&"]\n', '0:{"b":"one"}\n'];
    const marked = page
      .replace('<h1>', `<h1 ${omittedPageDataAttribute}="">`)
      .replaceAll(/<script>self[\s\S]*?<\/script>/g, '')
      .replace('</body>', `${rows.map(push).join('')}</body>`);
    const flights: string[] = [];
    const apart = inlineStylesAndDeferScripts(marked, sheets, onDemand, (text) => `v${flights.push(text)}`);
    const at = { pathname: '/shops', search: '', hash: '' };

    test('contains none, and requests them with its scripts, which run when the data are there', async () => {
      expect(apart).not.toContain('\\"b\\"');
      expect(flights).toEqual([rows.join('')]);
      const run = runs(apart, { location: at, response: rows.join('') });
      run.listeners.load?.();
      expect(run.added).toEqual([]);
      await vi.waitFor(() => expect(run.added).toHaveLength(2));
      expect(run.data).toBe(rows.join(''));
      expect(run.fetched).toEqual(['/shops?_rsc=&v=v1', '/_next/b.js', '/_next/a.js']);
    });

    test('requests them once, with what it fetches ahead', async () => {
      const line = { saveData: false, effectiveType: '4g' };
      const run = runs(apart, { location: at, response: rows.join(''), phone: true, line });
      run.page.dispatchEvent(new Event('load'));
      run.waiting[0]?.call();
      await vi.waitFor(() => expect(run.fetched).toContain('/_next/a-later.js'));
      run.waiting[1]?.call();
      run.listeners.load?.();
      await vi.waitFor(() => expect(run.added).toHaveLength(2));
      expect(run.fetched.filter((url) => url === '/shops?_rsc=&v=v1')).toHaveLength(1);
    });

    test.each([
      ['of another release, and says so', '0:{"b":"two"}\n', [releaseMismatchEventName]],
      ['that are none', '<html>', []],
    ])('does not run its scripts with data %s', async (_, response, releases) => {
      const run = runs(apart, { location: at, response });
      run.listeners.load?.();
      await vi.waitFor(() => expect(run.fetched).toContain('/_next/a.js'));
      await vi.waitFor(() => expect(run.releases).toEqual(releases));
      expect([run.added, run.data]).toEqual([[], '']);
    });
  });

  test('leaves everything else, including scripts of another form, byte for byte', () => {
    expect(lean).toContain('<script src="/_next/old.js" noModule=""></script></head><body><h1>A</h1><script ');
    const bare = page.replace(link('a'), '').replace(link('b'), '');
    for (const other of ['<html></html>', bare.replace('</body>', ''), bare.replaceAll('async', 'defer')])
      expect(inlineStylesAndDeferScripts(other, sheets, onDemand)).toBe(other);
  });
});

test('has an inlined sheet with absolute URLs that cannot close its element', () => {
  const sheet = 'a{src:url(../media/m.svg),url("../media/n.png"),url(/art/x.svg);content:"</style>"}';
  expect(toInlineableStylesheet(sheet, '/_next/static/chunks/a.css')).toBe(
    'a{src:url(/_next/static/media/m.svg),url("/_next/static/media/n.png"),url(/art/x.svg);content:"<\\/style>"}',
  );
});

test('names the chunks that the scripts of a page import on demand', () => {
  const distDir = mkdtempSync(path.join(tmpdir(), 'chunks-'));
  mkdirSync(path.join(distDir, 'static/chunks'), { recursive: true });
  const chunks = '"static/chunks/later.js","static/chunks/b.js"';
  writeFileSync(path.join(distDir, 'static/chunks/a.js'), `e=>Promise.all([${chunks}].map(load))`);
  writeFileSync(path.join(distDir, 'static/chunks/b.js'), 'e=>"static/other.js"');
  const scripts = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];
  expect(createChunkFinder(distDir)(scripts)).toEqual(['/_next/static/chunks/later.js']);
  rmSync(distDir, { recursive: true });
});

test('names first the chunks that few scripts import: those of the page itself', () => {
  const distDir = mkdtempSync(path.join(tmpdir(), 'chunks-'));
  mkdirSync(path.join(distDir, 'static/chunks'), { recursive: true });
  const write = (name: string, ...imports: string[]) =>
    writeFileSync(
      path.join(distDir, `static/chunks/${name}.js`),
      imports.map((file) => `"static/chunks/${file}.js"`).join(),
    );
  write('shops', 'search', 'validation', 'shops-controller');
  write('product', 'search', 'validation', 'calculator');
  write('contact', 'search', 'validation');
  write('plain', 'search');
  const url = (name: string) => `/_next/static/chunks/${name}.js`;
  const chunksOf = createChunkFinder(distDir);
  expect(chunksOf([url('shops')])).toEqual(['shops-controller', 'validation', 'search'].map(url));
  expect(chunksOf([url('product')])).toEqual(['calculator', 'validation', 'search'].map(url));
  rmSync(distDir, { recursive: true });
});
