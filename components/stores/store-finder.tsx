'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { countText } from '@/lib/i18n/count-texts';
import { addressOfQuery, emptyQuery, findStores, queryFromAddress, type StoreQuery } from '@/lib/stores/find';
import { isOpen } from '@/lib/stores/hours';
import { StoreCard } from './store-card';
import { type Option, StoreFilters } from './store-filters';
import { StoreMap, type StoreMapWords } from './store-map';
import type { FinderWords, StoreWords } from './store-words';
import { usePosition } from './use-position';
import { useStores } from './use-stores';

const step = 60;

type Props = {
  source: string;
  total: number;
  tag: string;
  cities: Option[];
  products: Option[];
  words: FinderWords;
  cardWords: StoreWords;
  map: { words: StoreMapWords; coast: string; tiles?: { url: string; attribution: string } };
  /** The complete list as the server wrote it; it stays until something is searched for. */
  children: ReactNode;
};

/** Search, filters and map of the shops. What is searched for stands in the address; the visitor's position stays here. */
export function StoreFinder({ source, total, tag, cities, products, words, cardWords, map, children }: Props) {
  const { stores, failed, load } = useStores(source);
  const near = usePosition();
  const [query, setQuery] = useState<StoreQuery>(emptyQuery);
  const [shown, setShown] = useState(step);
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
    setShown(step);
    load();
    const search = addressOfQuery(next).toString();
    history.replaceState(history.state, '', `${location.pathname}${search && `?${search}`}`);
  }
  function reset() {
    near.forget();
    change(emptyQuery);
  }

  const now = new Date();
  const found = stores && asked ? findStores(stores, query, now, near.position) : null;
  const distance = (km: number) =>
    words.distance.replace('#', new Intl.NumberFormat(tag, { maximumFractionDigits: km < 10 ? 1 : 0 }).format(km));
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
      <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        <StoreFilters
          query={query}
          onChange={change}
          cities={cities}
          products={products}
          words={words}
          near={{
            ...near,
            ask: () => {
              load();
              near.ask();
            },
          }}
        />
        <p role="status" className="mt-6 font-bold">
          {failed ? words.failed : countText(words.count, found?.length ?? total, tag)}
        </p>
        {asked && (
          <Button variant="link" className="noscript:hidden" onClick={reset}>
            {words.reset}
          </Button>
        )}
      </div>
      <div className="min-w-0 lg:col-span-8">
        <StoreMap stores={found ?? stores} load={load} failed={failed} position={near.position} {...map} />
        {found === null && children}
        {found?.length === 0 && (
          <EmptyState title={words.noneHeading} actions={<Button onClick={reset}>{words.reset}</Button>}>
            {words.noneText}
          </EmptyState>
        )}
        {found && found.length > 0 && (
          <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2">
            {found.slice(0, shown).map((store) => (
              <StoreCard
                key={store.id}
                store={store}
                words={cardWords}
                note={store.km === undefined ? undefined : distance(store.km)}
                open={isOpen(store, now)}
              />
            ))}
          </ul>
        )}
        {found && found.length > shown && (
          <Button variant="outline" className="mt-10" onClick={() => setShown(shown + step)}>
            {words.more}
          </Button>
        )}
      </div>
    </div>
  );
}
