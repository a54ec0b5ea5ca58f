import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
// Relative paths: next.config.ts imports this file, and its loader resolves no aliases.
import data from '../../content/brand.json' with { type: 'json' };
import { parseWithSchema } from '../files/parse-file';

const text = z.string().trim().min(1);
const perLanguage = z.object({ gr: text, en: text }).catchall(text);

/** The days of the week as schema.org names them, Monday first. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const brandSchema = z.strictObject({
  name: text,
  slug: z.string().regex(/^[a-z][a-z0-9]*$/, 'lower-case letters and digits only: it becomes part of addresses'),
  legalName: text,
  url: z.url({ protocol: /^https?$/ }),
  email: z.email(),
  phone: z.string().regex(/^\+[1-9][0-9]{6,14}$/, 'an E.164 number such as +302100000000'),
  phoneDisplay: text,
  address: z.strictObject({ street: perLanguage, city: perLanguage, postalCode: text, country: z.string().length(2) }),
  hours: z.strictObject({
    days: z.array(z.enum(weekdayNames)).min(1),
    opens: z.iso.time({ precision: -1 }),
    closes: z.iso.time({ precision: -1 }),
  }),
  approvalNumber: text,
  registrationNumber: text,
  social: z.array(z.strictObject({ name: text, handle: text, url: z.url() })),
  certifications: z.array(text),
  guidelines: text,
  copyright: z.strictObject({ from: z.int(), to: z.int() }),
  sampleFields: z.array(text).default([]),
});

export type Brand = z.output<typeof brandSchema>;

/** Checks the brand file. Throws an error that names the file, the field and the reason. */
export function parseBrand(value: unknown): Brand {
  return parseWithSchema('content/brand.json', value, brandSchema);
}

/** The single source for who makes the food: name, slug, contact, licence. */
export const brand: Brand = parseBrand(data);

/** The maker's street and town as a language writes them; in English if the file has no version for it. */
export function addressIn(locale: Locale): { street: string; city: string; postalCode: string } {
  const { street, city, postalCode } = brand.address;
  return { street: street[locale] ?? street.en, city: city[locale] ?? city.en, postalCode };
}

/** The same on one line. */
export function addressLine(locale: Locale): string {
  const { street, city, postalCode } = addressIn(locale);
  return `${street}, ${postalCode} ${city}`;
}
