import { z } from 'zod';
import { type Control, isBox, reloadAgainAfterMs } from '@/lib/forms/draft';

const slot = 'renewed';
const schema = z.object({
  path: z.string(),
  at: z.number(),
  values: z.record(z.string(), z.array(z.string())).nullable(),
});
type Renewal = z.infer<typeof schema>;

/** No secret waits in the tab's storage. */
const isSecret = (name: string) => name.startsWith('$') || /password|code/i.test(name);

function read(): Renewal | null {
  const { data } = schema.safeParse(JSON.parse(sessionStorage.getItem(slot) ?? 'null'));
  return data?.path === location.pathname ? data : null;
}

const write = (renewal: Renewal) => sessionStorage.setItem(slot, JSON.stringify(renewal));

/**
 * Reloads a staff page that the server no longer knows, with what was sent; false if it just did, which then helped
 * nothing.
 */
export function reloadWith(data: FormData): boolean {
  const now = Date.now();
  const before = read();
  if (before && now - before.at < reloadAgainAfterMs) return false;
  const names = [...new Set(data.keys())].filter((name) => !isSecret(name));
  const values = names.map((name) => [name, data.getAll(name).filter((value) => typeof value === 'string')]);
  write({ path: location.pathname, at: now, values: Object.fromEntries(values) });
  location.reload();
  return true;
}

/**
 * After such a reload, puts what was sent back into the form with the same fields. Returns true when there was
 * something to put back.
 */
export function restoreSent(): boolean {
  const renewal = read();
  if (!renewal?.values) return false;
  const { values } = renewal;
  write({ ...renewal, values: null });
  const names = Object.keys(values);
  const hidden = (form: HTMLFormElement) =>
    [...form.elements].filter((each) => (each as Control).type === 'hidden') as Control[];
  const form = [...document.forms].find(
    (each) =>
      names.every((name) => each.elements.namedItem(name)) &&
      hidden(each).every(({ name, value }) => !values[name] || values[name].includes(value)),
  );
  for (const control of (form?.elements ?? []) as Iterable<Control>) fill(control, values[control.name]);
  return form !== undefined;
}

function fill(control: Control, sent: string[] | undefined): void {
  if (!sent || control.type === 'hidden') return;
  if (isBox(control)) {
    if (control.checked !== sent.includes(control.value)) control.click();
    return;
  }
  // The setter of the prototype, so that React notices the change of a control whose value it holds.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, sent[0] ?? '');
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
