import { type Page, test } from '@playwright/test';

type Stops = { hidden: string[]; stops: number };
type Probe = Stops & { isRound: boolean; end: () => void };
type Watched = typeof globalThis & { probe?: Probe };

/** Keys that are under way at once: the page handles them one after another, and each costs no round trip. */
const pressesPerBurst = 20;

/**
 * Tabs through a page to its end, or from there to its start, and returns the elements that had the focus while
 * something else covered them or while they were outside the window (WCAG 2.4.11), and the number of stops. It can be
 * repeated on the same page, such as in a window of another size.
 */
export function hiddenStops(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stops> {
  // Outside of a step, each call looks through all earlier calls of its test, of which there are thousands here.
  return test.step(`press ${key} through the page`, () => pressThrough(page, key));
}

async function pressThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stops> {
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: key === 'Tab' ? 0 : 8 };
  const send = (type: 'rawKeyDown' | 'keyUp') => session.send('Input.dispatchKeyEvent', { type, ...tab });
  await page.evaluate(watchFocus, key === 'Tab');
  let before = -1;
  // Ends where the focus has left the page and begins again, or where it does not move.
  for (let burst = 0; burst < 40; burst++) {
    // The focus moves as the key goes down, so it need not go up each time: that is half of the messages.
    await Promise.all([...Array.from({ length: pressesPerBurst }, () => send('rawKeyDown')), send('keyUp')]);
    const { stops, isRound } = await page.evaluate(() => {
      const { stops = 0, isRound = true } = (globalThis as Watched).probe ?? {};
      return { stops, isRound };
    });
    if (isRound || stops === before) break;
    before = stops;
  }
  await session.detach();
  return await page.evaluate(() => {
    const { hidden = [], stops = 0, end } = (globalThis as Watched).probe ?? {};
    end?.();
    return { hidden, stops };
  });
}

/** Runs in the page: looks at each element that gets the focus, after the browser has scrolled to it. */
function watchFocus(isForward: boolean): void {
  const seen = new Set<Element>();
  const watch = new AbortController();
  const probe: Probe = { hidden: [], stops: 0, isRound: false, end: () => watch.abort() };
  Object.assign(globalThis, { probe });
  startAtEdge();

  /** The next Tab begins at the edge of the document, as in a new one: an earlier walk ended somewhere. */
  function startAtEdge(): void {
    const edge = document.createElement('span');
    edge.tabIndex = -1;
    if (isForward) document.body.prepend(edge);
    else document.body.append(edge);
    edge.focus({ preventScroll: true });
    edge.remove();
    scrollTo({ top: 0, behavior: 'instant' });
  }

  /** What a visitor looks at for a control: the line of a tick box is its target too. */
  const targetOf = (element: Element) => element.closest('label') ?? element;
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} '${(element.textContent || element.getAttribute('aria-label') || element.id).trim().slice(0, 40)}'`;

  const isVisible = (element: Element) => isInSight(element) || isInSight(targetOf(element));

  function isInSight(target: Element): boolean {
    // Of what is taller, such as a table of a hundred rows, the window can show no more than a part; of a text box the
    // browser shows the line of the caret.
    const isPartEnough = (rect: DOMRect) => rect.height > innerHeight / 3 || target.matches('textarea');
    return [...target.getClientRects()].some((rect) => {
      const [top, bottom] = isPartEnough(rect)
        ? [Math.max(rect.top, 0), Math.min(rect.bottom, innerHeight)]
        : [rect.top, rect.bottom];
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.15, 0.5, 0.85].map((y) => ({ x: rect.left + rect.width * x, y: top + (bottom - top) * y })),
      );
      const shown = points.filter((point) => {
        const topmost = document.elementFromPoint(point.x, point.y);
        return (
          topmost !== null &&
          (target.contains(topmost) || topmost.contains(target) || topmost.closest('label') === target)
        );
      });
      // Half of the rest is enough to find it.
      return shown.length >= (isPartEnough(rect) ? 1 : 5);
    });
  }

  let hasLeft = false;
  const { signal } = watch;
  document.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!relatedTarget) hasLeft = true;
    },
    { signal },
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const element = target as Element;
      if (seen.has(element)) {
        probe.isRound ||= hasLeft;
        return;
      }
      hasLeft = false;
      seen.add(element);
      probe.stops++;
      if (!isVisible(element))
        probe.hidden.push(`${name(element)} at ${Math.round(element.getBoundingClientRect().top)} of ${innerHeight}`);
    },
    { signal },
  );
}
