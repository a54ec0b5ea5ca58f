import 'server-only';
import type { Database } from '@/lib/supabase/database.types';
import { storeToFormValues } from './parse-store-form';
import { type StoreFormValues, storeFields } from './store-field-names';
import { safeParseStoreRow, storeFromRow } from './store-row-mapper';
import { weekdays } from './weekdays';

type Row = Database['public']['Tables']['stores']['Row'];

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : value ? JSON.stringify(value) : '';

/**
 * The text fields of a row, also of an invalid one: values that cannot be parsed are returned as they are stored, so
 * that they can be repaired.
 */
export function storeRowToFormValues(row: Row): StoreFormValues {
  if (safeParseStoreRow(row).success) return storeToFormValues(storeFromRow(row));
  const hours = row.hours as Record<string, unknown> | null;
  const days = Object.fromEntries(
    weekdays.map((day) => {
      const spans = hours && typeof hours === 'object' ? hours[day] : undefined;
      return [day, Array.isArray(spans) ? spans.map((span) => [span].flat().join('-')).join(', ') : textOf(spans)];
    }),
  );
  const list = (value: unknown, line: (item: Record<string, unknown>) => string) =>
    Array.isArray(value) ? value.map((item) => line(item ?? {})).join('\n') : textOf(value);
  const form: Partial<StoreFormValues> = {
    ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(value)])),
    ...days,
    postalCode: row.postal_code,
    timeZone: row.time_zone,
    nameLatin: row.name_latin,
    addressLatin: row.address_latin,
    publicHolidays: textOf(row.public_holidays),
    seasons: Array.isArray(row.seasons) && row.seasons.length === 0 ? '' : textOf(row.seasons),
    specialDays: list(row.special_days, ({ date, hours: spans }) =>
      `${textOf(date)} ${[spans].flat(2).length ? JSON.stringify(spans) : ''}`.trim(),
    ),
    products: row.products.join(' '),
  };
  return Object.fromEntries(storeFields.map((field) => [field, form[field] ?? ''])) as StoreFormValues;
}
