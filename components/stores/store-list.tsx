import type { StoreView } from '@/lib/stores/store-view';
import { StoreCard } from './store-card';
import type { StoreLabels } from './store-labels';

// Above this many, cards would make the page too heavy for a phone.
const mostCards = 300;

/** The complete list of shops: as cards, or as short entries under their towns when there are very many. */
export function StoreList({ stores, labels }: { stores: StoreView[]; labels: StoreLabels }) {
  if (stores.length <= mostCards)
    return (
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2">
        {stores.map((store) => (
          <StoreCard key={store.id} store={store} labels={labels} />
        ))}
      </ul>
    );
  const towns = new Map<string, StoreView[]>();
  for (const store of stores) towns.set(store.city, [...(towns.get(store.city) ?? []), store]);
  return [...towns].map(([city, inCity]) => (
    <section key={city} className="later-item mb-8">
      <h3 className="text-2xl">{city}</h3>
      <ul className="mt-2">
        {inCity.map(({ id, name, address, language, phone, website, lines }) => (
          <li key={id} id={`store-${id}`} className="border-border border-t py-2 text-sm">
            <b lang={language || undefined}>{website ? <a href={website}>{name}</a> : name}</b>,{' '}
            <span lang={language || undefined}>{address}</span>
            {phone && `, ${phone}`}. {lines.map(([days, hours]) => `${days} ${hours}`).join('; ')}
          </li>
        ))}
      </ul>
    </section>
  ));
}
