'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ProductFacets } from '@/lib/content/product-finder';
import type { PluralTexts } from '@/lib/i18n/plural-texts';
import type { ProductFinderDisplayState } from './derive-product-finder-display';
import type { FilterableProductWithCard, ProductFinderCardLabels } from './product-finder-card-data';
import type { ProductFinderController } from './product-finder-controller';
import { type BadgeClassAndArrowElement, ProductFinderResultCard } from './product-finder-result-card';
import { readProductFinderControls } from './read-product-finder-controls';

/** The filters that a product matches, as the tokens of one attribute: `species-dog without-egg`. */
const facetAttribute = (facets: ProductFacets): string =>
  Object.entries(facets)
    .flatMap(([group, values]) => values.map((value) => `${group}-${value}`))
    .join(' ');

type Texts = Record<'all' | 'clear' | 'remove' | 'emptyHeading' | 'emptyText' | 'loosen' | 'more' | 'failed', string> &
  /** Of the tray; % is a product or the number of those selected. */
  Record<'removeCompared' | 'compared' | 'comparedFull', string>;
export type ProductFinderProps = {
  /** The products of this page. */
  items: FilterableProductWithCard[];
  total: number;
  /** URL of all products if this page has only some of them. */
  source: string | null;
  cardLabels: ProductFinderCardLabels;
  theme: BadgeClassAndArrowElement;
  options: ProductFacets;
  /** Label of each value by `group-value`. */
  names: Record<string, string>;
  /** Texts with the number of matches; # is replaced by the number, % by the total. */
  counts: PluralTexts;
  languageTag: string;
  labels: Texts;
  form: ReactNode;
  order: ReactNode;
  pagination: ReactNode;
  tray: ReactNode;
  traySubmit: ReactNode;
};

/**
 * Connects the finder's controls with the URL and the list. The controller loads at the first interaction; the
 * list and the filters work without it.
 */
export function ProductFinderIsland(props: ProductFinderProps) {
  const { items, cardLabels, theme, labels, form, order, pagination, tray, traySubmit } = props;
  const root = useRef<HTMLDivElement>(null);
  const finder = useRef<Promise<ProductFinderController>>(undefined);
  const [view, setView] = useState<ProductFinderDisplayState>({
    drawn: items,
    hidden: new Set(),
    tray: items,
    compare: [],
    status: labels.all,
    below: pagination,
  });

  /** Loads the controller; where the list waits for it, it shows that. */
  function withController(act?: (loaded: ProductFinderController) => unknown, listWaits?: boolean) {
    const element = root.current as HTMLElement;
    if (listWaits) setView((shown) => ({ ...shown, status: null }));
    finder.current ??= import('./product-finder-controller').then(({ createProductFinderController }) =>
      createProductFinderController(element, props, setView),
    );
    finder.current.then(act, () => {
      // Requested again next time. An error is shown only when the finder is used.
      finder.current = undefined;
      if (act) setView((shown) => ({ ...shown, status: labels.failed }));
    });
  }
  // Preload on hover or focus.
  const prepare = () => withController();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the catalogue does not change while the page is open.
  useEffect(() => {
    const values = readProductFinderControls(root.current as HTMLElement);
    // A page that a new release made reload may have preserved choices.
    const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    if (location.search || type === 'reload' || [...values.values()].some(Boolean))
      withController((loaded) => loaded.begin(values));
    window.onpopstate = () => withController((loaded) => loaded.showUrlState());
    return () => {
      window.onpopstate = null;
    };
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside are what is used; this only hears of it.
    <div
      ref={root}
      id="finder"
      onPointerEnter={prepare}
      onFocus={prepare}
      onChange={({ target, currentTarget }) => {
        const values = readProductFinderControls(currentTarget);
        const isCompared = (target as HTMLInputElement).name === 'with';
        // Until the controller is there, it has drawn nothing else.
        withController((loaded) => loaded.applyControls(values, isCompared), !isCompared && view.drawn === items);
      }}
      onReset={(event) => {
        event.preventDefault();
        const target = event.target as Element;
        withController((loaded) => loaded.reset(target));
      }}
    >
      {form}
      <div className="finder-results" aria-busy={view.status === null}>
        <div>
          <p role="status" tabIndex={-1} className="font-bold noscript:hidden">
            {view.status ?? '…'}
          </p>
          {order}
        </div>
        {view.above}
        <ul className="grid gap-x-6 gap-y-10 pt-6 sm:grid-cols-2 xl:grid-cols-3">
          {view.drawn.map((item) => (
            <li
              key={item.slug}
              data-facets={facetAttribute(item.facets)}
              hidden={view.hidden.has(item.slug)}
              className="later-item [--tall:24rem] sm:[--tall:41rem]"
            >
              <ProductFinderResultCard slug={item.slug} card={item.card} labels={cardLabels} theme={theme} />
            </li>
          ))}
        </ul>
        {view.below}
      </div>
      <div className="compare-tray bottom-bar painted" data-field="ink">
        {tray}
        {view.limitMessage && <p className="font-bold text-sm">{view.limitMessage}</p>}
        <ul className="font-bold text-sm">
          {view.tray.map(({ slug, card }) => {
            const remove = labels.removeCompared.replace('%', card.name);
            return (
              <li key={slug} data-chosen={slug} data-kept={view.compare.includes(slug) || undefined}>
                {card.name}
                <button
                  type="button"
                  aria-label={remove}
                  data-tooltip={remove}
                  onClick={() => withController((loaded) => loaded.removeCompared(slug))}
                >
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            );
          })}
        </ul>
        {traySubmit}
      </div>
      <p role="status" className="sr-only">
        {view.announcement}
      </p>
    </div>
  );
}
