import { getTranslations } from 'next-intl/server';
import { SelectArrow, selectClass } from '@/components/ui/select';

/**
 * Without a value, the label is the value. A hidden one only a link chooses: the page of a product that no store lists
 * leads to the message that none was found, and not to all stores as if they had it.
 */
type Option = { value?: string; label: string; hidden?: boolean };
type Props = { cities: Option[]; products: Option[]; kinds: Option[] };

/** The text field of the store search, rendered by the server. Names of controls are keys of `StoreFinderQuery`. */
export async function StoreFinderSearchField() {
  const t = await getTranslations('stores');
  return (
    <div className="noscript:hidden">
      <label htmlFor="stores-text">{t('search')}</label>
      <input
        id="stores-text"
        name="text"
        type="search"
        autoComplete="off"
        maxLength={80}
        placeholder={t('searchHint')}
        className="mt-0.5 w-full text-ellipsis"
      />
    </div>
  );
}

/** The other controls of the search. */
export async function StoreFinderFilters({ cities, products, kinds }: Props) {
  const t = await getTranslations('stores');
  return (
    <>
      <Choice name="city" label={t('city')} all={t('allCities')} options={cities} />
      <Choice name="product" label={t('product')} all={t('allProducts')} options={products} />
      <Choice name="kind" label={t('kind')} all={t('allKinds')} options={kinds} />
      <label className="flex min-h-11 items-center gap-3 self-end">
        <input id="stores-open" name="open" type="checkbox" />
        {t('open')}
      </label>
    </>
  );
}

type ChoiceProps = { name: 'city' | 'product' | 'kind'; label: string; all: string; options: Option[] };

function Choice({ name, label, all, options }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={`stores-${name}`} className="text-sm">
        {label}
      </label>
      <span className="relative block text-control-foreground">
        <select id={`stores-${name}`} name={name} className={selectClass}>
          <option value="">{all}</option>
          {options.map(({ value, label: text, hidden }) => (
            <option key={value ?? text} value={value} hidden={hidden}>
              {text}
            </option>
          ))}
        </select>
        <SelectArrow />
      </span>
    </div>
  );
}
