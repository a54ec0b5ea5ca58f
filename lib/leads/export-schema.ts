import { z } from 'zod';
import countries from '@/content/countries.json' with { type: 'json' };
import { email, line, message, optionalPhone } from '@/lib/forms/fields';

export const businessCategories = [
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

export const exportProducts = [
  'completeMeals',
  'premiumTreats',
  'mediterraneanDiet',
  'privateLabel',
  'catProducts',
  'allProducts',
] as const;

/** Tonnes a month: under 1, 1 to 5, 5 to 20, over 20. */
export const exportVolumes = ['small', 'medium', 'large', 'enterprise'] as const;

/** The country of an enquiry that is not on the list. */
export const otherCountry = 'other';

/** ISO 3166-1 codes of the countries to choose from. */
export const countryCodes: readonly string[] = countries.codes;

/** The export enquiry. Messages are keys of the message files. */
export const exportSchema = z.object({
  businessCategory: z.enum(businessCategories, 'exportEnquiry.errors.businessCategory'),
  companyName: line('exportEnquiry.errors.companyName', 200),
  contactName: line('exportEnquiry.errors.contactName', 200),
  email: email('exportEnquiry.errors.email'),
  country: z.enum([...countryCodes, otherCountry], 'exportEnquiry.errors.country'),
  phone: optionalPhone,
  interestedProducts: z
    .array(z.enum(exportProducts, 'exportEnquiry.errors.interestedProducts'), 'exportEnquiry.errors.interestedProducts')
    .min(1, 'exportEnquiry.errors.interestedProducts')
    .transform((chosen) => exportProducts.filter((product) => chosen.includes(product))),
  estimatedVolume: z.enum(exportVolumes, 'exportEnquiry.errors.estimatedVolume'),
  message: message.default(''),
});

export type ExportEnquiry = z.output<typeof exportSchema>;
