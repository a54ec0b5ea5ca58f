import { slugify } from '@/lib/text/slug';
import { weekdays } from './hours';
import { formatSpans, formatSpecialDays, parseSpans, parseSpecialDays } from './parse-hours';
import { type Store, storeSchema } from './schema';

/** The fields of the staff form and the columns of an import, all as text. */
export const storeFields = [
  'slug',
  'name',
  'kind',
  'address',
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
  'specialDays',
  'products',
] as const;

export type StoreField = (typeof storeFields)[number];
export type StoreFormValues = Record<StoreField, string>;

type Parsed = { ok: true; store: Store } | { ok: false; fields: StoreField[] };

/** Decimal numbers only: '0x10' and '1e1' are typing errors. */
const number = (text: string) => (/^[+-]?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN);

/** Parses a store from text fields; `known` are the products that exist. Returns the invalid fields if there are any. */
export function parseStoreForm(form: Partial<StoreFormValues>, known: ReadonlySet<string>): Parsed {
  // Spreadsheet cells may contain line breaks, which the database does not accept in a single-line field.
  const text = (name: StoreField) => (form[name] ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  const wrong = new Set<StoreField>();
  const hours: Record<string, [string, string][]> = {};
  for (const day of weekdays) {
    const spans = parseSpans(text(day));
    if (spans === null) wrong.add(day);
    else if (spans.length) hours[day] = spans;
  }
  const specialDays = parseSpecialDays(form.specialDays ?? '');
  if (!specialDays) wrong.add('specialDays');
  const products = text('products')
    .split(/[\s,;|]+/)
    .filter(Boolean);
  if (products.some((slug) => !known.has(slug))) wrong.add('products');
  const result = storeSchema.safeParse({
    slug: text('slug') || slugify(`${text('name')} ${text('city')}`) || 'shop',
    name: text('name'),
    kind: text('kind'),
    address: text('address'),
    postalCode: text('postalCode'),
    city: text('city'),
    region: text('region'),
    country: text('country').toUpperCase() || 'GR',
    latitude: number(text('latitude')),
    longitude: number(text('longitude')),
    timeZone: text('timeZone') || undefined,
    // Phone keyboards start with a capital.
    website: text('website').replace(/^https?:/i, (scheme) => scheme.toLowerCase()) || null,
    phone: text('phone') || null,
    hours,
    specialDays: specialDays ?? [],
    products,
  });
  if (!result.success)
    for (const { path } of result.error.issues) {
      const field = path[0] === 'hours' ? path[1] : path[0];
      wrong.add(storeFields.find((name) => name === field) ?? 'name');
    }
  if (result.success && wrong.size === 0) return { ok: true, store: result.data };
  return { ok: false, fields: storeFields.filter((name) => wrong.has(name)) };
}

/** The text fields of a store. */
export function storeForm(store: Store): StoreFormValues {
  const { hours, specialDays, products, latitude, longitude, website, phone, ...same } = store;
  const days = Object.fromEntries(weekdays.map((day) => [day, formatSpans(hours[day])]));
  return {
    ...same,
    ...(days as Pick<StoreFormValues, (typeof weekdays)[number]>),
    latitude: String(latitude),
    longitude: String(longitude),
    website: website ?? '',
    phone: phone ?? '',
    specialDays: formatSpecialDays(specialDays),
    products: products.join(' '),
  };
}
