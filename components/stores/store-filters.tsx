import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { StoreQuery } from '@/lib/stores/find';
import type { FinderWords } from './store-words';

export type Option = { value: string; label: string };
type Props = {
  query: StoreQuery;
  onChange: (query: StoreQuery) => void;
  cities: Option[];
  products: Option[];
  words: FinderWords;
  near: { state: 'off' | 'asking' | 'on' | 'denied'; ask: () => void; forget: () => void };
};

/** The controls of the store search. They are for scripts only: without them the list is complete. */
export function StoreFilters({ query, onChange, cities, products, words, near }: Props) {
  const choice = (name: 'city' | 'product', label: string, all: string, options: Option[]) => (
    <div>
      <label htmlFor={`stores-${name}`}>{label}</label>
      <Select
        id={`stores-${name}`}
        className="mt-1.5"
        value={query[name]}
        onChange={({ target }) => onChange({ ...query, [name]: target.value })}
      >
        <option value="">{all}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
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
          onChange={({ target }) => onChange({ ...query, text: target.value })}
        />
        <p id="stores-hint" className="mt-1 text-muted text-sm">
          {words.searchHint}
        </p>
      </div>
      {choice('city', words.city, words.allCities, cities)}
      {choice('product', words.product, words.allProducts, products)}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={query.open}
          onChange={({ target }) => onChange({ ...query, open: target.checked })}
        />
        {words.open}
      </label>
      <div>
        <Button
          variant="outline"
          size="sm"
          aria-describedby="stores-near"
          aria-busy={near.state === 'asking'}
          onClick={near.state === 'on' ? near.forget : near.ask}
        >
          {near.state === 'on' ? words.nearStop : words.near}
        </Button>
        <p id="stores-near" role="status" className="mt-2 text-muted text-sm">
          {near.state === 'denied' ? words.nearDenied : words.nearHint}
        </p>
      </div>
    </search>
  );
}
