/** Announced once the islands of a page are hydrated. */
export const hydratedEvent = 'hydrated';

const recordedTypes = ['click', 'focusin', 'input', 'change', 'focusout'];

type Early = {
  /** The last one of each type, in the order in which they happened. */
  events: Map<string, Event>;
  /** The place among the controls of its name. */
  place: number;
  /** The text of a textarea: React sets one that the page had filled back to that. */
  text?: string;
  /** Where the text goes on. */
  caret?: number | null;
};
const recorded = new Map<HTMLInputElement, Early>();

/** The element on which an early event must be repeated, or null when the browser handles it alone. */
export function replayTarget({ target, type }: Event): HTMLElement | null {
  if (type === 'click')
    return (target as Element).closest?.<HTMLElement>('button[type=button]:not([popovertarget])') ?? null;
  const control = target as HTMLInputElement;
  return control.form || 'required' in control ? control : null;
}

function record(event: Event): void {
  const target = replayTarget(event) as HTMLInputElement | null;
  if (!target) return;
  const { type } = event;
  const early: Early = recorded.get(target) ?? {
    events: new Map(),
    place: [...document.getElementsByName(target.name)].indexOf(target),
  };
  recorded.set(target, early);
  if (type === 'input') {
    early.caret = target.selectionStart;
    if (target.type === 'textarea') early.text = target.value;
  }
  const add = () => {
    early.events.delete(type);
    early.events.set(type, event);
  };
  // A control that React takes away is not left by the visitor.
  if (type === 'focusout') queueMicrotask(() => target.isConnected && add());
  else add();
}

/**
 * The control with what was entered into it, or into the one that React made anew in its place because something had
 * changed the page before. The value goes through the setter of the prototype: React ignores the event of a value that
 * it set itself.
 */
function presentControl(before: HTMLInputElement, { events, place, text = before.value, caret }: Early): HTMLElement {
  const control = (
    before.isConnected ? before : (document.getElementById(before.id) ?? document.getElementsByName(before.name)[place])
  ) as HTMLInputElement | undefined;
  if (!control) return before;
  const [dialog, details] = [before.closest('dialog'), control.closest('details')];
  if (control !== before && dialog?.open) document.querySelector<HTMLElement>(`[data-dialog=${dialog.id}]`)?.click();
  if (details && before.closest('details')?.open) details.open = true;
  const order = [...events.keys()];
  if (order.indexOf('focusin') > order.indexOf('focusout')) control.focus();
  if (before.type === 'file') control.files = before.files;
  else if (before.checked !== control.checked) control.click();
  else if (control.value !== text) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
    if (caret != null && control === document.activeElement) control.setSelectionRange(caret, caret);
  }
  return control;
}

/** Repeats what the visitor did before the islands hydrated: a button is pressed, a control focused, filled and left. */
function replay(): void {
  for (const type of recordedTypes) removeEventListener(type, record, true);
  for (const [before, early] of recorded) {
    const target = presentControl(before, early);
    for (const [type, event] of early.events) {
      // React hydrates at once for an event that it gets meanwhile, and goes on with it.
      if (target === before && event.eventPhase !== Event.NONE) continue;
      if (type === 'click') target.click();
      else target.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
  recorded.clear();
}

/**
 * Records what a visitor presses, types and chooses before the islands of the page are there, in memory alone, and
 * repeats it for them: also on pages rendered per request, whose scripts are not deferred.
 */
export function installEarlyInput(): void {
  for (const type of recordedTypes) addEventListener(type, record, true);
  addEventListener(hydratedEvent, replay, { once: true });
}
