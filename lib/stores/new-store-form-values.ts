import { type StoreFormValues, storeFields } from './store-field-names';

/**
 * The fields of a form for a new store, with what an application states. The time zone stays empty, so that it is that
 * of the country, whichever one is entered.
 */
export function createNewStoreFormValues(draft: Partial<StoreFormValues> = {}): StoreFormValues {
  const empty = Object.fromEntries(storeFields.map((name) => [name, ''])) as StoreFormValues;
  return { ...empty, country: 'GR', ...draft };
}
