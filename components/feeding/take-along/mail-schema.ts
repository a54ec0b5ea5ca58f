import { z } from 'zod';

/** The request for a plan by e-mail. Messages are keys of the message files. */
export const planMailSchema = z.object({
  email: z
    .string('planMail.errors.email')
    .trim()
    .min(1, 'planMail.errors.email')
    .max(254, 'form.errors.tooLong')
    .pipe(z.email('form.errors.invalidEmail')),
  consent: z.literal('on', 'planMail.errors.consent'),
});
