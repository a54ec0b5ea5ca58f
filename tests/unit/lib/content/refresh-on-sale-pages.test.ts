import { beforeEach, expect, test, vi } from 'vitest';

const revalidated = vi.hoisted(() => [] as string[]);
vi.mock('next/cache', () => ({ revalidatePath: (path: string, type: string) => revalidated.push(`${path} ${type}`) }));
vi.mock('@/lib/config/env', () => ({ buildDate: '2027-03-09' }));
vi.mock('@/lib/content/products', () => ({
  readProductFactsByPath: () =>
    new Map([
      ['/products/a', { facts: {} }],
      ['/products/b', { facts: { availableFrom: '2027-03-09' } }],
      ['/products/c', { facts: { availableFrom: '2027-03-11' } }],
    ]),
}));
const both = ['/[locale]/products layout', '/[locale]/feeding-plan layout'];

beforeEach(() => {
  vi.resetModules();
  revalidated.length = 0;
});

test('a launch date revalidates the pages once, in the first minute of that day in Greece', async () => {
  const { refreshOnSalePages } = await import('@/lib/content/refresh-on-sale-pages');
  for (const now of ['2027-03-09T10:00Z', '2027-03-10T10:00Z', '2027-03-10T21:59Z']) refreshOnSalePages(new Date(now));
  expect(revalidated).toEqual([]);
  for (const now of ['2027-03-10T22:00Z', '2027-03-10T22:01Z', '2027-03-12T10:00Z']) refreshOnSalePages(new Date(now));
  expect(revalidated).toEqual(both);
});

test('a process that starts after the launch revalidates pages of an older build', async () => {
  const { refreshOnSalePages } = await import('@/lib/content/refresh-on-sale-pages');
  refreshOnSalePages(new Date('2027-05-01T10:00Z'));
  expect(revalidated).toEqual(both);
});
