import { type DraftFormControl, isCheckboxOrRadio, minReloadIntervalMs } from './form-draft';
import { preservedInputKey, preservesInputAttribute } from './preserved-input-mark';

type PreservedForm = {
  /** What the page itself wrote into the form, such as the id of a row: input returns only to the same one. */
  written: Record<string, string>;
  values: Record<string, string[]>;
};
type PreservedInput = { path: string; at: number; forms: PreservedForm[] | null };

const currentPath = () => location.pathname + location.search;

function readPreserved(): PreservedInput | null {
  try {
    const preserved: PreservedInput | null = JSON.parse(sessionStorage.getItem(preservedInputKey) ?? 'null');
    return preserved?.path === currentPath() ? preserved : null;
  } catch {
    // Storage can be switched off; then nothing is preserved.
    return null;
  }
}

/** True if it was stored. */
function writePreserved(preserved: PreservedInput): boolean {
  try {
    sessionStorage.setItem(preservedInputKey, JSON.stringify(preserved));
    return true;
  } catch {
    // As above.
    return false;
  }
}

/** No secret waits in the tab's storage; ids of actions belong to one release. */
const isSecret = ({ name, type, autocomplete }: DraftFormControl) =>
  type === 'password' || autocomplete === 'one-time-code' || /^\$|secret|uri|token/i.test(name);

const controlsOf = (form: HTMLFormElement) =>
  ([...form.elements] as DraftFormControl[]).filter(
    (control) => control.name && !/^(submit|button|reset|file)$/.test(control.type) && !isSecret(control),
  );

function readForm(form: HTMLFormElement): PreservedForm {
  const preserved: PreservedForm = { written: {}, values: {} };
  for (const control of controlsOf(form)) {
    const { name, value, type } = control;
    if (type === 'hidden') {
      preserved.written[name] = value;
      continue;
    }
    preserved.values[name] ??= [];
    if (!isCheckboxOrRadio(control) || control.checked) preserved.values[name]?.push(value);
  }
  return preserved;
}

/**
 * Stores what was entered into the forms that preserve their input, so that the page can reload itself; false if it has
 * none, or where storage is blocked.
 */
export function preserveInput(): boolean {
  const forms = document.querySelectorAll<HTMLFormElement>(`[${preservesInputAttribute}] form`);
  if (!document.querySelector(`[${preservesInputAttribute}]`)) return false;
  if (!writePreserved({ path: currentPath(), at: Date.now(), forms: [...forms].map(readForm) })) return false;
  document.documentElement.dataset.preservedInput = '';
  return true;
}

/** True when the page is about to reload itself and loses nothing: then nobody needs to be asked. */
export const isInputPreserved = () => document.documentElement.dataset.preservedInput !== undefined;

/**
 * Reloads a page that the server no longer knows, with what was entered; false if it just did, which then helped
 * nothing, or if the input cannot be preserved.
 */
export function reloadWithInput(): boolean {
  const before = readPreserved();
  if ((before && Date.now() - before.at < minReloadIntervalMs) || !preserveInput()) return false;
  location.reload();
  return true;
}

/** Puts preserved input back once, after the page has reloaded itself. Returns true when it has. */
export function restoreInput(): boolean {
  const preserved = readPreserved();
  if (!preserved?.forms) return false;
  writePreserved({ ...preserved, forms: null });
  const free = new Set(document.querySelectorAll<HTMLFormElement>(`[${preservesInputAttribute}] form`));
  for (const { written, values } of preserved.forms) {
    const form = [...free].find((each) => isSameForm(readForm(each), { written, values }));
    if (!form) continue;
    free.delete(form);
    for (const control of controlsOf(form)) if (control.type !== 'hidden') fill(control, values[control.name] ?? []);
  }
  return true;
}

/** The new release may have added fields, but what was entered needs its own. */
const isSameForm = (form: PreservedForm, preserved: PreservedForm) =>
  Object.keys(preserved.values).every((name) => name in form.values) &&
  Object.entries(form.written).every(([name, value]) => (preserved.written[name] ?? value) === value);

function fill(control: DraftFormControl, entered: string[]): void {
  if (isCheckboxOrRadio(control)) {
    if (control.checked !== entered.includes(control.value)) control.click();
    return;
  }
  const [value] = entered;
  if (value === undefined || value === control.value) return;
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) return;
  // The setter of the prototype, so that React notices the change of a control whose value it holds.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
