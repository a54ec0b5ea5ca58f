'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDebouncedAnnouncement } from '@/components/ui/use-debounced-announcement';
import { useIsLongPending } from '@/components/ui/use-is-long-pending';
import { preserveInputOnReloadProps } from '@/lib/forms/preserved-input-attribute-and-key';
import { restoreInputIfPreserved } from '@/lib/forms/restore-input-if-preserved';
import { preserveForeignParameters } from '@/lib/http/preserve-foreign-parameters';
import { replaceUrlThrottled } from '@/lib/http/write-url';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';
import { SearchEmptyState } from './search-empty-state';
import { SearchResultContent } from './search-result-content';
import { SearchResultsSkeleton } from './search-results-skeleton';
import { useSearch } from './use-search';

type Props = {
  locale: Locale;
  labels: Record<'label' | 'placeholder' | 'loading' | 'failed', string>;
  /** Shown while the query is empty. */
  children: ReactNode;
};

const id = 'search-page';

const queryFromUrl = () => new URLSearchParams(location.search).get('q') ?? '';

/**
 * The search field and results of the search page. The URL holds the query, so that it can be shared and bookmarked.
 */
export function SearchPageContent({ locale, labels: own, children }: Props) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { labels, count, groups, failed } = useSearch(locale, query);
  const isSearching = query.trim() !== '';
  const found = isSearching ? (labels?.results[count] ?? own.loading) : '';
  const status = failed ? own.failed : found;
  const debouncedStatus = useDebouncedAnnouncement(status);
  const isLate = useIsLongPending(isSearching && !groups && !failed);

  useEffect(() => {
    const read = () => setQuery(queryFromUrl());
    // Include text typed before hydration.
    setQuery(queryFromUrl() || (input.current?.value ?? ''));
    restoreInputIfPreserved();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  function updateQuery(next: string) {
    setQuery(next);
    replaceUrlThrottled(() => {
      const query = preserveForeignParameters(next && `?q=${encodeURIComponent(next)}`, ['q'], location.search);
      return location.pathname + query;
    });
  }
  return (
    <>
      <search className="block max-w-2xl noscript:hidden" {...preserveInputOnReloadProps}>
        <form data-held="" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={id} className="mb-2 block">
            {own.label}
          </label>
          <input
            ref={input}
            id={id}
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={120}
            placeholder={own.placeholder}
            value={query}
            onChange={({ target }) => updateQuery(target.value)}
          />
          {/* Seen at once, heard after a pause in typing. */}
          <p aria-hidden="true" className="mt-2 min-h-6 font-bold text-sm">
            {status}
          </p>
          <output htmlFor={id} className="sr-only">
            {debouncedStatus}
          </output>
        </form>
      </search>
      {isLate && <SearchResultsSkeleton place="page" />}
      {isSearching && groups ? (
        <div className="mt-8 grid max-w-4xl gap-12">
          {groups.map(({ kind, results }) => (
            <section key={kind} aria-labelledby={`${id}-${kind}`}>
              <h2 id={`${id}-${kind}`} className="text-2xl">
                {labels?.kinds[kind]}
              </h2>
              <ul className="mt-4 divide-y divide-border border-border border-y">
                {results.map((result) => (
                  <li key={result.path}>
                    <a
                      href={localePath(locale, result.path)}
                      className="flex min-h-11 items-center gap-4 py-3 no-underline hover:bg-surface hover:underline"
                    >
                      <SearchResultContent result={result} />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {labels && count === 0 && <SearchEmptyState labels={labels} />}
        </div>
      ) : (
        !isLate && children
      )}
    </>
  );
}
