/** Announced once the islands of a page are hydrated. */
export const islandsHydratedEventName = 'hydrated';

const recordedTypes = ['click', 'focusin', 'input', 'change', 'focusout'];

type Early = {
  /** The last event of each type, in the order in which they happened. */
  events: Map<string, Event>;
  /** The place among its peers. */
  place: number;
  /** The text of a textarea, when it was typed: React sets one that the page had filled back to that. */
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

function record(event: Event): void {
  const { target, type } = event;
  const control = target as HTMLInputElement;
  const before =
    type === 'click' ? findButtonNeedingHydration(target) : (control.form || 'required' in control) && control;
  if (!before) return;
  const early: Early = recorded.get(before) ?? {
    events: new Map(),
    place: peersOf(before).indexOf(before),
  };
  recorded.set(before, early);
  if (type === 'input' && before.type === 'textarea') early.text = before.value;
  const add = () => {
    early.events.delete(type);
    early.events.set(type, event);
  };
  // A control that React takes away is not left by the visitor.
  if (type === 'focusout') queueMicrotask(() => before.isConnected && add());
  else add();
}

/**
 * Writes a value through the setter of the prototype: React ignores the event of a value that it set itself, and sets a
 * controlled field back after an event in which its state did not change.
 */
function fill(control: HTMLInputElement, text: string): void {
  if (!control.files && control.value !== text) Reflect.set(Object.getPrototypeOf(control), 'value', text, control);
}

/**
 * The control with what was entered into it, or into the one that React made anew in its place because something had
 * changed the page before.
 */
function presentControl(before: HTMLInputElement, { events, place }: Early): HTMLInputElement {
  const anew = !before.isConnected && peersOf(before)[place];
  const control = (anew || before) as HTMLInputElement;
  if (anew && before.closest('dialog')?.open) document.querySelector<HTMLElement>('a[data-dialog]')?.click();
  if (/focusin(?!.*focusout)/.test([...events.keys()].join())) control.focus();
  if (before.files) control.files = before.files;
  else if (before.checked !== control.checked) control.click();
  return control;
}

/**
 * Repeats what the visitor did before the islands hydrated: a button is pressed, a control focused, filled and left. An
 * event that is still being dispatched reaches its island by itself: it made React finish the hydration.
 */
function replay(): void {
  for (const type of recordedTypes) removeEventListener(type, record, true);
  for (const [before, early] of recorded) {
    const { events, text = before.value } = early;
    const control = presentControl(before, early);
    for (const [type, event] of events) {
      fill(control, text);
      if (event.eventPhase) continue;
      if (type === 'click') control.click();
      else control.dispatchEvent(new Event(type, { bubbles: true }));
    }
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
