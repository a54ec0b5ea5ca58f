import { randomUUID } from 'node:crypto';
import { type APIResponse, type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import { sitePaths, staffPaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import { sharp } from '@/lib/media/sharp';
import { backEnd } from './back-end';
import { holdRequests } from './hold-requests';
import { messagesOf, staffMessagesOf } from './messages';
import { openHydrated } from './open-hydrated';
import { insertContactMessages, openAsStaff } from './staff-leads';

const en = messagesOf('en');
const { audit, inbox, mediaAdmin, outboxAdmin, staffArea } = staffMessagesOf('en');

/**
 * Records what the page shows of a shape of results, with the milliseconds since the last input. Playwright's own way
 * takes too long to tell.
 */
const watchShapes = (page: Page, shape: string) =>
  page.evaluate((selector) => {
    const delays: number[] = [];
    Object.assign(globalThis, { delays });
    let from = 0;
    for (const type of ['input', 'change']) addEventListener(type, () => (from = performance.now()), true);
    new MutationObserver(() => {
      if (document.querySelector(selector)) delays.push(performance.now() - from);
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-skeleton', 'aria-busy'] });
  }, shape);
const shapeDelays = (page: Page) => page.evaluate(() => (globalThis as unknown as { delays: number[] }).delays);
/** How many blocks of a shape a line across or down the window meets; it begins beside them. */
async function countBlocks(page: Page, line: { left: number; top: number; width: number; height: number }) {
  const { data, info } = await sharp(await page.screenshot())
    .extract(line)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = Array.from({ length: info.width * info.height }, (_, index) =>
    data.subarray(index * info.channels, (index + 1) * info.channels).toString('hex'),
  );
  return colours.filter((colour, index) => colour !== colours[0] && colours[index - 1] === colours[0]).length;
}
const chunks = /_next\/static\/.*\.js$/;

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
      const release = await holdRequests(page, /\/en\/(contact|blog)/);
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
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(waiting(page)).toHaveCount(0);
    });

  test('a topic of the blog has the shape of a list too', async ({ page }) => {
    await openHydrated(page, '/en/blog');
    const release = await holdRequests(page, /\/en\/blog\/category/);
    await page.getByRole('navigation', { name: en.blog.topics }).getByRole('link').last().click({ noWaitAfter: true });
    await expect(waiting(page)).toHaveAttribute('data-waiting', 'list');
    release();
    await expect(page).toHaveURL(/\/en\/blog\/category\//);
    await expect(waiting(page)).toHaveCount(0);
  });

  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1280, 3],
  ] as const)
    test(`on a window of ${width} px the shape of a list has ${columns} cards beside each other`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await openHydrated(page, '/en/faq');
      const release = await holdRequests(page, '**/en/blog*');
      const link = page.locator('footer').getByRole('link', { name: en.nav.blog, exact: true });
      await link.scrollIntoViewIfNeeded();
      await link.click({ noWaitAfter: true });
      await expect(waiting(page)).toHaveAttribute('data-waiting', 'list');
      expect(await countBlocks(page, { left: 0, top: 400, width, height: 1 })).toBe(columns);
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(waiting(page)).toHaveCount(0);
    });

  test('from one list of the staff area to another its menu stays, beside the shape of rows', async ({ page }) => {
    await openAsStaff(page, '/en/admin/audit', 'admin');
    await expect(page.locator('h1')).toHaveText(audit.title);
    const release = await holdRequests(page, '**/en/admin/outbox*');
    const link = page.locator('#staff-menu a[href="/en/admin/outbox"]');
    const place = await link.boundingBox();
    await link.click({ noWaitAfter: true });
    await expect(waiting(page)).toHaveCount(1);
    const isOnTop = await link.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
    // A heading, a line and rows.
    expect(await countBlocks(page, { left: 330, top: 64, width: 1, height: 650 })).toBeGreaterThan(8);
    release();
    await expect(page.locator('h1')).toHaveText(outboxAdmin.title);
    await expect(waiting(page)).toHaveCount(0);
    expect(await link.boundingBox()).toEqual(place);
  });

  test('what is there at once shows no shape', async ({ page }) => {
    // Again when the machine was too busy for a page to be there at once.
    await expect(async () => {
      await openHydrated(page, '/en/faq');
      await watch(page);
      const link = page.locator('footer').getByRole('link', { name: en.nav.contact, exact: true });
      await link.hover();
      await page.waitForLoadState('networkidle');
      await link.click();
      await expect(page).toHaveURL('/en/contact');
      await page.waitForTimeout(400);
      expect(await seen(page)).toEqual([]);
    }).toPass({ timeout: 45_000 });
  });

  test('first loads are complete HTML without a shape', async ({ request }) => {
    for (const path of ['/en', '/en/search', '/en/store-locator', '/en/products/beef-dinner'])
      expect(await (await request.get(path)).text(), path).not.toMatch(/<[^>]+data-(skeleton|waiting)/);
  });
});

