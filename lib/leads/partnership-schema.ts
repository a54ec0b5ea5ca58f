import { z } from 'zod';

export const businessTypes = [
  'petStore',
  'veterinaryClinic',
  'petGrooming',
  'petHotel',
  'farmStore',
  'onlineStore',
  'other',
] as const;

// Control characters are refused, line breaks and tabs included: every field is a single line.
const control = /\p{Cc}/u;

const line = (required: `partnership.errors.${string}`, max: number) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(max, 'form.errors.tooLong')
    .refine((value) => !control.test(value), 'form.errors.controlCharacters');

/** The retailer partnership application. Messages are keys of the message files. */
export const partnershipSchema = z.object({
  fullName: line('partnership.errors.fullName', 200),
  businessName: line('partnership.errors.businessName', 200),
  businessType: z.enum(businessTypes, 'partnership.errors.businessType'),
  email: line('partnership.errors.email', 254).pipe(z.email('form.errors.invalidEmail')),
  phone: line('partnership.errors.phone', 40).regex(/^[+(]?\d[\d\s()./-]{5,}$/, 'form.errors.invalidPhone'),
  location: line('partnership.errors.location', 200),
  agreeToTerms: z.literal(true, 'partnership.errors.agreeToTerms'),
  agreeToMarketing: z.boolean().default(false),
});

export type PartnershipInput = z.input<typeof partnershipSchema>;
export type Partnership = z.output<typeof partnershipSchema>;
