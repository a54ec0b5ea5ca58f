import { describe, expect, it } from 'vitest';
import { addComparedProductsToLinks } from '@/components/catalogue/set-product-finder-controls';
import {
  lightKcal,
  listProductFinderOptions,
  maxLowBonePercent,
  toFilterableProduct,
} from '@/lib/content/filterable-products';
import {
  emptyProductFinderState,
  matchesFilters,
  removeValueFromFilters,
  sortFilterableProducts,
  suggestFilterRemovals,
} from '@/lib/content/product-finder';
import {
  formatProductFinderQueryString,
  parseComparedSlugs,
  parseProductFinderQuery,
  productFinderParamNames,
} from '@/lib/content/product-finder-query';
import { getCurrentProducts } from '@/lib/content/products';
import { leanKcal, recommendationReasonsFor } from '@/lib/feeding/recommend-foods';
import { preserveForeignParameters } from '@/lib/http/preserve-foreign-parameters';
import { sampleFoods } from '../feeding/sample-foods';

// The products that the expected results refer to, whatever is added to the range.
const products = getCurrentProducts('en').filter(({ slug }) => sampleFoods.some((food) => food.slug === slug));
const items = products.map(toFilterableProduct);
const options = listProductFinderOptions(products);
const slugs = products.map(({ slug }) => slug);
const found = (query: string) => {
  const { filters, sort } = parseProductFinderQuery(new URLSearchParams(query), options, slugs);
  return sortFilterableProducts(items, sort)
    .filter((item) => matchesFilters(item, filters))
    .map(({ slug }) => slug);
};

