import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useDebouncedAnnouncement } from '@/components/ui/use-debounced-announcement';
import { useIsLongPending } from '@/components/ui/use-is-long-pending';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';
import { SearchEmptyState } from './search-empty-state';
import { SearchResultContent } from './search-result-content';
import { SearchResultsSkeleton } from './search-results-skeleton';
import { useSearch } from './use-search';

export type SearchDialogResultsProps = {
  /** Of the list; the field names it as what it controls. */
  id: string;
  locale: Locale;
  /** URL of the search page. */
  href: string;
  label: string;
  query: string;
  /** The field of the dialog. It was there before, perhaps with something typed into it. */
  input: HTMLInputElement;
  /** Called with the form of the field when the index cannot be loaded. */
  onFailure: (form: HTMLFormElement) => void;
};

const perGroup = 5;
const item =
  'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 aria-selected:bg-inverse aria-selected:text-inverse-foreground aria-selected:forced-color-adjust-none';

/** Follows a path as a press on a link of the page does: with a sign of loading, and then the focus on the heading. */
function followLink(path: string): void {
  const link = Object.assign(document.createElement('a'), { href: path });
  link.dataset.router = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/** The results in the search dialog: selected with the arrow keys of the field, opened with Enter. */
export function SearchDialogResults({ id, locale, href, label, query, input, onFailure }: SearchDialogResultsProps) {
  const [chosen, setChosen] = useState({ query, index: 0 });
  const { labels, count, groups, failed } = useSearch(locale, query);
  const isSearching = query.trim() !== '';
  const found = (isSearching && labels?.results[count]) || '';
  const debouncedFound = useDebouncedAnnouncement(found);
  const isLate = useIsLongPending(isSearching && !groups && !failed);
  const all = `${href}?q=${encodeURIComponent(query.trim())}`;
  const shown = (isSearching && groups) || [];
  const hasMore = shown.some(({ results }) => results.length > perGroup);
  const paths = shown.flatMap(({ results }) =>
    results.slice(0, perGroup).map((result) => localePath(locale, result.path)),
  );
  if (hasMore) paths.push(all);
  // Another query starts with the best result.
  const active = chosen.query === query ? chosen.index : 0;

  function go(path: string | undefined) {
    if (!path) return;
    input.closest('dialog')?.close();
    // Let the browser handle an anchor of the current page: the resulting hashchange event opens an FAQ entry.
    if (path.startsWith(`${location.pathname}#`)) location.assign(path);
    else followLink(path);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.isComposing || paths.length === 0) return;
    event.preventDefault();
    setChosen({ query, index: Math.max(0, Math.min(active + step, paths.length - 1)) });
  }
  // The listeners are added once and see what was drawn last.
  const latest = useRef({ onKeyDown, open: () => {} });
  latest.current = { onKeyDown, open: () => go(paths[active]) };
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    input.addEventListener('keydown', (event) => latest.current.onKeyDown(event), { signal });
    input.form?.addEventListener('submit', () => latest.current.open(), { signal });
    return () => controller.abort();
  }, [input]);

  const activeId = paths.length > 0 ? `${id}-${active}` : '';
  useEffect(() => {
    input.setAttribute('aria-expanded', String(Boolean(activeId)));
    input.setAttribute('aria-activedescendant', activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => {
      input.setAttribute('aria-expanded', 'false');
      input.removeAttribute('aria-activedescendant');
    };
  }, [input, activeId]);
  useEffect(() => {
    const form = input.form as HTMLFormElement;
    if (failed) onFailure(form);
    else if (labels) (form.nextElementSibling as HTMLElement).hidden = true;
  }, [failed, labels, input, onFailure]);

  function option(path: string, children: ReactNode, className = item) {
    const index = paths.indexOf(path);
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
      <div
        key={path}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        onPointerMove={() => index !== active && setChosen({ query, index })}
        // The focus stays in the field.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => go(path)}
        className={className}
      >
        {children}
      </div>
    );
  }
  return (
    <>
      {/* Seen at once, heard after a pause in typing. */}
      <p aria-hidden="true" className="px-4 pt-2 text-muted text-sm">
        {found}
      </p>
      <output className="sr-only">{debouncedFound}</output>
      {labels && !isSearching && <p className="px-4 pb-2 text-muted text-sm pointer-coarse:hidden">{labels.keys}</p>}
      {paths.length > 0 && (
        <div id={id} role="listbox" aria-label={label} className="overflow-y-auto overscroll-contain px-1 pb-2">
          {shown.map(({ kind, results }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls.
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <span id={`${id}-${kind}`} className="eyebrow block px-3 pt-4 pb-2">
                {labels?.kinds[kind]}
              </span>
              {results
                .slice(0, perGroup)
                .map((result) => option(localePath(locale, result.path), <SearchResultContent result={result} />))}
            </div>
          ))}
          {hasMore &&
            option(
              all,
              <>
                {labels?.all}
                <Icon name="arrow" />
              </>,
              `${item} font-bold`,
            )}
        </div>
      )}
      {isLate && <SearchResultsSkeleton place="dialog" />}
      {isSearching && labels && count === 0 && <SearchEmptyState labels={labels} />}
    </>
  );
}
