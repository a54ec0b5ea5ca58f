/** The search among the stores; `open`: open at this moment. */
export type StoreQuery = { text: string; city: string; product: string; open: boolean };

/** A search that every store matches. */
export const emptyQuery: StoreQuery = { text: '', city: '', product: '', open: false };

/** A search from URL parameters; invalid values are ignored. */
export function parseStoreQuery(params: URLSearchParams): StoreQuery {
  const value = (name: string) => (params.get(name) ?? '').slice(0, 80);
  return { text: value('q'), city: value('city'), product: value('product'), open: params.get('open') === '1' };
}

/** The parameters of a search, empty ones left out. */
export function formatStoreQuery({ text, city, product, open }: StoreQuery): URLSearchParams {
  const all = { q: text.trim(), city, product, open: open ? '1' : '' };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value));
}
