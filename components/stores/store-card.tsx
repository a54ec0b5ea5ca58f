import { fillTemplate } from '@/lib/i18n/fill-template';
import type { DisplayedStore } from '@/lib/stores/displayed-store';
import type { StoreCardLabels } from './store-labels';

type Props = {
  store: DisplayedStore;
  labels: StoreCardLabels;
  note?: string;
  /** Whether it is open, where that is known; else `moments`, from which the browser works it out. */
  state?: { open: boolean; text: string };
  moments?: string;
};

const linkClass = 'link inline-flex min-h-8 items-center pointer-coarse:min-h-11';

/** One store in a few lines; its hours and products unfold. */
export function StoreCard({ store, labels, note, state, moments }: Props) {
  const { id, name, latin, language } = store;
  const products = store.products.flatMap((slug) => labels.productNames[slug] ?? []);
  const to = encodeURIComponent(`${store.latitude},${store.longitude}`);
  const lang = language || undefined;
  const [before, after] = fillTemplate(labels.fact, { label: labels.products }).split('{value}');
  return (
    <li id={`store-${id}`} className="store-card">
      <p className="text-muted text-sm">
        {labels.kinds[store.kind]}
        {note && <b className="text-foreground"> · {note}</b>}
      </p>
      <h3 lang={lang}>{name}</h3>
      {latin && latin.name !== name && <p className="text-muted text-sm">{latin.name}</p>}
      <address>
        {latin ? latin.address : <span lang={lang}>{store.address}</span>}, {store.place}
      </address>
      <p className="store-state" data-open={state?.open} data-moments={moments}>
        {state?.text}
      </p>
      <p className="flex flex-wrap gap-x-5 text-sm">
        {store.phone?.split(', ').map((phone) => (
          <a key={phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkClass}>
            {phone}
          </a>
        ))}
        <a
          href={`https://www.openstreetmap.org/directions?to=${to}`}
          rel="noopener nofollow"
          aria-label={fillTemplate(labels.fact, { label: labels.directions, value: name })}
          className={linkClass}
        >
          {labels.directions}
        </a>
        <button
          type="button"
          data-show={id}
          aria-label={fillTemplate(labels.fact, { label: labels.showOnMap, value: name })}
          className={`${linkClass} noscript:hidden`}
        >
          {labels.showOnMap}
        </button>
      </p>
      <details>
        <summary>{labels.details}</summary>
        <dl>
          {[...store.lines, ...store.special].map(([days, hours]) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        {products.length > 0 && (
          <p className="mt-2">
            {before}
            <span translate="no">{products.join(' · ')}</span>
            {after}
          </p>
        )}
        {store.website && (
          <a
            href={store.website}
            rel="noopener nofollow"
            aria-label={fillTemplate(labels.fact, { label: labels.website, value: name })}
            className={linkClass}
          >
            {labels.website}
          </a>
        )}
      </details>
    </li>
  );
}
