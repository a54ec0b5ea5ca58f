import { describe, expect, it } from 'vitest';
import brandFile from '@/content/brand.json';
import facts from '@/content/products/simple/facts.json';
import { brand, parseBrand } from '@/lib/config/brand';
import { readingMinutes } from '@/lib/content/posts';
import { productFactsSchema } from '@/lib/content/product-facts-schema';
import { buildProductPathFromRoute, getCurrentProducts, listProductSegmentsUnderPrefix } from '@/lib/content/products';
import { parseContent } from '@/lib/content/read-content';
import { fillBrandInTexts } from '@/lib/content/typeset-content';

const broken = (change: object) => () =>
  parseContent('products/simple/facts.json', JSON.stringify({ ...facts, ...change }), productFactsSchema);

describe('content loaders', () => {
  it('read all products in catalogue order with their paths', () => {
    const products = getCurrentProducts('en');
    expect(products.map(({ slug }) => slug).slice(0, 3)).toEqual(['active', 'super-puppies', 'simple']);
    expect(products.find(({ slug }) => slug === 'simple')?.path).toBe(`/products/${brand.slug}-simple`);
    expect(listProductSegmentsUnderPrefix('/products/cats').sort()).toEqual(['kittens-grow', 'raw-hunter']);
  });

  it('name file, field and reason of a bad value', () => {
    expect(broken({ bonePercent: '15' })).toThrow(/^content\/products\/simple\/facts\.json: bonePercent: /);
    expect(() => parseContent('x.json', '{', productFactsSchema)).toThrow(
      /^content\/x\.json: line 1, column 2: not valid JSON/,
    );
  });

  it('reject ingredients that do not add up, do not descend, or are too fine', () => {
    const [first, ...rest] = facts.ingredients;
    expect(broken({ ingredients: [{ ...first, percent: 79 }, ...rest] })).toThrow(
      /ingredients: percentages add up to 99, not 100/,
    );
    expect(broken({ ingredients: [...rest, first] })).toThrow(/is larger than the one before it/);
    expect(broken({ ingredients: [{ ...first, percent: 80.0000001 }, ...rest] })).toThrow(/ingredients\.0\.percent/);
  });

  it('reject a recipe that omits an allergen, or contradicts its share of bone', () => {
    const [first, second, ...rest] = facts.ingredients;
    expect(broken({ allergens: [] })).toThrow(/allergens: lacks 'chicken', which is in the recipe/);
    for (const [key, allergen] of [
      ['salmon_oil', 'fish'],
      ['mussel', 'molluscs'],
      ['egg', 'egg'],
    ])
      expect(broken({ ingredients: [first, { ...second, key }, ...rest] })).toThrow(`lacks '${allergen}'`);
    const withEgg = { ingredients: [first, { ...second, key: 'egg' }, ...rest], allergens: ['chicken', 'egg'] };
    expect(broken({ ...withEgg, tags: [] })).not.toThrow();
    expect(broken({ bonePercent: 12 })).toThrow(
      /bonePercent: is not the 15 of the ingredients: correct it, or 'bone' of an ingredient/,
    );
  });

  it('reject an unknown ingredient by its position, and name the file that defines ingredients', () => {
    const [first, second, ...rest] = facts.ingredients;
    expect(broken({ ingredients: [first, { ...second, key: 'unicorn' }, ...rest] })).toThrow(
      /facts\.json: ingredients\.1\.key: unknown ingredient 'unicorn': add it to content\/ingredients\.json/,
    );
  });

  it('reject animal proteins other than those of the recipe; an oil is none', () => {
    const [first, second, third, ...rest] = facts.ingredients;
    const ingredients = [first, { ...second, key: 'turkey_liver' }, { ...third, key: 'salmon_oil' }, ...rest];
    const mixed = { ingredients, allergens: ['chicken', 'turkey', 'fish'], tags: [] };
    expect(broken(mixed)).toThrow(/: proteins: lacks 'turkey', which is in the recipe$/);
    expect(broken({ ...mixed, proteins: ['chicken', 'turkey'] })).not.toThrow();
    expect(broken({ proteins: ['chicken', 'duck'] })).toThrow(/proteins: names 'duck', which is not in the recipe/);
  });

  it.each([
    ['chickenFree', /tags: says 'chickenFree', but 'chicken' is in the recipe/],
    ['poultryFree', /tags: says 'poultryFree', but 'chicken' is in the recipe/],
    ['boneless', /tags: says 'boneless', but bonePercent is 15/],
  ])('reject the tag %s where the recipe says otherwise', (tag, message) => {
    expect(broken({ tags: [tag] })).toThrow(message);
  });

  it('reject one animal protein promised where there are two', () => {
    const [first, second, ...rest] = facts.ingredients;
    const ingredients = [first, { ...second, key: 'egg' }, ...rest];
    expect(broken({ ingredients, allergens: ['chicken', 'egg'], tags: ['singleProtein'] })).toThrow(
      /tags: says 'singleProtein', but the recipe holds chicken, egg/,
    );
  });

  it('reject an analysis that does not add up and an unknown field', () => {
    expect(broken({ nutrition: { ...facts.nutrition, moisture: 50 } })).toThrow(/nutrition: constituents add up to/);
    expect(broken({ nutrition: { ...facts.nutrition, kj: 502 } })).toThrow(
      /nutrition: 502 kJ are not 172 kcal, which are 720 kJ: correct the one or the other/,
    );
    expect(broken({ price: 5 })).toThrow(/price/);
  });

  it('fill in the brand, however deep', () => {
    expect(fillBrandInTexts({ a: ['{brand} x', { b: '{brand}{brand}' }], c: 1 })).toEqual({
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
  it('puts the slug into the routes that contain it', () => {
    expect(buildProductPathFromRoute('/products/{brand}-active')).toBe(`/products/${brand.slug}-active`);
    expect(buildProductPathFromRoute('/products/cats/raw-hunter')).toBe('/products/cats/raw-hunter');
  });
  it('is rejected with the field that is wrong', () => {
    expect(() => parseBrand({ ...brandFile, slug: 'Two Words' })).toThrow(/content\/brand\.json: slug: lower-case/);
    expect(() => parseBrand({ ...brandFile, email: 'x' })).toThrow(/content\/brand\.json: email: /);
  });
});
