import { z } from 'zod';
import { email } from '@/lib/forms/fields';

/** The newsletter sign-up. Messages are keys of the message files. */
const schema = z.object({
  email: email('footer.newsletter.errors.email'),
  agreeToPrivacy: z.literal(true, 'footer.newsletter.errors.agreeToPrivacy'),
});

/** The sign-up as browser and server parse it. */
export const newsletterForm = { schema, boxes: ['agreeToPrivacy'], lists: [] } as const;
