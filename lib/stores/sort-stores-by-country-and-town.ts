import { getCollator } from '@/lib/i18n/formatters';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { translatePlaceName } from './place-names';
import type { Store } from './schema';

/** Sorts stores by country, then by town and name in the alphabetical order of a language. */
export function sortStoresByCountryAndTown<T extends Pick<Store, 'country' | 'city' | 'name'>>(
  stores: T[],
  locale: Locale,
): T[] {
  const { compare } = getCollator(languageTag(locale));
  const townNames = new Map(stores.map(({ city }) => [city, translatePlaceName(city, locale)]));
  const town = ({ city }: T) => townNames.get(city) ?? city;
  return stores.toSorted(
    (a, b) => compare(a.country, b.country) || compare(town(a), town(b)) || compare(a.name, b.name),
  );
}
