import type { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';

/** The id of a form's thank-you message on its page. */
export const successNoticeId = (form: string) => `${form}-sent`;

/** Where a form's draft is in the tab's storage. */
export const draftStorageKey = (kind: string) => `form:${kind}`;

/** A submission as typed: one text per field, a list for a field that may repeat. */
export type FormValues = Record<string, string | string[]>;

/** The result of a form: its values may be lists. */
export type FormResult = ActionResult<string, string | string[]>;

/** The text fields of a form, those named as `lists` as lists. Files and the framework's own fields are dropped. */
export function formValues(data: FormData, lists: readonly string[] = []): FormValues {
  const values: FormValues = Object.fromEntries(lists.map((name) => [name, []]));
  for (const [name, value] of data) {
    if (typeof value !== 'string' || name.startsWith('$')) continue;
    const list = values[name];
    if (Array.isArray(list)) list.push(value);
    else values[name] = value;
  }
  return values;
}

/** The values as a schema expects them: a ticked box sends 'on', an unticked one sends nothing. */
export function schemaInput(values: FormValues, boxes: readonly string[]): Record<string, unknown> {
  return { ...values, ...Object.fromEntries(boxes.map((name) => [name, values[name] === 'on'])) };
}

/** The first message key of each invalid field. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? '');
    fields[field] ??= message;
  }
  return fields;
}