test.describe('search', () => {
  test('the page shows the shape of results after 200 ms, then the results', async ({ page }) => {
    const release = await holdRequests(page, /search\/index\.json/);
    await openHydrated(page, '/en/search');
    await watchShapes(page, 'main [data-skeleton]');
    await page.locator('main input[type=search]').fill('chicken');
    const shape = page.locator('main [data-skeleton] > *');
    await expect(shape.first()).toBeVisible();
    const places = [await shape.nth(0).boundingBox(), await shape.nth(1).boundingBox()];
    release();
    const results = page.locator('main li a');
    await expect(results.first()).toContainText(/chicken/i);
    await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
    expect((await shapeDelays(page))[0]).toBeGreaterThan(180);
    // The results come where their shape was.
    expect(Math.abs(((await results.first().boundingBox())?.y ?? 0) - (places[1]?.y ?? 0))).toBeLessThan(16);
    const heading = page.locator('main section h2').first();
    expect(Math.abs(((await heading.boundingBox())?.y ?? 0) - (places[0]?.y ?? 0))).toBeLessThan(16);
    // What is there at once has no shape.
    const before = (await shapeDelays(page)).length;
    await page.locator('main input[type=search]').fill('bones');
    await expect(results.first()).toContainText(/bone/i);
    expect(await shapeDelays(page)).toHaveLength(before);
  });

  test('the dialog does so too', async ({ page }) => {
    await openHydrated(page, '/en/faq');
    const release = await holdRequests(page, /search\/index\.json/);
    await page.keyboard.press('Control+k');
    await watchShapes(page, 'dialog [data-skeleton]');
    await page.getByRole('dialog').getByRole('combobox').fill('chicken');
    await expect(page.getByRole('dialog').locator('[data-skeleton]')).toBeVisible();
    release();
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('dialog').locator('[data-skeleton]')).toHaveCount(0);
    expect((await shapeDelays(page))[0]).toBeGreaterThan(180);
  });
});

for (const path of ['/store-locator', '/en/store-locator']) {
  test(`${path}: a search of shops shows the shape of its list after 200 ms, where the shops come`, async ({
    page,
  }) => {
    const release = await holdRequests(page, /store-locator\/stores\.json/);
    await openHydrated(page, path);
    const list = page.locator('.store-list');
    const top = async () => (await list.boundingBox())?.y;
    const before = await top();
    await page.locator('#stores-product').selectOption('raw-hunter');
    await expect(list).toHaveAttribute('data-skeleton');
    await expect(list.locator('.store-card h3').first()).toBeHidden();
    const place = await top();
    // Elsewhere than in Greek, the importers that lead the page step behind the results.
    if (path === '/store-locator') expect(place).toBe(before);
    release();
    await expect(list).not.toHaveAttribute('data-skeleton');
    await expect(list.locator('.store-card h3').first()).toBeVisible();
    expect(await top()).toBe(place);
  });
}

test('a search of shops shows the shape of its list while its code is under way, and none when all is there', async ({
  page,
}) => {
  // Low, so that nothing comes near and loads its code before.
  await page.setViewportSize({ width: 1280, height: 300 });
  await openHydrated(page, '/en/store-locator');
  await page.waitForLoadState('networkidle');
  await watchShapes(page, '.store-list[data-skeleton]');
  const release = await holdRequests(page, chunks);
  await page.locator('#stores-product').selectOption('raw-hunter');
  const list = page.locator('.store-list');
  await expect(list).toHaveAttribute('data-skeleton');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(list).not.toHaveAttribute('data-skeleton');
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const delays = await shapeDelays(page);
  expect(delays[0]).toBeGreaterThan(180);
  await page.locator('#stores-product').selectOption('');
  await expect(page).toHaveURL('/en/store-locator');
  await page.waitForTimeout(400);
  expect(await shapeDelays(page)).toHaveLength(delays.length);
});

test('the finder waits for its own code as for products, and no longer once it is there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openHydrated(page, localePath('en', sitePaths.fullRange));
  await page.waitForLoadState('networkidle');
  const release = await holdRequests(page, chunks);
  const results = page.locator('.finder-results');
  await expect(results).toHaveAttribute('aria-busy', 'false');
  await page.locator('#find-species-dog').check();
  await expect(results).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/species=dog/);
  await expect(results).toHaveAttribute('aria-busy', 'false');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await watchShapes(page, '.finder-results[aria-busy=true]');
  await page.locator('#find-without-chicken').check();
  await expect(page).toHaveURL(/without=chicken/);
  expect(await shapeDelays(page)).toEqual([]);
});

