import 'server-only';
import type { Database } from '@/lib/supabase/database.types';
import { storeToFormValues } from './parse-store-form';
import { hoursSchema, type Store, storeSchema } from './schema';
import { type StoreFormValues, storeFields } from './store-field-names';
import { toUncheckedStoreFields } from './store-row-mapper';
import { type Weekday, weekdays } from './weekdays';

type Row = Database['public']['Tables']['stores']['Row'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a value in a text or number column. */
const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

// The parser of hours ignores quotes, so that the JSON of a text alone would be accepted: it is written as a list.
const jsonOf = (value: unknown) => JSON.stringify(typeof value === 'string' ? [value] : value);

/** The usual text of spans if each is a pair of times, also of impossible ones; null for any other value. */
function textOfSpans(spans: unknown): string | null {
  const isTime = (time: unknown) => typeof time === 'string' && /^\d{1,2}:\d{2}$/.test(time);
  if (!Array.isArray(spans)) return null;
  if (!spans.every((span) => Array.isArray(span) && span.length === 2 && span.every(isTime))) return null;
  return spans.map((span) => span.join('-')).join(', ');
}

/** The valid weekdays of stored hours, and the texts of everything else by weekday. */
function splitStoredHours(stored: unknown): { valid: Store['hours']; texts: Partial<Record<Weekday, string>> } {
  const texts: Partial<Record<Weekday, string>> = {};
  if (!isRecord(stored)) return { valid: {}, texts: { [weekdays[0]]: jsonOf(stored) } };
  const valid: Store['hours'] = {};
  const unknown: [string, unknown][] = [];
  for (const [key, spans] of Object.entries(stored)) {
    const day = weekdays.find((name) => name === key);
    if (!day) unknown.push([key, spans]);
    else {
      const parsed = hoursSchema.safeParse({ [day]: spans });
      if (parsed.success) valid[day] = parsed.data[day];
      else texts[day] = textOfSpans(spans) ?? jsonOf(spans);
    }
  }
  if (unknown.length) {
    const [first] = weekdays;
    const own = texts[first] ?? textOfSpans(valid[first]);
    texts[first] = [own, jsonOf(Object.fromEntries(unknown))].filter(Boolean).join(' ');
  }
  return { valid, texts };
}

function lineOfSpecialDay(day: unknown): string {
  if (!isRecord(day) || Object.keys(day).length !== 2) return jsonOf(day);
  const { date, hours } = day;
  const spans = textOfSpans(hours);
  if (spans === null || typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return jsonOf(day);
  return `${date} ${spans}`.trim();
}

const slugOrJson = (slug: unknown) =>
  typeof slug === 'string' && /^[a-z0-9-]+$/.test(slug) ? slug : JSON.stringify(slug);

/** The text of a stored field, other than hours, that is not valid. */
function storedText(field: string, value: unknown): string {
  if (field === 'specialDays' && Array.isArray(value)) return value.map(lineOfSpecialDay).join('\n');
  // With spaces alone between them they could form the name of a product. The staff form splits at spaces.
  if (field === 'products' && Array.isArray(value)) return value.map(slugOrJson).join(' ; ');
  const isJson = field === 'specialDays' || field === 'seasons' || field === 'publicHolidays';
  return isJson || typeof value === 'object' ? (value === null ? '' : jsonOf(value)) : textOf(value);
}

const emptyLists = { hours: {}, seasons: [], publicHolidays: null, appointment: [], specialDays: [], products: [] };

/**
 * The text fields of a row, also of an invalid one: values that cannot be parsed are returned as they are stored, so
 * that they can be repaired, and the others as those of a valid store, so that nothing else has to be. What has not
 * the form of its field is returned as JSON, which `parseStoreForm` rejects: nothing is lost or accepted unseen.
 */
export function storeRowToFormValues(row: Row): StoreFormValues {
  const stored = toUncheckedStoreFields(row);
  const parsed = storeSchema.safeParse(stored);
  if (parsed.success) return storeToFormValues(parsed.data);
  const invalid = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  const fields = Object.fromEntries(Object.entries(stored).filter(([field]) => !invalid.has(field)));
  const { valid, texts } = splitStoredHours(stored.hours);
  // The database allows only weekdays here, but any number of each.
  const appointment = weekdays.filter((day) => Array.isArray(stored.appointment) && stored.appointment.includes(day));
  const usual = storeToFormValues({ ...emptyLists, ...fields, hours: valid, appointment } as unknown as Store);
  const form: Partial<StoreFormValues> = {
    ...usual,
    ...Object.fromEntries([...invalid].map((field) => [field, storedText(field, stored[field])])),
    ...Object.fromEntries(
      Object.entries(texts).map(([day, text]) => [
        day,
        appointment.some((name) => name === day) ? `by appointment ${text}` : text,
      ]),
    ),
  };
  return Object.fromEntries(storeFields.map((field) => [field, form[field] ?? ''])) as StoreFormValues;
}
