import { z } from 'zod';
import { requiredEmailField } from '@/lib/forms/field-schemas';

/** The request for a plan by e-mail. Messages are keys of the message files. */
export const planEmailSchema = z.object({
  email: requiredEmailField('planMail.errors.email'),
  consent: z.literal('on', 'planMail.errors.consent'),
});
