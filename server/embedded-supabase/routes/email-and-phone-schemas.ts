import { z } from 'zod';

/** A phone number in the form in which it is stored: digits only. */
export const accountPhoneSchema = z
  .string()
  .regex(/^\+?\d{8,15}$/)
  .transform((phone) => phone.replace('+', ''));
export const accountEmailSchema = z.email().max(254).toLowerCase();
