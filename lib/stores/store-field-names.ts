import { weekdays } from './weekdays';

/** The fields of the staff form and the columns of an import, all as text. */
export const storeFields = [
  'slug',
  'code',
  'name',
  'kind',
  'address',
  'nameLatin',
  'addressLatin',
  'postalCode',
  'city',
  'region',
  'country',
  'latitude',
  'longitude',
  'timeZone',
  'website',
  'phone',
  ...weekdays,
  'seasons',
  'publicHolidays',
  'specialDays',
  'products',
] as const;

export type StoreFieldName = (typeof storeFields)[number];
export type StoreFormValues = Record<StoreFieldName, string>;
