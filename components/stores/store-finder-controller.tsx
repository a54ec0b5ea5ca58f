import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { preserveForeignParameters } from '@/lib/http/preserve-foreign-parameters';
import { replaceUrlThrottled, writeUrl } from '@/lib/http/write-url';
import { pluralText } from '@/lib/i18n/plural-texts';
import type { DisplayedStore } from '@/lib/stores/displayed-store';
import type { GeoPosition } from '@/lib/stores/distance';
import { filterAndSortStores } from '@/lib/stores/filter-and-sort-stores';
import {
  buildStoreFinderSearchParams,
  emptyStoreFinderQuery,
  hasStoreFinderFilters,
  parseStoreFinderQuery,
  type StoreFinderQuery,
  storeFinderParamNames,
} from '@/lib/stores/store-finder-query';
import { LazyStoreMap } from './lazy-store-map';
import { moveHighlightToHoveredOrFocusedStore } from './move-highlight-to-hovered-or-focused-store';
import { onVisibleMinuteTick } from './on-visible-minute';
import type { StoreFinderProps } from './store-finder';
import { readStoreFinderControls, setStoreFinderControls } from './store-finder-dom-controls';
import { storeMapHash } from './store-map-opener';
import { StoreMapPreview } from './store-map-preview';
import { StoreResults } from './store-results';
import { storesPerStep } from './stores-per-step';

export type StoreFinderViewState = {
  near: 'off' | 'locating' | 'on' | 'denied';
  /** The list is drawn by this controller, for a search or for more stores, and can be reset. */
  requested: boolean;
  /** The list contains the results of a search. */
  hasSearch: boolean;
  status: string;
  /** The stores of a search are being fetched. */
  isWaiting: boolean;
  /** The view in the URL, and the one whose button is pressed: a phone shows the list first. */
  shown: StoreFinderQuery['view'];
  pressed: StoreFinderQuery['view'];
  hasMore: boolean;
  /** Replacements of the complete list, of the map opener and of the map preview. */
  list?: ReactNode;
  map?: ReactNode;
  picture?: ReactNode;
};

/**
 * Controls the search, the list and the map of the stores after the first interaction. The visitor's position
 * stays in the browser.
 */
