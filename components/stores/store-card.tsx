import { fillTemplate } from '@/lib/i18n/fill-template';
import type { DisplayedStore } from '@/lib/stores/displayed-store';
import { buildPhoneUrl } from '@/lib/stores/phone-url';
import type { StoreCardLabels } from './store-labels-type';

type Props = {
  store: DisplayedStore;
  labels: StoreCardLabels;
  note?: string;
  /** Whether the store is open, if that is known; otherwise the browser computes it from `moments`. */
  state?: { open: boolean; text: string };
  moments?: string;
  /** Links and button have the name of the store in theirs; otherwise add-labels-to-store-cards.ts adds it. */
  isNamed?: boolean;
};

/** One store, with collapsed hours and products. A page has twenty cards: stores.css styles elements, not classes. */
export function StoreCard({ store, labels, note, state, moments, isNamed }: Props) {
  const { id, name, latin, language } = store;
  const products = store.products.flatMap((slug) => labels.productNames[slug] ?? []);
  // Rounded to ten metres, because each digit makes the page larger.
  const destination = [store.latitude, store.longitude].map((degrees) => degrees.toFixed(4)).join(',');
  const lang = language || undefined;
  const [before, after] = fillTemplate(labels.fact, { label: labels.products }).split('{value}');
  // Not a label: the name of the store may be in another language.
  const storeName = isNamed && (
    <span className="sr-only">
      {fillTemplate(labels.fact, { label: '', value: '' })}
      <span lang={lang}>{name}</span>
    </span>
  );
  return (
    <li id={`store-${id}`} className="store-card">
      <small>
        {labels.kinds[store.kind]}
        {note && <b>{` · ${note}`}</b>}
      </small>
      <h3 lang={lang}>{name}</h3>
      {latin && latin.name !== name && <small>{latin.name}</small>}
      <address>
        {latin ? (
          `${latin.address}, ${store.place}`
        ) : (
          <>
            <span lang={lang}>{store.address}</span>
            {`, ${store.place}`}
          </>
        )}
      </address>
      <p className="store-state" data-open={state?.open} data-moments={moments}>
        {state?.text}
      </p>
      <div>
        {store.phone?.split(', ').map((phone) => (
          <a key={phone} href={buildPhoneUrl(phone)}>
            {phone}
          </a>
        ))}
        <a href={`https://www.openstreetmap.org/directions?to=${destination}`} rel="noopener nofollow">
          {labels.directions}
          {storeName}
        </a>
        <button type="button" data-show="">
          {labels.showOnMap}
          {storeName}
        </button>
      </div>
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
          <p>
            {before}
            <span translate="no">{products.join('\u00a0· ')}</span>
            {after}
          </p>
        )}
        {store.website && (
          <a href={store.website} rel="noopener nofollow">
            {labels.website}
            {storeName}
          </a>
        )}
      </details>
    </li>
  );
}
