import { z } from 'zod';
import { businessTypes } from '@/lib/config/business-types';
import { weekdays } from './hours';

// Computed once: the list has some 400 names, and a page of stores runs the schema for each store.
const timeZones = new Set(Intl.supportedValuesOf('timeZone'));

const text = (max: number) => z.string().trim().min(1).max(max);
const time = z.iso.time({ precision: -1 });
const span = z.tuple([time, time]).refine(([opens, closes]) => opens < closes, 'opens after it closes');
const spans = z
  .array(span)
  .max(4)
  .refine((list) => list.every(([opens], index) => index === 0 || opens >= (list[index - 1]?.[1] ?? '')), {
    message: 'overlap or are out of order',
  });

/** Opening hours by weekday; a weekday without an entry is closed. */
export const hoursSchema = z.partialRecord(z.enum(weekdays), spans);

/** Days with hours of their own (none: closed), such as holidays. Exported for fuzzing, like every schema at a boundary. */
export const specialDaysSchema = z.array(z.strictObject({ date: z.iso.date(), hours: spans })).max(60);

/** A store as it is stored, without what the database adds. */
export const storeSchema = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80),
  name: text(120),
  kind: z.enum(businessTypes),
  address: text(200),
  postalCode: z.string().trim().max(12).default(''),
  city: text(80),
  region: z.string().trim().max(80).default(''),
  country: z.string().regex(/^[A-Z]{2}$/),
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
  specialDays: specialDaysSchema.default([]),
  products: z.array(z.string().regex(/^[a-z0-9-]+$/)).max(200),
});

export type Store = z.output<typeof storeSchema>;
export type Hours = z.output<typeof hoursSchema>;
export type SpecialDay = z.output<typeof specialDaysSchema>[number];
