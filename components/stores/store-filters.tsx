import type { ReactNode } from 'react';
import type { StoreQuery } from '@/lib/stores/query';
import type { FinderWords } from './store-words';

export type Option = { value: string; label: string };
/** What the server draws for the controls: class names of buttons and the arrow of a select. The browser then needs none of their code. */
export type Looks = { near: string; reset: string; select: string; arrow: ReactNode };
type Props = {
  query: StoreQuery;
  onChange: (part: Partial<StoreQuery>) => void;
  cities: Option[];
  products: Option[];
  words: FinderWords;
  looks: Looks;
  near: { state: 'off' | 'asking' | 'on' | 'denied'; ask: () => void; forget: () => void };
};

/** The controls of the store search. They are for scripts only: without them the list is complete. */
export function StoreFilters({ query, onChange, cities, products, words, looks, near }: Props) {
  const choice = (name: 'city' | 'product', label: string, all: string, options: Option[]) => (
    <div>
      <label htmlFor={`stores-${name}`}>{label}</label>
      <span className="relative mt-1.5 block text-control-foreground">
        <select
          id={`stores-${name}`}
          className={looks.select}
          value={query[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        >
          <option value="">{all}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        {looks.arrow}
      </span>
    </div>
  );
  return (
    <search className="grid gap-5 noscript:hidden">
      <div>
        <label htmlFor="stores-text">{words.search}</label>
        <input
          id="stores-text"
          type="search"
          autoComplete="off"
          maxLength={80}
          aria-describedby="stores-hint"
          className="mt-1.5"
          value={query.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <p id="stores-hint" className="mt-1 text-muted text-sm">
          {words.searchHint}
        </p>
      </div>
      {choice('city', words.city, words.allCities, cities)}
      {choice('product', words.product, words.allProducts, products)}
      <label className="flex min-h-11 items-center gap-3">
        <input
          id="stores-open"
          type="checkbox"
          checked={query.open}
          onChange={({ target }) => onChange({ open: target.checked })}
        />
        {words.open}
      </label>
      <div>
        <button
          type="button"
          className={looks.near}
          aria-describedby="stores-near"
          aria-busy={near.state === 'asking'}
          onClick={near.state === 'on' ? near.forget : near.ask}
        >
          {near.state === 'on' ? words.nearStop : words.near}
        </button>
        <p id="stores-near" role="status" className="mt-2 text-muted text-sm">
          {near.state === 'denied' ? words.nearDenied : words.nearHint}
        </p>
      </div>
    </search>
  );
}
