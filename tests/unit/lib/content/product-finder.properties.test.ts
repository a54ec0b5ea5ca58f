import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FilterableProduct,
  matchesFilters,
  type ProductFacets,
  type ProductFinderState,
  productFilterGroups,
  productFinderSorts,
  removeValueFromFilters,
  sortableFigures,
  sortFilterableProducts,
  suggestFilterRemovals,
} from '@/lib/content/product-finder';
import {
  formatProductFinderQueryString,
  isMultipleChoiceFinderGroup,
  parseProductFinderQuery,
} from '@/lib/content/product-finder-query';

const values = ['a', 'b', 'minced-1kg', 'low'];
const slugs = ['one', 'two', 'three', 'four'];
const options = Object.fromEntries(productFilterGroups.map((group) => [group, values])) as ProductFacets;

const facets = fc.record(
  Object.fromEntries(productFilterGroups.map((group) => [group, fc.subarray(values)])) as Record<
    string,
    fc.Arbitrary<string[]>
  >,
) as fc.Arbitrary<ProductFacets>;
const figures = fc.record({
  energy: fc.integer({ min: 1, max: 400 }),
  protein: fc.integer({ min: 0, max: 70 }),
  fat: fc.integer({ min: 0, max: 30 }),
  bone: fc.integer({ min: 0, max: 20 }),
});
const item: fc.Arbitrary<FilterableProduct> = fc.record({ slug: fc.string(), facets, figures });
const items = fc.array(item, { maxLength: 25 });
const filters = fc
  .record(
    Object.fromEntries(
      productFilterGroups.map((group) => [
        group,
        fc.subarray(values, { minLength: 1, maxLength: isMultipleChoiceFinderGroup(group) ? values.length : 1 }),
      ]),
    ) as Record<string, fc.Arbitrary<string[]>>,
    { requiredKeys: [] },
  )
  .map((value) => value as Partial<ProductFacets>);
const state: fc.Arbitrary<ProductFinderState> = fc.record({
  filters,
  sort: fc.option(fc.constantFrom(...productFinderSorts)),
  compare: fc.subarray(slugs, { maxLength: 3 }),
});
const count = (list: FilterableProduct[], choice: Partial<ProductFacets>) =>
  list.filter((one) => matchesFilters(one, choice)).length;

describe('finder', () => {
  it('reads the same state from the URL that it wrote', () => {
    fc.assert(
      fc.property(state, (choice) => {
        expect(
          parseProductFinderQuery(new URLSearchParams(formatProductFinderQueryString(choice)), options, slugs),
        ).toEqual(choice);
      }),
    );
  });

  it('returns a valid state for any URL, and the same one when repeated', () => {
    const noise = fc.array(fc.tuple(fc.constantFrom(...productFilterGroups, 'sort', 'with', 'x'), fc.string()));
    fc.assert(
      fc.property(noise, (pairs) => {
        const read = parseProductFinderQuery(new URLSearchParams(pairs), options, slugs);
        for (const group of productFilterGroups)
          for (const value of read.filters[group] ?? []) expect(values).toContain(value);
        expect(
          parseProductFinderQuery(new URLSearchParams(formatProductFinderQueryString(read)), options, slugs),
        ).toEqual(read);
      }),
    );
  });

  it('never finds more with a filter than without it, and predicts the exact number', () => {
    fc.assert(
      fc.property(items, filters, (list, choice) => {
        const now = count(list, choice);
        for (const { group, value, count: then } of suggestFilterRemovals(list, choice)) {
          expect(then).toBeGreaterThanOrEqual(now);
          expect(then).toBe(count(list, removeValueFromFilters(choice, group, value)));
        }
        expect(count(list, {})).toBe(list.length);
      }),
    );
  });

  it('returns only products that match the filters', () => {
    fc.assert(
      fc.property(items, filters, (list, choice) => {
        for (const { facets: own } of list.filter((one) => matchesFilters(one, choice)))
          for (const group of productFilterGroups)
            for (const value of choice[group] ?? []) expect(own[group].includes(value)).toBe(group !== 'without');
      }),
    );
  });

  it('sorts without losing products, and preserves the order of equal ones', () => {
    fc.assert(
      fc.property(items, fc.constantFrom(...productFinderSorts), (list, sort) => {
        const sorted = sortFilterableProducts(list, sort);
        expect(new Set(sorted)).toEqual(new Set(list));
        const figure = sortableFigures.find((name) => sort.endsWith(name));
        if (!figure) throw new Error(sort);
        sorted.slice(1).forEach((right, index) => {
          const left = sorted[index] as FilterableProduct;
          const step = (right.figures[figure] - left.figures[figure]) * (sort.startsWith('-') ? -1 : 1);
          expect(step).toBeGreaterThanOrEqual(0);
          if (step === 0) expect(list.indexOf(left)).toBeLessThan(list.indexOf(right));
        });
      }),
    );
  });
});
