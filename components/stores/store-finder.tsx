'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MapSource } from '@/components/map/base-map';
import { emptyQuery, formatStoreQuery, parseStoreQuery, type StoreQuery } from '@/lib/stores/search-query';
import { readStoreControls, writeStoreControls } from './store-controls';
import type { FinderLabels, StoreLabels } from './store-labels';
import { StoreMap, type StoreMapLabels } from './store-map';
import { usePosition } from './use-position';
import { useStores } from './use-stores';

type Props = {
  source: string;
  tag: string;
  /** Name of each town in the language of the page, by the name in the address. */
  cities: Record<string, string>;
  labels: FinderLabels;
  cardLabels: StoreLabels;
  map: { labels: StoreMapLabels; skeleton: ReactNode; source: MapSource };
  /** Class names of the buttons: the browser then needs none of the button's code. */
  looks: Record<'near' | 'reset', string>;
  filters: ReactNode;
  /** The complete list as the server wrote it; it stays until something is searched for. */
  children: ReactNode;
};

/** Search, filters and map of the shops. What is searched for stands in the address; the visitor's position stays here. */
export function StoreFinder({ source, tag, cities, labels, cardLabels, map, looks, filters, children }: Props) {
  const { loaded, failed, load } = useStores(source);
  const near = usePosition();
  const [query, setQuery] = useState<StoreQuery>(emptyQuery);
  const controls = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const requested = near.position !== undefined || formatStoreQuery(query).size > 0;

  function show(next: StoreQuery) {
    setQuery(next);
    if (formatStoreQuery(next).size > 0) load();
  }
  function change(next: StoreQuery) {
    setQuery(next);
    load();
    const search = formatStoreQuery(next).toString();
    history.replaceState(history.state, '', `${location.pathname}${search && `?${search}`}`);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address and what was chosen early are read when it comes to life.
  useEffect(() => {
    const root = controls.current as HTMLElement;
    const stated = () => parseStoreQuery(new URLSearchParams(location.search));
    // What was typed or chosen before this code arrived.
    const early = Object.entries(readStoreControls(root)).filter(([, value]) => value);
    const first = { ...stated(), ...Object.fromEntries(early) };
    writeStoreControls(root, first);
    if (early.length > 0) change(first);
    else show(first);
    const back = () => {
      writeStoreControls(root, stated());
      show(stated());
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  function reset() {
    near.forget();
    if (controls.current) writeStoreControls(controls.current, emptyQuery);
    change(emptyQuery);
    // The button that was pressed goes with the search.
    status.current?.focus();
  }
  function askNear() {
    load();
    near.ask();
  }

  const now = new Date();
  const city = cities[query.city] ?? '';
  const found =
    loaded && requested ? loaded.search.findStores(loaded.stores, { ...query, city }, now, near.position) : null;
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
      <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        <search
          ref={controls}
          className="grid gap-5 noscript:hidden"
          onChange={({ currentTarget }) => change(readStoreControls(currentTarget))}
        >
          {filters}
          <div>
            <button
              type="button"
              className={looks.near}
              aria-describedby="stores-near"
              aria-busy={near.state === 'asking'}
              onClick={near.state === 'on' ? near.forget : askNear}
            >
              {near.state === 'on' ? labels.nearStop : labels.near}
            </button>
            <p id="stores-near" role="status" className="mt-2 text-muted text-sm">
              {near.state === 'denied' ? labels.nearDenied : labels.nearHint}
            </p>
          </div>
        </search>
        <p ref={status} role="status" tabIndex={-1} className="mt-6 font-bold">
          {failed
            ? labels.failed
            : loaded && found
              ? loaded.search.countText(labels.count, found.length, tag)
              : labels.all}
        </p>
        {requested && (
          <button type="button" className={looks.reset} onClick={reset}>
            {labels.reset}
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
            key={String(formatStoreQuery(query))}
            {...{ found, now, tag, labels, cardLabels, onReset: reset }}
          />
        ) : (
          children
        )}
      </div>
    </div>
  );
}
