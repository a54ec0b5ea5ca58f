import 'server-only';
import type { Database } from '@/lib/supabase/database.types';
import { storeToFormValues } from './parse-store-form';
import { type Store, storeSchema } from './schema';
import { type StoreFormValues, storeFields } from './store-field-names';
import { toUncheckedStoreFields } from './store-row-mapper';
import { weekdays } from './weekdays';

type Row = Database['public']['Tables']['stores']['Row'];

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : value ? JSON.stringify(value) : '';

const listText = (value: unknown, line: (item: Record<string, unknown>) => string) =>
  Array.isArray(value) ? value.map((item) => line(item ?? {})).join('\n') : textOf(value);

/** The stored texts of a field that cannot be parsed; of hours, one for each weekday that has any. */
function storedTexts(field: string, value: unknown): Partial<StoreFormValues> {
  if (field === 'hours') {
    const hours: Record<string, unknown> = { ...(value && typeof value === 'object' ? value : {}) };
    const days = weekdays.filter((day) => hours[day] !== undefined);
    return Object.fromEntries(
      days.map((day) => {
        const spans = hours[day];
        return [day, Array.isArray(spans) ? spans.map((span) => [span].flat().join('-')).join(', ') : textOf(spans)];
      }),
    );
  }
  if (field === 'specialDays') {
    const line = ({ date, hours }: Record<string, unknown>) =>
      `${textOf(date)} ${[hours].flat(2).length ? JSON.stringify(hours) : ''}`.trim();
    return { specialDays: listText(value, line) };
  }
  if (field === 'products' && Array.isArray(value)) return { products: value.join(' ') };
  return { [field]: textOf(value) };
}

const emptyLists = { hours: {}, seasons: [], publicHolidays: null, appointment: [], specialDays: [], products: [] };

/**
 * The text fields of a row, also of an invalid one: values that cannot be parsed are returned as they are stored, so
 * that they can be repaired, and the others as those of a valid store, so that nothing else has to be.
 */
export function storeRowToFormValues(row: Row): StoreFormValues {
  const stored = toUncheckedStoreFields(row);
  const parsed = storeSchema.safeParse(stored);
  if (parsed.success) return storeToFormValues(parsed.data);
  const invalid = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  const valid = Object.entries(stored).filter(([field]) => !invalid.has(field));
  const form: Partial<StoreFormValues> = {
    ...storeToFormValues({ ...emptyLists, ...Object.fromEntries(valid) } as unknown as Store),
    ...Object.assign({}, ...[...invalid].map((field) => storedTexts(field, stored[field]))),
  };
  return Object.fromEntries(storeFields.map((field) => [field, form[field] ?? ''])) as StoreFormValues;
}
