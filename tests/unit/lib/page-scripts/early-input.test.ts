import { beforeEach, expect, it, vi } from 'vitest';
import { installEarlyInput } from '@/lib/page-scripts/early-input';

let page: EventTarget;
let done: string[];

const does = (type: string, target: object) =>
  page.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: target }));

class Control {
  isConnected = true;
  id = '';
  text = '';
  selection = '';
  selectionStart: number | null = null;
  required = false;
  checked = false;
  constructor(
    readonly name: string,
    readonly type = 'text',
    readonly form: object | null = null,
  ) {}
  closest() {
    return null;
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
  setSelectionRange(from: number, to: number) {
    this.selection = `${from}-${to}`;
  }
  click() {
    this.checked = !this.checked;
  }
  dispatchEvent({ type, bubbles }: Event) {
    if (bubbles) done.push(`${this.name} ${type} ${this.text}`.trim());
  }
}

/** Puts controls onto the page, in the place of those before. */
const draw = (...controls: Control[]) =>
  Object.assign(document, {
    getElementById: (id: string) => controls.find((control) => id && control.id === id) ?? null,
    getElementsByName: (name: string) => controls.filter((control) => control.name === name),
  });

beforeEach(() => {
  page = new EventTarget();
  done = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', { activeElement: null });
  draw();
  installEarlyInput();
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

it('puts what was entered into the controls that React made anew, by id, or by name and place', () => {
  const [first, second, box, left] = [
    new Control('q'),
    new Control('q'),
    new Control('with', 'checkbox'),
    new Control(''),
  ];
  left.id = 'left';
  draw(first, second, box, left);
  does('focusin', left);
  does('input', Object.assign(left, { text: 'by id' }));
  does('change', Object.assign(box, { checked: true }));
  does('focusin', second);
  does('input', Object.assign(second, { text: 'by place', selectionStart: 2 }));
  // The browser takes the focus from what is removed.
  does('focusout', second);
  for (const control of [first, second, box, left]) control.isConnected = false;
  const [newFirst, newSecond, newBox, newLeft] = [
    new Control('q'),
    new Control('q'),
    new Control('with', 'checkbox'),
    new Control(''),
  ];
  newLeft.id = 'left';
  draw(newFirst, newSecond, newBox, newLeft);
  page.dispatchEvent(new Event('hydrated'));
  expect([newFirst.text, newSecond.text, newBox.checked, newLeft.text]).toEqual(['', 'by place', true, 'by id']);
  expect(done).toContain('q input by place');
  expect(document.activeElement).toBe(newSecond);
  expect(newSecond.selection).toBe('2-2');
});

it('puts back the text of a textarea that React has set back', () => {
  const reply = new Control('body', 'textarea', {});
  does('input', Object.assign(reply, { text: 'Written early', selectionStart: 13 }));
  reply.text = 'Dear Anna';
  page.dispatchEvent(new Event('hydrated'));
  expect([reply.text, done]).toEqual(['Written early', ['body input Written early']]);
});

it('repeats nothing that React is about to handle itself', () => {
  const search = new Control('search');
  const underWay = { target: { value: search }, eventPhase: { value: Event.CAPTURING_PHASE } };
  page.dispatchEvent(Object.defineProperties(new Event('input'), underWay));
  page.dispatchEvent(new Event('hydrated'));
  expect(done).toEqual([]);
});
