import { Command } from 'cmdk';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { useDebouncedText } from '@/components/ui/use-debounced-text';
import { useDelayed } from '@/components/ui/use-delayed';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';
import { NoResults } from './no-results';
import { ResultsSkeleton } from './results-skeleton';
import { SearchResult } from './search-result';
import { useSearch } from './use-search';

export type SearchDialogProps = {
  locale: Locale;
  /** URL of the search page. */
  href: string;
  label: string;
  closeLabel: string;
  onClose: () => void;
};

const perGroup = 5;
const item =
  'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 data-[selected=true]:bg-inverse data-[selected=true]:text-inverse-foreground data-[selected=true]:forced-color-adjust-none';

/** The search dialog over the current page: type, select with the arrow keys, open with Enter, close with Escape. */
export function SearchDialog({ locale, href, label, closeLabel, onClose }: SearchDialogProps) {
  const router = useRouter();
  const [query, setQuery] = useState('');
  const [before] = useState(() => document.activeElement);
  const leaving = useRef(false);
  const { labels, count, groups, failed } = useSearch(locale, query);
  const isSearching = query.trim() !== '';
  const found = (isSearching && labels?.results[count]) || '';
  const debouncedFound = useDebouncedText(found);
  const isLate = useDelayed(isSearching && !groups && !failed);
  const all = `${href}?q=${encodeURIComponent(query.trim())}`;

  function go(path: string) {
    leaving.current = true;
    onClose();
    // Let the browser handle an anchor of the current page: the resulting hashchange event opens an FAQ entry.
    if (path.startsWith(`${location.pathname}#`)) location.assign(path);
    else router.push(path);
  }
  useEffect(() => {
    if (failed) location.assign(all);
  }, [failed, all]);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        closeLabel={closeLabel}
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          // The dialog has no trigger, so return the focus to the element that had it, unless another page opens.
          event.preventDefault();
          if (!leaving.current && before instanceof HTMLElement) before.focus();
        }}
        className="top-4 max-h-[calc(100dvh-2rem)] w-[min(44rem,calc(100%-2rem))] translate-y-0 gap-0 overflow-hidden p-0 sm:top-[10vh] sm:max-h-[80vh] sm:p-0"
      >
        <DialogTitle className="sr-only">{label}</DialogTitle>
        <Command label={label} shouldFilter={false} className="flex min-h-0 flex-col">
          <div className="flex items-center gap-3 border-border border-b py-1 ps-4 pe-14">
            <Icon name="search" className="size-5" />
            <Command.Input
              value={query}
              onValueChange={setQuery}
              placeholder={labels?.placeholder}
              maxLength={120}
              enterKeyHint="go"
              className="border-0 bg-transparent px-1 text-foreground outline-none placeholder:text-muted"
            />
          </div>
          {/* Seen at once, heard after a pause in typing. */}
          <p aria-hidden="true" className="px-4 pt-2 text-muted text-sm">
            {found}
          </p>
          <output className="sr-only">{debouncedFound}</output>
          {labels && !isSearching && (
            <p className="px-4 pb-2 text-muted text-sm pointer-coarse:hidden">{labels.keys}</p>
          )}
          {isSearching && (
            <Command.List label={label} className="overflow-y-auto overscroll-contain px-1 pb-2">
              {groups?.map(({ kind, results }) => (
                <Command.Group
                  key={kind}
                  heading={<span className="eyebrow block px-3 pt-4 pb-2">{labels?.kinds[kind]}</span>}
                >
                  {results.slice(0, perGroup).map((result) => (
                    <Command.Item
                      key={result.path}
                      value={result.path}
                      onSelect={() => go(localePath(locale, result.path))}
                      className={item}
                    >
                      <SearchResult result={result} />
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
              {groups?.some(({ results }) => results.length > perGroup) && (
                <Command.Item value="all" onSelect={() => go(all)} className={`${item} font-bold`}>
                  {labels?.all}
                  <Icon name="arrow" />
                </Command.Item>
              )}
            </Command.List>
          )}
          {isLate && <ResultsSkeleton />}
          {isSearching && labels && count === 0 && <NoResults labels={labels} />}
        </Command>
      </DialogContent>
    </Dialog>
  );
}
