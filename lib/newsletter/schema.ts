import { z } from 'zod';

/** The newsletter sign-up. Messages are keys of the message files. */
export const newsletterSchema = z.object({
  email: z
    .string('footer.newsletter.errors.email')
    .trim()
    .min(1, 'footer.newsletter.errors.email')
    .max(254, 'form.errors.tooLong')
    .pipe(z.email('form.errors.invalidEmail')),
  agreeToPrivacy: z.literal('on', 'footer.newsletter.errors.agreeToPrivacy'),
});

/** The version of the consent text that a subscriber agrees to; raise it when the wording or the policy changes. */
export const consentVersion = '2025-11';
