import type { CDPSession, Locator, Page } from '@playwright/test';

/** What a screen reader gets of an element, from the browser's own accessibility tree. */
export type AxNode = { role: string; name: string; description: string; properties: Record<string, unknown> };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Reads an element's node of the accessibility tree through the browser's protocol. */
export async function axNode(locator: Locator): Promise<AxNode> {
  const page = locator.page();
  const session = await (sessions.get(page) ?? page.context().newCDPSession(page));
  sessions.set(page, Promise.resolve(session));
  const mark = `ax-${Math.random().toString(36).slice(2)}`;
  await locator.evaluate((element, mark) => element.setAttribute('data-ax', mark), mark);
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: `[data-ax=${mark}]` });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
  const [node] = nodes;
  if (!node) throw new Error('the element has no node in the accessibility tree');
  return {
    role: String(node.role?.value ?? ''),
    name: String(node.name?.value ?? ''),
    description: String(node.description?.value ?? ''),
    properties: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
  };
}

/** Records from now on what live regions of the page announce. */
export async function hearAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const live = '[role=status],[role=alert],output,[aria-live]:not([aria-live=off])';
    new MutationObserver((mutations) => {
      const regions = new Set<Element>();
      for (const { target } of mutations) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        if (region) regions.add(region);
        // An alert announces itself when it appears.
        for (const alert of element?.querySelectorAll('[role=alert]') ?? []) regions.add(alert);
      }
      for (const region of regions) {
        const text = region.textContent?.trim();
        if (text && region.checkVisibility()) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

/** The number of colours in a picture of an element, without the shades of smoothed edges. */
export async function screenshotColourCount(locator: Locator): Promise<number> {
  const png = (await locator.screenshot({ animations: 'disabled' })).toString('base64');
  const blank = await locator.page().context().newPage();
  const count = await blank.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const counts = new Map<number, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts.values()].filter((pixels) => pixels > data.length / 4 / 100).length;
  }, png);
  await blank.close();
  await locator.page().bringToFront();
  return count;
}
