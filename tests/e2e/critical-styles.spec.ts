import { expect, type Page, test } from '@playwright/test';

/** Requests the deferred styles, like the page does with its scripts. */
async function loadRestStyles(page: Page) {
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('link[data-rest]')) {
      const rest = document.createElement('link');
      Object.assign(rest, { rel: 'stylesheet', href: link.dataset.rest });
      link.before(rest);
    }
  });
  const missing = () =>
    page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[href$=".rest.css"]')];
      return links.length ? links.filter(({ sheet }) => !sheet).length : 'no rest';
    });
  await expect.poll(missing).toBe(0);
}

test.use({ javaScriptEnabled: false });

for (const path of ['/', '/products/cats/raw-hunter', '/cn/faq', '/bg/exports', '/blog', '/store-locator'])
  test(`${path} looks the same with its inlined styles as with all of them`, async ({ page }) => {
    // Resources that load late would change the screenshot as well.
    await page.route(/\.(woff2|avif|webp|png|svg)/, (route) => route.abort());
    const shot = () => page.screenshot({ fullPage: true, animations: 'disabled' });
    // Two equal consecutive screenshots: nothing moves any more.
    const still = async () => {
      let [before, now] = [await shot(), await shot()];
      while (!now.equals(before)) [before, now] = [now, await shot()];
      return now;
    };
    const look = async (take: () => Promise<Buffer>) => {
      const pictures: Buffer[] = [];
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 });
        pictures.push(await take());
      }
      return pictures;
    };
    const areEqual = async (take: () => Promise<Buffer>) => {
      await page.goto(path);
      const carried = await look(take);
      await loadRestStyles(page);
      const whole = await look(take);
      return whole.map((picture, index) => picture.equals(carried[index] as Buffer));
    };
    // Equal screenshots are proof. Where they differ, something may still have moved in the first ones.
    if ((await areEqual(shot)).every(Boolean)) return;
    expect(await areEqual(still)).toEqual([true, true]);
  });
