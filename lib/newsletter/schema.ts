import { z } from 'zod';
import { isEmail, tidyEmail } from '@/lib/email';

/** The newsletter sign-up. Messages are keys of the message files. */
export const newsletterSchema = z.object({
  email: z
    .string('footer.newsletter.errors.email')
    .trim()
    .min(1, 'footer.newsletter.errors.email')
    .max(254, 'form.errors.tooLong')
    .transform(tidyEmail)
    .pipe(z.string().refine(isEmail, 'form.errors.invalidEmail')),
  agreeToPrivacy: z.literal('on', 'footer.newsletter.errors.agreeToPrivacy'),
});

/** A field that people do not see; what fills it is a machine, and its sign-up is answered and dropped. */
export const trapName = 'remark';

/** The version of the consent text that a subscriber agrees to; raise it when the wording or the policy changes. */
export const consentVersion = '2025-11';
