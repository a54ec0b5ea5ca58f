import { expect, type Page, test } from '@playwright/test';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';

const en = messagesOf('en');

/** Delays what the router and the search fetch. */
async function slow(page: Page, url: RegExp, ms: number): Promise<void> {
  await page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

const waiting = (page: Page) => page.locator('html[data-waiting]');
/** Records whether a shape was ever shown. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => seen.push(document.documentElement.dataset.waiting ?? '')).observe(
      document.documentElement,
      {
        attributeFilter: ['data-waiting'],
      },
    );
  });
const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen.filter(Boolean));

test.describe('navigation', () => {
  for (const [shape, name] of [
    ['page', en.nav.contact],
    ['list', en.nav.blog],
  ] as const)
    test(`after 200 ms of waiting the shape of a ${shape} shows, and goes with the arrival of the page`, async ({
      page,
    }) => {
      await openHydrated(page, '/en/faq');
      await slow(page, /\/en\/(contact|blog)/, 1200);
      const link = page.locator('footer').getByRole('link', { name, exact: true });
      await link.scrollIntoViewIfNeeded();
      const from = Date.now();
      await link.click({ noWaitAfter: true });
      await expect(waiting(page)).toHaveAttribute('data-waiting', shape);
      expect(Date.now() - from).toBeGreaterThan(180);
      // It covers the old page.
      const cover = await page.locator('main').evaluate((main) => {
        const { position, content, inset } = getComputedStyle(main, '::before');
        return { position, content, inset };
      });
      expect(cover).toEqual({ position: 'fixed', content: '""', inset: '0px' });
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(waiting(page)).toHaveCount(0);
    });

  test('what is there at once shows no shape', async ({ page }) => {
    await openHydrated(page, '/en/faq');
    await watch(page);
    const link = page.locator('footer').getByRole('link', { name: en.nav.contact, exact: true });
    await link.hover();
    await page.waitForLoadState('networkidle');
    await link.click();
    await expect(page).toHaveURL('/en/contact');
    await page.waitForTimeout(400);
    expect(await seen(page)).toEqual([]);
  });

  test('first loads are complete HTML without a shape', async ({ request }) => {
    for (const path of ['/en', '/en/search', '/en/store-locator', '/en/products/beef-dinner'])
      expect(await (await request.get(path)).text(), path).not.toMatch(/<[^>]+data-(skeleton|waiting)/);
  });
});

test.describe('search', () => {
  test('the page shows the shape of results after 200 ms, then the results', async ({ page }) => {
    await slow(page, /search\/index\.json/, 1200);
    await openHydrated(page, '/en/search');
    await page.locator('main input[type=search]').fill('chicken');
    await expect(page.locator('main [data-skeleton]')).toBeVisible();
    await expect(page.locator('main li a').first()).toContainText(/chicken/i);
    await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
  });

  test('the dialog does so too', async ({ page }) => {
    await openHydrated(page, '/en/faq');
    await slow(page, /search\/index\.json/, 1200);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('chicken');
    await expect(page.getByRole('dialog').locator('[data-skeleton]')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('dialog').locator('[data-skeleton]')).toHaveCount(0);
  });
});

test('a search of shops shows the shape of its list after 200 ms, in its place, then the shops', async ({ page }) => {
  await slow(page, /store-locator\/stores\.json/, 1500);
  await openHydrated(page, '/en/store-locator');
  const list = page.locator('.store-list');
  const place = await list.boundingBox();
  await page.locator('#stores-product').selectOption('raw-hunter');
  await expect(list).toHaveAttribute('data-skeleton');
  await expect(list.locator('.store-card h3').first()).toBeHidden();
  expect((await list.boundingBox())?.y).toBe(place?.y);
  await expect(list).not.toHaveAttribute('data-skeleton');
  await expect(list.locator('.store-card h3').first()).toBeVisible();
});

test('pictures that fail show their colours and no broken icon', async ({ page }) => {
  await page.route(/\.(svg|png|webp|avif|jpe?g)(\?|$)/, (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  );
  for (const path of ['/en', '/en/about', '/en/products/beef-dinner', '/en/exports', '/en/blog']) {
    await page.goto(path);
    // A lazy picture may fail after the load event, and its error event comes after it is complete.
    await expect(async () => {
      const pictures = await page.evaluate(() =>
        [...document.querySelectorAll('main img')]
          .filter(
            (picture) => (picture as HTMLImageElement).complete && (picture as HTMLImageElement).naturalWidth === 0,
          )
          .filter((picture) => picture.checkVisibility())
          .map((picture) => ({ opacity: getComputedStyle(picture).opacity, html: picture.outerHTML.slice(0, 90) })),
      );
      expect(pictures.length, path).toBeGreaterThan(0);
      expect(
        pictures.filter(({ opacity }) => opacity !== '0'),
        path,
      ).toEqual([]);
    }).toPass({ timeout: 10_000 });
  }
});
