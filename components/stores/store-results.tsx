import type { ReactNode } from 'react';
import { getNumberFormat } from '@/lib/i18n/formatters';
import type { DisplayedStore } from '@/lib/stores/displayed-store';
import { computeOpenStateAndLabel } from '@/lib/stores/open-label';
import { listOpenIntervalsOfWeek } from '@/lib/stores/opening-times';
import { StoreCard } from './store-card';
import type { StoreCardLabels, StoreFinderLabels } from './store-labels-type';

type Props = {
  results: (DisplayedStore & { km?: number })[];
  /** The maximum number of stores to draw. */
  limit: number;
  now: Date;
  tag: string;
  labels: StoreFinderLabels;
  cardLabels: StoreCardLabels;
  /** Shown if no store was found. */
  empty: ReactNode;
};

/** The stores that a search found; `empty` without results. */
export function StoreResults({ results, limit, now, tag, labels, cardLabels, empty }: Props) {
  const distance = (km: number) =>
    labels.distance.replace('#', getNumberFormat(tag, { maximumFractionDigits: km < 10 ? 1 : 0 }).format(km));
  if (results.length === 0) return empty;
  return (
    <ul className="store-cards">
      {results.slice(0, limit).map((store) => (
        <StoreCard
          key={store.id}
          store={store}
          labels={cardLabels}
          isNamed
          note={store.km === undefined ? undefined : distance(store.km)}
          state={computeOpenStateAndLabel(
            listOpenIntervalsOfWeek(store, now),
            now.getTime(),
            store.timeZone,
            tag,
            cardLabels,
          )}
        />
      ))}
    </ul>
  );
}
