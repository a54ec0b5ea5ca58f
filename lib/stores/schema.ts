import { z } from 'zod';
import { retailerTypes } from '@/lib/config/retailer-types';
import { weekdays } from './weekdays';

// Computed once: the list has about 400 names, and a page of stores validates each store.
const timeZones = new Set(Intl.supportedValuesOf('timeZone'));

const text = (max: number) => z.string().trim().min(1).max(max);
const optionalText = (max: number) => z.string().trim().max(max).default('');
const opens = z.iso.time({ precision: -1 });
const closes = z.union([opens.refine((time) => time !== '00:00', 'midnight is 24:00'), z.literal('24:00')]);
/** Opening and closing time; if the closing time is not later, it is on the next day. */
const span = z.tuple([opens, closes]).refine(([from, to]) => from !== to, 'opens and closes at once');
const passesMidnight = ([from, to]: [string, string]) => to < from;
const spans = z
  .array(span)
  .max(6)
  .refine(
    (list) =>
      list.every((entry, index) => index === 0 || entry[0] >= (list[index - 1]?.[1] ?? '')) &&
      list.slice(0, -1).every((entry) => !passesMidnight(entry)),
    'overlap or are out of order',
  );

/** Opening hours by weekday; a weekday without an entry is closed. */
export const hoursSchema = z.partialRecord(z.enum(weekdays), spans);

/** Days with special hours (none: closed). Exported for fuzzing, like every schema at a boundary. */
export const specialDaysSchema = z.array(z.strictObject({ date: z.iso.date(), hours: spans })).max(120);

const dayOfYear = z.string().refine((day) => z.iso.date().safeParse(`2024-${day}`).success, 'is no day of the year');

/**
 * Seasons of every year, from the first to the last day, with special hours for some weekdays; the last matching season
 * applies.
 */
export const seasonalHoursSchema = z
  .array(z.strictObject({ from: dayOfYear, to: dayOfYear, hours: hoursSchema }))
  .max(6);

/** A stored store, without the columns that the database adds. */
export const storeSchema = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80),
  /** The code that the retailer uses for the store. */
  code: z.string().trim().min(1).max(60).nullable().default(null),
  name: text(120),
  kind: z.enum(retailerTypes),
  address: text(200),
  /** Name and address in Latin letters, if the store writes them differently from the transliteration. */
  nameLatin: optionalText(120),
  addressLatin: optionalText(200),
  postalCode: optionalText(12),
  city: text(80),
  region: optionalText(80),
  country: z.string().regex(/^[A-Z]{2}$/, 'is no country: write its two capital letters, such as GR'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timeZone: z
    .string()
    .refine((zone) => timeZones.has(zone), 'is no time zone')
    .default('Europe/Athens'),
  website: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable()
    .default(null),
  phone: z.string().trim().max(40).nullable().default(null),
  hours: hoursSchema,
  seasons: seasonalHoursSchema.default([]),
  /** Hours on public holidays of the country (none: closed); null: the same as on other days. */
  publicHolidays: spans.nullable().default(null),
  /** Weekdays on which visitors come by appointment. */
  appointment: z.array(z.enum(weekdays)).max(7).default([]),
  specialDays: specialDaysSchema.default([]),
  products: z.array(z.string().regex(/^[a-z0-9-]+$/)).max(200),
});

export type Store = z.output<typeof storeSchema>;
export type WeekHours = z.output<typeof hoursSchema>;
export type DayHoursSpans = z.output<typeof spans>;
export type StoreSeason = z.output<typeof seasonalHoursSchema>[number];
export type SpecialDay = z.output<typeof specialDaysSchema>[number];
