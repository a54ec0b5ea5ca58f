import { z } from 'zod';
import countries from '@/content/countries.json' with { type: 'json' };
import { retailerTypes } from '@/lib/config/retailer-types';
import {
  createRequiredEmailField,
  createRequiredMessageField,
  createRequiredPhoneField,
  createRequiredSingleLineField,
  optionalMessageField,
  optionalPhoneField,
} from '@/lib/forms/field-schemas';
import type { LeadKind } from './lead';

/** The retailer partnership application. Messages are keys of the message files. */
export const partnershipSchema = z.object({
  fullName: createRequiredSingleLineField('partnership.errors.fullName', 200),
  businessName: createRequiredSingleLineField('partnership.errors.businessName', 200),
  businessType: z.enum(retailerTypes, 'partnership.errors.businessType'),
  email: createRequiredEmailField('partnership.errors.email'),
  phone: createRequiredPhoneField('partnership.errors.phone'),
  location: createRequiredSingleLineField('partnership.errors.location', 200),
  agreeToTerms: z.literal(true, 'partnership.errors.agreeToTerms'),
  agreeToMarketing: z.boolean().default(false),
});

export const exportBusinessCategories = [
  'petShop',
  'distributor',
  'manufacturer',
  'veterinary',
  'grooming',
  'petHotel',
  'breeding',
  'onlineRetailer',
  'supermarket',
  'agricultural',
  'other',
] as const;

export const exportEnquiryProducts = [
  'completeMeals',
  'premiumTreats',
  'mediterraneanDiet',
  'privateLabel',
  'catProducts',
  'allProducts',
] as const;

/** The product of interest that stands for all others. */
export const allProductsInterest = 'allProducts' satisfies (typeof exportEnquiryProducts)[number];

/** Tonnes a month: under 1, 1 to 5, 5 to 20, over 20. */
export const exportEnquiryVolumes = ['small', 'medium', 'large', 'enterprise'] as const;

/** The country of an enquiry that is not on the list. */
export const otherCountryOption = 'other';

/** ISO 3166-1 codes of the countries to choose from. */
export const countryCodes: readonly string[] = countries.codes;

/** The export enquiry. Messages are keys of the message files. */
export const exportEnquirySchema = z.object({
  businessCategory: z.enum(exportBusinessCategories, 'exportEnquiry.errors.businessCategory'),
  companyName: createRequiredSingleLineField('exportEnquiry.errors.companyName', 200),
  contactName: createRequiredSingleLineField('exportEnquiry.errors.contactName', 200),
  email: createRequiredEmailField('exportEnquiry.errors.email'),
  country: z.enum([...countryCodes, otherCountryOption], 'exportEnquiry.errors.country'),
  phone: optionalPhoneField,
  interestedProducts: z
    .array(
      z.enum(exportEnquiryProducts, 'exportEnquiry.errors.interestedProducts'),
      'exportEnquiry.errors.interestedProducts',
    )
    .min(1, 'exportEnquiry.errors.interestedProducts')
    .transform((chosen) => exportEnquiryProducts.filter((product) => chosen.includes(product)))
    // Without a script nothing clears what is ticked beside it.
    .transform((chosen): (typeof exportEnquiryProducts)[number][] =>
      chosen.includes(allProductsInterest) ? [allProductsInterest] : chosen,
    ),
  estimatedVolume: z.enum(exportEnquiryVolumes, 'exportEnquiry.errors.estimatedVolume'),
  message: optionalMessageField.default(''),
});

export const contactTopics = ['products', 'feeding', 'stores', 'order', 'partnership', 'press', 'other'] as const;

/** The contact form. Messages are keys of the message files. */
export const contactSchema = z.object({
  fullName: createRequiredSingleLineField('contactForm.errors.fullName', 200),
  email: createRequiredEmailField('contactForm.errors.email'),
  phone: optionalPhoneField,
  topic: z.enum(contactTopics, 'contactForm.errors.topic'),
  message: createRequiredMessageField('contactForm.errors.message'),
  agreeToPrivacy: z.literal(true, 'contactForm.errors.agreeToPrivacy'),
});

/**
 * Each form as browser and server parse it, under the name of its draft, its rate limits and its messages: its schema,
 * its boolean fields (checkboxes), and the fields that may repeat.
 */
export const leadForms = {
  partnership: { schema: partnershipSchema, booleanFields: ['agreeToTerms', 'agreeToMarketing'], listFields: [] },
  export: { schema: exportEnquirySchema, booleanFields: [], listFields: ['interestedProducts'] },
  contact: { schema: contactSchema, booleanFields: ['agreeToPrivacy'], listFields: [] },
} as const satisfies Record<
  LeadKind,
  { schema: object; booleanFields: readonly string[]; listFields: readonly string[] }
>;
