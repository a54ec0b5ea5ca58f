import { type FormResult, thanksId } from '@/lib/forms/form-values';
import { honeypotField } from '@/lib/forms/honeypot';
import type { FormKind, FormValidation } from './client-validation';
import { draftSlot } from './site-form';

type Values = Record<string, string[]>;
type Draft = { startedAt: number; values: Values; sent?: { key: string; values: string } };
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** What is kept of a form: all that was typed or chosen; never an agreement, nor what the page itself put there. */
function draftControls(form: HTMLFormElement): Control[] {
  return ([...form.elements] as Control[]).filter(
    ({ name, type, dataset }) =>
      name && name !== honeypotField && !('agreement' in dataset) && (type !== 'hidden' || 'kept' in dataset),
  );
}

function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const control of draftControls(form)) {
    values[control.name] ??= [];
    if (!isBox(control) || control.checked) values[control.name]?.push(control.value);
  }
  return values;
}

function read(kind: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(draftSlot(kind)) ?? 'null');
  } catch {
    // As in `hasDraft`.
    return null;
  }
}

function write(kind: string, draft: Draft): void {
  try {
    sessionStorage.setItem(draftSlot(kind), JSON.stringify(draft));
  } catch {
    // As above.
  }
}

/** True once for a page that is the answer to a form that was stored: the address forgets it, so that a later draft is kept. The thanks stay in sight. */
function justThanked(kind: string): boolean {
  if (location.hash !== `#${thanksId(kind)}`) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

/** Keeps what is typed for this tab: through a failure, a reload and a change of language. */
export function saveDraft(kind: string, form: HTMLFormElement, startedAt: number): void {
  justThanked(kind);
  const old = read(kind);
  write(kind, { startedAt: old?.startedAt ?? startedAt, sent: old?.sent, values: valuesOf(form) });
}

/** Puts what was kept into controls that nobody has touched yet; forgets it when the page is the answer to a form that was stored. */
export function restoreDraft(kind: string, form: HTMLFormElement): void {
  if (justThanked(kind)) clearDraft(kind);
  const draft = read(kind);
  if (!draft) return;
  for (const control of draftControls(form)) {
    const saved = draft.values[control.name];
    if (!saved) continue;
    if (isBox(control)) control.checked ||= saved.includes(control.value);
    else if (control.value === '') {
      control.value = saved[0] ?? '';
      // What is shown of a hidden control is drawn by whoever fills it.
      if (control.type === 'hidden') control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/** Forgets a form that was accepted. */
function clearDraft(kind: string): void {
  try {
    sessionStorage.removeItem(draftSlot(kind));
  } catch {
    // As above.
  }
}

type PreparedSubmission = { key: string; elapsed: number; values: string };

/**
 * The key of this attempt, the milliseconds since the form was first seen, and the words that it sends. The key stays the same until the
 * server has said yes, so a retry is no second one; words changed in between are one.
 */
function prepareSubmission(kind: string, form: HTMLFormElement, startedAt: number): PreparedSubmission {
  const draft = read(kind) ?? { startedAt, values: valuesOf(form) };
  const values = JSON.stringify(valuesOf(form));
  // Outside a secure context there is no UUID; the server then draws the key from the content.
  const sent = draft.sent?.values === values ? draft.sent : { key: globalThis.crypto?.randomUUID?.() ?? '', values };
  write(kind, { ...draft, sent });
  return { key: sent.key, elapsed: Date.now() - draft.startedAt, values };
}

/** Forgets and empties a form that was accepted, and says so; what was typed meanwhile stays and is kept as a form of its own. */
function clearIfUnchanged(kind: string, form: HTMLFormElement, { values }: PreparedSubmission): boolean {
  clearDraft(kind);
  const untouched = JSON.stringify(valuesOf(form)) === values;
  if (untouched) emptyForm(form);
  else saveDraft(kind, form, Date.now());
  return untouched;
}

/** Empties every control that a person fills. */
function emptyForm(form: HTMLFormElement): void {
  for (const control of [...form.elements] as Control[]) {
    if (isBox(control)) control.checked = false;
    else if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else if (!['hidden', 'submit', 'button'].includes(control.type)) control.value = '';
  }
}

/** A form's action on the server. */
export type FormAction = (previous: unknown, data: FormData) => Promise<FormResult>;

type Submission = {
  kind: FormKind;
  form: HTMLFormElement;
  /** Null when the validation code did not arrive: the form is sent all the same, for the server has the same schema. */
  validation: FormValidation | null;
  /** When the form was first seen. */
  startedAt: number;
  action: FormAction;
  /** Said when the server could not be reached at all. */
  failure: string;
};

/** What came of a form, and whether it was emptied: it is not when somebody typed on meanwhile. */
export type SubmitResult = { result: FormResult; invalidFields: Record<string, string>; emptied: boolean };

/** Checks a form and sends it. Loaded when somebody touches a form. */
export async function submit({
  kind,
  form,
  validation,
  startedAt,
  action,
  failure,
}: Submission): Promise<SubmitResult> {
  const found = (await validation?.all()) ?? {};
  if (Object.keys(found).length > 0)
    return { result: { ok: false, error: 'form.summary', message: '' }, invalidFields: found, emptied: false };
  const data = new FormData(form);
  const tried = prepareSubmission(kind, form, startedAt);
  data.set('idempotencyKey', tried.key);
  data.set('elapsed', String(tried.elapsed));
  const result = await action(null, data).catch(() => unreachable(failure));
  const invalidFields = fieldsOf(result);
  validation?.adopt(invalidFields);
  return { result, invalidFields, emptied: result.ok && clearIfUnchanged(kind, form, tried) };
}

const unreachable = (message: string): FormResult => ({ ok: false, error: 'unreachable', message });
const fieldsOf = (result: FormResult) => (result.fields as Record<string, string>) ?? {};