describe('the finder over the real catalogue', () => {
  it('shows every product without filters', () => {
    expect(found('')).toEqual(slugs);
  });

  it('finds only cat food for a cat', () => {
    expect(found('species=cat')).toEqual(['kittens-grow', 'raw-hunter']);
  });

  it('excludes every product with an excluded ingredient', () => {
    expect(found('species=dog&kind=complete&without=chicken,beef')).toEqual([
      'turkey-sensitive',
      'duck-dinner',
      'lamb-dinner',
      'cretan-dinner',
    ]);
    expect(found('protein=fish&without=molluscs')).toEqual(['kittens-grow']);
  });

  it('lists as lighter the complete foods for grown animals that a slimming plan calls low in energy', () => {
    expect(lightKcal).toBe(leanKcal);
    const isLowInSlimmingPlan = (food: (typeof sampleFoods)[number]) => {
      const { species } = food;
      const needs = { species, beginner: false, stage: 'adult', excluded: [], adjustments: new Set<never>() } as const;
      return recommendationReasonsFor(food, { ...needs, slim: true, energetic: false }).includes('lean');
    };
    const grown = sampleFoods.filter(({ statement, lifeStage }) => statement === 'complete' && lifeStage === 'adult');
    expect(
      grown
        .filter(isLowInSlimmingPlan)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(found('need=weight').sort());
  });

  it('derives needs and bone from the facts', () => {
    expect(found('need=growth')).toEqual(['super-puppies', 'kittens-grow']);
    expect(found('need=weight')).toEqual(['beef-dinner', 'cretan-dinner', 'aegean-dinner']);
    expect(found('need=sensitive')).toEqual(['beef-dinner', 'turkey-sensitive', 'lamb-dinner']);
    expect(found('bone=boneless')).toEqual(['lamb-dinner', 'just-meat', 'yummy']);
    const low = items.filter(({ facets }) => facets.bone.includes('low'));
    expect(low.every(({ figures }) => figures.bone <= maxLowBonePercent)).toBe(true);
    expect(low.length).toBeGreaterThan(found('bone=boneless').length);
  });

  it('treats a food for all ages as suitable at every age of its species, and of no other', () => {
    expect(found('stage=puppy')).toEqual(['super-puppies', 'just-meat', 'yummy']);
    expect(found('stage=kitten')).toEqual(['kittens-grow']);
    expect(options.stage).toEqual(['puppy', 'kitten', 'adult']);
  });

  it('sorts both ways', () => {
    expect(found('kind=complete&species=dog&sort=energy')[0]).toBe('beef-dinner');
    expect(found('kind=complete&species=dog&sort=-energy')[0]).toBe('duck-dinner');
    expect(found('kind=complete&sort=-bone')[0]).toBe('superfood');
  });

  it('suggests which filter to remove from an empty result, the most helpful first', () => {
    const { filters } = parseProductFinderQuery(new URLSearchParams('species=cat&protein=duck'), options, slugs);
    expect(items.some((item) => matchesFilters(item, filters))).toBe(false);
    expect(suggestFilterRemovals(items, filters)).toEqual([
      { group: 'protein', value: 'duck', count: 2 },
      { group: 'species', value: 'cat', count: 1 },
    ]);
    const threefold = parseProductFinderQuery(
      new URLSearchParams('species=cat&protein=duck&stage=puppy'),
      options,
      slugs,
    ).filters;
    expect(suggestFilterRemovals(items, threefold)).toEqual([]);
  });
});

describe('the URL of the finder', () => {
  it('accepts several values only for excluded ingredients', () => {
    const { filters } = parseProductFinderQuery(
      new URLSearchParams('species=dog,cat&without=beef,egg'),
      options,
      slugs,
    );
    expect(filters).toEqual({ species: ['dog'], without: ['beef', 'egg'] });
  });

  it('ignores unknown and unavailable values', () => {
    const state = parseProductFinderQuery(
      new URLSearchParams('species=horse&stage=all&sort=price&with=nothing&x=1'),
      options,
      slugs,
    );
    expect(state).toEqual(emptyProductFinderState);
  });

  it('parses lists with commas and repeated parameters alike', () => {
    const read = (query: string) => parseComparedSlugs(new URLSearchParams(query), slugs);
    expect(read('with=simple,active')).toEqual(['simple', 'active']);
    expect(read('with=simple&with=active&with=simple')).toEqual(['simple', 'active']);
    expect(read('with=simple,active,yummy,superfood')).toEqual(['simple', 'active', 'yummy']);
  });

  it('is empty without filters and readable otherwise', () => {
    expect(formatProductFinderQueryString(emptyProductFinderState)).toBe('');
    expect(
      formatProductFinderQueryString({ filters: { without: ['beef', 'egg'] }, sort: '-energy', compare: ['simple'] }),
    ).toBe('?without=beef,egg&sort=-energy&with=simple');
  });

  it('preserves the parameters of a campaign', () => {
    const write = (query: string) =>
      preserveForeignParameters(query, productFinderParamNames, '?utm_source=post&species=cat&with=simple');
    expect(write('?species=dog')).toBe('?species=dog&utm_source=post');
    expect(write('')).toBe('?utm_source=post');
    expect(preserveForeignParameters('?species=dog', productFinderParamNames, '?sort=energy')).toBe('?species=dog');
  });

  it('drops a parameter with its last value', () => {
    expect(removeValueFromFilters({ without: ['beef', 'egg'], species: ['dog'] }, 'without', 'egg')).toEqual({
      without: ['beef'],
      species: ['dog'],
    });
    expect(removeValueFromFilters({ species: ['dog'] }, 'species', 'dog')).toEqual({});
  });
});

describe('the links to the other pages of the list', () => {
  const link = (url: string) => new URL(url, 'https://site.test');

  it('contain the products selected for comparison, and nothing if there are none', () => {
    const links = [link('/full-range'), link('/full-range/page/2')];
    addComparedProductsToLinks(links, ['simple', 'beef-dinner']);
    expect(links.map(({ pathname, search }) => pathname + search)).toEqual([
      '/full-range?with=simple,beef-dinner',
      '/full-range/page/2?with=simple,beef-dinner',
    ]);
    addComparedProductsToLinks(links, []);
    expect(links.map(({ search }) => search)).toEqual(['', '']);
  });
});
