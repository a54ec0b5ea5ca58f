'use client';

import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { MapOptions } from '@/components/map/leaflet-base-map';
import { useDebouncedAnnouncement } from '@/components/ui/use-debounced-announcement';
import { useIsLongPending } from '@/components/ui/use-is-long-pending';
import { preserveInputOnReloadProps } from '@/lib/forms/preserved-input-attribute-and-key';
import { restoreInputIfPreserved } from '@/lib/forms/restore-input-if-preserved';
import type { StoreMapLabels } from './lazy-store-map';
import type { StoreFinderHandle, StoreFinderViewState } from './store-finder-controller';
import type { StoreCardLabels, StoreFinderLabels } from './store-labels-type';
import { StoreMapOpener } from './store-map-opener';

export type StoreFinderProps = {
  source: string;
  tag: string;
  /** Displayed name of a town -> its name in URLs, which is the same in every language. */
  towns: Record<string, string>;
  labels: StoreFinderLabels;
  cardLabels: StoreCardLabels;
  map: { labels: StoreMapLabels; source: MapOptions };
  /** The map preview, visible until the live map has loaded. */
  picture: ReactNode;
  /** Class names of the buttons, so that the browser does not load the code of the button component. */
  buttonClasses: Record<'near' | 'reset' | 'view' | 'first', string>;
  /** The heading and the search field; the other filters; the heading of the list. */
  hero: ReactNode;
  filters: ReactNode;
  lead: ReactNode;
  /** Shown before the list, and hidden during a search to make room for its results. */
  guide: ReactNode;
  /** Replaces the list if nothing is found; a button with `data-reset` resets the search. */
  empty: ReactNode;
  /** There are more stores than the cards that the server rendered. */
  hasMore: boolean;
  /** The complete list rendered by the server, visible until a search replaces it. */
  children: ReactNode;
};

/**
 * Search, list and map of the stores. The controller loads at the first interaction, or with a URL that contains a
 * search; the list is complete without it.
 */
