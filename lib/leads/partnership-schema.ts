import { z } from 'zod';
import { businessTypes } from '@/lib/config/business-types';
import { email, line, phone } from '@/lib/forms/fields';

/** The retailer partnership application. Messages are keys of the message files. */
export const partnershipSchema = z.object({
  fullName: line('partnership.errors.fullName', 200),
  businessName: line('partnership.errors.businessName', 200),
  businessType: z.enum(businessTypes, 'partnership.errors.businessType'),
  email: email('partnership.errors.email'),
  phone: phone('partnership.errors.phone'),
  location: line('partnership.errors.location', 200),
  agreeToTerms: z.literal(true, 'partnership.errors.agreeToTerms'),
  agreeToMarketing: z.boolean().default(false),
});

export type Partnership = z.output<typeof partnershipSchema>;
