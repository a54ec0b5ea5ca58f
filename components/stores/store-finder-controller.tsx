import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { keepForeignParameters } from '@/lib/http/keep-foreign-parameters';
import { pluralText } from '@/lib/i18n/plural-texts';
import type { DisplayedStore } from '@/lib/stores/displayed-store';
import type { GeoPosition } from '@/lib/stores/distance';
import { findStores } from '@/lib/stores/find-stores';
import {
  emptyStoreQuery,
  formatStoreQuery,
  hasStoreFilters,
  parseStoreQuery,
  type StoreQuery,
  storeParameters,
} from '@/lib/stores/store-query';
import { highlightStore } from './highlight-store';
import type { StoreFinderProps } from './store-finder';
import { readStoreFinderControls, setStoreFinderControls } from './store-finder-controls';
import { StoreMap } from './store-map';
import { mapAnchor } from './store-map-opener';
import { StoreMapPreview } from './store-map-preview';
import { StoreResults } from './store-results';
import { storesPerStep } from './stores-per-step';

export type StoreFinderViewState = {
  near: 'off' | 'asking' | 'on' | 'denied';
  /** The list is that of a search, and can be reset. */
  requested: boolean;
  /** What is listed was searched for. */
  hasSearch: boolean;
  status: string;
  /** The stores of a search are on their way. */
  isWaiting: boolean;
  /** The view in the URL, and the one whose button is pressed: a phone shows the list first. */
  shown: StoreQuery['view'];
  pressed: StoreQuery['view'];
  hasMore: boolean;
  /** In the place of the complete list and of the map that is not live yet, and the drawn map of what was found. */
  list?: ReactNode;
  map?: ReactNode;
  picture?: ReactNode;
};

/**
 * Controls the search, the list and the map of the stores after the first interaction. The visitor's position stays
 * here: nothing sends it anywhere.
 */
