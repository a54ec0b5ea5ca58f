import { contactSchema } from './contact-schema';
import { exportSchema } from './export-schema';
import { partnershipSchema } from './partnership-schema';

/** The name of a form: of its draft in the browser, its rate limits and its messages. */
export type LeadKind = 'partnership' | 'export' | 'contact';

/** Each form as browser and server read it: its schema, its tick boxes, and the fields that may repeat. */
export const leadForms = {
  partnership: { schema: partnershipSchema, boxes: ['agreeToTerms', 'agreeToMarketing'], lists: [] },
  export: { schema: exportSchema, boxes: [], lists: ['interestedProducts'] },
  contact: { schema: contactSchema, boxes: ['agreeToPrivacy'], lists: [] },
} as const satisfies Record<LeadKind, { schema: object; boxes: readonly string[]; lists: readonly string[] }>;
