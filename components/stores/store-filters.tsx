import { getTranslations } from 'next-intl/server';
import { SelectArrow, selectLook } from '@/components/ui/select';

type Option = { value: string; label: string };
type Props = { cities: Option[]; products: Option[] };

/** The controls of the store search, drawn by the server: their names are those of the search that they state. */
export async function StoreFilters({ cities, products }: Props) {
  const t = await getTranslations('stores');
  return (
    <>
      <div>
        <label htmlFor="stores-text">{t('search')}</label>
        <input
          id="stores-text"
          name="text"
          type="search"
          autoComplete="off"
          maxLength={80}
          aria-describedby="stores-hint"
          className="mt-1.5"
        />
        <p id="stores-hint" className="mt-1 text-muted text-sm">
          {t('searchHint')}
        </p>
      </div>
      <Choice name="city" label={t('city')} all={t('allCities')} options={cities} />
      <Choice name="product" label={t('product')} all={t('allProducts')} options={products} />
      <label className="flex min-h-11 items-center gap-3">
        <input id="stores-open" name="open" type="checkbox" />
        {t('open')}
      </label>
    </>
  );
}

type ChoiceProps = { name: 'city' | 'product'; label: string; all: string; options: Option[] };

function Choice({ name, label, all, options }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={`stores-${name}`}>{label}</label>
      <span className="relative mt-1.5 block text-control-foreground">
        <select id={`stores-${name}`} name={name} className={selectLook}>
          <option value="">{all}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <SelectArrow />
      </span>
    </div>
  );
}