test('the finder shows the shape of its cards after 200 ms of waiting, in their places', async ({ page }) => {
  await openHydrated(page, localePath('en', sitePaths.fullRange));
  const card = page.locator('#finder li[data-facets]').first();
  await expect(page.locator('.finder-results')).toHaveAttribute('aria-busy', 'false');
  // A range of one page has nothing to wait for, so what the finder sets while it waits is set here. The page itself
  // looks at its card, because on a busy machine a look from outside comes after the 200 ms.
  const { before, delay, during, after } = await card.evaluate(async (item) => {
    const list = item.closest('.finder-results') as HTMLElement;
    const look = () => ({
      hidden: !item.firstElementChild?.checkVisibility({ visibilityProperty: true }),
      filled: getComputedStyle(item).backgroundColor !== 'rgba(0, 0, 0, 0)',
      box: item.getBoundingClientRect().toJSON(),
    });
    list.ariaBusy = 'true';
    const from = performance.now();
    const before = look();
    while (!look().hidden && performance.now() - from < 5000) await new Promise(requestAnimationFrame);
    const [delay, during] = [performance.now() - from, look()];
    list.ariaBusy = 'false';
    return { before, delay, during, after: look() };
  });
  expect(before).toMatchObject({ hidden: false, filled: false });
  expect(delay).toBeGreaterThan(180);
  expect(during).toEqual({ hidden: true, filled: true, box: before.box });
  expect(after).toEqual(before);
});

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;
type Shape = { after: number; before: Box; during: Box; visible: boolean; busy: string | null; inert: boolean };

const shapeRecorded = 'shape recorded';

/**
 * The page itself records each shape of its list, with the place of `part` and the time since the request, and reports
 * it in the console: Playwright looks at no page that is about to be replaced.
 */
const recordShapes = (page: Page, part: string) =>
  page.evaluate(
    ([selector, report]) => {
      const box = () => (document.querySelector(selector) as Element).getBoundingClientRect().toJSON();
      let from = 0;
      let before = box();
      const begin = () => {
        from = performance.now();
        before = box();
      };
      for (const type of ['click', 'submit']) addEventListener(type, begin, true);
      new MutationObserver(() => {
        const list = document.querySelector<HTMLElement>('main [data-skeleton]');
        if (!list) return;
        const content = list.querySelector('tbody tr') ?? list.firstElementChild;
        const shape = {
          ...{ after: performance.now() - from, before, during: box() },
          visible:
            (content && getComputedStyle(content).color !== 'rgba(0, 0, 0, 0)') ||
            [...list.querySelectorAll('tbody :is(td, th) > *')].some((element) =>
              element.checkVisibility({ visibilityProperty: true }),
            ),
          ...{ busy: list.ariaBusy, inert: list.inert },
        };
        sessionStorage.shapes = JSON.stringify([...JSON.parse(sessionStorage.shapes ?? '[]'), shape]);
        // biome-ignore lint/suspicious/noConsole: The test waits for this message.
        console.debug(report);
      }).observe(document, { attributeFilter: ['data-skeleton'], subtree: true });
    },
    [part, shapeRecorded] as const,
  );

/** Holds the requests for a list until its shape is recorded, for five seconds at most. */
async function holdUntilShape(page: Page, url: RegExp): Promise<void> {
  const release = await holdRequests(page, url);
  const predicate = (message: ConsoleMessage) => message.text() === shapeRecorded;
  page.waitForEvent('console', { predicate, timeout: 5000 }).then(
    () => release(),
    () => release(),
  );
}
const shapes = (page: Page): Promise<Shape[]> => page.evaluate(() => JSON.parse(sessionStorage.shapes ?? '[]'));
/** Stops loading shortly after a shape shows. */
const stopAtShape = (page: Page) =>
  page.evaluate(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      setTimeout(() => window.stop(), 100);
    }).observe(document, { attributeFilter: ['data-skeleton'], subtree: true });
  });

