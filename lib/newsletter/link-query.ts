import { type LinkResult, linkResults } from './link-results';

/** The token and the result in the query of a link page; anything else, or given twice, counts as absent. */
export function linkQuery(query: Record<string, string | string[] | undefined>): {
  token: string | undefined;
  result: LinkResult | undefined;
} {
  const { token, result } = query;
  return {
    token: typeof token === 'string' && token !== '' ? token : undefined,
    result: linkResults.find((known) => known === result),
  };
}
