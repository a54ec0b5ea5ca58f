import { z } from 'zod';
import type { Database } from '@/lib/supabase/database.types';
import type { StoreField } from './form';
import { weekdays } from './hours';
import { type Store, storeSchema } from './schema';

type Row = Database['public']['Tables']['stores']['Row'];
type Insert = Database['public']['Tables']['stores']['Insert'];

/** The columns that visitors see. */
export const publicColumns =
  'slug, name, kind, address, postal_code, city, region, country, latitude, longitude, time_zone, website, phone, hours, special_days, products, sample';

/** A store from its database row. Throws an error that names the store and what is wrong with it. */
export function storeFromRow(row: Pick<Row, 'slug'> & Partial<Row>): Store {
  const { postal_code, time_zone, special_days, ...same } = row;
  const fields = Object.fromEntries(Object.entries(same).filter(([name]) => name in storeSchema.shape));
  const result = storeSchema.safeParse({
    ...fields,
    postalCode: postal_code,
    timeZone: time_zone,
    specialDays: special_days,
  });
  if (!result.success) throw new Error(`store ${row.slug}: ${z.prettifyError(result.error)}`);
  return result.data;
}

// The columns that an import may lack.
const optional = {
  postalCode: 'postal_code',
  region: 'region',
  country: 'country',
  timeZone: 'time_zone',
  website: 'website',
  phone: 'phone',
  specialDays: 'special_days',
  products: 'products',
} as const satisfies Partial<Record<StoreField, keyof Insert>>;

/**
 * The database row of a store. Columns filled only by `absent` fields are left out: an update leaves them as they are, and a new store gets
 * the database's defaults.
 */
export function storeRow(store: Store, absent: readonly StoreField[] = []): Insert {
  const { postalCode, timeZone, specialDays, ...same } = store;
  const row: Insert = { ...same, postal_code: postalCode, time_zone: timeZone, special_days: specialDays };
  for (const name of Object.keys(optional) as (keyof typeof optional)[])
    if (absent.includes(name)) delete row[optional[name]];
  if (weekdays.every((day) => absent.includes(day))) delete row.hours;
  return row;
}
