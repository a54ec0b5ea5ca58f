import { unstable_isUnrecognizedActionError as isUnrecognizedActionError } from 'next/navigation';
import {
  consumeSuccessFragment,
  type DraftFormControl,
  isCheckboxOrRadio,
  listDraftControls,
  readDraft,
  readDraftControlValues,
  saveDraft,
  writeDraftToStorage,
} from '@/lib/forms/form-draft';
import type { FormResult } from '@/lib/forms/form-values';
import { draftStorageKey } from '@/lib/forms/success-message-id-and-draft-key';
import { readCrossOriginErrorMessage } from '@/lib/http/cross-origin-error';
import { outdatedFormEventName } from '@/lib/page-scripts/show-new-release-bar';
import type { FormKind, FormValidator } from './client-validation';

/**
 * Clears what a box excludes after it was ticked: a box that stands for all others clears them, and each of them clears
 * it.
 */
export function enforceExclusiveCheckbox(target: EventTarget): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox' || !target.checked || !target.form) return;
  const isExclusive = 'exclusive' in target.dataset;
  const cleared = [...target.form.querySelectorAll<HTMLInputElement>(`input[name="${target.name}"]:checked`)].filter(
    (box) => box !== target && (isExclusive || 'exclusive' in box.dataset),
  );
  for (const box of cleared) box.checked = false;
  // The draft is saved again.
  if (cleared.length > 0) target.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Puts a draft into controls that nobody has touched yet; deletes it when the page is the response to a form that was
 * accepted. Returns true when the page has just reloaded itself because it was outdated: then consent is restored too.
 */
export function restoreDraft(kind: string, form: HTMLFormElement): boolean {
  if (consumeSuccessFragment(kind)) clearDraft(kind);
  const draft = readDraft(kind);
  if (!draft) return false;
  for (const control of listDraftControls(form)) {
    const saved = draft.values[control.name];
    if (!saved) continue;
    if (isCheckboxOrRadio(control)) control.checked ||= saved.includes(control.value);
    else if (control.value === '') control.value = saved[0] ?? '';
  }
  const { agreements, ...rest } = draft;
  if (!agreements) return false;
  for (const box of form.querySelectorAll<HTMLInputElement>('[data-agreement]'))
    box.checked ||= agreements.includes(box.name);
  writeDraftToStorage(kind, rest);
  // At once: a smooth way there misses the form, because what is above it is still being laid out.
  form.scrollIntoView({ behavior: 'instant' });
  return true;
}

/** Deletes the draft of a form that was accepted. */
export function clearDraft(kind: string): void {
  try {
    sessionStorage.removeItem(draftStorageKey(kind));
  } catch {
    // As above.
  }
}

type PreparedSubmission = { key: string; elapsed: number; values: string };

/**
 * The key of this attempt, the milliseconds since the form was first seen, and the values that it sends. The key stays
 * the same until the server has accepted it, so a retry is no second submission; a text that was changed in between is
 * one.
 */
function prepareSubmission(kind: string, form: HTMLFormElement, startedAt: number): PreparedSubmission {
  const draft = readDraft(kind) ?? { startedAt, values: readDraftControlValues(form) };
  const values = JSON.stringify(readDraftControlValues(form));
  // Outside a secure context there is no UUID; the server then draws the key from the content.
  const sent = draft.sent?.values === values ? draft.sent : { key: globalThis.crypto?.randomUUID?.() ?? '', values };
  writeDraftToStorage(kind, { ...draft, sent });
  return { key: sent.key, elapsed: Date.now() - draft.startedAt, values };
}

/**
 * Clears the draft and the fields of a form that was accepted, and returns true; what was typed meanwhile stays and is
 * treated as a form of its own.
 */
function clearIfUnchanged(kind: string, form: HTMLFormElement, { values }: PreparedSubmission): boolean {
  clearDraft(kind);
  const untouched = JSON.stringify(readDraftControlValues(form)) === values;
  if (untouched) emptyForm(form);
  else saveDraft(kind, form, Date.now());
  return untouched;
}

/** Empties every control that a person fills. */
function emptyForm(form: HTMLFormElement): void {
  for (const control of [...form.elements] as DraftFormControl[]) {
    if (isCheckboxOrRadio(control)) control.checked = false;
    else if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else if (!['hidden', 'submit', 'button'].includes(control.type)) control.value = '';
  }
}

/** A form's action on the server. */
export type FormAction = (previous: unknown, data: FormData) => Promise<FormResult>;

type Submission = {
  kind: FormKind;
  form: HTMLFormElement;
  /**
   * Null when the validation code did not arrive: the form is sent all the same, for the server has the same schema.
   */
  validation: FormValidator | null;
  /** When the form was first seen. */
  startedAt: number;
  action: FormAction;
  /** Shown when the server could not be reached at all. */
  failure: string;
};

/** The result of a form, and whether it was emptied: it is not when its values changed during the request. */
export type FormSubmitOutcome = { result: FormResult; invalidFields: Record<string, string>; emptied: boolean };

/** Checks a form and sends it. Loaded when somebody touches a form. */
export async function validateAndSubmitForm({
  kind,
  form,
  validation,
  startedAt,
  action,
  failure,
}: Submission): Promise<FormSubmitOutcome> {
  const found = (await validation?.all()) ?? {};
  if (Object.keys(found).length > 0)
    return { result: { ok: false, error: 'form.summary', message: '' }, invalidFields: found, emptied: false };
  const data = new FormData(form);
  const tried = prepareSubmission(kind, form, startedAt);
  data.set('idempotencyKey', tried.key);
  data.set('elapsed', String(tried.elapsed));
  const result = await action(null, data).catch((error) => reloadOrCreateFailureResult(error, form, failure));
  const invalidFields = fieldsOf(result);
  validation?.adopt(invalidFields);
  return { result, invalidFields, emptied: result.ok && clearIfUnchanged(kind, form, tried) };
}

const reloadTimeoutMs = 5000;

/**
 * Why a form could not be sent: there is no connection, the server rejects its origin, or the page is outdated. It then
 * reloads itself, and this is not seen.
 */
export async function reloadOrCreateFailureResult(
  error: unknown,
  form: HTMLFormElement,
  failure: string,
): Promise<{ ok: false; error: string; message: string }> {
  const isReloading =
    isUnrecognizedActionError(error) &&
    !form.dispatchEvent(new Event(outdatedFormEventName, { bubbles: true, cancelable: true }));
  if (isReloading) await new Promise((resolve) => setTimeout(resolve, reloadTimeoutMs));
  return { ok: false, error: 'unreachable', message: readCrossOriginErrorMessage(error) ?? failure };
}

const fieldsOf = (result: FormResult) => (result.fields as Record<string, string>) ?? {};
