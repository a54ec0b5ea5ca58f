import { beforeEach, expect, it, vi } from 'vitest';
import { installMissingFileDetection } from '@/lib/page-scripts/offer-reload-for-missing-files';
import { newReleaseBarId } from '@/lib/page-scripts/show-new-release-bar';

const built = 'https://site.example/_next/static/chunks/';
let page: EventTarget;
let bar: { hidden: boolean; querySelector: () => null };
let server: () => Promise<{ status: number }>;
const requested = vi.fn((_url: string, _options: object) => server());

const fail = (target: object) =>
  page.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: target }));
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  page = new EventTarget();
  bar = { hidden: true, querySelector: () => null };
  server = async () => ({ status: 404 });
  requested.mockClear();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('fetch', requested);
  vi.stubGlobal('document', { getElementById: (id: string) => (id === newReleaseBarId ? bar : null) });
  installMissingFileDetection();
});

it.each([
  ['a script', { src: `${built}a.js` }],
  ['a style sheet', { rel: 'stylesheet', href: `${built}a.rest.css` }],
])('offers the new release when %s is gone', async (_, element) => {
  fail(element);
  await settle();
  expect(requested).toHaveBeenCalledWith(Object.values(element).at(-1), { method: 'HEAD', cache: 'no-store' });
  expect(bar.hidden).toBe(false);
});

it.each([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is busy', async () => ({ status: 503 })],
  ['the file is there after all', async () => ({ status: 200 })],
])('offers nothing when %s', async (_, response) => {
  server = response;
  for (const element of [{ src: `${built}a.js` }, { rel: 'stylesheet', href: `${built}a.css` }]) fail(element);
  await settle();
  expect(requested).toHaveBeenCalledTimes(2);
  expect(bar.hidden).toBe(true);
});

it('requests nothing of what belongs to no release, or about errors of scripts', async () => {
  for (const target of [page, { src: 'https://site.example/art/dog.avif' }, { href: 'https://map.example/map.css' }])
    fail(target);
  await settle();
  expect(requested).not.toHaveBeenCalled();
  expect(bar.hidden).toBe(true);
});
