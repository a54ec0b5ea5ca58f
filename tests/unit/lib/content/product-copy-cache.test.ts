import { expect, test, vi } from 'vitest';
import { productCopySchema } from '@/lib/content/product-copy-schema';
import { getCurrentProducts } from '@/lib/content/products';
import { readContentText } from '@/lib/content/read-content';
import { localeCodes } from '@/lib/i18n/locales';

vi.mock('@/lib/content/read-content', async (original) => {
  const module = await original<typeof import('@/lib/content/read-content')>();
  return { ...module, readContentText: vi.fn(module.readContentText) };
});

test('the names of all products in nine languages are in memory, their other texts are read when they are used', () => {
  const listNames = () => localeCodes.flatMap((locale) => getCurrentProducts(locale).map(({ copy }) => copy.name));
  const names = listNames();
  vi.mocked(readContentText).mockClear();
  expect(listNames()).toEqual(names);
  const [first] = getCurrentProducts(localeCodes[0]);
  expect(first?.copy.name).toBe(names[0]);
  expect(readContentText).not.toHaveBeenCalled();
  // More products than are in memory completely were read since.
  expect(first?.copy.longDescription.length).toBeGreaterThan(1);
  expect(first?.copy.benefits.length).toBeGreaterThan(2);
  expect(readContentText).toHaveBeenCalledOnce();
});

test('a product has all its texts also when its name is in memory already', () => {
  const products = getCurrentProducts('en');
  expect(products.map(({ copy }) => copy.name)).not.toContain('');
  for (const { copy } of products)
    expect(Object.keys(copy).sort()).toEqual(Object.keys(productCopySchema.shape).sort());
});
