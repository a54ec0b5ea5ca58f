import { type DraftFormControl, isCheckboxOrRadio, minReloadIntervalMs } from './form-draft';
import { keepsInputAttribute, keptInputSlot } from './kept-input-mark';

type KeptForm = {
  /** What the page itself wrote into the form, such as the id of a row: input returns only to the same one. */
  written: Record<string, string>;
  values: Record<string, string[]>;
};
type KeptInput = { path: string; at: number; forms: KeptForm[] | null };

const currentPath = () => location.pathname + location.search;

function readKept(): KeptInput | null {
  try {
    const kept: KeptInput | null = JSON.parse(sessionStorage.getItem(keptInputSlot) ?? 'null');
    return kept?.path === currentPath() ? kept : null;
  } catch {
    // Storage can be switched off; then nothing is kept.
    return null;
  }
}

/** True if it was stored. */
function writeKept(kept: KeptInput): boolean {
  try {
    sessionStorage.setItem(keptInputSlot, JSON.stringify(kept));
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

function readForm(form: HTMLFormElement): KeptForm {
  const kept: KeptForm = { written: {}, values: {} };
  for (const control of controlsOf(form)) {
    const { name, value, type } = control;
    if (type === 'hidden') {
      kept.written[name] = value;
      continue;
    }
    kept.values[name] ??= [];
    if (!isCheckboxOrRadio(control) || control.checked) kept.values[name]?.push(value);
  }
  return kept;
}

/**
 * Stores what was entered into the forms that keep their input, so that the page can reload itself; false if it has
 * none, or where storage is blocked.
 */
export function keepInput(): boolean {
  const forms = document.querySelectorAll<HTMLFormElement>(`[${keepsInputAttribute}] form`);
  if (!document.querySelector(`[${keepsInputAttribute}]`)) return false;
  if (!writeKept({ path: currentPath(), at: Date.now(), forms: [...forms].map(readForm) })) return false;
  document.documentElement.dataset.keptInput = '';
  return true;
}

/** True when the page is about to reload itself and loses nothing: then nobody needs to be asked. */
export const isInputKept = () => document.documentElement.dataset.keptInput !== undefined;

/**
 * Reloads a page that the server no longer knows, with what was entered; false if it just did, which then helped
 * nothing, or if the input cannot be kept.
 */
export function reloadWithInput(): boolean {
  const before = readKept();
  if ((before && Date.now() - before.at < minReloadIntervalMs) || !keepInput()) return false;
  location.reload();
  return true;
}

/** Puts kept input back once, after the page has reloaded itself. Returns true when it has. */
export function restoreInput(): boolean {
  const kept = readKept();
  if (!kept?.forms) return false;
  writeKept({ ...kept, forms: null });
  const free = new Set(document.querySelectorAll<HTMLFormElement>(`[${keepsInputAttribute}] form`));
  for (const { written, values } of kept.forms) {
    const form = [...free].find((each) => isSameForm(readForm(each), { written, values }));
    if (!form) continue;
    free.delete(form);
    for (const control of controlsOf(form)) if (control.type !== 'hidden') fill(control, values[control.name] ?? []);
  }
  return true;
}

/** The new release may have added fields, but what was entered needs its own. */
const isSameForm = (form: KeptForm, kept: KeptForm) =>
  Object.keys(kept.values).every((name) => name in form.values) &&
  Object.entries(form.written).every(([name, value]) => (kept.written[name] ?? value) === value);

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
