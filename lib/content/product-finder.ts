import { maxComparedProducts } from './compared-products-limit';

/** The filters of the product finder, in the order of the form; each is also a URL parameter. */
export const productFilterGroups = [
  'species',
  'need',
  'protein',
  'without',
  'stage',
  'kind',
  'format',
  'bone',
] as const;
export type ProductFilterGroupKey = (typeof productFilterGroups)[number];
export type ProductFacets = Record<ProductFilterGroupKey, string[]>;

export const sortableFigures = ['energy', 'protein', 'fat', 'bone'] as const;
export type SortableFigure = (typeof sortableFigures)[number];
/** A figure in ascending order, or with a minus in descending order. */
export type ProductFinderSort = SortableFigure | `-${SortableFigure}`;
export const productFinderSorts: ProductFinderSort[] = sortableFigures.flatMap((figure): ProductFinderSort[] => [
  figure,
  `-${figure}`,
]);

export type FilterableProduct = { slug: string; facets: ProductFacets; figures: Record<SortableFigure, number> };

/** The choices of a visitor: values by group, sort order (null: that of the catalogue) and products to compare. */
export type ProductFinderState = { filters: Partial<ProductFacets>; sort: ProductFinderSort | null; compare: string[] };

export const emptyProductFinderState: ProductFinderState = { filters: {}, sort: null, compare: [] };

/**
 * A state with what was chosen later on top. What either of them excludes stays excluded; of the products to compare, the
 * first ones that fit stay.
 */
export function mergeProductFinderStates(first: ProductFinderState, later: ProductFinderState): ProductFinderState {
  const without = [...new Set([...(first.filters.without ?? []), ...(later.filters.without ?? [])])];
  return {
    filters: { ...first.filters, ...later.filters, ...(without.length && { without }) },
    sort: later.sort ?? first.sort,
    compare: [...new Set([...first.compare, ...later.compare])].slice(0, maxComparedProducts),
  };
}

/** True if the product has a chosen value in every group, and none of the excluded ones. */
export function matchesFilters(
  { facets }: Pick<FilterableProduct, 'facets'>,
  filters: Partial<ProductFacets>,
): boolean {
  return productFilterGroups.every((group) => {
    const selected = filters[group];
    if (!selected?.length) return true;
    return selected.some((value) => facets[group].includes(value)) !== (group === 'without');
  });
}

/** The products in the chosen order; equal ones keep their relative order. */
export function sortFilterableProducts<T extends FilterableProduct>(items: T[], sort: ProductFinderSort | null): T[] {
  if (!sort) return items;
  const isDescending = sort.startsWith('-');
  const figure = (isDescending ? sort.slice(1) : sort) as SortableFigure;
  return [...items].sort((a, b) => (a.figures[figure] - b.figures[figure]) * (isDescending ? -1 : 1));
}

export type FilterRemovalSuggestion = { group: ProductFilterGroupKey; value: string; count: number };

/**
 * The number of products that would match without each of the chosen values; the highest number first, values without
 * any match omitted.
 */
export function suggestFilterRemovals(
  items: FilterableProduct[],
  filters: Partial<ProductFacets>,
): FilterRemovalSuggestion[] {
  return productFilterGroups
    .flatMap((group) =>
      (filters[group] ?? []).map((value) => ({ group, value, filters: removeValueFromFilters(filters, group, value) })),
    )
    .map(({ group, value, filters: rest }) => ({
      group,
      value,
      count: items.filter((item) => matchesFilters(item, rest)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** The filters without one value. */
export function removeValueFromFilters(
  filters: Partial<ProductFacets>,
  group: ProductFilterGroupKey,
  value: string,
): Partial<ProductFacets> {
  const { [group]: values = [], ...others } = filters;
  const remaining = values.filter((candidate) => candidate !== value);
  return remaining.length ? { ...others, [group]: remaining } : others;
}
