import type { z } from 'zod';

/** The text fields of a form as typed. Files and repeated fields are dropped: no lead form has them. */
export function textValues(data: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of data) if (typeof value === 'string' && !name.startsWith('$')) values[name] = value;
  return values;
}

/** The first message key of each field that failed. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? '');
    fields[field] ??= message;
  }
  return fields;
}
