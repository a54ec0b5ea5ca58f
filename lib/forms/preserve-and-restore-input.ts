import { type DraftFormControl, isCheckboxOrRadio, minReloadIntervalMs } from './form-draft';
import { preservedInputKey, preservesInputAttribute } from './preserved-input-attribute-and-key';

type PreservedForm = {
  /** What the page itself wrote into the form, such as the id of a row: input returns only to the same one. */
  written: Record<string, string>;
  values: Record<string, string[]>;
};
type PreservedInput = {
  path: string;
  at: number;
  forms: PreservedForm[] | null;
  /** The message of an action that succeeded before the page was loaded anew. */
  outcome?: string;
};

/** How long the router may take to load a page anew, so that it shows the result. */
const outcomeAgeMs = 10_000;

const currentPath = () => location.pathname + location.search;

/** What the tab has preserved, of any page. */
function readStored(): PreservedInput | null {
  try {
    return JSON.parse(sessionStorage.getItem(preservedInputKey) ?? 'null');
  } catch {
    // Storage can be switched off; then nothing is preserved.
    return null;
  }
}

function readPreserved(): PreservedInput | null {
  const stored = readStored();
  return stored?.path === currentPath() ? stored : null;
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

/** The forms, and the fields of a search that is no form. */
const regions = () => [...document.querySelectorAll<HTMLElement>(`[${preservesInputAttribute}] :is(form, search)`)];

/** Also those that a form has elsewhere on the page. */
const controlsOf = (region: HTMLElement) =>
  (
    [
      ...((region as HTMLFormElement).elements ?? region.querySelectorAll('input, select, textarea')),
    ] as unknown as DraftFormControl[]
  ).filter(
    (control) =>
      control.name && !/^(submit|button|reset|file|fieldset|output)$/.test(control.type) && !isSecret(control),
  );

function readForm(form: HTMLElement): PreservedForm {
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
  if (!document.querySelector(`[${preservesInputAttribute}]`)) return false;
  if (!writePreserved({ path: currentPath(), at: Date.now(), forms: regions().map(readForm) })) return false;
  document.documentElement.dataset.preservedInput = '';
  return true;
}

/** Lets the page reload itself without a warning of unsaved changes, and without its input. */
export function suppressUnsavedChangesWarning(): void {
  document.documentElement.dataset.preservedInput = '';
}

/**
 * True when the page is about to reload itself and its input is stored or to be lost, so that no warning of unsaved
 * changes is due.
 */
export const isPageReloadingItself = () => document.documentElement.dataset.preservedInput !== undefined;

/**
 * Reloads a page that the server no longer knows, with what was entered; false if it just did, which then helped
 * nothing, or if the input cannot be preserved.
 */
export function reloadWithInput(): boolean {
  const before = readPreserved();
  const hasReloaded = before && before.outcome === undefined && Date.now() - before.at < minReloadIntervalMs;
  if (hasReloaded || !preserveInput()) return false;
  location.reload();
  return true;
}

const isSent = (form: HTMLElement, sent: FormData) =>
  form instanceof HTMLFormElement &&
  [...new FormData(form)].every(([name, value]) => name.startsWith('$') || sent.getAll(name).includes(value));

/**
 * Stores the message of an action that succeeded, and what was entered into the other forms. Under a new release the
 * router loads the page anew before it shows the result; where the result is shown, `discardPreservedResultMessage`
 * follows. It also does after ten seconds: a form that its own success removes from the page shows no result.
 */
export function preserveResultMessage(outcome: string, sent: FormData): void {
  const others = regions()
    .filter((form) => !isSent(form, sent))
    .map(readForm);
  if (!writePreserved({ path: currentPath(), at: Date.now(), forms: others, outcome })) return;
  document.documentElement.dataset.preservedInput = '';
  setTimeout(discardPreservedResultMessage, outcomeAgeMs);
}

/** Removes what `preserveResultMessage` stored: the page shows the result itself. */
export function discardPreservedResultMessage(): void {
  if (readStored()?.outcome === undefined) return;
  sessionStorage.removeItem(preservedInputKey);
  delete document.documentElement.dataset.preservedInput;
}

/**
 * Puts preserved input back once, after the page has reloaded itself. Returns undefined if there was none, otherwise
 * the message of the action that had succeeded before, or an empty text.
 */
export function restoreInput(): string | undefined {
  const preserved = readPreserved();
  if (!preserved?.forms) return undefined;
  // The page was not loaded for the result, but opened again later. How long it took to load does not count.
  if (preserved.outcome !== undefined && Date.now() - performance.now() - preserved.at > outcomeAgeMs) {
    discardPreservedResultMessage();
    return undefined;
  }
  writePreserved({ ...preserved, forms: null });
  const free = new Set(regions());
  for (const { written, values } of preserved.forms) {
    const form = [...free].find((each) => isSameForm(readForm(each), { written, values }));
    if (!form) continue;
    free.delete(form);
    const places = new Map<string, number>();
    for (const control of controlsOf(form)) {
      // What input is based on (`hidden`) is out of date once an action of this tab has changed it.
      if (control.type === 'hidden' || (control.hidden && preserved.outcome !== undefined)) continue;
      const entered = values[control.name] ?? [];
      const place = places.get(control.name) ?? 0;
      places.set(control.name, place + 1);
      fill(control, isCheckboxOrRadio(control) ? entered : entered.slice(place));
    }
  }
  return preserved.outcome ?? '';
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
