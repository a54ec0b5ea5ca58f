import { describe, expect, it } from 'vitest';
import brandFile from '@/content/brand.json';
import facts from '@/content/products/simple/facts.json';
import { brand, parseBrand } from '@/lib/brand';
import { withBrand } from '@/lib/content/brand-text';
import { readingMinutes } from '@/lib/content/posts';
import { getProductSegments, getProducts, productPath } from '@/lib/content/products';
import { parseContent } from '@/lib/content/read';
import { productFactsSchema } from '@/lib/content/schema';

const broken = (change: object) => () =>
  parseContent('products/simple/facts.json', JSON.stringify({ ...facts, ...change }), productFactsSchema);

describe('content loaders', () => {
  it('read all products in catalogue order with their paths', () => {
    const products = getProducts('en');
    expect(products.map(({ slug }) => slug).slice(0, 3)).toEqual(['active', 'super-puppies', 'simple']);
    expect(products.find(({ slug }) => slug === 'simple')?.path).toBe(`/products/${brand.slug}-simple`);
    expect(getProductSegments('/products/cats').sort()).toEqual(['kittens-grow', 'raw-hunter']);
  });

  it('name file, field and reason of a bad value', () => {
    expect(broken({ bonePercent: '15' })).toThrow(/^content\/products\/simple\/facts\.json: bonePercent: /);
    expect(() => parseContent('x.json', '{', productFactsSchema)).toThrow(/^content\/x\.json: not valid JSON/);
  });

  it('refuse ingredients that do not add up, do not descend, or are too fine', () => {
    const [first, ...rest] = facts.ingredients;
    expect(broken({ ingredients: [{ ...first, percent: 79 }, ...rest] })).toThrow(
      /ingredients: percentages add up to 99, not 100/,
    );
    expect(broken({ ingredients: [...rest, first] })).toThrow(/is larger than the one before it/);
    expect(broken({ ingredients: [{ ...first, percent: 80.0000001 }, ...rest] })).toThrow(/ingredients\.0\.percent/);
  });

  it('refuse a recipe that says nothing of an allergen in it, or other things of its bone', () => {
    const [first, second, ...rest] = facts.ingredients;
    expect(broken({ allergens: [] })).toThrow(/allergens: lacks 'chicken', which is in the recipe/);
    for (const [key, allergen] of [
      ['salmon_oil', 'fish'],
      ['mussel', 'molluscs'],
      ['egg', 'egg'],
    ])
      expect(broken({ ingredients: [first, { ...second, key }, ...rest] })).toThrow(`lacks '${allergen}'`);
    expect(
      broken({ ingredients: [first, { ...second, key: 'egg' }, ...rest], allergens: ['chicken', 'egg'] }),
    ).not.toThrow();
    expect(broken({ bonePercent: 12 })).toThrow(/bonePercent: is not the 15 of the ingredients/);
  });

  it('refuse an analysis that does not add up and a field that nobody knows', () => {
    expect(broken({ nutrition: { ...facts.nutrition, moisture: 50 } })).toThrow(/nutrition: constituents add up to/);
    expect(broken({ price: 5 })).toThrow(/price/);
  });

  it('fill in the brand, however deep', () => {
    expect(withBrand({ a: ['{brand} x', { b: '{brand}{brand}' }], c: 1 })).toEqual({
      a: [`${brand.name} x`, { b: brand.name.repeat(2) }],
      c: 1,
    });
  });

  it('count minutes in words and in Chinese characters', () => {
    expect(readingMinutes('word '.repeat(600))).toBe(3);
    expect(readingMinutes('犬'.repeat(800))).toBe(2);
    expect(readingMinutes('')).toBe(1);
  });
});

describe('the brand file', () => {
  it('puts the slug into the routes that carry it', () => {
    expect(productPath('/products/{brand}-active')).toBe(`/products/${brand.slug}-active`);
    expect(productPath('/products/cats/raw-hunter')).toBe('/products/cats/raw-hunter');
  });
  it('is refused with the field that is wrong', () => {
    expect(() => parseBrand({ ...brandFile, slug: 'Two Words' })).toThrow(/content\/brand\.json: slug: lower-case/);
    expect(() => parseBrand({ ...brandFile, email: 'x' })).toThrow(/content\/brand\.json: email: /);
  });
});
