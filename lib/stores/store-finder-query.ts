/** A search of the stores; `open`: open now; `view`: list and map, or one of them. */
export type StoreFinderQuery = {
  text: string;
  city: string;
  product: string;
  kind: string;
  open: boolean;
  view: '' | 'list' | 'map';
};

/** The names of the URL parameters of a search. */
export const storeFinderParamNames = ['q', 'city', 'product', 'kind', 'open', 'view'];

/** The search that every store matches. */
export const emptyStoreFinderQuery: StoreFinderQuery = {
  text: '',
  city: '',
  product: '',
  kind: '',
  open: false,
  view: '',
};

/** True if a search may exclude stores. */
export const hasStoreFinderFilters = ({ text, city, product, kind, open }: StoreFinderQuery) =>
  Boolean(text.trim() || city || product || kind || open);

/** A search from URL parameters; invalid values are ignored. */
export function parseStoreFinderQuery(params: URLSearchParams): StoreFinderQuery {
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

/** The URL parameters of a search without empty ones. */
export function buildStoreFinderSearchParams({
  text,
  city,
  product,
  kind,
  open,
  view,
}: StoreFinderQuery): URLSearchParams {
  const parameters = { q: text.trim(), city, product, kind, open: open ? '1' : '', view };
  return new URLSearchParams(Object.entries(parameters).filter(([, value]) => value));
}
