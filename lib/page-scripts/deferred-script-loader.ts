// Runs at the end of a prerendered page and requests its scripts later than Next.js would. Built into
// bundled-scripts.ts by `npm run docs`; server/next-internals/optimize-page-html.ts writes the page data that it reads.

import { findButtonNeedingHydration, islandsHydratedEventName } from './early-input';
import { releaseMismatchEventName } from './show-new-release-bar';

declare global {
  var __next_f: unknown[] | undefined;
  interface Navigator {
    connection?: { saveData: boolean; effectiveType?: string };
  }
}

/**
 * The page data and the scripts of a page, as Next.js would have written them: `[url, element id]`; and the chunks that
 * these import on demand. In the place of the data a page may have the release that rendered it, and their version.
 */
type PageData = {
  flight?: [1, string];
  release?: string;
  version?: string;
  scripts: [url: string, id?: string][];
  onDemand: string[];
};

const visitorSigns = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];
const passiveCapture = { capture: true, passive: true };
/** How long after its load event a page fetches its scripts, and runs them, if nobody touches it. */
const fetchAfterMs = 250;
const runAfterMs = 5000;
/**
 * How long a gesture may wait without a sign, and for scripts at all: then the browser does what it does without
 * JavaScript.
 */
const busyAfterMs = 150;
const giveUpAfterMs = 10_000;

function readPageData(): PageData {
  return JSON.parse(document.getElementById('_page')?.textContent ?? '');
}

const restSheets = () => document.querySelectorAll<HTMLElement>('[data-rest]');

let fetching: Promise<[1, string]> | undefined;

/**
 * The data that a page does not contain, requested once. Those of another release need its scripts, not those of this
 * page.
 */
async function fetchFlight({ release, version }: PageData): Promise<[1, string]> {
  const response = await fetch(`${location.pathname}?_rsc=&v=${version}`, { headers: { rsc: '1' } });
  const text = await response.text();
  if (!text.includes(`"b":"${release}"`)) {
    // An error response is nobody's data.
    if (text.includes('"b":"')) dispatchEvent(new Event(releaseMismatchEventName));
    throw new Error('other data');
  }
  return [1, text];
}

function addScripts(): void {
  const page = readPageData();
  const { flight, scripts } = page;
  if (flight) {
    addScriptsFor(flight, scripts);
    return;
  }
  fetching ??= fetchFlight(page);
  // Without its data the page stays what it is without JavaScript.
  fetching.then((data) => addScriptsFor(data, scripts)).catch(release);
  // Meanwhile the scripts are under way too.
  void fetchAhead(scripts.map(([url]) => url));
}

/**
 * Adds the rest of the styles in the place of their sheet, so that they are there before the islands, and then the
 * scripts.
 */
function addScriptsFor(flight: [1, string], scripts: PageData['scripts']): void {
  self.__next_f = self.__next_f ?? [];
  self.__next_f.push(flight);
  for (const link of restSheets()) {
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
    script.onerror = release;
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
  for (const sign of visitorSigns) removeEventListener(sign, startOnSign, passiveCapture);
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture || picture.complete) {
    addScriptsAfterPaint();
    return;
  }
  picture.addEventListener('load', addScriptsAfterPaint);
  picture.addEventListener('error', addScriptsAfterPaint);
}

/** True for a gesture on a link to another page, which the browser opens by itself. */
function isOnPageLink({ target }: Event): boolean {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]:not([data-dialog])');
  return !!link && link.pathname !== location.pathname;
}

/** Scripts that started with the touch of a link would keep a slow CPU from opening its page. */
function startOnSign(event: Event): void {
  if (!isOnPageLink(event)) start();
}

/**
 * Fetches files into the browser's cache, behind everything else. What fails is requested again when it is needed. The
 * body is read, because a response that nobody reads stops half-way and delays the script itself.
 */
const fetchAhead = (urls: string[]) =>
  Promise.allSettled(urls.map(async (url) => (await fetch(url, { priority: 'low' })).arrayBuffer()));

/** A browser loads its number formats with the first formatter: on a slow phone 40 to 60 ms of the first result. */
function loadNumberFormats(): void {
  if (document.querySelector('form[data-held]')) (0).toLocaleString(document.documentElement.lang);
}

