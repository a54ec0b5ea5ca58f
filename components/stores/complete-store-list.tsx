import { Fragment } from 'react';
import type { DisplayedStore } from '@/lib/stores/displayed-store';
import { encodeOpenIntervals } from '@/lib/stores/open-label';
import { listOpenIntervalsOfWeek } from '@/lib/stores/opening-times';
import { StoreCard } from './store-card';
import type { StoreCardLabels } from './store-labels-type';
import { storesPerStep } from './stores-per-step';

/** With more lines than this, only the towns are listed, because each store makes the page larger. */
const maxLines = 500;

type Props = { stores: DisplayedStore[]; labels: StoreCardLabels; index: string; now: Date };

/** The complete list of stores: the first as cards, the others as lines under their towns. */
export function StoreList({ stores, labels, index, now }: Props) {
  const rest = stores.slice(storesPerStep);
  const towns = new Map<string, DisplayedStore[]>();
  for (const store of rest) {
    const inCity = towns.get(store.city);
    if (inCity) inCity.push(store);
    else towns.set(store.city, [store]);
  }
  return (
    <>
      <ul className="store-cards">
        {stores.slice(0, storesPerStep).map((store) => (
          <StoreCard
            key={store.id}
            store={store}
            labels={labels}
            moments={encodeOpenIntervals(store.timeZone, listOpenIntervalsOfWeek(store, now))}
          />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="mt-6 border-border border-y py-2 text-sm">
          <summary className="min-h-11 content-center font-bold">{index}</summary>
          {[...towns].map(([city, inCity]) => (
            <p key={city} className="my-3 max-w-none">
              <b>{city}</b>
              {rest.length > maxLines
                ? ` (${inCity.length})`
                : inCity.map((store) => <StoreLine key={store.id} store={store} />)}
            </p>
          ))}
        </details>
      )}
    </>
  );
}

/** A store on one line, in Latin letters if it has them: its card also has the original spelling. */
function StoreLine({ store: { id, name, address, latin, language, phone } }: { store: DisplayedStore }) {
  return (
    <span id={`store-${id}`} className="block">
      <span lang={(language && latin ? `${language}-Latn` : language) || undefined}>
        {latin ? `${latin.name}, ${latin.address}` : `${name}, ${address}`}
      </span>
      {phone?.split(', ').map((number) => (
        <Fragment key={number}>
          {', '}
          <span className="whitespace-nowrap">{number}</span>
        </Fragment>
      ))}
    </span>
  );
}