export function createStoreFinderController(
  root: HTMLElement,
  props: StoreFinderProps,
  setView: (view: StoreFinderViewState) => void,
) {
  const { source, tag, towns, labels, cardLabels, map, picture, empty, hasMore } = props;
  const search = root.querySelector('search') as HTMLElement;
  const narrow = matchMedia('(width < 64rem)');
  let query = emptyStoreQuery;
  let stores: DisplayedStore[] | null = null;
  let fetching: Promise<void> | null = null;
  let failed = false;
  // The complete list, drawn here because the visitor goes on in it.
  let all = false;
  let found: ReturnType<typeof findStores> | null = null;
  let now = new Date();
  let limit = storesPerStep;
  let near: StoreFinderViewState['near'] = 'off';
  let position: GeoPosition | undefined;
  let isMapOpen = false;
  let target: { id: string } | undefined;

  const hasSearch = () => position !== undefined || hasStoreFilters(query);
  const isRequested = () => all || hasSearch();
  function stated(): StoreQuery {
    const inUrl = parseStoreQuery(new URLSearchParams(location.search));
    const [city = inUrl.city] = Object.entries(towns).find(([, town]) => town === inUrl.city) ?? [];
    return { ...inUrl, city };
  }

  function view(): StoreFinderViewState {
    const drawn = found && <StoreMapPreview stores={found} />;
    return {
      near,
      requested: isRequested(),
      hasSearch: hasSearch(),
      isWaiting: isRequested() && !stores && !failed,
      status: failed ? labels.failed : found ? pluralText(labels.count, found.length, tag) : labels.all,
      shown: query.view,
      pressed: narrow.matches && !query.view ? 'list' : query.view,
      hasMore: found ? found.length > limit : hasMore && (all || !isRequested()),
      list: found && <StoreResults {...{ found, limit, now, tag, labels, cardLabels, empty }} />,
      picture: drawn,
      map: isMapOpen ? (
        <StoreMap
          {...{
            stores: found ?? stores,
            failed,
            picture: drawn ?? picture,
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
    // A URL may name a town that is not offered, which then counts as none.
    const city = Object.hasOwn(towns, query.city) ? query.city : '';
    found = stores && isRequested() ? findStores(stores, { ...query, city }, now, position) : null;
    redraw();
  }
  async function fetchStores() {
    try {
      const response = await fetch(source);
      if (!response.ok) throw new Error(`status ${response.status}`);
      stores = await response.json();
      failed = false;
    } catch (error) {
      // Requested again with the next search.
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

  function writeUrl() {
    const text = formatStoreQuery({ ...query, city: towns[query.city] ?? query.city }).toString();
    const full = keepForeignParameters(text && `?${text}`, storeParameters, location.search);
    history.replaceState(history.state, '', location.pathname + full + location.hash);
  }
  function change(next: StoreQuery) {
    query = next;
    limit = storesPerStep;
    if (hasStoreFilters(query)) {
      all = false;
      void load();
    }
    find();
  }
  function show(next: StoreQuery['view']) {
    query = { ...query, view: next };
    writeUrl();
    redraw();
  }
  function forgetPosition() {
    position = undefined;
    near = 'off';
  }
  function reset() {
    forgetPosition();
    all = false;
    setStoreFinderControls(search, emptyStoreQuery);
    change({ ...emptyStoreQuery, view: query.view });
    writeUrl();
    // The button that was pressed is gone with the search.
    root.querySelector<HTMLElement>('[role=status][tabindex]')?.focus();
  }
  function openMap() {
    isMapOpen = true;
    void load();
    redraw();
  }

  /** Goes to the card that the hash names, as a pin of the map does, drawn or not yet. */
  async function goToHash() {
    const id = /^#store-(.+)/.exec(location.hash)?.[1];
    if (!id) return;
    const card = () => document.getElementById(`store-${id}`);
    const wasHidden = query.view === 'map';
    if (wasHidden) show(narrow.matches ? 'list' : '');
    else if (card()) return;
    await load();
    const index = (found ?? stores ?? []).findIndex((store) => store.id === id);
    if (!card() && index >= 0) {
      all ||= !found;
      limit = index + storesPerStep;
      find();
    }
    // On the way there the cards would get their heights, and a smooth way would end elsewhere.
    card()?.scrollIntoView({ behavior: 'instant' });
  }
  function onPopState() {
    const next = stated();
    if (String(formatStoreQuery(next)) === String(formatStoreQuery(query))) return;
    setStoreFinderControls(search, next);
    change(next);
  }
  addEventListener('popstate', onPopState);
  addEventListener('hashchange', goToHash);

  return {
    /** Applies the URL, and what was chosen before hydration. */
    begin() {
      const early = Object.entries(readStoreFinderControls(search)).filter(([, value]) => value);
      const first = { ...stated(), ...Object.fromEntries(early) };
      setStoreFinderControls(search, first);
      change(first);
      if (early.length) writeUrl();
      if (location.hash === mapAnchor) openMap();
      void goToHash();
    },
    applyControls() {
      change({ ...readStoreFinderControls(search), view: query.view });
      writeUrl();
    },
    /** Fetches the stores for a search that is about to come. */
    prepare: () => void load(),
    show,
    openMap,
    highlight: (element: Element) => highlightStore(root, element),
    /** Opens the popup of the store whose card was pressed, on the map that it shows for it, or resets the search. */
    press(element: Element) {
      const card = element.closest('.store-card');
      if (!card) return reset();
      target = { id: card.id.slice('store-'.length) };
      if (narrow.matches || query.view === 'list') show(narrow.matches ? 'map' : '');
      openMap();
    },
    /** Draws the next stores. The button may be gone, and whoever uses the keyboard goes on where the new ones begin. */
    async showMore() {
      const before = found ? limit : storesPerStep;
      const focused = document.activeElement;
      limit = before + storesPerStep;
      if (found) redraw();
      else {
        all = true;
        find();
        await load();
      }
      const { activeElement, body } = document;
      if (activeElement === focused || activeElement === body)
        root.querySelectorAll('.store-card')[before]?.querySelector('a')?.focus();
    },
    /** Sorts by the distance to the visitor, whose position is requested on a click only. */
    toggleNear() {
      if (near === 'on') {
        forgetPosition();
        find();
        return;
      }
      near = 'asking';
      void load();
      redraw();
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          near = 'on';
          position = { latitude: coords.latitude, longitude: coords.longitude };
          isMapOpen = true;
          find();
        },
        () => {
          near = 'denied';
          redraw();
        },
        { maximumAge: 300_000, timeout: 15_000 },
      );
    },
    remove() {
      removeEventListener('popstate', onPopState);
      removeEventListener('hashchange', goToHash);
    },
  };
}

export type StoreFinderController = ReturnType<typeof createStoreFinderController>;
