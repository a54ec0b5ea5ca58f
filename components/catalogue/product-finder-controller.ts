import { flushSync } from 'react-dom';
import { announceAfterMs } from '@/components/ui/announcement-delay';
import { maxComparedProducts } from '@/lib/content/compared-products-limit';
import {
  emptyProductFinderState,
  mergeProductFinderStates,
  type ProductFilterGroupKey,
  removeValueFromFilters,
} from '@/lib/content/product-finder';
import {
  formatProductFinderQueryString,
  parseProductFinderQuery,
  productFinderParamNames,
} from '@/lib/content/product-finder-query';
import { productListPageSize } from '@/lib/content/product-list-page-size';
import { restoreInput } from '@/lib/forms/preserve-and-restore-input';
import { preserveForeignParameters } from '@/lib/http/preserve-foreign-parameters';
import { writeUrl } from '@/lib/http/write-url';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { deriveProductFinderDisplay, type ProductFinderDisplayState } from './derive-product-finder-display';
import { fetchProducts } from './fetch-products';
import type { ProductFinderProps } from './product-finder-island';
import { addComparedProductsToLinks, setProductFinderControls } from './set-product-finder-controls';

/** Controls the finder after the first interaction. */
export function createProductFinderController(
  root: HTMLElement,
  props: ProductFinderProps,
  draw: (view: ProductFinderDisplayState) => void,
) {
  const { items, source, options, languageTag: tag, labels } = props;
  let state = emptyProductFinderState;
  let limit = productListPageSize;
  let known = items;
  let fetching: Promise<void> | null = null;
  let loading = false;
  let failed = false;
  let announcement = '';
  let limitMessage: string | null = null;
  // How often the visitor has chosen something.
  let choices = 0;
  // Whoever clears the filters while the products load clears those of the URL too.
  let isReset = false;

  // The form of the comparison replaces the query of the URL.
  root.querySelector('#compare-form')?.addEventListener('formdata', (event) => {
    const foreign = preserveForeignParameters('', productFinderParamNames, location.search);
    for (const [name, value] of new URLSearchParams(foreign)) (event as FormDataEvent).formData.append(name, value);
  });

  const focusHeading = () => root.querySelector<HTMLElement>('[role=status]')?.focus();

  function redraw() {
    const shown = { state, known, limit, loading, failed, announcement, limitMessage };
    flushSync(() => draw(deriveProductFinderDisplay(props, { ...shown, onRemove: remove, onShowMore: showMore })));
    // New checkboxes and links do not reflect the state yet.
    setProductFinderControls(root, state);
    addComparedProductsToLinks(root.querySelectorAll<HTMLAnchorElement>('nav a'), state.compare);
  }
  async function fetchAll(url: string) {
    loading = true;
    failed = false;
    redraw();
    try {
      known = await fetchProducts(url);
    } catch {
      // The page shows the error, and the next choice retries.
      fetching = null;
      failed = true;
    }
    loading = false;
    redraw();
  }
  async function load() {
    if (source) fetching ??= fetchAll(source);
    await fetching;
  }
  async function show(next: typeof state) {
    state = next;
    limit = productListPageSize;
    redraw();
    // Filters search all products, not only those of the current page.
    if (formatProductFinderQueryString(next)) await load();
  }
  function go(next: typeof state, replace = false) {
    choices += 1;
    const query = preserveForeignParameters(
      formatProductFinderQueryString(next),
      productFinderParamNames,
      location.search,
    );
    writeUrl(replace ? 'replaceState' : 'pushState', location.pathname + query);
    void show(next);
  }
  const read = (search: URLSearchParams) =>
    parseProductFinderQuery(
      search,
      options,
      known.map(({ slug }) => slug),
    );
  async function readUrlState() {
    const search = new URLSearchParams(location.search);
    if (search.size) await load();
    return read(search);
  }
  function remove(group: ProductFilterGroupKey, value: string) {
    go({ ...state, filters: removeValueFromFilters(state.filters, group, value) });
    focusHeading();
  }
  function compareWith(compare: string[]) {
    announcement = labels.compared.replace('%', getNumberFormat(tag).format(compare.length));
    go({ ...state, compare }, true);
  }
  function showMore() {
    const before = limit;
    limit += productListPageSize;
    redraw();
    // The 'more' button may be gone, so the focus moves to the first new card.
    root.querySelectorAll<HTMLElement>('li[data-facets]:not([hidden]) h3 a')[before]?.focus();
  }

  return {
    /**
     * Applies the values of the controls. One product too many for comparison changes nothing, and the page explains
     * why.
     */
    applyControls(values: URLSearchParams, isComparison: boolean) {
      limitMessage = isComparison && values.getAll('with').length > maxComparedProducts ? labels.comparedFull : null;
      if (limitMessage) {
        // Emptied first: the same sentence once more would be no news to a screen reader.
        announcement = '';
        redraw();
        const text = limitMessage;
        setTimeout(() => {
          announcement = text;
          redraw();
        }, announceAfterMs);
      } else if (isComparison) compareWith(read(values).compare);
      else go(read(values));
    },
    /**
     * Removes a product from the comparison. Its button disappears, so the focus moves to the next one or to the number
     * of products.
     */
    removeCompared(slug: string) {
      limitMessage = null;
      compareWith(state.compare.filter((each) => each !== slug));
      const next = [...root.querySelectorAll<HTMLElement>('[data-kept] button')].find((button) =>
        button.checkVisibility(),
      );
      if (next) next.focus();
      else focusHeading();
    },
    /** Shows the state in the URL, unless the visitor chooses something while the products load. */
    async showUrlState() {
      const before = choices;
      const stated = await readUrlState();
      if (choices === before) await show(stated);
    },
    /**
     * Applies choices made before hydration, unless the URL contains a state. What the visitor chooses while the
     * controller and the products load is added to it.
     */
    async begin(values: URLSearchParams) {
      const before = choices;
      isReset = false;
      const stated = await readUrlState();
      const isStated = formatProductFinderQueryString(stated) !== '';
      if (choices !== before) {
        if (isStated && !isReset) go(mergeProductFinderStates(stated, state), true);
      } else if (isStated) await show(stated);
      else go(read(values), true);
      // Only after a reload for a new release.
      restoreInput();
    },
    /** Clears all filters but keeps the products selected for comparison. */
    reset(target: Element) {
      isReset = true;
      go({ ...emptyProductFinderState, compare: state.compare });
      // The button below an empty list disappears with it; the one in the filters stays.
      if (!target.contains(document.activeElement)) focusHeading();
    },
  };
}

export type ProductFinderController = ReturnType<typeof createProductFinderController>;
