'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  drop,
  emptyFinder,
  type Facets,
  type FinderGroup,
  type FinderState,
  finderGroups,
  loosen,
  matches,
  sortItems,
} from '@/lib/content/finder';
import { finderQuery, parseFinder } from '@/lib/content/finder-address';
import { type CountTexts, countText } from '@/lib/i18n/count-texts';
import { FinderChosen, FinderEmpty, offer } from './finder-answers';
import { carryCompared, controlValues, writeControls } from './finder-controls';
import { facetTokens } from './finder-css';
import { type CardLook, RangeCard } from './range-card';
import type { CardLabels, RangeItem } from './range-card-texts';
import { useWholeRange } from './use-whole-range';

type Texts = Record<'clear' | 'remove' | 'emptyHeading' | 'emptyText' | 'loosen' | 'more' | 'failed', string>;
type Props = {
  /** The products of this page. */
  items: RangeItem[];
  total: number;
  /** Where all products are when this page has only some of them. */
  source: string | null;
  labels: CardLabels;
  look: CardLook;
  options: Facets;
  /** Name of each value by `group-value`. */
  names: Record<string, string>;
  /** How many products were found, in words; # is the number, % the total. */
  counts: CountTexts;
  languageTag: string;
  texts: Texts;
  form: ReactNode;
  order: ReactNode;
  pagination: ReactNode;
  tray: ReactNode;
};

// How many found products are drawn at a time.
const step = 36;

/** Ties the finder's controls to the address and to the list. The list is complete, and the filters work, without it. */
export function FinderIsland(props: Props) {
  const { items, total, source, labels, look, options, names, counts, languageTag: tag } = props;
  const { texts, form, order, pagination, tray } = props;
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<FinderState>(emptyFinder);
  const [limit, setLimit] = useState(step);
  const range = useWholeRange(items, source);

  const show = async (next: FinderState) => {
    if (root.current) writeControls(root.current, next);
    setLimit(step);
    setState(next);
    // A filter looks through all products, not through one page of them.
    if (source && finderQuery(next)) await range.load();
  };
  const go = (next: FinderState, replace = false) => {
    history[replace ? 'replaceState' : 'pushState'](null, '', location.pathname + finderQuery(next));
    void show(next);
  };
  const read = (search: URLSearchParams, known: RangeItem[]) =>
    parseFinder(
      search,
      options,
      known.map(({ slug }) => slug),
    );
  const readControls = () => read(controlValues(root.current as HTMLElement), range.items);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the catalogue does not change while the page is open.
  useEffect(() => {
    const readAddress = async () => {
      const search = new URLSearchParams(location.search);
      return read(search, source && search.size ? await range.load() : range.items);
    };
    // What somebody chose before this script arrived counts, unless the address itself states a choice.
    if (location.search)
      void readAddress().then((stated) => (finderQuery(stated) ? show(stated) : go(readControls(), true)));
    else go(readControls(), true);
    const back = () => void readAddress().then(show);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  // A box that was drawn just now knows nothing of the choice yet, and the links to other pages never do.
  useEffect(() => {
    if (!root.current) return;
    writeControls(root.current, state);
    carryCompared(root.current.querySelectorAll<HTMLAnchorElement>('nav a'), state.compare);
  });

  const { chosen, sort, compare } = state;
  const active = finderGroups.flatMap((group) => (chosen[group] ?? []).map((value) => ({ group, value })));
  const narrowed = active.length > 0 || sort !== null;
  const searched = narrowed ? range.items : items;
  const found = sortItems(
    searched.filter((item) => matches(item, chosen)),
    sort,
  );
  const shown = found.slice(0, limit);
  const visible = new Set(shown.map(({ slug }) => slug));
  const kept = range.items.filter(({ slug }) => compare.includes(slug));
  // A product that waits to be compared stays in the form although the list does not show it.
  const drawn = eachOnce([...shown, ...items, ...kept]);
  const all = new Intl.NumberFormat(tag).format(total);
  const counted = (count: number) => countText(counts, count, tag).replace('%', all);
  const named = (group: FinderGroup, value: string) => names[`${group}-${value}`] ?? '';
  const remove = (group: FinderGroup, value: string) => {
    go({ ...state, chosen: drop(chosen, group, value) });
    heading.current?.focus();
  };
  function showMore() {
    flushSync(() => setLimit(limit + step));
    // The button may be gone, and who uses the keyboard goes on where the new ones begin.
    root.current?.querySelectorAll<HTMLElement>('li[data-facets]:not([hidden]) h3 a')[limit]?.focus();
  }
  const status = range.failed ? texts.failed : counted(narrowed ? found.length : total);

  return (
    <div
      ref={root}
      id="finder"
      onChange={(event) => go(readControls(), (event.target as Element).getAttribute('name') === 'with')}
      onReset={(event) => {
        event.preventDefault();
        go({ ...emptyFinder, compare });
        // The button below an empty list goes with it; that of the filters stays.
        if (!(event.target as Element).contains(document.activeElement)) heading.current?.focus();
      }}
      className="grid gap-x-10 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      {form}
      <div aria-busy={range.loading}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-foreground border-b-2 pb-3">
          <p ref={heading} role="status" tabIndex={-1} className="font-bold noscript:hidden">
            {range.loading ? '…' : status}
          </p>
          {order}
        </div>
        <FinderChosen active={active} named={named} removeLabel={texts.remove} onRemove={remove} />
        <ul className="grid gap-x-6 gap-y-10 pt-6 sm:grid-cols-2 xl:grid-cols-3">
          {drawn.map((item) => (
            <li
              key={item.slug}
              data-facets={facetTokens(item.facets)}
              hidden={!visible.has(item.slug)}
              className="later-item [--tall:24rem] sm:[--tall:41rem]"
            >
              <RangeCard slug={item.slug} card={item.card} labels={labels} look={look} />
            </li>
          ))}
        </ul>
        {narrowed && found.length > limit && (
          <button type="button" onClick={showMore} className={`${offer} mt-10`}>
            {texts.more}
          </button>
        )}
        {!narrowed && pagination}
        {found.length === 0 && !range.loading && (
          <FinderEmpty texts={texts}>
            {loosen(searched, chosen).map(({ group, value, count }) => (
              <button key={group + value} type="button" onClick={() => remove(group, value)} className={offer}>
                {texts.loosen.replace('%', named(group, value)).replace('#', counted(count))}
              </button>
            ))}
          </FinderEmpty>
        )}
      </div>
      <div
        className="compare-tray painted sticky bottom-0 z-10 col-span-full flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 print:hidden"
        data-field="ink"
      >
        {tray}
        <ul className="flex flex-wrap gap-x-4 font-bold text-sm">
          {eachOnce([...kept, ...items]).map((item) => (
            <li
              key={item.slug}
              data-chosen={item.slug}
              data-kept={compare.includes(item.slug) || undefined}
              className="list-none"
            >
              {item.card.name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const eachOnce = (items: RangeItem[]) => [...new Map(items.map((item) => [item.slug, item])).values()];
