/** The filters of the product finder, in the order of the form; each is also a URL parameter. */
export const productFinderGroups = [
  'species',
  'need',
  'protein',
  'without',
  'stage',
  'kind',
  'format',
  'bone',
] as const;
export type ProductFinderGroup = (typeof productFinderGroups)[number];
export type ProductFacets = Record<ProductFinderGroup, string[]>;

export const sortableFigures = ['energy', 'protein', 'fat', 'bone'] as const;
export type SortFigure = (typeof sortableFigures)[number];
/** A figure in ascending order, or with a minus in descending order. */
export type ProductFinderSort = SortFigure | `-${SortFigure}`;
export const productFinderSorts: ProductFinderSort[] = sortableFigures.flatMap((figure): ProductFinderSort[] => [
  figure,
  `-${figure}`,
]);

export type ProductFinderItem = { slug: string; facets: ProductFacets; figures: Record<SortFigure, number> };

/** What a visitor has chosen: values per group, a sort order (null: the catalogue's) and the products to compare. */
export type ProductFinderState = { filters: Partial<ProductFacets>; sort: ProductFinderSort | null; compare: string[] };

/** How many products can be compared side by side. */
export const maxComparedProducts = 3;
export const emptyProductFinderState: ProductFinderState = { filters: {}, sort: null, compare: [] };

/** True when the product has one of the chosen values in every group, and none of those it should be without. */
export function matchesFilters(
  { facets }: Pick<ProductFinderItem, 'facets'>,
  filters: Partial<ProductFacets>,
): boolean {
  return productFinderGroups.every((group) => {
    const selected = filters[group];
    if (!selected?.length) return true;
    return selected.some((value) => facets[group].includes(value)) !== (group === 'without');
  });
}

/** The products in the chosen order; equal ones keep their relative order. */
export function sortProductFinderItems<T extends ProductFinderItem>(items: T[], sort: ProductFinderSort | null): T[] {
  if (!sort) return items;
  const down = sort.startsWith('-');
  const figure = (down ? sort.slice(1) : sort) as SortFigure;
  return [...items].sort((a, b) => (a.figures[figure] - b.figures[figure]) * (down ? -1 : 1));
}

export type FilterRemoval = { group: ProductFinderGroup; value: string; count: number };

/**
 * For each chosen value, how many products would match without it; the most helpful first, those that change nothing
 * left out.
 */
export function suggestFilterRemovals(items: ProductFinderItem[], filters: Partial<ProductFacets>): FilterRemoval[] {
  return productFinderGroups
    .flatMap((group) =>
      (filters[group] ?? []).map((value) => ({ group, value, filters: removeProductFilter(filters, group, value) })),
    )
    .map(({ group, value, filters: rest }) => ({
      group,
      value,
      count: items.filter((item) => matchesFilters(item, rest)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** The choice without one value. */
export function removeProductFilter(
  filters: Partial<ProductFacets>,
  group: ProductFinderGroup,
  value: string,
): Partial<ProductFacets> {
  const { [group]: values = [], ...others } = filters;
  const left = values.filter((candidate) => candidate !== value);
  return left.length ? { ...others, [group]: left } : others;
}
