import { Badge } from '@/components/ui/badge';
import type { StoreView } from '@/lib/stores/store-view';
import type { StoreLabels } from './store-labels';

type Props = { store: StoreView; labels: StoreLabels; note?: string; open?: boolean };

/** One shop: where it is, when it is open, what it keeps, and how to get there. */
export function StoreCard({ store, labels, note, open }: Props) {
  const products = store.products.flatMap((slug) => labels.productNames[slug] ?? []);
  const to = `${store.latitude},${store.longitude}`;
  return (
    <li id={`store-${store.id}`} className="later-item flex scroll-mt-28 flex-col border-border border-t-2 pt-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <span>{labels.kinds[store.kind]}</span>
        {note && <span className="font-bold text-foreground tabular-nums">{note}</span>}
        {open !== undefined && (
          <Badge variant={open ? 'success' : 'outline'}>{open ? labels.openNow : labels.closedNow}</Badge>
        )}
      </p>
      <h3 className="mt-1 text-2xl" lang={store.language || undefined}>
        {store.name}
      </h3>
      <address className="mt-1 not-italic">
        <span lang={store.language || undefined}>{store.address}</span>
        <br />
        {store.place}
      </address>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm tabular-nums">
        {[...store.lines, ...store.special].map(([days, hours]) => (
          <div key={days} className="contents">
            <dt className="font-normal text-muted">{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      {products.length > 0 && (
        <details className="mt-4 border-border border-y py-2 text-sm">
          <summary className="min-h-8 font-bold pointer-coarse:py-2.5">
            {labels.products} ({products.length})
          </summary>
          <p translate="no" className="mt-1 mb-2">
            {products.join(' · ')}
          </p>
        </details>
      )}
      <p className="mt-3 flex max-w-none flex-wrap gap-x-6 gap-y-1 text-sm">
        {store.phone && (
          <a
            href={`tel:${store.phone.replace(/[^+\d]/g, '')}`}
            className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11 tabular-nums"
          >
            {store.phone}
          </a>
        )}
        {store.website && (
          <a
            href={store.website}
            rel="noopener nofollow"
            className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
          >
            {labels.website}
            <span className="sr-only" lang={store.language || undefined}>
              : {store.name}
            </span>
          </a>
        )}
        <a
          href={`https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`}
          rel="noopener nofollow"
          className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
        >
          {labels.directions}
          <span className="sr-only" lang={store.language || undefined}>
            : {store.name}
          </span>
        </a>
      </p>
    </li>
  );
}
