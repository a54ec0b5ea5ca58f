import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productFactsSchema } from '@/lib/content/product-facts-schema';
import { readUncheckedJsonFile, writeJson } from '@/scripts/project-copy';

let copy: string;
const offSale = { since: '2027-03-01', until: '2028-03-01', instead: 'duck-dinner' };
const facts = () => path.join(copy, 'content/products/beef-dinner/facts.json');

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'content-'));
  for (const folder of ['content', 'messages']) cpSync(folder, path.join(copy, folder), { recursive: true });
  writeJson(facts(), { ...readUncheckedJsonFile(facts()), offSale });
});
afterEach(() => {
  vi.restoreAllMocks();
  // The next file of this worker reads the content of the project again.
  vi.resetModules();
  rmSync(copy, { recursive: true });
});

test('a food that is no longer made leaves the lists on its day, while its page stays', async () => {
  vi.resetModules();
  vi.spyOn(process, 'cwd').mockReturnValue(copy);
  const products = await import('@/lib/content/products');
  const { countCurrentProducts, getProductOrThrow, getCurrentProducts, readProductFactsByPath } = products;
  const slugs = (day: string) => getCurrentProducts('lv', new Date(`${day}T12:00:00Z`)).map(({ slug }) => slug);
  expect(slugs('2027-02-28')).toContain('beef-dinner');
  expect(slugs('2027-03-01')).not.toContain('beef-dinner');
  expect(slugs('2027-03-01')).toHaveLength(slugs('2027-02-28').length - 1);
  expect(countCurrentProducts(new Date('2027-03-02'))).toBe(countCurrentProducts(new Date('2027-01-02')) - 1);
  const recommended = (day: string) =>
    products.getCurrentProductsAmongSlugs(['duck-dinner', 'beef-dinner'], 'lv', new Date(day)).map(({ slug }) => slug);
  expect(recommended('2027-02-28')).toEqual(['duck-dinner', 'beef-dinner']);
  expect(recommended('2027-03-01')).toEqual(['duck-dinner']);
  expect(readProductFactsByPath().has('/products/beef-dinner')).toBe(true);
  expect(getProductOrThrow('beef-dinner', 'lv').offSale?.instead).toBe('duck-dinner');
});

test('a catalogue has a further edition for that day, without the food', async () => {
  vi.resetModules();
  vi.spyOn(process, 'cwd').mockReturnValue(copy);
  const { buildCatalogueModel } = await import('@/documents/catalogue/catalogue-pdf-model');
  const { listUpcomingDiscontinuationDays } = await import('@/lib/content/products');
  expect(listUpcomingDiscontinuationDays(new Date('2027-02-28T12:00:00Z'))).toEqual(['2027-03-01']);
  // Midnight in Greece is two hours earlier in UTC.
  expect(listUpcomingDiscontinuationDays(new Date('2027-02-28T22:30:00Z'))).toEqual([]);
  const slugs = (day: string) =>
    buildCatalogueModel('lv', new Date(`${day}T12:00:00Z`)).lines.flatMap(({ products }) =>
      products.map(({ slug }) => slug),
    );
  expect(slugs('2027-02-28')).toContain('beef-dinner');
  expect(slugs('2027-03-01')).toEqual(slugs('2027-02-28').filter((slug) => slug !== 'beef-dinner'));
});

test('a plan for a day has only what is made on it', async () => {
  vi.resetModules();
  vi.spyOn(process, 'cwd').mockReturnValue(copy);
  const { getPlanFoods } = await import('@/lib/content/plan-foods');
  const slugs = (day: string) => getPlanFoods('lv', new Date(`${day}T12:00:00Z`)).map(({ slug }) => slug);
  expect(slugs('2027-02-28')).toContain('beef-dinner');
  expect(slugs('2027-03-01')).not.toContain('beef-dinner');
});

test('a food stops being new in a process that read it while it was', async () => {
  const { tags } = productFactsSchema.parse(readUncheckedJsonFile(facts()));
  writeJson(facts(), {
    ...readUncheckedJsonFile(facts()),
    tags: [...new Set([...tags, 'new'])],
    availableFrom: '2026-02-15',
  });
  vi.resetModules();
  vi.spyOn(process, 'cwd').mockReturnValue(copy);
  const { getCurrentProducts, getProductOrThrow } = await import('@/lib/content/products');
  const isNew = (day: string) => [
    getProductOrThrow('beef-dinner', 'lv', new Date(day)).tags.includes('new'),
    getCurrentProducts('lv', new Date(day))
      .find(({ slug }) => slug === 'beef-dinner')
      ?.tags.includes('new'),
  ];
  expect(isNew('2027-02-14')).toEqual([true, true]);
  expect(isNew('2027-02-15')).toEqual([false, false]);
});

test('its end is after its beginning', () => {
  const issues = productFactsSchema.safeParse({
    ...readUncheckedJsonFile(facts()),
    offSale: { ...offSale, until: '2027-01-01' },
  }).error?.issues;
  expect(issues?.map(({ path: at, message }) => [at.join('.'), message])).toEqual([
    ['offSale.until', 'is not after since'],
  ]);
});
