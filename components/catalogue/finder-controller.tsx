import type { ReactNode } from 'react';
import { drop, emptyFinder, type FinderGroup, finderGroups, loosen, matches, sortItems } from '@/lib/content/finder';
import { finderQuery, parseFinder } from '@/lib/content/finder-query';
import { countText } from '@/lib/i18n/count-texts';
import { fetchProducts } from './fetch-products';
import { carryCompared, writeControls } from './finder-controls';
import type { FinderProps } from './finder-island';
import { FinderChosen, FinderEmpty, suggestionButton } from './finder-messages';
import type { RangeItem } from './range-card-labels';

export type FinderView = {
  /** The products whose cards are drawn, and the slugs of those out of sight. */
  drawn: RangeItem[];
  hidden: Set<string>;
  /** The products that the tray can name, and the slugs of those to compare. */
  tray: RangeItem[];
  compare: string[];
  /** How many were found, in words; null while they are being fetched. */
  status: string | null;
  above: ReactNode;
  below: ReactNode;
};

// How many found products are drawn at a time.
const step = 36;
const eachOnce = (items: RangeItem[]) => [...new Map(items.map((item) => [item.slug, item])).values()];

/** The finder from the first choice on. `draw` has drawn what it is given when it returns. */
export function createFinderController(root: HTMLElement, props: FinderProps, draw: (view: FinderView) => void) {
  const { items, total, source, options, names, counts, languageTag: tag, labels, pagination } = props;
  let state = emptyFinder;
  let limit = step;
  let known = items;
  let fetching: Promise<void> | null = null;
  let loading = false;
  let failed = false;

  const all = new Intl.NumberFormat(tag).format(total);
  const counted = (count: number) => countText(counts, count, tag).replace('%', all);
  const named = (group: FinderGroup, value: string) => names[`${group}-${value}`] ?? '';
  const focusHeading = () => root.querySelector<HTMLElement>('[role=status]')?.focus();

  function view(): FinderView {
    const { chosen, sort, compare } = state;
    const active = finderGroups.flatMap((group) => (chosen[group] ?? []).map((value) => ({ group, value })));
    const narrowed = active.length > 0 || sort !== null;
    const searched = narrowed ? known : items;
    const found = sortItems(
      searched.filter((item) => matches(item, chosen)),
      sort,
    );
    const shown = found.slice(0, limit);
    const compared = known.filter(({ slug }) => compare.includes(slug));
    // A product that waits to be compared stays in the form although the list does not show it.
    const drawn = eachOnce([...shown, ...items, ...compared]);
    const status = failed ? labels.failed : counted(narrowed ? found.length : total);
    return {
      drawn,
      hidden: new Set(drawn.filter((item) => !shown.includes(item)).map(({ slug }) => slug)),
      tray: eachOnce([...compared, ...items]),
      compare,
      status: loading ? null : status,
      above: <FinderChosen active={active} named={named} removeLabel={labels.remove} onRemove={remove} />,
      below: (
        <>
          {narrowed && found.length > limit && (
            <button type="button" onClick={showMore} className={`${suggestionButton} mt-10`}>
              {labels.more}
            </button>
          )}
          {!narrowed && pagination}
          {found.length === 0 && !loading && (
            <FinderEmpty labels={labels}>
              {loosen(searched, chosen).map(({ group, value, count }) => (
                <button
                  key={group + value}
                  type="button"
                  onClick={() => remove(group, value)}
                  className={suggestionButton}
                >
                  {labels.loosen.replace('%', named(group, value)).replace('#', counted(count))}
                </button>
              ))}
            </FinderEmpty>
          )}
        </>
      ),
    };
  }

  function redraw() {
    draw(view());
    // A box that was drawn just now knows nothing of the choice yet, and the links to other pages never do.
    writeControls(root, state);
    carryCompared(root.querySelectorAll<HTMLAnchorElement>('nav a'), state.compare);
  }
  async function fetchAll(url: string) {
    loading = true;
    failed = false;
    redraw();
    try {
      known = await fetchProducts(url);
    } catch {
      // The page says so; the next choice tries again.
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
    limit = step;
    redraw();
    // A filter looks through all products, not through one page of them.
    if (finderQuery(next)) await load();
  }
  function go(next: typeof state, replace = false) {
    history[replace ? 'replaceState' : 'pushState'](null, '', location.pathname + finderQuery(next));
    void show(next);
  }
  const read = (search: URLSearchParams) =>
    parseFinder(
      search,
      options,
      known.map(({ slug }) => slug),
    );
  async function readAddress() {
    const search = new URLSearchParams(location.search);
    if (search.size) await load();
    return read(search);
  }
  function remove(group: FinderGroup, value: string) {
    go({ ...state, chosen: drop(state.chosen, group, value) });
    focusHeading();
  }
  function showMore() {
    const before = limit;
    limit += step;
    redraw();
    // The button may be gone, and who uses the keyboard goes on where the new ones begin.
    root.querySelectorAll<HTMLElement>('li[data-facets]:not([hidden]) h3 a')[before]?.focus();
  }

  return {
    /** Takes what the controls stated. */
    applyControls(values: URLSearchParams, replace: boolean) {
      go(read(values), replace);
    },
    /** Shows what the address states. */
    showAddress: () => readAddress().then(show),
    /** What somebody chose before the scripts arrived counts, unless the address itself states a choice. */
    async begin(values: URLSearchParams) {
      const stated = await readAddress();
      if (finderQuery(stated)) await show(stated);
      else go(read(values), true);
    },
    /** Takes every filter back; what waits to be compared stays. */
    reset(target: Element) {
      go({ ...emptyFinder, compare: state.compare });
      // The button below an empty list goes with it; that of the filters stays.
      if (!target.contains(document.activeElement)) focusHeading();
    },
  };
}

export type Finder = ReturnType<typeof createFinderController>;
