import { z } from 'zod';

/** A schema for a text field that contains JSON of limited length; its output still has to be validated. */
export const createJsonTextSchema = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue('is not JSON');
        return z.NEVER;
      }
    });
