/** The search among the stores; `open`: open at this moment; `view`: list and map, or one of them. */
export type StoreQuery = {
  text: string;
  city: string;
  product: string;
  kind: string;
  open: boolean;
  view: '' | 'list' | 'map';
};

/** The names of a search's parameters in a URL. */
export const storeParameters = ['q', 'city', 'product', 'kind', 'open', 'view'];

/** A search that every store matches. */
export const emptyStoreQuery: StoreQuery = { text: '', city: '', product: '', kind: '', open: false, view: '' };

/** True when a search may leave stores out. */
export const hasStoreFilters = ({ text, city, product, kind, open }: StoreQuery) =>
  Boolean(text.trim() || city || product || kind || open);

/** A search from URL parameters; invalid values are ignored. */
export function parseStoreQuery(params: URLSearchParams): StoreQuery {
  const value = (name: string) => (params.get(name) ?? '').slice(0, 80);
  const view = value('view');
  return {
    text: value('q'),
    city: value('city'),
    product: value('product'),
    kind: value('kind'),
    open: params.get('open') === '1',
    view: view === 'list' || view === 'map' ? view : '',
  };
}

/** The parameters of a search, empty ones left out. */
export function formatStoreQuery({ text, city, product, kind, open, view }: StoreQuery): URLSearchParams {
  const all = { q: text.trim(), city, product, kind, open: open ? '1' : '', view };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value));
}
