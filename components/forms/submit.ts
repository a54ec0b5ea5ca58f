import type { FormResult } from '@/lib/forms/form-values';
import type { Checks } from './client-validation';
import { clearIfUnchanged, prepareSubmission } from './draft';
import type { FormKind } from './forms';

export { restoreDraft, saveDraft } from './draft';

/** A form's action on the server. */
export type FormAction = (previous: unknown, data: FormData) => Promise<FormResult>;

type Submission = {
  kind: FormKind;
  form: HTMLFormElement;
  /** Null when the checks did not arrive: the form is sent all the same, for the server has the same schema. */
  checks: Checks | null;
  /** When the form was first seen. */
  startedAt: number;
  action: FormAction;
  /** Said when the server could not be reached at all. */
  failure: string;
};

/** What came of a form, and whether it was emptied: it is not when somebody typed on meanwhile. */
export type SubmitResult = { result: FormResult; invalidFields: Record<string, string>; emptied: boolean };

/** Checks a form and sends it. Loaded when somebody touches a form. */
export async function submit({ kind, form, checks, startedAt, action, failure }: Submission): Promise<SubmitResult> {
  const found = (await checks?.all()) ?? {};
  if (Object.keys(found).length > 0)
    return { result: { ok: false, error: 'form.summary', message: '' }, invalidFields: found, emptied: false };
  const data = new FormData(form);
  const tried = prepareSubmission(kind, form, startedAt);
  data.set('idempotencyKey', tried.key);
  data.set('elapsed', String(tried.elapsed));
  const result = await action(null, data).catch(() => unreachable(failure));
  const invalidFields = fieldsOf(result);
  checks?.adopt(invalidFields);
  return { result, invalidFields, emptied: result.ok && clearIfUnchanged(kind, form, tried) };
}

const unreachable = (message: string): FormResult => ({ ok: false, error: 'unreachable', message });
const fieldsOf = (result: FormResult) => (result.fields as Record<string, string>) ?? {};
