import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { numberFormat } from '@/lib/i18n/formatters';
import { openMoments } from '@/lib/stores/hours';
import { openLabel } from '@/lib/stores/open-label';
import type { StoreView } from '@/lib/stores/store-view';
import { StoreCard } from './store-card';
import type { FinderLabels, StoreLabels } from './store-labels';

export { countText } from '@/lib/i18n/count-texts';
export { findStores } from '@/lib/stores/find-stores';

const step = 20;

type Props = {
  found: (StoreView & { km?: number })[];
  now: Date;
  tag: string;
  labels: FinderLabels;
  cardLabels: StoreLabels;
  onReset: () => void;
  /** The first stores were listed already: draws the next ones too, and takes the focus there. */
  proceed: boolean;
};

/** The stores that were found, some at a time, or the way out when there are none. Loaded with the first search. */
export function StoreResults({ found, now, tag, labels, cardLabels, onReset, proceed }: Props) {
  const [shown, setShown] = useState(proceed ? 2 * step : step);
  const list = useRef<HTMLUListElement>(null);

  // A pin of the map leads to the shop's card, drawn or not yet.
  useEffect(() => {
    const bring = () => {
      const index = found.findIndex(({ id }) => location.hash === `#store-${id}`);
      if (index < shown) return;
      flushSync(() => setShown(index + step));
      // On the way there the cards would get their heights, and a smooth way would end elsewhere.
      list.current?.children[index]?.scrollIntoView({ behavior: 'instant' });
    };
    addEventListener('hashchange', bring);
    return () => removeEventListener('hashchange', bring);
  }, [found, shown]);

  // A button that showed more may be gone, and who uses the keyboard goes on where the new ones begin.
  const focusLink = (index: number) => list.current?.children[index]?.querySelector('a')?.focus();
  function showMore() {
    flushSync(() => setShown(shown + step));
    focusLink(shown);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, unless the focus has gone elsewhere while they were loaded.
  useEffect(() => {
    if (proceed && document.activeElement === document.body) focusLink(step);
  }, []);

  const distance = (km: number) =>
    labels.distance.replace('#', numberFormat(tag, { maximumFractionDigits: km < 10 ? 1 : 0 }).format(km));
  if (found.length === 0)
    return (
      <EmptyState title={labels.noneHeading} actions={<Button onClick={onReset}>{labels.reset}</Button>}>
        {labels.noneText}
      </EmptyState>
    );
  return (
    <>
      <ul ref={list} className="store-cards">
        {found.slice(0, shown).map((store) => (
          <StoreCard
            key={store.id}
            store={store}
            labels={cardLabels}
            note={store.km === undefined ? undefined : distance(store.km)}
            state={openLabel(openMoments(store, now), now.getTime(), store.timeZone, tag, cardLabels)}
          />
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="outline" className="mt-10" onClick={showMore}>
          {labels.more}
        </Button>
      )}
    </>
  );
}