test.describe('lists of the staff area', () => {
  const list = (page: Page) => page.locator('main div[aria-busy]');

  /** Opens a list as an administrator, and records its shapes. */
  async function openList(page: Page, path: string) {
    await openAsStaff(page, path, 'admin');
    await expect(page.locator('#staff-menu')).toBeVisible();
    await recordShapes(page, 'main div[aria-busy]');
  }
  const follow = (href: string) => (page: Page) =>
    page.locator(`main a[href="${href}"]`).first().click({ noWaitAfter: true });
  const search = async (page: Page) => {
    await page.locator('#q').fill('late');
    await page.locator('#q').press('Enter', { noWaitAfter: true });
  };

  for (const [what, path, leave] of [
    [
      'page of the subscribers',
      staffPaths.subscribers,
      (page: Page) => page.getByRole('link', { name: staffArea.pages.next, exact: true }).click({ noWaitAfter: true }),
    ],
    ['search of the subscribers', staffPaths.subscribers, search],
    ['status of the outbox', staffPaths.outbox, follow('/en/admin/outbox?status=cancelled')],
    ['page of the change log', `${staffPaths.audit}?before=999999999`, follow('/en/admin/audit')],
    ['folder of files', staffPaths.media, follow('/en/admin/media?bucket=site-files&folder=certificates')],
    ['search of shops', staffPaths.stores, search],
    ['period of load times', staffPaths.speed, follow('/en/admin/speed?days=7')],
  ] as const)
    test(`another ${what} shows the shape of the list after 200 ms, in its place, then the list`, async ({ page }) => {
      if (path === staffPaths.subscribers)
        await backEnd()
          .from('newsletter_subscribers')
          .insert(
            Array.from({ length: 51 }, () => ({
              email: `${randomUUID()}@example.com`,
              locale: 'lv' as const,
              status: 'unsubscribed' as const,
              consent_version: 'test',
            })),
          )
          .throwOnError();
      await openList(page, localePath('en', path));
      const before = page.url();
      await holdUntilShape(page, /\/en\/admin\/\w+\?/);
      await leave(page);
      await expect(page).not.toHaveURL(before);
      await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
      await expect(list(page)).toHaveAttribute('aria-busy', 'false');
      await expect(list(page)).not.toHaveAttribute('inert');
      const [shape] = await shapes(page);
      expect(shape).toMatchObject({ visible: false, busy: 'true', inert: true, during: shape?.before });
      expect(shape?.after).toBeGreaterThan(180);
    });

  for (const path of [staffPaths.subscribers, staffPaths.media, staffPaths.stores])
    test(`a request that is stopped gives the list of ${path} back`, async ({ page }) => {
      await openList(page, localePath('en', path));
      await page.route(/\/en\/admin\/\w+\?/, () => {});
      await stopAtShape(page);
      await search(page);
      await expect.poll(() => shapes(page)).toHaveLength(1);
      await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
      await expect(list(page)).toHaveAttribute('aria-busy', 'false');
      await expect(list(page)).not.toHaveAttribute('inert');
    });

  test('a view that is there at once, or a form that a program sends, shows no shape', async ({ page }) => {
    const url = /\/en\/admin\/outbox\?/;
    await openList(page, '/en/admin/outbox');
    const sent = page.locator('main a[href="/en/admin/outbox?status=sent"]');
    // Fetched once, so that how busy the server is does not matter the second time.
    const views = new Map<string, APIResponse>();
    await page.route(url, async (route) => {
      const key = route.request().url();
      const response = views.get(key) ?? (await route.fetch());
      views.set(key, response);
      await route.fulfill({ response });
    });
    await sent.click();
    await expect(sent).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(sent).toHaveAttribute('aria-current', 'false');
    await page.evaluate(() => delete sessionStorage.shapes);
    await sent.click();
    await expect(sent).toHaveAttribute('aria-current', 'true');
    await sent.click();
    await page.waitForTimeout(600);
    expect(await shapes(page)).toEqual([]);
    // A prefetch may still be under way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await openHydrated(page, '/en/admin/media');
    await recordShapes(page, 'main div[aria-busy]');
    await page.locator('#files').setInputFiles({
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<script>alert(1)</script>'),
    });
    const form = page.getByRole('form', { name: mediaAdmin.upload.title });
    await form.getByRole('button', { name: mediaAdmin.upload.start }).click();
    await expect(form).toContainText(mediaAdmin.upload.refused.kind);
    await page.waitForTimeout(400);
    expect(await shapes(page)).toEqual([]);
  });
});

