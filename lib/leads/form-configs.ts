import { contactSchema } from './contact-schema';
import { exportSchema } from './export-schema';
import type { LeadKind } from './kinds';
import { partnershipSchema } from './partnership-schema';

/**
 * Each form as browser and server parse it, under the name of its draft, its rate limits and its messages: its schema, its tick boxes, and
 * the fields that may repeat.
 */
export const leadForms = {
  partnership: { schema: partnershipSchema, boxes: ['agreeToTerms', 'agreeToMarketing'], lists: [] },
  export: { schema: exportSchema, boxes: [], lists: ['interestedProducts'] },
  contact: { schema: contactSchema, boxes: ['agreeToPrivacy'], lists: [] },
} as const satisfies Record<LeadKind, { schema: object; boxes: readonly string[]; lists: readonly string[] }>;