/**
 * Fetches the scripts, and then what they will import: a few files at a time, because over HTTP/1.1 the browser
 * otherwise makes scripts that run meanwhile wait for them, even those in its cache.
 */
async function fetchScriptsAhead(): Promise<void> {
  loadNumberFormats();
  const page = readPageData();
  const { flight, scripts, onDemand } = page;
  if (!flight) {
    fetching ??= fetchFlight(page);
    // Requested again when they are needed.
    fetching.catch(() => {
      fetching = undefined;
    });
  }
  await fetchAhead([...scripts.map(([url]) => url), ...[...restSheets()].map(({ dataset }) => dataset.rest ?? '')]);
  while (onDemand.length) await fetchAhead(onDemand.splice(0, 5));
}

/** On a good line the scripts do not wait for a sign, so that a visitor who reads for a moment never waits. */
function scheduleAhead(): void {
  const { connection } = navigator;
  if (connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g') return;
  addEventListener('load', () =>
    // Safari has no idle callback.
    (self.requestIdleCallback ?? setTimeout)(() => {
      setTimeout(fetchScriptsAhead, fetchAfterMs);
      setTimeout(start, runAfterMs);
    }),
  );
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
 * On a phone, or where the visitor saves data, scripts wait for the first sign of a visitor who does more than look. A
 * page that acts by itself does not wait: its URL or the tab's storage shows that, or `data-eager` states how many
 * milliseconds it can wait.
 */
function schedule(): void {
  const eager = document.querySelector<HTMLElement>('[data-eager]');
  const eagerDelayMs = eager ? Number(eager.dataset.eager) : Number.POSITIVE_INFINITY;
  const isFrugal = matchMedia('(pointer:coarse)').matches || navigator.connection?.saveData;
  if (!isFrugal || location.search || location.hash || !eagerDelayMs || hasStoredState()) {
    start();
    return;
  }
  for (const sign of visitorSigns) addEventListener(sign, startOnSign, passiveCapture);
  if (eager) addEventListener('load', () => setTimeout(start, eagerDelayMs));
  scheduleAhead();
}

const waitingTypes = ['click', 'change'];
const busy = new Set<Element>();

/** Shows after a moment that a gesture waits, and no longer once nobody can expect scripts. */
function showBusy(target: Element): void {
  busy.add(target);
  setTimeout(() => busy.has(target) && target.setAttribute('aria-busy', 'true'), busyAfterMs);
  setTimeout(() => busy.delete(target) && target.removeAttribute('aria-busy'), giveUpAfterMs);
}

/** A choice in a form that is sent later (`data-form`) waits for nothing. */
function showWaiting({ target, type }: Event): void {
  const waiting =
    type === 'click' ? findButtonNeedingHydration(target) : !(target as HTMLInputElement).form?.dataset.form && target;
  if (waiting) showBusy(waiting as Element);
}

const held = new Map<HTMLFormElement, HTMLElement | null>();

/** Holds the submit of a form that an island handles in place (`data-held`), and that would lead to another page. */
function hold(event: SubmitEvent): void {
  const form = (event.target as Element).closest<HTMLFormElement>('form[data-held]');
  if (!form) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!held.size) setTimeout(release, giveUpAfterMs);
  held.set(form, event.submitter);
  showBusy(form);
  start();
}

/** Does what was held: in place when the islands are there, otherwise as a page without scripts would. */
function release(): void {
  removeEventListener('submit', hold, true);
  for (const target of busy) target.removeAttribute('aria-busy');
  busy.clear();
  for (const [form, submitter] of held) form.requestSubmit(submitter);
  held.clear();
}

schedule();
for (const type of waitingTypes) addEventListener(type, showWaiting, true);
addEventListener('submit', hold, true);
addEventListener(
  islandsHydratedEventName,
  () => {
    for (const type of waitingTypes) removeEventListener(type, showWaiting, true);
    // The updates that the replay and the first effects caused come first.
    requestAnimationFrame(() => setTimeout(release));
  },
  { once: true },
);
