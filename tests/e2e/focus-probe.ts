import type { Page } from '@playwright/test';

type Probe = { hidden: string[]; stops: number; last: Element | null };

/**
 * Tabs through a page to its end, or from there to its start, and returns the elements that had the focus while
 * something else covered them or while they were outside the window (WCAG 2.4.11), and the number of stops.
 */
export async function hiddenStops(page: Page, key = 'Tab'): Promise<{ hidden: string[]; stops: number }> {
  await page.evaluate(watchFocus);
  let before = -1;
  // Ends where the focus leaves the page. A burst of keys costs one look at the result.
  for (let burst = 0; burst < 60; burst++) {
    for (let press = 0; press < 12; press++) await page.keyboard.press(key);
    const stops = await page.evaluate(() => (globalThis as unknown as { probe: Probe }).probe.stops);
    const isOut = await page.evaluate(() => (globalThis as unknown as { probe: Probe }).probe.last === null);
    if (stops === before || isOut) break;
    before = stops;
  }
  return await page.evaluate(() => {
    const { hidden, stops } = (globalThis as unknown as { probe: Probe }).probe;
    return { hidden, stops };
  });
}

/** Runs in the page: looks at each element that gets the focus, after the browser has scrolled to it. */
function watchFocus(): void {
  const seen = new Set<Element>();
  const probe: Probe = { hidden: [], stops: 0, last: document.body };
  Object.assign(globalThis, { probe });

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

  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (!relatedTarget) probe.last = null;
  });
  document.addEventListener('focusin', ({ target }) => {
    const element = target as Element;
    probe.last = element;
    if (seen.has(element)) return;
    seen.add(element);
    probe.stops++;
    if (!isVisible(element))
      probe.hidden.push(`${name(element)} at ${Math.round(element.getBoundingClientRect().top)} of ${innerHeight}`);
  });
}
