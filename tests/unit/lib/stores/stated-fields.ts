import type { Store } from '@/lib/stores/schema';

const isEmpty = (value: unknown) =>
  value === '' || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** The fields of a store that state something. Public holidays without hours do: the store is closed. */
export const statedOf = (store: Store): Partial<Store> =>
  Object.fromEntries(
    Object.entries(store).filter(([name, value]) => (name === 'publicHolidays' ? value !== null : !isEmpty(value))),
  );
