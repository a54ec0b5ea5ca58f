import { z } from 'zod';
import { createRequiredEmailField } from '@/lib/forms/field-schemas';

/** The request for a plan by e-mail. Messages are keys of the message files. */
export const planEmailSchema = z.object({
  email: createRequiredEmailField('planMail.errors.email'),
  consent: z.literal('on', 'planMail.errors.consent'),
});
