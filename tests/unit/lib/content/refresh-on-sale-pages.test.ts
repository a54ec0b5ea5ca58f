import { beforeEach, expect, test, vi } from 'vitest';

const revalidated = vi.hoisted(() => [] as string[]);
vi.mock('next/cache', () => ({ revalidatePath: (...path: string[]) => revalidated.push(path.join(' ')) }));
vi.mock('@/lib/config/env', () => ({ buildDate: '2027-03-09' }));
vi.mock('@/lib/content/products', () => ({
  readProductFactsByPath: () =>
    new Map([
      ['/products/a', { facts: {} }],
      ['/products/b', { facts: { availableFrom: '2027-03-09' } }],
      ['/products/c', { facts: { availableFrom: '2027-03-11' } }],
      ['/products/d', { facts: { offSale: { since: '2027-06-01' } } }],
    ]),
}));
// Home shows featured products, a post those that it recommends.
const all = [
  ...['products', 'feeding-plan', 'search', 'blog', 'pages.xml'].map((folder) => `/[locale]/${folder} layout`),
  ...['/[locale] page', '/llms.txt'],
];

beforeEach(() => {
  vi.resetModules();
  revalidated.length = 0;
});

test('a launch date revalidates the pages once, in the first minute of that day in Greece', async () => {
  const { refreshOnSalePages } = await import('@/lib/content/refresh-on-sale-pages');
  for (const now of ['2027-03-09T10:00Z', '2027-03-10T10:00Z', '2027-03-10T21:59Z']) refreshOnSalePages(new Date(now));
  expect(revalidated).toEqual([]);
  for (const now of ['2027-03-10T22:00Z', '2027-03-10T22:01Z', '2027-03-12T10:00Z']) refreshOnSalePages(new Date(now));
  expect(revalidated).toEqual(all);
});

test('a process that starts after the launch revalidates pages of an older build', async () => {
  const { refreshOnSalePages } = await import('@/lib/content/refresh-on-sale-pages');
  refreshOnSalePages(new Date('2027-05-01T10:00Z'));
  expect(revalidated).toEqual(all);
});

test('so do the last day of sale, and the day from which a product is no longer new', async () => {
  const { refreshOnSalePages } = await import('@/lib/content/refresh-on-sale-pages');
  refreshOnSalePages(new Date('2027-05-31T10:00Z'));
  for (const day of ['2027-06-01', '2028-03-11']) {
    revalidated.length = 0;
    refreshOnSalePages(new Date(`${day}T10:00Z`));
    expect(revalidated).toEqual(all);
  }
});
