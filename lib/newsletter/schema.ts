import { z } from 'zod';
import { createRequiredEmailField } from '@/lib/forms/field-schemas';

/** The newsletter sign-up. Messages are keys of the message files. */
const schema = z.object({
  email: createRequiredEmailField('footer.newsletter.errors.email'),
  agreeToPrivacy: z.literal(true, 'footer.newsletter.errors.agreeToPrivacy'),
});

/** The sign-up as browser and server parse it. */
export const newsletterFormDefinition = { schema, booleanFields: ['agreeToPrivacy'], listFields: [] } as const;
