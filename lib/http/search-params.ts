/** The props of a page that reads the query of its URL. */
export type SearchParamsProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** One value of a URL's query, empty when it is missing or repeated. */
export function singleSearchParam(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The page number of a list in a URL's query, counted from 1; 1 if there is none. */
export function parsePageNumber(value: string | string[] | undefined): number {
  return Math.max(1, Math.min(10_000, Number.parseInt(singleSearchParam(value), 10) || 1));
}
