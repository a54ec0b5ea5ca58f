'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  compareLimit,
  drop,
  emptyFinder,
  type Facets,
  type FinderGroup,
  type FinderItem,
  type FinderState,
  finderGroups,
  loosen,
  matches,
  sortItems,
} from '@/lib/content/finder';
import { finderQuery, parseFinder } from '@/lib/content/finder-address';

type Item = FinderItem & { tokens: string; card: ReactNode };
type Texts = Record<'clear' | 'remove' | 'emptyHeading' | 'emptyText' | 'loosen', string>;
type Props = {
  items: Item[];
  options: Facets;
  /** Name of each value by `group-value`. */
  names: Record<string, string>;
  /** How many were found, in words, by number. */
  counts: string[];
  texts: Texts;
  form: ReactNode;
  order: ReactNode;
  tray: ReactNode;
};

type Control = HTMLInputElement | HTMLSelectElement;
const controlsIn = (root: HTMLElement) => root.querySelectorAll<Control>('input[name],select[name]');

/** Ties the finder's controls to the address and to the list. The list is complete, and the filters work, without it. */
export function FinderIsland({ items, options, names, counts, texts, form, order, tray }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<FinderState>(emptyFinder);
  const slugs = items.map(({ slug }) => slug);

  const show = (next: FinderState) => {
    if (root.current) writeControls(root.current, next);
    setState(next);
  };
  const go = (next: FinderState, replace = false) => {
    history[replace ? 'replaceState' : 'pushState'](null, '', location.pathname + finderQuery(next));
    show(next);
  };
  const readAddress = () => parseFinder(new URLSearchParams(location.search), options, slugs);
  const readControls = () => parseFinder(controlValues(root.current as HTMLElement), options, slugs);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the catalogue does not change while the page is open.
  useEffect(() => {
    const stated = readAddress();
    // What somebody chose before this script arrived counts, unless the address itself states a choice.
    if (finderQuery(stated)) show(stated);
    else go(readControls(), true);
    const back = () => show(readAddress());
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  const { chosen, sort } = state;
  const found = new Set(items.filter((item) => matches(item, chosen)));
  const active = finderGroups.flatMap((group) => (chosen[group] ?? []).map((value) => ({ group, value })));
  const named = (group: FinderGroup, value: string) => names[`${group}-${value}`] ?? '';
  const remove = (group: FinderGroup, value: string) => {
    go({ ...state, chosen: drop(chosen, group, value) });
    heading.current?.focus();
  };

  return (
    <div
      ref={root}
      id="finder"
      onChange={(event) => go(readControls(), (event.target as Element).getAttribute('name') === 'with')}
      onReset={(event) => {
        event.preventDefault();
        go({ ...emptyFinder, compare: state.compare });
      }}
      className="grid gap-x-10 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      {form}
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-foreground border-b-2 pb-3">
          <p ref={heading} role="status" tabIndex={-1} className="font-bold noscript:hidden">
            {counts[found.size]}
          </p>
          {order}
        </div>
        {active.length > 0 && (
          <ul className="flex flex-wrap gap-2 pt-4 print:hidden">
            {active.map(({ group, value }) => (
              <li key={group + value}>
                <button
                  type="button"
                  aria-label={texts.remove.replace('%', named(group, value))}
                  onClick={() => remove(group, value)}
                  className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-sm bg-inverse px-3 text-inverse-foreground text-sm"
                >
                  {named(group, value)} <span aria-hidden="true">×</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <ul className="grid gap-x-6 gap-y-10 pt-6 sm:grid-cols-2 xl:grid-cols-3">
          {sortItems(items, sort).map((item) => (
            <li key={item.slug} data-facets={item.tokens} hidden={!found.has(item)}>
              {item.card}
            </li>
          ))}
        </ul>
        {found.size === 0 && (
          <div className="bg-surface px-6 py-12">
            <p className="headline text-2xl">{texts.emptyHeading}</p>
            <p className="mt-4">{texts.emptyText}</p>
            <p className="mt-4 flex max-w-none flex-wrap gap-3">
              {loosen(items, chosen).map(({ group, value, count }) => (
                <button key={group + value} type="button" onClick={() => remove(group, value)} className={offer}>
                  {texts.loosen.replace('%', named(group, value)).replace('#', counts[count] ?? '')}
                </button>
              ))}
              <button type="reset" form="finder-form" className={offer}>
                {texts.clear}
              </button>
            </p>
          </div>
        )}
      </div>
      {tray}
    </div>
  );
}

const offer = 'min-h-11 cursor-pointer rounded-sm border-2 border-current px-4 py-1.5 text-start font-bold text-sm';

function controlValues(root: HTMLElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const control of controlsIn(root))
    if (!('checked' in control) || control.checked) values.append(control.name, control.value);
  return values;
}

function writeControls(root: HTMLElement, { chosen, sort, compare }: FinderState): void {
  for (const control of controlsIn(root)) {
    const { name, value } = control;
    if (!('checked' in control)) control.value = sort ?? '';
    else if (name === 'with') {
      control.checked = compare.includes(value);
      control.disabled = !control.checked && compare.length >= compareLimit;
    } else {
      const values = chosen[name as FinderGroup] ?? [];
      control.checked = value ? values.includes(value) : values.length === 0;
    }
  }
}
