import { z } from 'zod';

/** A person's name, as the profiles table accepts it. */
export const personNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((name) => !/\p{Cc}/u.test(name));
