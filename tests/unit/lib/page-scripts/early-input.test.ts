import { beforeEach, expect, it, vi } from 'vitest';
import { installEarlyInputRecorder } from '@/lib/page-scripts/early-input';

let page: EventTarget;
let done: string[];

const does = (type: string, target: object) =>
  page.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: target }));

class Control {
  isConnected = true;
  text = '';
  required = false;
  checked = false;
  constructor(
    readonly name: string,
    readonly type = 'text',
    readonly form: object | null = null,
    readonly textContent = '',
  ) {}
  closest(selector: string) {
    return this.type === 'button' && selector.startsWith('button') ? this : null;
  }
  get value() {
    return this.text;
  }
  set value(text: string) {
    this.text = text;
  }
  focus() {
    Object.assign(document, { activeElement: this });
  }
  click() {
    this.checked = !this.checked;
  }
  dispatchEvent({ type, bubbles }: Event) {
    if (bubbles) done.push(`${this.name} ${type} ${this.text}`.trim());
  }
}

/** Puts controls onto the page, in the place of those before. */
const draw = (...controls: Control[]) => Object.assign(document, { querySelectorAll: () => controls });

beforeEach(() => {
  page = new EventTarget();
  done = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  // Node.js takes no boolean here.
  vi.stubGlobal('removeEventListener', (type: string, listener: () => void, capture: boolean) =>
    page.removeEventListener(type, listener, { capture }),
  );
  vi.stubGlobal('document', { activeElement: null });
  draw();
  installEarlyInputRecorder();
});

it('replays interactions from before hydration once', async () => {
  const button = {
    ...{ isConnected: true, click: () => done.push('button') },
    closest: (selector: string) => (selector.startsWith('button') ? button : null),
  };
  const [search, email] = [new Control('search'), new Control('email', 'email', {})];
  const link = { closest: () => null };
  does('click', button);
  does('click', button);
  for (const type of ['click', 'focusin', 'focusout']) does(type, link);
  for (const type of ['focusin', 'input', 'change', 'focusout']) does(type, search);
  await null;
  for (const type of ['focusin', 'input', 'input', 'change', 'focusout']) does(type, email);
  await null;
  does('focusin', email);
  expect(done).toEqual([]);
  page.dispatchEvent(new Event('hydrated'));
  does('click', button);
  does('input', email);
  page.dispatchEvent(new Event('hydrated'));
  expect(done).toEqual([
    ...['button', 'search focusin', 'search input', 'search change', 'search focusout'],
    ...['email input', 'email change', 'email focusout', 'email focusin'],
  ]);
});

it('puts what was entered into the controls that React made anew, by name and place', async () => {
  const controls = () => [new Control('q'), new Control('q'), new Control('with', 'checkbox')] as const;
  const before = controls();
  const [, search, box] = before;
  draw(...before);
  does('change', Object.assign(box, { checked: true }));
  does('focusin', search);
  does('input', Object.assign(search, { text: 'athens' }));
  // The browser takes the focus from what is removed.
  does('focusout', search);
  for (const control of before) control.isConnected = false;
  await null;
  const after = controls();
  draw(...after);
  page.dispatchEvent(new Event('hydrated'));
  expect(after.map(({ text, checked }) => [text, checked])).toEqual([
    ['', false],
    ['athens', false],
    ['', true],
  ]);
  expect(done).toEqual(['with change', 'q focusin athens', 'q input athens']);
  expect(document.activeElement).toBe(after[1]);
});

it('puts back the text of a textarea that React has set back', () => {
  const reply = new Control('body', 'textarea', {});
  does('input', Object.assign(reply, { text: 'Written early' }));
  reply.text = 'Dear Anna';
  page.dispatchEvent(new Event('hydrated'));
  expect([reply.text, done]).toEqual(['Written early', ['body input Written early']]);
});

it('presses the button that React made anew, by its text and place', () => {
  const controls = () => ['Close', 'Map', 'Map'].map((text) => new Control('', 'button', null, text));
  const [before, after] = [controls(), controls()];
  draw(...before);
  does('click', before[2] ?? {});
  for (const control of before) control.isConnected = false;
  // Another script had added a button, which React takes away.
  draw(...after.slice(1));
  page.dispatchEvent(new Event('hydrated'));
  expect(after.map(({ checked }) => checked)).toEqual([false, false, true]);
});

it('repeats the value that was chosen, also when React sets the field back after the first repeated event', () => {
  class Controlled extends Control {
    override dispatchEvent(event: Event) {
      super.dispatchEvent(event);
      this.text = '';
    }
  }
  const slot = new Controlled('slot');
  does('focusin', slot);
  for (const type of ['input', 'change']) does(type, Object.assign(slot, { text: 'beef-dinner' }));
  page.dispatchEvent(new Event('hydrated'));
  expect(done).toEqual(['slot focusin beef-dinner', 'slot input beef-dinner', 'slot change beef-dinner']);
});

it('repeats no event that is still being dispatched', () => {
  const button = new Control('', 'button', null, 'Map');
  const field = new Control('q');
  does('change', Object.assign(field, { text: 'athens' }));
  // The event goes on after the hydration that it caused; Node.js ends its phase earlier than a browser.
  const click = Object.defineProperty(new Event('click'), 'target', { value: button });
  page.dispatchEvent(Object.defineProperty(click, 'eventPhase', { value: Event.BUBBLING_PHASE }));
  page.dispatchEvent(new Event('hydrated'));
  expect([button.checked, done]).toEqual([false, ['q change athens']]);
});
