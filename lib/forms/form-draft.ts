import { honeypotField } from './hidden-fields';
import { draftStorageKey, successMessageElementId } from './success-message-id-and-draft-key';

type Values = Record<string, string[]>;

/** The draft of a form that was not sent yet, in the storage of the tab. */
export type StoredFormDraft = {
  startedAt: number;
  values: Values;
  /** The key of the last attempt to send these values. */
  sent?: { key: string; values: string };
  /** When the page was last reloaded because a new release had replaced it. */
  renewedAt?: number;
  /** The boxes of consent that were ticked then; otherwise consent is never part of a draft. */
  agreements?: string[];
};

export type DraftFormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** True for a checkbox or a radio button. */
export const isCheckboxOrRadio = (control: DraftFormControl): control is HTMLInputElement =>
  /^(checkbox|radio)$/.test(control.type);

/** The controls of a draft: all that was typed or chosen; never an agreement, nor what the page itself put there. */
export function listDraftControls(form: HTMLFormElement): DraftFormControl[] {
  return ([...form.elements] as DraftFormControl[]).filter(
    ({ name, type, dataset }) => name && name !== honeypotField && !('agreement' in dataset) && type !== 'hidden',
  );
}

/** What is in the controls of a draft, by name: the chosen values of boxes, the text of others. */
export function readDraftControlValues(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const control of listDraftControls(form)) {
    values[control.name] ??= [];
    if (!isCheckboxOrRadio(control) || control.checked) values[control.name]?.push(control.value);
  }
  return values;
}

/** The draft of a form in this tab; null without one, and where storage is blocked. */
export function readDraft(kind: string): StoredFormDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(draftStorageKey(kind)) ?? 'null');
  } catch {
    // Storage can be switched off; the form then works without a memory.
    return null;
  }
}

/** Stores a draft for this tab; false where storage is blocked or full. */
export function writeDraftToStorage(kind: string, draft: StoredFormDraft): boolean {
  try {
    sessionStorage.setItem(draftStorageKey(kind), JSON.stringify(draft));
    return true;
  } catch {
    // As above.
    return false;
  }
}

/**
 * True once for a page that shows the thank-you message of a form that was stored: its URL loses the fragment, so that
 * a later draft is not deleted. The message stays in sight.
 */
export function consumeSuccessFragment(kind: string): boolean {
  if (location.hash !== `#${successMessageElementId(kind)}`) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

/** Saves the input for this tab: through a failure, a reload and a change of language. */
export function saveDraft(kind: string, form: HTMLFormElement, startedAt: number): void {
  consumeSuccessFragment(kind);
  const before = readDraft(kind);
  writeDraftToStorage(kind, {
    ...before,
    startedAt: before?.startedAt ?? startedAt,
    values: readDraftControlValues(form),
  });
}

/** A page that reloaded itself this recently is not reloaded again: it did not help. */
export const minReloadIntervalMs = 60_000;

/**
 * Prepares a draft, consent included, for a page that is about to reload itself; false if it just did, which then
 * helped nothing, or if the draft cannot be stored.
 */
export function saveDraftForReload(kind: string, form: HTMLFormElement, startedAt: number): boolean {
  const now = Date.now();
  const before = readDraft(kind);
  if (before?.renewedAt && now - before.renewedAt < minReloadIntervalMs) return false;
  const agreements = [...form.querySelectorAll<HTMLInputElement>('[data-agreement]:checked')].map(({ name }) => name);
  return writeDraftToStorage(kind, {
    startedAt,
    ...before,
    values: readDraftControlValues(form),
    renewedAt: now,
    agreements,
  });
}
