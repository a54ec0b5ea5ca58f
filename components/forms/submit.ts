import type { FormResult } from '@/lib/forms/form-values';
import type { Checks } from './client-validation';
import { attempt, settle } from './draft';
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
  since: number;
  action: FormAction;
  /** Said when the server could not be reached at all. */
  failure: string;
};

/** What came of a form, and whether it was emptied: it is not when somebody typed on meanwhile. */
export type Outcome = { result: FormResult; failing: Record<string, string>; emptied: boolean };

/** Checks a form and sends it. Loaded when somebody touches a form. */
export async function submit({ kind, form, checks, since, action, failure }: Submission): Promise<Outcome> {
  const found = (await checks?.all()) ?? {};
  if (Object.keys(found).length > 0)
    return { result: { ok: false, error: 'form.summary', message: '' }, failing: found, emptied: false };
  const data = new FormData(form);
  const tried = attempt(kind, form, since);
  data.set('idempotencyKey', tried.key);
  data.set('elapsed', String(tried.elapsed));
  const result = await action(null, data).catch(() => unreachable(failure));
  const failing = fieldsOf(result);
  checks?.adopt(failing);
  return { result, failing, emptied: result.ok && settle(kind, form, tried) };
}

const unreachable = (message: string): FormResult => ({ ok: false, error: 'unreachable', message });
const fieldsOf = (result: FormResult) => (result.fields as Record<string, string>) ?? {};
