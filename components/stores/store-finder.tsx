'use client';

import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { MapSource } from '@/components/map/base-map';
import { withOtherParameters } from '@/lib/other-parameters';
import { openLabel, unpackMoments } from '@/lib/stores/open-label';
import {
  emptyQuery,
  formatStoreQuery,
  isSearch,
  parseStoreQuery,
  type StoreQuery,
  storeParameters,
} from '@/lib/stores/search-query';
import { highlight } from './highlight';
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
  map: { labels: StoreMapLabels; picture: ReactNode; source: MapSource };
  /** Class names of the buttons: the browser then needs none of the button's code. */
  looks: Record<'near' | 'reset' | 'view', string>;
  /** The heading and the text of the search; the other filters; what comes before the list. */
  hero: ReactNode;
  filters: ReactNode;
  lead: ReactNode;
  /** More than the cards that the server wrote. */
  hasMore: boolean;
  /** The complete list as the server wrote it; it stays until something is searched for. */
  children: ReactNode;
};

/** Search, list and map of the stores. What is searched for stands in the address; the visitor's position stays here. */
export function StoreFinder(props: Props) {
  const { source, tag, cities, labels, cardLabels, map, looks, hero, filters, lead, hasMore, children } = props;
  const { loaded, failed, load } = useStores(source);
  const near = usePosition();
  const [query, setQuery] = useState<StoreQuery>(emptyQuery);
  const [show, setShow] = useState<{ id: string }>();
  const [all, setAll] = useState(false);
  const [narrow, setNarrow] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const requested = near.position !== undefined || all || isSearch(query);

  function change(next: StoreQuery, write = true) {
    setQuery(next);
    if (isSearch(next)) {
      load();
      setAll(false);
    }
    if (!write) return;
    const search = formatStoreQuery(next).toString();
    const full = withOtherParameters(search && `?${search}`, storeParameters, location.search);
    history.replaceState(history.state, '', location.pathname + full + location.hash);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address and what was chosen early are read when it comes to life.
  useEffect(() => {
    const search = controls.current as HTMLElement;
    setNarrow(matchMedia('(width < 64rem)').matches);
    const stated = () => parseStoreQuery(new URLSearchParams(location.search));
    // What was typed or chosen before this code arrived.
    const early = Object.entries(readStoreControls(search)).filter(([, value]) => value);
    const first = { ...stated(), ...Object.fromEntries(early) };
    writeStoreControls(search, first);
    change(first, early.length > 0);
    for (const state of root.current?.querySelectorAll<HTMLElement>('[data-moments]') ?? []) {
      const { timeZone, moments } = unpackMoments(state.dataset.moments ?? '');
      const { open, text } = openLabel(moments, Date.now(), timeZone, tag, cardLabels);
      state.dataset.open = String(open);
      state.textContent = text;
    }
    const back = () => {
      writeStoreControls(search, stated());
      change(stated(), false);
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  function reset() {
    near.forget();
    setAll(false);
    if (controls.current) writeStoreControls(controls.current, emptyQuery);
    change({ ...emptyQuery, view: query.view });
    // The button that was pressed goes with the search.
    status.current?.focus();
  }
  function requestPosition() {
    load();
    near.locate();
  }
  function point({ target }: SyntheticEvent) {
    if (root.current) highlight(root.current, target as Element);
  }
  function press({ target }: SyntheticEvent) {
    const id = (target as Element).closest('[data-show]')?.getAttribute('data-show');
    if (!id) return;
    if (narrow || query.view === 'list') change({ ...query, view: narrow ? 'map' : '' });
    setShow({ id });
  }

  const now = new Date();
  const city = cities[query.city] ?? '';
  const found =
    loaded && requested ? loaded.search.findStores(loaded.stores, { ...query, city }, now, near.position) : null;
  const view = narrow && !query.view ? 'list' : query.view;
  const views = [['', labels.viewBoth] as const, ['list', labels.viewList] as const, ['map', labels.viewMap] as const];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its buttons and links do.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button that is pressed by key is clicked.
    <div ref={root} onMouseOver={point} onFocus={point} onClick={press}>
      <search
        ref={controls}
        onChange={(event) => change({ ...readStoreControls(event.currentTarget), view: query.view })}
      >
        <header data-field="clay" className="painted">
          <div className="container-page grid items-end gap-x-8 gap-y-3 py-5 lg:min-h-60 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:py-10">
            {hero}
          </div>
        </header>
        <div className="container-page grid grid-cols-2 gap-x-4 gap-y-2 pt-5 noscript:hidden lg:grid-cols-5">
          {filters}
          <button
            type="button"
            className={looks.near}
            aria-describedby="stores-near"
            aria-busy={near.state === 'asking'}
            onClick={near.state === 'on' ? near.forget : requestPosition}
          >
            {near.state === 'on' ? labels.nearStop : labels.near}
          </button>
          <p id="stores-near" role="status" className="col-span-full text-muted text-sm">
            {near.state === 'denied' ? labels.nearDenied : labels.nearHint}
          </p>
        </div>
      </search>
      <div className="container-page pt-6 pb-12">
        {lead}
        <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <p ref={status} role="status" tabIndex={-1} className="font-bold">
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
          <fieldset aria-label={labels.views} className="ms-auto flex gap-2 noscript:hidden print:hidden">
            {views.map(([value, label]) => (
              <button
                key={value}
                type="button"
                aria-pressed={view === value}
                className={`${looks.view} ${value ? '' : 'max-lg:hidden'}`}
                onClick={() => change({ ...query, view: value })}
              >
                {label}
              </button>
            ))}
          </fieldset>
        </div>
        <div className="store-views" data-view={query.view}>
          <div className="store-list min-w-0">
            {loaded && found ? (
              <loaded.search.StoreResults
                key={String(formatStoreQuery({ ...query, view: '' }))}
                {...{ found, now, tag, labels, cardLabels, onReset: reset, proceed: all }}
              />
            ) : (
              <>
                {children}
                {hasMore && (all || !requested) && (
                  <button
                    type="button"
                    className={`${looks.near} mt-6 noscript:hidden`}
                    onClick={() => {
                      load();
                      setAll(true);
                    }}
                  >
                    {labels.more}
                  </button>
                )}
              </>
            )}
          </div>
          <div className="store-map">
            <StoreMap
              stores={found ?? loaded?.stores ?? null}
              load={load}
              failed={failed}
              show={show}
              position={near.position}
              {...map}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