test.describe('inbox', () => {
  /** Opens the inbox with more leads of that name than a page holds, and records its shapes. */
  async function openInbox(page: Page): Promise<string> {
    const name = `Late${randomUUID().slice(0, 6)}`;
    await insertContactMessages(51, name);
    await openAsStaff(page, `/en/admin/leads?q=${name}`);
    await expect(page.locator('tr[data-lead]')).toHaveCount(50);
    await expect(page.locator('[data-live=live]')).toBeVisible();
    await recordShapes(page, 'main table');
    return name;
  }
  const url = /\/en\/admin\/leads\?/;

  for (const [what, leave] of [
    ['kind', (page: Page) => page.getByRole('link', { name: inbox.kind.contact }).click({ noWaitAfter: true })],
    ['page', (page: Page) => page.getByRole('link', { name: inbox.older, exact: true }).click({ noWaitAfter: true })],
    [
      'filter',
      async (page: Page) => {
        await page.locator('#status').selectOption('new');
        await page.getByRole('button', { name: inbox.find, exact: true }).click({ noWaitAfter: true });
      },
    ],
    ['search', (page: Page) => page.locator('#q').press('Enter', { noWaitAfter: true })],
  ] as const)
    test(`another ${what} shows the shape of the list after 200 ms, in its place, then its leads`, async ({ page }) => {
      await openInbox(page);
      const before = page.url();
      await holdUntilShape(page, url);
      await leave(page);
      await expect(page).not.toHaveURL(before);
      await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
      await expect(page.locator('tr[data-lead] a').first()).toBeVisible();
      const [shape] = await shapes(page);
      expect(shape).toMatchObject({ visible: false, busy: 'true', inert: true, during: shape?.before });
      expect(shape?.after).toBeGreaterThan(180);
    });

  test('a view that is there at once, or the present one, shows no shape', async ({ page }) => {
    await openInbox(page);
    const kind = page.getByRole('link', { name: inbox.kind.contact });
    // Fetched once, so that how busy the server is does not matter the second time.
    const views = new Map<string, APIResponse>();
    await page.route(url, async (route) => {
      const key = route.request().url();
      const response = views.get(key) ?? (await route.fetch());
      views.set(key, response);
      await route.fulfill({ response });
    });
    await kind.click();
    await expect(kind).toHaveAttribute('aria-current');
    await page.goBack();
    await expect(kind).not.toHaveAttribute('aria-current');
    await page.evaluate(() => delete sessionStorage.shapes);
    await kind.click();
    await expect(kind).toHaveAttribute('aria-current');
    await kind.click();
    await page.waitForTimeout(600);
    expect(await shapes(page)).toEqual([]);
    // A prefetch may still be under way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a request that is stopped gives the list back', async ({ page }) => {
    await openInbox(page);
    await page.route(url, () => {});
    await stopAtShape(page);
    await page.locator('#q').press('Enter', { noWaitAfter: true });
    await expect.poll(() => shapes(page)).toHaveLength(1);
    await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
    await expect(page.locator('tr[data-lead] a').first()).toBeVisible();
  });
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
          .map((picture) => {
            const { width, height } = picture.getBoundingClientRect();
            // What shows in its place: the colour or pattern of the picture's frame.
            let frame = picture.parentElement;
            const isPainted = (element: Element) => {
              const { backgroundColor, backgroundImage } = getComputedStyle(element);
              return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
            };
            while (frame && frame.localName !== 'main' && !isPainted(frame)) frame = frame.parentElement;
            return {
              opacity: getComputedStyle(picture).opacity,
              isColoured: frame?.localName !== 'main' || width * height < 64 * 64,
              html: picture.outerHTML.slice(0, 90),
            };
          }),
      );
      expect(pictures.length, path).toBeGreaterThan(0);
      expect(
        pictures.filter(({ opacity, isColoured }) => opacity !== '0' || !isColoured),
        path,
      ).toEqual([]);
    }).toPass({ timeout: 10_000 });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures that fail show a colour and no broken icon', async ({ page }) => {
    await page.route(/\.(svg|png|webp|avif|jpe?g)(\?|$)/, (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.continue(),
    );
    for (const path of ['/en', '/en/products/beef-dinner']) {
      await page.goto(path);
      const covers = await page.evaluate(() =>
        [...document.querySelectorAll('main img')].map((picture) => {
          const { content, position, inset, backgroundColor } = getComputedStyle(picture, '::after');
          return `${content} ${position} ${inset} ${getComputedStyle(picture).contain} ${backgroundColor}`;
        }),
      );
      expect(covers.length, path).toBeGreaterThan(5);
      for (const cover of covers) expect(cover).toMatch(/^"" absolute 0px layout rgb\(/);
    }
    const picture = page.locator('main img:not([alt=""])').first();
    await expect(picture).toBeVisible();
    // Where the browser draws icon and description.
    const corner = await sharp(await picture.screenshot())
      .extract({ left: 2, top: 2, width: 200, height: 100 })
      .toBuffer();
    const { channels } = await sharp(corner).stats();
    expect(channels.map(({ min, max }) => max - min)).toEqual(channels.map(() => 0));
  });
});
