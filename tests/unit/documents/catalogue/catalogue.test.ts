import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogueModel } from '@/documents/catalogue/catalogue-pdf-model';
import { paginateCatalogue } from '@/documents/catalogue/paginate-catalogue';
import { splitAtBreakOpportunities } from '@/documents/kit/line-break-opportunities';
import { brand } from '@/lib/config/brand';
import { catalogueDownloadPath, catalogueFileName } from '@/lib/content/catalogue-pdf-path-and-size';
import { legalFoodTypeKey } from '@/lib/content/legal-food-type-key';
import { getCurrentProducts, getDictionaryEntry, getProductDictionary } from '@/lib/content/products';
import { type Locale, languageTag, localeCodes } from '@/lib/i18n/locales';

const folder = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
const languages = ['gr', 'cn'] as const satisfies Locale[];
const fileOf = (locale: Locale, at = folder) => path.join(at, path.basename(catalogueDownloadPath(locale)));

// As the build does, and as `npm run catalogue` does.
const bundled = ['server/launch.mjs', 'scripts/catalogue.ts'];
const source = ['--conditions=react-server', '--import', 'tsx', 'scripts/catalogue.ts'];

function run(program: string[], ...args: string[]) {
  return spawnSync(process.execPath, [...program, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}
const catalogue = (...args: string[]) => run(bundled, ...args);

beforeAll(() => {
  const { status, stderr } = catalogue('--out', folder, ...languages);
  if (status !== 0) throw new Error(stderr);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Removes white space: a PDF reader guesses the boundaries of words and lines. */
const solid = (text: string) => text.normalize('NFC').replace(/\s/g, '');

describe.each(languages)('the catalogue in %s', (locale) => {
  const model = buildCatalogueModel(locale);
  const { lines, count } = paginateCatalogue(model);

  it('is a PDF with a title, a language, the expected pages and less than a megabyte', async () => {
    const bytes = readFileSync(fileOf(locale));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeLessThan(1024 * 1024);
    const document = await getDocumentProxy(new Uint8Array(bytes));
    expect(document.numPages).toBe(count);
    const { info } = (await document.getMetadata()) as unknown as { info: Record<string, string> };
    expect(info.Title).toBe(model.title);
    expect(info.Title).toContain(brand.name);
    expect(info.Language).toBe(languageTag(locale));
  });

  it('has each product on its page, with its number, code, texts and every ingredient', async () => {
    const { text } = await extractText(new Uint8Array(readFileSync(fileOf(locale))), { mergePages: false });
    const names = getProductDictionary(locale);
    const products = new Map(getCurrentProducts(locale).map((product) => [product.slug, product]));
    for (const line of lines) {
      for (const { product, page } of line.products) {
        const pageText = solid(text[page - 1] ?? '');
        const facts = products.get(product.slug);
        products.delete(product.slug);
        for (const { key } of facts?.ingredients ?? [])
          expect(pageText).toContain(solid(getDictionaryEntry(names.ingredients, key)));
        const legal = getDictionaryEntry(names.analysis, facts ? legalFoodTypeKey(facts) : '');
        for (const word of [product.name, product.code, product.subtitle, legal])
          expect(pageText).toContain(solid(word));
        expect(pageText).toMatch(new RegExp(`${page}$`));
      }
    }
    expect([...products.keys()]).toEqual([]);
  });

  it('lists every product in its contents with the right page', async () => {
    const { text } = await extractText(new Uint8Array(readFileSync(fileOf(locale))), { mergePages: false });
    const contents = solid(text[1] ?? '');
    for (const line of lines)
      for (const { product, page } of line.products)
        expect(contents).toContain(solid(`${product.name}${product.code}${page}`));
  });
});

it.each(localeCodes)('a launch date in %s includes the year, as on the product’s page', (locale) => {
  const dates = buildCatalogueModel(locale).lines.flatMap(({ products }) =>
    products.flatMap((one) => one.availableFrom ?? []),
  );
  expect(dates.length).toBeGreaterThan(0);
  for (const date of dates) expect(date).toContain('2026');
});

describe('building the catalogue', () => {
  it('produces the same bytes again, in another order, from the sources', () => {
    const again = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
    expect(run(source, '--out', again, ...[...languages].reverse()).status).toBe(0);
    for (const locale of languages)
      expect(readFileSync(fileOf(locale, again)).equals(readFileSync(fileOf(locale)))).toBe(true);
    rmSync(again, { recursive: true });
  }, 120_000);

  it('leaves an up-to-date document untouched', () => {
    const old = new Date(2001, 0, 1);
    for (const locale of languages) utimesSync(fileOf(locale), old, old);
    expect(catalogue('--out', folder, ...languages).stdout).toContain('2 catalogues are up to date');
    for (const locale of languages) expect(statSync(fileOf(locale)).mtime).toEqual(old);
  });

  it('deletes the past editions of the languages that it drew, and of no others', () => {
    const [past = '', other = ''] = (['gr', 'lv'] as const).map((locale) =>
      path.join(folder, catalogueFileName(locale, '2026-01-02')),
    );
    for (const file of [past, other]) writeFileSync(file, '');
    expect(catalogue('--out', folder, 'gr').status).toBe(0);
    expect([existsSync(past), existsSync(other)]).toEqual([false, true]);
  });

  it('fails for an unknown language', () => {
    const { status, stderr } = catalogue('--out', folder, 'xx');
    expect(status).toBe(1);
    expect(stderr).toContain("'xx' is not a language of the site");
  });
});

describe('line breaks', () => {
  it('keep words whole, and separate Chinese characters from everything but their punctuation', () => {
    expect(splitAtBreakOpportunities('полнорационного')).toEqual(['полнорационного']);
    expect(splitAtBreakOpportunities('牛肉，每100克（鲜）。')).toEqual([
      '牛',
      '',
      '肉，',
      '',
      '每',
      '',
      '100',
      '',
      '克',
      '',
      '（鲜）。',
    ]);
  });
});
