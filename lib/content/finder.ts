/** The filters of the product finder, in the order of the form; each is also a URL parameter. */
export const finderGroups = ['species', 'need', 'protein', 'without', 'stage', 'kind', 'format', 'bone'] as const;
export type FinderGroup = (typeof finderGroups)[number];
export type Facets = Record<FinderGroup, string[]>;

export const finderFigures = ['energy', 'protein', 'fat', 'bone'] as const;
export type FinderFigure = (typeof finderFigures)[number];
/** A figure in ascending order, or with a minus in descending order. */
export type FinderSort = FinderFigure | `-${FinderFigure}`;
export const finderSorts: FinderSort[] = finderFigures.flatMap((figure): FinderSort[] => [figure, `-${figure}`]);

export type FinderItem = { slug: string; facets: Facets; figures: Record<FinderFigure, number> };

/** What a visitor has chosen: values per group, a sort order (null: the catalogue's) and the products to compare. */
export type FinderState = { filters: Partial<Facets>; sort: FinderSort | null; compare: string[] };

/** How many products can be compared side by side. */
export const compareLimit = 3;
export const emptyFinder: FinderState = { filters: {}, sort: null, compare: [] };

/** True when the product has one of the chosen values in every group, and none of those it should be without. */
export function matches({ facets }: Pick<FinderItem, 'facets'>, filters: Partial<Facets>): boolean {
  return finderGroups.every((group) => {
    const selected = filters[group];
    if (!selected?.length) return true;
    return selected.some((value) => facets[group].includes(value)) !== (group === 'without');
  });
}

/** The products in the chosen order; equal ones keep their relative order. */
export function sortItems<T extends FinderItem>(items: T[], sort: FinderSort | null): T[] {
  if (!sort) return items;
  const down = sort.startsWith('-');
  const figure = (down ? sort.slice(1) : sort) as FinderFigure;
  return [...items].sort((a, b) => (a.figures[figure] - b.figures[figure]) * (down ? -1 : 1));
}

export type Loosened = { group: FinderGroup; value: string; count: number };

/**
 * For each chosen value, how many products would match without it; the most helpful first, those that change nothing
 * left out.
 */
export function loosen(items: FinderItem[], filters: Partial<Facets>): Loosened[] {
  return finderGroups
    .flatMap((group) => (filters[group] ?? []).map((value) => ({ group, value, filters: drop(filters, group, value) })))
    .map(({ group, value, filters: rest }) => ({
      group,
      value,
      count: items.filter((item) => matches(item, rest)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** The choice without one value. */
export function drop(filters: Partial<Facets>, group: FinderGroup, value: string): Partial<Facets> {
  const { [group]: values = [], ...others } = filters;
  const left = values.filter((candidate) => candidate !== value);
  return left.length ? { ...others, [group]: left } : others;
}
