import { maxComparedProducts } from './compared-products-limit';
import {
  type ProductFacets,
  type ProductFilterGroupKey,
  type ProductFinderSort,
  type ProductFinderState,
  productFilterGroups,
  productFinderSorts,
} from './product-finder';

const listValues = (search: URLSearchParams, name: string) => [
  ...new Set(search.getAll(name).flatMap((value) => value.split(','))),
];

/** The parameters of the finder in a URL. */
export const productFinderParamNames = [...productFilterGroups, 'sort', 'with'];

/** True for groups that accept several values; in the others only the first one is used. */
export const isMultipleChoiceFinderGroup = (group: ProductFilterGroupKey) => group === 'without';

/** The state of the finder in a URL or a form. Values that are not offered are ignored. */
export function parseProductFinderQuery(
  search: URLSearchParams,
  options: ProductFacets,
  slugs: string[],
): ProductFinderState {
  const filters: Partial<ProductFacets> = {};
  for (const group of productFilterGroups) {
    const values = listValues(search, group).filter((value) => options[group].includes(value));
    if (values.length) filters[group] = isMultipleChoiceFinderGroup(group) ? values : values.slice(0, 1);
  }
  const sort = search.get('sort') as ProductFinderSort;
  return { filters, sort: productFinderSorts.includes(sort) ? sort : null, compare: parseComparedSlugs(search, slugs) };
}

/** The products to compare in a URL (`with=a,b`), in its order, at most three. */
export function parseComparedSlugs(search: URLSearchParams, slugs: string[]): string[] {
  return listValues(search, 'with')
    .filter((slug) => slugs.includes(slug))
    .slice(0, maxComparedProducts);
}

/** The state of the finder as a URL query, '' if empty: `?species=dog&without=beef,egg&sort=-energy&with=simple`. */
export function formatProductFinderQueryString({ filters, sort, compare }: ProductFinderState): string {
  return toQueryString([
    ...productFilterGroups.map((group) => [group, filters[group]] as const),
    ['sort', sort],
    ['with', compare],
  ]);
}

/** Parameters as a URL query; commas of lists are not encoded, empty lists are omitted. */
export function toQueryString(parameters: (readonly [string, string | string[] | null | undefined])[]): string {
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
