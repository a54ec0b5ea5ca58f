/** Announced once the islands of a page are hydrated. */
export const islandsHydratedEventName = 'hydrated';

const recordedTypes = ['click', 'focusin', 'input', 'change', 'focusout'];

type Early = {
  /** In the order in which they happened last. */
  types: Set<string>;
  /** The place among its peers. */
  place: number;
  /** The text of a textarea: React sets one that the page had filled back to that. */
  text?: string;
};
const recorded = new Map<HTMLInputElement, Early>();

/** The button that waits for its island when it is pressed early; nothing for what works without. */
export const findButtonNeedingHydration = (target: EventTarget | null) =>
  (target as Element).closest?.<HTMLInputElement>('button[type=button]:not([popovertarget])');

/** The controls with the name of one, or the buttons with its text: by its place among them it is found again. */
const peersOf = ({ name, textContent }: HTMLInputElement) =>
  [...document.querySelectorAll<HTMLInputElement>('button,[name]')].filter(
    (peer) => peer.name === name && (name || peer.textContent === textContent),
  );

function record({ target, type }: Event): void {
  const control = target as HTMLInputElement;
  const before =
    type === 'click' ? findButtonNeedingHydration(target) : (control.form || 'required' in control) && control;
  if (!before) return;
  const early: Early = recorded.get(before) ?? {
    types: new Set(),
    place: peersOf(before).indexOf(before),
  };
  recorded.set(before, early);
  if (type === 'input' && before.type === 'textarea') early.text = before.value;
  const add = () => {
    early.types.delete(type);
    early.types.add(type);
  };
  // A control that React takes away is not left by the visitor.
  if (type === 'focusout') queueMicrotask(() => before.isConnected && add());
  else add();
}

/**
 * The control with what was entered into it, or into the one that React made anew in its place because something had
 * changed the page before. The value goes through the setter of the prototype: React ignores the event of a value that
 * it set itself.
 */
function presentControl(before: HTMLInputElement, { types, place, text = before.value }: Early): HTMLElement {
  const anew = !before.isConnected && peersOf(before)[place];
  const control = (anew || before) as HTMLInputElement;
  if (anew && before.closest('dialog')?.open) document.querySelector<HTMLElement>('a[data-dialog]')?.click();
  if (/focusin(?!.*focusout)/.test([...types].join())) control.focus();
  if (before.files) control.files = before.files;
  else if (before.checked !== control.checked) control.click();
  else if (control.value !== text) Reflect.set(Object.getPrototypeOf(control), 'value', text, control);
  return control;
}

/**
 * Repeats what the visitor did before the islands hydrated: a button is pressed, a control focused, filled and left.
 */
function replay(): void {
  for (const type of recordedTypes) removeEventListener(type, record, true);
  for (const [before, early] of recorded) {
    const target = presentControl(before, early);
    for (const type of early.types)
      if (type === 'click') target.click();
      else target.dispatchEvent(new Event(type, { bubbles: true }));
  }
  recorded.clear();
}

/**
 * Records what a visitor presses, types and chooses before the islands of the page are there, in memory alone, and
 * repeats it for them: also on pages rendered per request, whose scripts are not deferred.
 */
export function installEarlyInputRecorder(): void {
  for (const type of recordedTypes) addEventListener(type, record, true);
  addEventListener(islandsHydratedEventName, replay, { once: true });
}
