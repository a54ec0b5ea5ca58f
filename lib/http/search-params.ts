/** The props of a page that reads the query of its URL. */
export type SearchParamsProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/**
 * A URL's query with the last value of each repeated parameter, as `Object.fromEntries(searchParams)` has it: a filter
 * or search means the same on the page of a list and in the routes that refresh or export it. Dropped, it would show
 * all.
 */
export function takeLastSearchParams(params: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
  );
}

/** One value of a URL's query that filters a list: the last if it is repeated, empty when it is missing. */
export function lastSearchParam(value: string | string[] | undefined): string {
  return singleSearchParam(Array.isArray(value) ? value.at(-1) : value);
}

/** One value of a URL's query, empty when it is missing or repeated. */
export function singleSearchParam(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The page number of a list in a URL's query, counted from 1; 1 if there is none. */
export function parsePageNumber(value: string | string[] | undefined): number {
  return Math.max(1, Math.min(10_000, Number.parseInt(singleSearchParam(value), 10) || 1));
}
