import { z } from 'zod';
// Relative paths: next.config.ts imports this file, and its loader resolves no aliases.
import data from '../../content/brand.json' with { type: 'json' };
import { parseFileValueWithSchema } from '../files/parse-file';
import { isCountryCode } from '../text/is-country-code';

const text = z.string().trim().min(1);
/** A line of the address: `latin` is the Greek one in Latin letters (ELOT 743), for the other languages. */
const localizedLine = z.strictObject({ gr: text, en: text, latin: text });

/** The days of the week as schema.org names them, Monday first. */
export const schemaOrgWeekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const sameDigits = (a: string, b: string) => a.replace(/\D/g, '') === b.replace(/\D/g, '');

const fields = z.strictObject({
  name: text,
  slug: z.string().regex(/^[a-z][a-z0-9]*$/, 'lower-case letters and digits only: it becomes part of addresses'),
  legalName: text,
  url: z.url({ protocol: /^https?$/ }),
  /** The beginning of the ids in feeds (RFC 4151): a domain that was the maker's on that day; it never changes. */
  feedIdAuthority: z
    .string()
    .regex(
      /^[a-z0-9-]+(\.[a-z0-9-]+)+,\d{4}(-\d{2}(-\d{2})?)?$/,
      'a domain, a comma and a year or day on which it was yours, such as maker.gr,2026',
    ),
  email: z.email(),
  phone: z.string().regex(/^\+[1-9][0-9]{6,14}$/, 'an E.164 number such as +302100000000'),
  phoneDisplay: text,
  address: z.strictObject({
    street: localizedLine,
    city: localizedLine,
    postalCode: text,
    country: z.string().refine(isCountryCode, 'is no country; write its two capital letters, such as GR'),
  }),
  hours: z
    .strictObject({
      days: z
        .array(z.enum(schemaOrgWeekdays))
        .min(1)
        .refine((days) => new Set(days).size === days.length, 'names a day twice'),
      opens: z.iso.time({ precision: -1 }),
      closes: z.iso.time({ precision: -1 }),
    })
    .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: 'is not after the time of opening' }),
  approvalNumber: text,
  registrationNumber: text,
  social: z.array(z.strictObject({ name: text, handle: text, url: z.url({ protocol: /^https?$/ }) })),
  /** The standards, under their keys in the pages. */
  certifications: z.array(z.strictObject({ key: text, name: text })),
  guidelines: text,
  copyright: z
    .strictObject({ from: z.int(), to: z.int() })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'is before the first year' }),
  sampleFields: z.array(text).default([]),
});

export const brandSchema = fields
  .refine(({ phone, phoneDisplay }) => sameDigits(phone, phoneDisplay), {
    path: ['phoneDisplay'],
    message: "has other digits than 'phone'; write the same number with spaces",
  })
  .superRefine(({ sampleFields }, context) => {
    for (const [index, name] of sampleFields.entries())
      if (!(name in fields.shape))
        context.addIssue({
          code: 'custom',
          path: ['sampleFields', index],
          message: `'${name}' is no field of this file`,
        });
  });

export type BrandConfig = z.output<typeof brandSchema>;

/** Checks the brand file. Throws an error that names the file, the field and the reason. */
export function parseBrand(value: unknown): BrandConfig {
  return parseFileValueWithSchema('content/brand.json', value, brandSchema);
}

/** The single source for who makes the food: name, slug, contact, licence. */
export const brand: BrandConfig = parseBrand(data);

/** A field of the company for machines, which take it as a fact: undefined while it is a sample. */
export function brandFieldUnlessSample<Field extends keyof BrandConfig>(field: Field): BrandConfig[Field] | undefined {
  return brand.sampleFields.includes(field) ? undefined : brand[field];
}