export function StoreFinder(props: StoreFinderProps) {
  const { tag, labels, cardLabels, map, picture, buttonClasses, hero, filters, guide, lead, hasMore, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const controller = useRef<Promise<StoreFinderHandle>>(undefined);
  const [view, setView] = useState<StoreFinderViewState>({
    near: 'off',
    requested: false,
    hasSearch: false,
    isWaiting: false,
    status: labels.all,
    shown: '',
    pressed: '',
    hasMore,
  });

  const isLate = useIsLongPending(view.isWaiting);
  const debouncedStatus = useDebouncedAnnouncement(view.status === labels.all ? '' : view.status);

  const isLoaded = useRef(false);

  /** Loads the controller: before it is needed, for an interaction, or for a search, for which the list waits. */
  function withController(
    callback: (loaded: StoreFinderHandle) => void,
    purpose: 'preparation' | 'interaction' | 'search' = 'interaction',
  ) {
    const element = root.current as HTMLElement;
    const waits = purpose === 'search' && !isLoaded.current;
    if (waits) setView((previous) => ({ ...previous, isWaiting: true }));
    controller.current ??= import('./store-finder-controller').then(({ createStoreFinderController }) =>
      createStoreFinderController(element, props, setView),
    );
    controller.current.then(
      (loaded) => {
        isLoaded.current = true;
        if (waits) setView((previous) => ({ ...previous, isWaiting: false }));
        callback(loaded);
      },
      () => {
        // The next interaction retries. An error is shown only for an interaction with the search.
        controller.current = undefined;
        if (purpose !== 'preparation')
          setView((previous) => ({ ...previous, isWaiting: false, status: labels.failed }));
      },
    );
  }
  const highlightTarget = ({ target }: SyntheticEvent) =>
    withController((loaded) => loaded.highlight(target as Element), 'preparation');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page does not change while it is open.
  useEffect(() => {
    const element = root.current as HTMLElement;
    if (matchMedia('(width < 64rem)').matches) setView((previous) => ({ ...previous, pressed: 'list' }));
    const hasEarlyInput = [...element.querySelectorAll<HTMLInputElement>('[name]')].some(({ type, checked, value }) =>
      type === 'checkbox' ? checked : value,
    );
    if (hasEarlyInput || location.search || location.hash) withController((loaded) => loaded.begin(), 'search');
    // Only after a reload for a new release.
    restoreInputIfPreserved();
    return () => {
      controller.current?.then((loaded) => loaded.remove());
    };
  }, []);

  // Also runs when a search ends, because the complete list then reappears as the server rendered it.
  const isComplete = !view.list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels do not change while the page is open.
  useEffect(() => {
    const element = root.current as HTMLElement;
    if (isComplete)
      import('./add-labels-to-store-cards').then(
        ({ writeLabelsIntoStoreCards }) => writeLabelsIntoStoreCards(element, tag, cardLabels),
        reportError,
      );
  }, [isComplete]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events of its buttons and links.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a button is a click.
    <div
      ref={root}
      {...preserveInputOnReloadProps}
      onMouseOver={highlightTarget}
      onFocus={highlightTarget}
      onClick={({ target }) => {
        const pressed = (target as Element).closest('[data-show], [data-reset]');
        if (pressed) withController((loaded) => loaded.press(pressed));
      }}
    >
      <search
        onFocus={() => withController((loaded) => loaded.prepare(), 'preparation')}
        onChange={() => withController((loaded) => loaded.applyControls(), 'search')}
      >
        <header data-field="clay" className="painted">
          <div className="container-page grid items-end gap-x-8 gap-y-1 py-3 lg:min-h-60 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:py-10">
            {hero}
          </div>
        </header>
        <div className="store-filters container-page grid noscript:hidden">
          {filters}
          <button
            type="button"
            className={`${buttonClasses.near} min-h-12`}
            aria-describedby="stores-near"
            aria-busy={view.near === 'locating'}
            onClick={() => withController((loaded) => loaded.toggleNear())}
          >
            {view.near === 'on' ? labels.nearStop : labels.near}
          </button>
          <p
            id="stores-near"
            role="status"
            className="self-center text-muted text-sm lg:col-span-full lg:justify-self-end"
          >
            {view.near === 'denied' ? labels.nearDenied : labels.nearHint}
          </p>
        </div>
      </search>
      <div className="container-page pt-6 pb-12">
        {guide && (
          <div hidden={view.hasSearch} className="mb-8">
            {guide}
          </div>
        )}
        {lead}
        <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <p data-store-count tabIndex={-1} className="font-bold">
            {view.status}
          </p>
          <output className="sr-only">{debouncedStatus}</output>
          {view.requested && (
            <button type="button" className={buttonClasses.reset} data-reset>
              {labels.reset}
            </button>
          )}
          <fieldset aria-label={labels.views} className="ms-auto flex gap-2 noscript:hidden print:hidden">
            {(['', 'list', 'map'] as const).map((value) => (
              <button
                key={value}
                type="button"
                aria-pressed={view.pressed === value}
                className={`${buttonClasses.view} ${value ? '' : 'max-lg:hidden'} ${value === 'list' && !view.pressed ? buttonClasses.first : ''}`}
                onClick={() => withController((loaded) => loaded.show(value))}
              >
                {labels.viewNames[value]}
              </button>
            ))}
          </fieldset>
        </div>
        <div className="store-views" data-view={view.shown}>
          <div className="store-list min-w-0" aria-busy={view.isWaiting} data-skeleton={isLate || undefined}>
            {view.list ?? children}
            {view.hasMore && (
              <button
                type="button"
                className={`${buttonClasses.near} mt-6 noscript:hidden`}
                onClick={() => withController((loaded) => loaded.showMore())}
              >
                {labels.more}
              </button>
            )}
          </div>
          <div className="store-map">
            {view.map ?? (
              <StoreMapOpener
                labels={map.labels}
                picture={view.picture ?? picture}
                onOpen={() => withController((loaded) => loaded.openMap())}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
