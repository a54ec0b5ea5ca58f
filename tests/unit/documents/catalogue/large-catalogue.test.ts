import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildCatalogueModel,
  type CataloguePdfModel,
  type CatalogueProduct,
} from '@/documents/catalogue/catalogue-pdf-model';
import { countCatalogueLineProducts, pageCapacity, paginateCatalogue } from '@/documents/catalogue/paginate-catalogue';

const real = buildCatalogueModel('gr');
const size = countCatalogueLineProducts(real.lines);

/** Repeats the products of the real range under other names. */
function repeated(times: number): CataloguePdfModel {
  const copies = ({ products }: CataloguePdfModel['lines'][number]) =>
    Array.from({ length: times }, (_, copy) =>
      products.map((product) => ({
        ...product,
        slug: `${product.slug}-${copy}`,
        name: `${product.name} ${copy}`,
        code: `${product.code}-${copy}`,
        url: `${product.url}-${copy}`,
      })),
    ).flat();
  return { ...real, lines: real.lines.map((line) => ({ ...line, products: copies(line) })) };
}

/** Renders a catalogue in a child process, as the build does, and returns the problem if any. */
async function drawn(model: CataloguePdfModel, file: string): Promise<unknown> {
  const env = { ...process.env, NODE_ENV: 'production' as const, NODE_OPTIONS: '' };
  const child = fork('server/launch.mjs', ['documents/catalogue/render-process.ts'], { env });
  const result = await new Promise((resolve) => {
    child.once('message', resolve);
    child.send({ model, stamp: 'catalogue test', file });
  });
  child.disconnect();
  return result;
}

describe('the pages of the catalogue', () => {
  it('are one for each product of a short range, without a list', () => {
    const { lines, count } = paginateCatalogue(real);
    expect(lines.flatMap(({ lists }) => lists)).toEqual([]);
    expect(lines.flatMap(({ products }) => products)).toHaveLength(size);
    expect(count).toBe(3 + real.lines.length + size + 2);
  });

  it.each([1, 4, 5, 12, 118])('of %i times the range are consecutive, and name every product once', (times) => {
    const { lines, count } = paginateCatalogue(repeated(times));
    const numbers = lines.flatMap(({ page, lists, products }) => [
      page,
      ...[...lists, ...products].map((one) => one.page),
    ]);
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 4));
    expect(count).toBe(3 + numbers.length + 2);
    for (const { listed, lists } of lines) {
      if (listed.length > pageCapacity.opening) expect(lists.flatMap((list) => list.listed)).toEqual(listed);
      expect(new Set(listed.map(({ product }) => product.slug)).size).toBe(listed.length);
    }
    expect(lines.flatMap(({ listed }) => listed)).toHaveLength(size * times);
  });

  it('of a very long range are limited: a page for the first products of each line, a list row for the others', () => {
    const { lines, count } = paginateCatalogue(repeated(118));
    expect(lines.flatMap(({ products }) => products).length).toBeLessThanOrEqual(pageCapacity.pages);
    expect(count).toBeLessThan(pageCapacity.pages + (118 * size) / pageCapacity.list + 20);
  });
});

describe('a catalogue of five times the range', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
  const file = path.join(folder, 'long.pdf');
  const model = repeated(5);
  let text: string[] = [];

  beforeAll(async () => {
    expect(await drawn(model, file)).toEqual({});
    ({ text } = await extractText(new Uint8Array(readFileSync(file)), { mergePages: false }));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is rendered, with the lines in its contents', () => {
    expect(text).toHaveLength(paginateCatalogue(model).count);
    for (const { line } of paginateCatalogue(model).lines) expect(text[1]).toContain(line.recipes);
  });

  it('lists each product of a long line with its code and page number', () => {
    for (const { lists } of paginateCatalogue(model).lines)
      for (const { page, listed } of lists)
        for (const { product, page: own } of listed) {
          expect(text[page - 1]).toContain(product.code);
          if (own) expect(text[own - 1]).toContain(product.code);
        }
  });

  it('links from the list to the site for products without a page', () => {
    const bytes = readFileSync(file).toString('latin1');
    const without = paginateCatalogue(model).lines.flatMap(({ listed }) => listed.filter(({ page }) => page === null));
    expect(without.length).toBeGreaterThan(0);
    for (const { product } of without) expect(bytes).toContain(`(${product.url})`);
  });
});

describe('the page of a product', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
  const file = path.join(folder, 'page.pdf');
  const [line] = real.lines;
  const [product] = line?.products ?? [];
  const only = (change: Partial<CatalogueProduct>): CataloguePdfModel => {
    if (!line || !product) throw new Error('an empty range');
    return { ...real, lines: [{ ...line, products: [{ ...product, ...change }] }] };
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('fits a complete food with few ingredients and with additives', async () => {
    const few = product?.ingredients.slice(0, 3);
    expect(product?.additives.length).toBeGreaterThan(4);
    expect(await drawn(only({ ingredients: few, longDescription: Array(3).fill('λόγια '.repeat(60)) }), file)).toEqual(
      {},
    );
  });

  it('is reported by its file name if its text does not fit', async () => {
    const long = {
      additives: [],
      ingredients: product?.ingredients.slice(0, 1),
      longDescription: ['λόγια '.repeat(900)],
    };
    expect(await drawn(only(long), file)).toEqual({
      problem: expect.stringContaining(`content/products/${product?.slug}/gr.json do not fit their page`),
    });
  });
});
