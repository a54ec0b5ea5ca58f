'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { MapSource } from '@/components/map/base-map';
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
  map: { words: StoreMapWords; skeleton: ReactNode; source: MapSource };
  looks: Looks;
  /** The complete list as the server wrote it; it stays until something is searched for. */
  children: ReactNode;
};

/** Search, filters and map of the shops. What is searched for stands in the address; the visitor's position stays here. */
export function StoreFinder({ source, tag, cities, products, words, cardWords, map, looks, children }: Props) {
  const { loaded, failed, load } = useStores(source);
  const near = usePosition();
  const [query, setQuery] = useState<StoreQuery>(emptyQuery);
  // Two controls may change before the next drawing.
  const latest = useRef(emptyQuery);
  const status = useRef<HTMLParagraphElement>(null);
  const asked = near.position !== undefined || addressOfQuery(query).size > 0;

  const show = useCallback(
    (next: StoreQuery) => {
      latest.current = next;
      setQuery(next);
      if (addressOfQuery(next).size > 0) load();
    },
    [load],
  );
  const change = useCallback(
    (part: Partial<StoreQuery>) => {
      show({ ...latest.current, ...part });
      load();
      const search = addressOfQuery(latest.current).toString();
      history.replaceState(history.state, '', `${location.pathname}${search && `?${search}`}`);
    },
    [show, load],
  );

  useEffect(() => {
    const read = () => show(queryFromAddress(new URLSearchParams(location.search)));
    read();
    const early = earlyChoice();
    if (Object.keys(early).length > 0) change(early);
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [show, change]);

  function reset() {
    near.forget();
    change(emptyQuery);
    // The button that was pressed goes with the search.
    status.current?.focus();
  }

  const now = new Date();
  // The address has the same name of a town in every language.
  const city = cities.find(({ value }) => value === query.city)?.label ?? '';
  const found =
    loaded && asked ? loaded.search.findStores(loaded.stores, { ...query, city }, now, near.position) : null;
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
        <p ref={status} role="status" tabIndex={-1} className="mt-6 font-bold">
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

/** What was typed or chosen in the controls before this code arrived. */
function earlyChoice(): Partial<StoreQuery> {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(':is(input, select)[id^=stores-]');
  const values = [...controls].map((control) => {
    const value = control.type === 'checkbox' ? 'checked' in control && control.checked : control.value;
    return [control.id.replace('stores-', ''), value] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value));
}
