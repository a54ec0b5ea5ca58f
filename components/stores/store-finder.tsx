'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { addressOfQuery, emptyQuery, queryFromAddress, type StoreQuery } from '@/lib/stores/query';
import { type Looks, type Option, StoreFilters } from './store-filters';
import { StoreMap, type StoreMapWords } from './store-map';
import type { FinderWords, StoreWords } from './store-words';
import { usePosition } from './use-position';
import { useStores } from './use-stores';

type Props = {
  source: string;
  tag: string;
  cities: Option[];
  products: Option[];
  words: FinderWords;
  cardWords: StoreWords;
  map: { words: StoreMapWords; skeleton: ReactNode; coast: string; tiles?: { url: string; attribution: string } };
  looks: Looks;
  /** The complete list as the server wrote it; it stays until something is searched for. */
  children: ReactNode;
};

/** Search, filters and map of the shops. What is searched for stands in the address; the visitor's position stays here. */
export function StoreFinder({ source, tag, cities, products, words, cardWords, map, looks, children }: Props) {
  const { loaded, failed, load } = useStores(source);
  const near = usePosition();
  const [query, setQuery] = useState<StoreQuery>(emptyQuery);
  const asked = near.position !== undefined || addressOfQuery(query).size > 0;

  useEffect(() => {
    const read = () => {
      const fromAddress = queryFromAddress(new URLSearchParams(location.search));
      setQuery(fromAddress);
      if (addressOfQuery(fromAddress).size > 0) load();
    };
    read();
    // What was typed before this code arrived counts too.
    const typed = document.querySelector<HTMLInputElement>('#stores-text')?.value;
    if (typed) setQuery((known) => ({ ...known, text: typed }));
    if (typed) load();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [load]);

  function change(next: StoreQuery) {
    setQuery(next);
    load();
    const search = addressOfQuery(next).toString();
    history.replaceState(history.state, '', `${location.pathname}${search && `?${search}`}`);
  }
  function reset() {
    near.forget();
    change(emptyQuery);
  }

  const now = new Date();
  const found = loaded && asked ? loaded.search.findStores(loaded.stores, query, now, near.position) : null;
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
      <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        <StoreFilters
          query={query}
          onChange={change}
          cities={cities}
          products={products}
          words={words}
          looks={looks}
          near={{
            ...near,
            ask: () => {
              load();
              near.ask();
            },
          }}
        />
        <p role="status" className="mt-6 font-bold">
          {failed
            ? words.failed
            : loaded && found
              ? loaded.search.countText(words.count, found.length, tag)
              : words.all}
        </p>
        {asked && (
          <button type="button" className={looks.reset} onClick={reset}>
            {words.reset}
          </button>
        )}
      </div>
      <div className="min-w-0 lg:col-span-8">
        <StoreMap
          stores={found ?? loaded?.stores ?? null}
          load={load}
          failed={failed}
          position={near.position}
          {...map}
        />
        {loaded && found ? (
          <loaded.search.StoreResults
            key={String(addressOfQuery(query))}
            {...{ found, now, tag, words, cardWords, onReset: reset }}
          />
        ) : (
          children
        )}
      </div>
    </div>
  );
}
