import {
  compareLimit,
  type Facets,
  type FinderGroup,
  type FinderSort,
  type FinderState,
  finderGroups,
  finderSorts,
} from './finder';

const listed = (search: URLSearchParams, name: string) => [
  ...new Set(search.getAll(name).flatMap((value) => value.split(','))),
];

/** The parameters of the finder in a URL. */
export const finderParameters = [...finderGroups, 'sort', 'with'];

/** Groups that accept several values at once; in the others the first one counts. */
export const isMultiple = (group: FinderGroup) => group === 'without';

/** The choice in a URL or a form. Only offered values count; everything else is ignored. */
export function parseFinder(search: URLSearchParams, options: Facets, slugs: string[]): FinderState {
  const filters: Partial<Facets> = {};
  for (const group of finderGroups) {
    const values = listed(search, group).filter((value) => options[group].includes(value));
    if (values.length) filters[group] = isMultiple(group) ? values : values.slice(0, 1);
  }
  const sort = search.get('sort') as FinderSort;
  return { filters, sort: finderSorts.includes(sort) ? sort : null, compare: parseCompare(search, slugs) };
}

/** The products to compare in a URL (`with=a,b`), in its order, at most three. */
export function parseCompare(search: URLSearchParams, slugs: string[]): string[] {
  return listed(search, 'with')
    .filter((slug) => slugs.includes(slug))
    .slice(0, compareLimit);
}

/** The choice as a URL query, '' for none: `?species=dog&without=beef,egg&sort=-energy&with=simple`. */
export function finderQuery({ filters, sort, compare }: FinderState): string {
  return toQuery([...finderGroups.map((group) => [group, filters[group]] as const), ['sort', sort], ['with', compare]]);
}

/** Parameters as a URL query; lists keep their commas readable, empty ones are left out. */
export function toQuery(parameters: (readonly [string, string | string[] | null | undefined])[]): string {
  const pairs = parameters
    .filter(([, value]) => value?.length)
    .map(
      ([name, value]) =>
        `${name}=${[value]
          .flat()
          .map((part) => encodeURIComponent(String(part)))
          .join(',')}`,
    );
  return pairs.length ? `?${pairs.join('&')}` : '';
}
