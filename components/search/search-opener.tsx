'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SearchResultsProps } from './search-results';

type Props = Pick<SearchResultsProps, 'locale' | 'href' | 'label'> & {
  placeholder: string;
  closeLabel: string;
  /** Drawn by the server: the component of icons would make the scripts of every page larger. */
  icons: Record<'search' | 'close', ReactNode>;
  className: string;
  children: ReactNode;
};
type Results = ComponentType<SearchResultsProps>;

const id = 'search-dialog';
const load = (): Promise<Results> => import('./search-results').then(({ SearchResults }) => SearchResults);
// Preload on hover or focus. An error is shown only when the dialog is opened.
const prepare = () => void load().catch(() => {});

/**
 * The link to the search page, and the dialog that it opens over the page. lib/page-scripts/head.ts opens the dialog
 * (also by Ctrl or Cmd + K), so that a visitor can type at once; results come with the scripts.
 */
export function SearchOpener({ locale, href, label, placeholder, closeLabel, icons, className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [Results, setResults] = useState<Results | null>(null);
  const [query, setQuery] = useState('');

  function show() {
    setQuery(input.current?.value ?? '');
    load().then(
      (loaded) => dialog.current?.open && setResults(() => loaded),
      () => location.assign(href),
    );
  }
  function clear() {
    if (input.current) input.current.value = '';
    setQuery('');
    setResults(null);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a dialog that was opened before the scripts came.
  useEffect(() => {
    if (dialog.current?.open) show();
  }, []);
  return (
    <>
      <a
        href={href}
        data-dialog={id}
        data-tooltip={label}
        aria-keyshortcuts="Control+K Meta+K"
        className={className}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {children}
        <span className="sr-only">{label}</span>
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself. */}
      <dialog
        ref={dialog}
        id={id}
        aria-label={label}
        onClose={clear}
        // The click is one on the backdrop, or follows a link to another page.
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget || (target as Element).closest('a')) currentTarget.close();
        }}
        className="top-4 bottom-auto mx-auto max-h-[calc(100dvh-2rem)] w-[min(44rem,calc(100%-2rem))] max-w-none animate-rise flex-col overflow-hidden overscroll-contain rounded-sm border-4 border-foreground border-double bg-background p-0 text-base text-foreground backdrop:animate-fade backdrop:bg-ink/70 open:flex sm:top-[10vh] sm:max-h-[80vh]"
      >
        <form
          action={href}
          data-held=""
          onSubmit={(event) => event.preventDefault()}
          className="flex items-center gap-3 border-border border-b py-1 ps-4 pe-14"
        >
          {icons.search}
          <input
            ref={input}
            name="q"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={false}
            aria-controls={`${id}-results`}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={120}
            enterKeyHint="go"
            placeholder={placeholder}
            onFocus={show}
            onChange={({ target }) => setQuery(target.value)}
            className="border-0 bg-transparent px-1 text-foreground outline-none placeholder:text-muted"
          />
        </form>
        {/* A form of its own: Enter in the field must not press it. */}
        <form method="dialog" className="absolute end-2 top-2">
          <button
            type="submit"
            aria-label={closeLabel}
            className="grid size-11 cursor-pointer place-content-center hover:bg-surface"
          >
            {icons.close}
          </button>
        </form>
        {Results && input.current && (
          <Results {...{ locale, href, label, query }} id={`${id}-results`} input={input.current} />
        )}
      </dialog>
    </>
  );
}
