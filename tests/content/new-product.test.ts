import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyProductFolder, readUncheckedJsonFile, writeJson } from '@/scripts/project-copy';

let copy: string;
const facts = { code: 'DG-NEW', route: '/products/new-dinner', order: 99 };
const add = (change: object = {}) =>
  copyProductFolder(copy, 'simple', 'new-dinner', { ...facts, ...change }, 'New Dinner');

/** The loaders as a build of the copy would run them. */
async function load() {
  vi.resetModules();
  vi.spyOn(process, 'cwd').mockReturnValue(copy);
  return import('@/lib/content/products');
}

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('content', path.join(copy, 'content'), { recursive: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  // The next file of this worker reads the content of the project again.
  vi.resetModules();
  rmSync(copy, { recursive: true });
});

describe('a folder added to content/products', { timeout: 30_000 }, () => {
  it('is a product in every language, in its place, at its URL', async () => {
    add();
    const { getCurrentProducts, readProductFactsByPath } = await load();
    for (const locale of ['gr', 'lv', 'cn'] as const)
      expect(getCurrentProducts(locale).at(-1)?.copy.name).toBe('New Dinner');
    expect([...readProductFactsByPath().keys()].at(-1)).toBe('/products/new-dinner');
  });

  const { ingredients, nutrition, minerals } = readUncheckedJsonFile('content/products/simple/facts.json') as {
    ingredients: { key: string; percent: number }[];
    nutrition: Record<string, number>;
    minerals: Record<string, number>;
  };
  const share = (index: number, percent: number) =>
    ingredients.map((one, at) => (at === index ? { ...one, percent } : one));
  const file = 'content/products/new-dinner/facts.json: ';

  it.each([
    ['a wrong sum', { ingredients: share(0, 79) }, `${file}ingredients: percentages add up to 99, not 100`],
    [
      'a share larger than the one before it',
      { ingredients: [...share(0, 5), ingredients[0]] },
      'is larger than the one before it',
    ],
    ['a seventh decimal of a share', { ingredients: share(0, 80.0000001) }, `${file}ingredients.0.percent: `],
    ['a seventh decimal of the analysis', { nutrition: { ...nutrition, fat: 12.4000001 } }, `${file}nutrition.fat: `],
    ['a seventh decimal of a mineral', { minerals: { ...minerals, calcium: 0.7600001 } }, `${file}minerals.calcium: `],
    [
      'the address of another page',
      { route: '/products/compare' },
      `${file}route: '/products/compare' is another page`,
    ],
    ['a place in its address that nothing fills', { route: '/products/{maker}-new' }, `${file}route: `],
    ['the address of another product', { route: '/products/{brand}-simple' }, `: route: `],
    ['the code of another product', { code: 'DG-SIM' }, `: code: 'DG-SIM' belongs to content/products/`],
  ])('is rejected with %s, by file and field', async (_, change, message) => {
    add(change);
    const { getCurrentProducts } = await load();
    expect(() => getCurrentProducts('en')).toThrow(message);
  });

  it('is rejected without one of the languages, by file', async () => {
    const folder = add();
    rmSync(path.join(folder, 'lv.json'));
    const { getCurrentProducts } = await load();
    expect(() => getCurrentProducts('en').map(({ copy }) => copy)).not.toThrow();
    expect(() => getCurrentProducts('lv').map(({ copy }) => copy)).toThrow(
      'content/products/new-dinner/lv.json: is missing',
    );
  });

  it('is rejected without one of the texts, by file and field', async () => {
    const copyFile = path.join(add(), 'bg.json');
    writeJson(copyFile, { ...readUncheckedJsonFile(copyFile), subtitle: '' });
    const { getCurrentProducts } = await load();
    expect(() => getCurrentProducts('bg').map(({ copy }) => copy)).toThrow(
      'content/products/new-dinner/bg.json: subtitle: ',
    );
  });
});
