import { z } from 'zod';
import type { Database } from '@/lib/supabase/database.types';
import { type Store, storeSchema } from './schema';

type Row = Database['public']['Tables']['stores']['Row'];
type Insert = Database['public']['Tables']['stores']['Insert'];

/** The columns that visitors see. */
export const publicStoreColumns =
  'slug, code, name, kind, address, name_latin, address_latin, postal_code, city, region, country, latitude, longitude, time_zone, website, phone, hours, seasons, public_holidays, appointment, special_days, products, sample';

/** A store from its database row. Throws an error with the store and its problems. */
export function storeFromRow(row: Pick<Row, 'slug'> & Partial<Row>): Store {
  const result = safeParseStoreRow(row);
  if (!result.success) throw new Error(`store ${row.slug}: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** The values of a database row under the names of the schema, unchecked. */
export function toUncheckedStoreFields(row: Partial<Row>): Record<string, unknown> {
  const { postal_code, time_zone, special_days, name_latin, address_latin, public_holidays, ...others } = row;
  return {
    ...Object.fromEntries(Object.entries(others).filter(([name]) => name in storeSchema.shape)),
    postalCode: postal_code,
    timeZone: time_zone,
    specialDays: special_days,
    nameLatin: name_latin,
    addressLatin: address_latin,
    publicHolidays: public_holidays,
  };
}

/** The result of the schema for a database row. */
export function safeParseStoreRow(row: Partial<Row>) {
  return storeSchema.safeParse(toUncheckedStoreFields(row));
}

/** The database row of a store. */
export function toStoreRow(store: Store): Insert {
  const { postalCode, timeZone, specialDays, nameLatin, addressLatin, publicHolidays, ...others } = store;
  return {
    ...others,
    postal_code: postalCode,
    time_zone: timeZone,
    special_days: specialDays,
    name_latin: nameLatin,
    address_latin: addressLatin,
    public_holidays: publicHolidays,
  };
}