export function createStoreFinderController(
  root: HTMLElement,
  props: StoreFinderProps,
  setView: (view: StoreFinderViewState) => void,
) {
  const { source, tag, towns, labels, cardLabels, map, picture, empty, hasMore } = props;
  const search = root.querySelector('search') as HTMLElement;
  const narrow = matchMedia('(width < 64rem)');
  let query = emptyStoreFinderQuery;
  let stores: DisplayedStore[] | null = null;
  let fetching: Promise<void> | null = null;
  let failed = false;
  // True if the complete list is drawn here, because the visitor requested more stores.
  let showsAll = false;
  let results: ReturnType<typeof filterAndSortStores> | null = null;
  let now = new Date();
  let limit = storesPerStep;
  let near: StoreFinderViewState['near'] = 'off';
  let position: GeoPosition | undefined;
  // A position that comes after a reset or a newer request is no longer wanted.
  let positionRequest = 0;
  let isMapOpen = false;
  let target: { id: string } | undefined;

  const hasSearch = () => position !== undefined || hasStoreFinderFilters(query);
  const isRequested = () => showsAll || hasSearch();
  function queryFromUrl(): StoreFinderQuery {
    const fromUrl = parseStoreFinderQuery(new URLSearchParams(location.search));
    const [city = fromUrl.city] = Object.entries(towns).find(([, town]) => town === fromUrl.city) ?? [];
    return { ...fromUrl, city };
  }

  function view(): StoreFinderViewState {
    const preview = results && <StoreMapPreview stores={results} />;
    return {
      near,
      requested: isRequested(),
      hasSearch: hasSearch(),
      isWaiting: isRequested() && !stores && !failed,
      status: failed ? labels.failed : results ? pluralText(labels.count, results.length, tag) : labels.all,
      shown: query.view,
      pressed: narrow.matches && !query.view ? 'list' : query.view,
      hasMore: results ? results.length > limit : hasMore && (showsAll || !isRequested()),
      list: results && <StoreResults {...{ results, limit, now, tag, labels, cardLabels, empty }} />,
      picture: preview,
      map: isMapOpen ? (
        <LazyStoreMap
          {...{
            stores: results ?? stores,
            failed,
            picture: preview ?? picture,
            position,
            show: target,
            onRetry: load,
            ...map,
          }}
        />
      ) : null,
    };
  }
  const redraw = () => flushSync(() => setView(view()));

  function find() {
    now = new Date();
    results = stores && isRequested() ? filterAndSortStores(stores, query, now, position) : null;
    redraw();
  }
  function updateTime() {
    if (!stores || !results) return;
    const shown = results;
    now = new Date();
    const found = filterAndSortStores(stores, query, now, position);
    // With the same stores, the map keeps its position and its open popup.
    if (found.length !== shown.length || found.some(({ id }, index) => id !== shown[index]?.id)) results = found;
    redraw();
  }
  async function fetchStores() {
    try {
      const response = await fetch(source);
      if (!response.ok) throw new Error(`status ${response.status}`);
      stores = await response.json();
      failed = false;
    } catch (error) {
      // The next search repeats the request.
      fetching = null;
      failed = true;
      // biome-ignore lint/suspicious/noConsole: the browser has no other log.
      console.error('[stores]', error);
    }
    find();
  }
  function load(): Promise<void> {
    fetching ??= fetchStores();
    return fetching;
  }

  function buildUrl() {
    const text = buildStoreFinderSearchParams({ ...query, city: towns[query.city] ?? query.city }).toString();
    const full = preserveForeignParameters(text && `?${text}`, storeFinderParamNames, location.search);
    return location.pathname + full + location.hash;
  }
  const replaceUrl = () => writeUrl('replaceState', buildUrl(), history.state);
  function change(next: StoreFinderQuery) {
    query = next;
    limit = storesPerStep;
    if (hasStoreFinderFilters(query)) {
      showsAll = false;
      void load();
    }
    find();
  }
  function show(next: StoreFinderQuery['view']) {
    query = { ...query, view: next };
    replaceUrl();
    redraw();
  }
  function clearPosition() {
    position = undefined;
    positionRequest++;
    near = 'off';
  }
  function reset() {
    clearPosition();
    showsAll = false;
    setStoreFinderControls(search, emptyStoreFinderQuery);
    change({ ...emptyStoreFinderQuery, view: query.view });
    replaceUrl();
    // A reset removes the pressed button, so the status gets the focus.
    root.querySelector<HTMLElement>('[data-store-count]')?.focus();
  }
  function openMap() {
    isMapOpen = true;
    void load();
    redraw();
  }

  /** Scrolls to the card in the hash, which pins of the map link to, and draws it first if necessary. */
  async function goToHash() {
    const id = /^#store-(.+)/.exec(location.hash)?.[1];
    if (!id) return;
    const card = () => document.getElementById(`store-${id}`);
    const wasHidden = query.view === 'map';
    if (wasHidden) show(narrow.matches ? 'list' : '');
    else if (card()) return;
    await load();
    const index = (results ?? stores ?? []).findIndex((store) => store.id === id);
    if (!card() && index >= 0) {
      showsAll ||= !results;
      limit = index + storesPerStep;
      find();
    }
    // Cards get their heights when they scroll into view, so a smooth scroll would end at a wrong position.
    card()?.scrollIntoView({ behavior: 'instant' });
  }
  /** The part of a query that the controls can show: a URL may contain a town or product that no store has. */
  function writeControls(requested: StoreFinderQuery): StoreFinderQuery {
    setStoreFinderControls(search, requested);
    return { ...readStoreFinderControls(search), view: requested.view };
  }
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener(
    'popstate',
    () => {
      const next = writeControls(queryFromUrl());
      if (String(buildStoreFinderSearchParams(next)) !== String(buildStoreFinderSearchParams(query))) change(next);
    },
    { signal },
  );
  addEventListener('hashchange', goToHash, { signal });
  // Following a link to the current URL again triggers no hashchange event.
  root.addEventListener(
    'click',
    ({ target: clicked }) => {
      const link = clicked instanceof Element && clicked.closest('a');
      if (link && link.getAttribute('href') === location.hash) void goToHash();
    },
    { signal },
  );
  signal.addEventListener('abort', onVisibleMinuteTick(updateTime));

  return {
    /** Applies the URL and the controls that were changed before hydration. */
    begin() {
      const chosenEarly = Object.entries(readStoreFinderControls(search)).filter(([, value]) => value);
      change(writeControls({ ...queryFromUrl(), ...Object.fromEntries(chosenEarly) }));
      if (chosenEarly.length) replaceUrl();
      if (location.hash === storeMapHash) openMap();
      void goToHash();
    },
    applyControls() {
      change({ ...readStoreFinderControls(search), view: query.view });
      replaceUrlThrottled(buildUrl);
    },
    /** Prefetches the stores when a search is likely. */
    prepare: () => void load(),
    show,
    openMap,
    highlight: (element: Element) => moveHighlightToHoveredOrFocusedStore(root, element),
    /** Shows the map with the popup of the store whose card was pressed; outside a card, resets the search. */
    press(element: Element) {
      const card = element.closest('.store-card');
      if (!card) return reset();
      target = { id: card.id.slice('store-'.length) };
      if (narrow.matches || query.view === 'list') show(narrow.matches ? 'map' : '');
      openMap();
    },
    /** Draws the next stores and focuses the first of them, unless the visitor has moved the focus meanwhile. */
    async showMore() {
      const shownBefore = results ? limit : storesPerStep;
      const focused = document.activeElement;
      limit = shownBefore + storesPerStep;
      if (results) redraw();
      else {
        showsAll = true;
        find();
        await load();
      }
      const { activeElement, body } = document;
      if (activeElement === focused || activeElement === body)
        root.querySelectorAll('.store-card')[shownBefore]?.querySelector('a')?.focus();
    },
    /** Sorts by the distance to the visitor, whose position is requested on a click only; a second click cancels. */
    toggleNear() {
      if (near === 'on' || near === 'locating') {
        clearPosition();
        find();
        return;
      }
      near = 'locating';
      const request = ++positionRequest;
      void load();
      redraw();
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          if (request !== positionRequest) return;
          near = 'on';
          position = { latitude: coords.latitude, longitude: coords.longitude };
          isMapOpen = true;
          find();
        },
        () => {
          if (request !== positionRequest) return;
          near = 'denied';
          redraw();
        },
        { maximumAge: 300_000, timeout: 15_000 },
      );
    },
    remove: () => controller.abort(),
  };
}

export type StoreFinderHandle = ReturnType<typeof createStoreFinderController>;
