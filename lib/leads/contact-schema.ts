import { z } from 'zod';
import { email, line, optionalPhone, requiredMessage } from '@/lib/forms/fields';

export const contactTopics = ['products', 'feeding', 'stores', 'order', 'partnership', 'press', 'other'] as const;

/** The contact form. Messages are keys of the message files. */
export const contactSchema = z.object({
  fullName: line('contactForm.errors.fullName', 200),
  email: email('contactForm.errors.email'),
  phone: optionalPhone,
  topic: z.enum(contactTopics, 'contactForm.errors.topic'),
  message: requiredMessage('contactForm.errors.message'),
  agreeToPrivacy: z.literal(true, 'contactForm.errors.agreeToPrivacy'),
});

export type ContactMessage = z.output<typeof contactSchema>;
