import type { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';

/** A submission as entered: one text per field, a list for a field that may repeat. */
export type FormValues = Record<string, string | string[]>;

/** The result of a form: its values may be lists. */
export type FormResult = ActionResult<string, string | string[]>;

/** The text fields of a form, those of `listFields` as lists. Files and the framework's own fields are dropped. */
export function readFormValues(data: FormData, listFields: readonly string[] = []): FormValues {
  const values: FormValues = Object.fromEntries(listFields.map((name) => [name, []]));
  for (const [name, value] of data) {
    if (typeof value !== 'string' || name.startsWith('$')) continue;
    const list = values[name];
    if (Array.isArray(list)) list.push(value);
    else values[name] = value;
  }
  return values;
}

/** A failure together with what was submitted, so that the form shows it again; a success as it is. */
export function withSubmittedValues<Result extends ActionResult>(result: Result, data: FormData): Result {
  return result.ok ? result : { ...result, values: readFormValues(data) };
}

/** The text fields of a form as parameters of a query. */
export function convertFormToSearchParams(data: FormData): URLSearchParams {
  const pairs = [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return new URLSearchParams(pairs);
}

/** The values as a schema expects them: a ticked box sends 'on', an unticked one sends nothing. */
export function convertCheckboxesToBooleans(
  values: FormValues,
  booleanFields: readonly string[],
): Record<string, unknown> {
  return { ...values, ...Object.fromEntries(booleanFields.map((name) => [name, values[name] === 'on'])) };
}

/** The first message key of each invalid field. */
export function collectFieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? '');
    fields[field] ??= message;
  }
  return fields;
}
