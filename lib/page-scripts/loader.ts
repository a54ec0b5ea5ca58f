// Runs at the end of a prerendered page and requests its scripts later than Next.js would. Built into built.ts by `npm run docs`;
// server/next-internals/page-html.ts writes the page data that it reads.

declare global {
  var __next_f: unknown[] | undefined;
  interface Navigator {
    connection?: { saveData: boolean };
  }
}

/** The page data and the scripts of a page, as Next.js would have written them: `[url, element id]`. */
type PageData = { flight: unknown; scripts: [url: string, id?: string][] };

const visitorSigns = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];
const passiveCapture = { capture: true, passive: true };
const hydratedEvent = 'hydrated';

function readPageData(): PageData {
  return JSON.parse(document.getElementById('_page')?.textContent ?? '');
}

/** Adds the rest of the styles in the place of their sheet, so that they are there before the islands, and then the scripts. */
function addScripts(): void {
  const { flight, scripts } = readPageData();
  self.__next_f = self.__next_f ?? [];
  self.__next_f.push(flight);
  for (const link of document.querySelectorAll<HTMLElement>('[data-rest]')) {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = link.dataset.rest ?? '';
    link.before(sheet);
  }
  // The elements equal those that Next.js wrote: React finds them by their URL.
  for (const [url, id] of scripts) {
    const script = document.createElement('script');
    script.async = true;
    script.setAttribute('async', '');
    if (id) script.id = id;
    script.setAttribute('src', url);
    document.head.append(script);
  }
}

/** Waits for the first paint, so that fonts and the opening picture have the connection and the CPU to themselves. */
function addScriptsAfterPaint(): void {
  requestAnimationFrame(() => setTimeout(addScripts));
}

let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const sign of visitorSigns) removeEventListener(sign, start, passiveCapture);
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture || picture.complete) {
    addScriptsAfterPaint();
    return;
  }
  picture.addEventListener('load', addScriptsAfterPaint);
  picture.addEventListener('error', addScriptsAfterPaint);
}

/** True when the tab stored something, such as a draft or a plan; blocked storage counts as such. */
function hasStoredState(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return true;
  }
}

/**
 * On a phone, or where the visitor saves data, scripts wait for the first sign of a visitor who does more than look. A page that acts by
 * itself does not wait: its URL or the tab's storage says so, or `data-eager` states how many milliseconds it can wait.
 */
function schedule(): void {
  const eager = document.querySelector<HTMLElement>('[data-eager]');
  const eagerDelayMs = eager ? Number(eager.dataset.eager) : Number.POSITIVE_INFINITY;
  const isFrugal = matchMedia('(pointer:coarse)').matches || navigator.connection?.saveData;
  if (!isFrugal || location.search || location.hash || !eagerDelayMs || hasStoredState()) {
    start();
    return;
  }
  for (const sign of visitorSigns) addEventListener(sign, start, passiveCapture);
  if (eager) addEventListener('load', () => setTimeout(start, eagerDelayMs));
}

const recordedTypes = ['click', 'focusin', 'input', 'change', 'focusout'];
const recorded = new Map<EventTarget, Set<string>>();

/** The element on which an early event must be repeated, or null when the browser handles it alone. */
function replayTarget({ target, type }: Event): EventTarget | null {
  if (type === 'click')
    return (target as Element).closest?.<HTMLElement>('button[type=button]:not([popovertarget])') ?? null;
  return type === 'change' || (target as HTMLInputElement).form ? target : null;
}

function record(event: Event): void {
  const target = replayTarget(event);
  if (!target) return;
  const types = recorded.get(target) ?? new Set();
  types.delete(event.type);
  recorded.set(target, types.add(event.type));
}

/** Repeats what the visitor did before the islands hydrated: a button is pressed, a control focused, filled and left. */
function replay(): void {
  for (const type of recordedTypes) removeEventListener(type, record, true);
  for (const [target, types] of recorded)
    for (const type of types)
      if (type === 'click') (target as HTMLElement).click();
      else target.dispatchEvent(new Event(type, { bubbles: true }));
}

schedule();
for (const type of recordedTypes) addEventListener(type, record, true);
addEventListener(hydratedEvent, replay, { once: true });

export {};
