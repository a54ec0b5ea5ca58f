import { describe, expect, it } from 'vitest';
import { convertConstituents } from '@/lib/content/convert-constituents';
import {
  calculateIngredientGroupShares,
  classifyBonePercent,
  getIngredientGroup,
} from '@/lib/content/ingredient-groups-and-bone';
import { getCurrentProducts } from '@/lib/content/products';
import { selectRelatedProducts } from '@/lib/content/related-products';
import { parseSaleStart } from '@/lib/content/sale-dates';

const products = getCurrentProducts('en');
const bySlug = (slug: string) => {
  const found = products.find((product) => product.slug === slug);
  if (!found) throw new Error(`no product ${slug}`);
  return found;
};

describe('availability', () => {
  it('shows nothing without a date', () => {
    expect(parseSaleStart(undefined, new Date())).toBeNull();
  });

  it('shows a notice up to the last minute of the day before in Greece, and the date afterwards too', () => {
    // Athens is two hours ahead of UTC in winter.
    expect(parseSaleStart('2026-01-01', new Date('2025-12-31T21:59:59Z'))?.upcoming).toBe(true);
    expect(parseSaleStart('2026-01-01', new Date('2025-12-31T22:00:00Z'))?.upcoming).toBe(false);
    expect(parseSaleStart('2026-01-01', new Date('2027-05-05T00:00:00Z'))).toEqual({
      date: new Date('2026-01-01T12:00:00Z'),
      upcoming: false,
    });
  });
});

describe('constituents', () => {
  const food = {
    nutrition: { kj: 502, kcal: 120, moisture: 75, protein: 15, fat: 6, ash: 2, carbs: 1.5, fibre: 0.5 },
    minerals: { calcium: 0.6, phosphorus: 0.45 },
  };
  const grams = (basis: Parameters<typeof convertConstituents>[1]) =>
    Object.fromEntries(convertConstituents(food, basis).map(({ key, grams }) => [key, grams]));

  it('are the stated values as fed', () => {
    expect(grams('asFed')).toMatchObject({ crudeProtein: 15, crudeFat: 6, moisture: 75, calcium: 0.6 });
  });

  it('are four times as much without three quarters of water', () => {
    expect(grams('dryMatter')).toMatchObject({ crudeProtein: 60, crudeFat: 24, crudeAsh: 8, calcium: 2.4 });
  });

  it('are grams in the 833 g that hold 1000 kcal', () => {
    const per1000 = grams('per1000kcal');
    expect(per1000.crudeProtein).toBeCloseTo(125);
    expect(per1000.phosphorus).toBeCloseTo(3.75);
  });

  it('include moisture only as fed', () => {
    expect(grams('dryMatter')).not.toHaveProperty('moisture');
    expect(grams('per1000kcal')).not.toHaveProperty('moisture');
  });

  it('throw for a food without dry matter', () => {
    expect(() =>
      convertConstituents({ ...food, nutrition: { ...food.nutrition, moisture: 100 } }, 'dryMatter'),
    ).toThrow(RangeError);
  });

  it('add up to the whole dry matter in every product', () => {
    for (const product of products) {
      const rows = convertConstituents(product, 'dryMatter').filter(({ trace }) => !trace);
      expect(rows.reduce((sum, row) => sum + row.grams, 0)).toBeCloseTo(100, 0);
    }
  });
});

describe('composition', () => {
  it('separates oils and seeds from the plants and animals they come from', () => {
    expect(['pumpkin', 'pumpkin_seed', 'beef_liver', 'egg', 'salmon_oil', 'hake'].map(getIngredientGroup)).toEqual([
      'plant',
      'other',
      'animal',
      'animal',
      'other',
      'animal',
    ]);
  });

  it('sums the groups of beef dinner as stated in its recipe', () => {
    expect(calculateIngredientGroupShares(bySlug('beef-dinner').ingredients)).toEqual([
      { group: 'animal', percent: 88 },
      { group: 'plant', percent: 11 },
      { group: 'other', percent: 1 },
    ]);
  });

  it('omits groups that a recipe lacks, and covers the whole of every recipe', () => {
    expect(calculateIngredientGroupShares(bySlug('yummy').ingredients)).toEqual([{ group: 'animal', percent: 100 }]);
    for (const { ingredients } of products)
      expect(calculateIngredientGroupShares(ingredients).reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(
        100,
      );
  });

  it.each([
    [0, 'none'],
    [8, 'below'],
    [9.9, 'below'],
    [10, 'within'],
    [15, 'within'],
    [15.1, 'above'],
    [18, 'above'],
  ])('%s percent of bone is %s', (percent, expected) => {
    expect(classifyBonePercent(percent)).toBe(expected);
  });
});

describe('getCurrentProducts', () => {
  it('makes the products once a day, in a list that the caller may change', () => {
    const day = (text: string) => getCurrentProducts('lv', new Date(`${text}Z`));
    const [first, second] = [day('2026-03-01T09:00:00'), day('2026-03-01T15:00:00')];
    expect(first.length).toBeGreaterThan(0);
    for (const [index, product] of first.entries()) expect(second[index]).toBe(product);
    first.reverse();
    expect(day('2026-03-01T16:00:00')).toEqual(second);
    const tags = (products: typeof first) => products.flatMap((product) => product.tags);
    // The tag 'new' expires, so another day has other products.
    expect(tags(day('2030-03-01T09:00:00'))).not.toContain('new');
  });
});

describe('selectRelatedProducts', () => {
  const slugs = (slug: string, count?: number) =>
    selectRelatedProducts(bySlug(slug), products, count).map((product) => product.slug);

  it('never lists the food itself or one for the other species', () => {
    for (const product of products) {
      const related = selectRelatedProducts(product, products, 99);
      expect(related.map(({ slug }) => slug)).not.toContain(product.slug);
      expect(new Set(related.map(({ species }) => species))).toEqual(new Set([product.species]));
    }
  });

  it('starts with the same line', () => {
    expect(slugs('cyprus-dinner', 2).sort()).toEqual(['aegean-dinner', 'cretan-dinner']);
    expect(slugs('raw-hunter')).toEqual(['kittens-grow']);
  });

  it('continues with the same life stage, shared proteins and the nearest in the catalogue', () => {
    const food = (slug: string, order: number, lifeStage: 'adult' | 'puppy', protein: 'beef' | 'duck') => ({
      slug,
      order,
      lifeStage,
      line: 'full-range' as const,
      species: 'dog' as const,
      proteins: [protein],
    });
    const own = food('own', 5, 'adult', 'beef');
    const others = [
      food('puppy', 6, 'puppy', 'beef'),
      food('far', 1, 'adult', 'duck'),
      food('near', 4, 'adult', 'duck'),
      food('beef', 9, 'adult', 'beef'),
    ];
    expect(selectRelatedProducts(own, [...others, own]).map(({ slug }) => slug)).toEqual([
      'beef',
      'near',
      'far',
      'puppy',
    ]);
    expect(selectRelatedProducts(own, others, 2)).toHaveLength(2);
    const [after, before] = [food('after', 6, 'adult', 'duck'), food('before', 4, 'adult', 'duck')];
    for (const given of [
      [after, before],
      [before, after],
    ])
      expect(selectRelatedProducts(own, given).map(({ slug }) => slug)).toEqual(['before', 'after']);
  });
});
