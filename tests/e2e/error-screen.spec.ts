import type { ChildProcess } from 'node:child_process';
import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { brand } from '@/lib/config/brand';
import { localePath } from '@/lib/i18n/locale-paths';
import { languageTag, localeCodes } from '@/lib/i18n/locales';
import { violations } from './axe';
import { addForgedSession, deadBackEnd } from './dead-back-end';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';
import { startOwnServer } from './second-site';
import { menuButton } from './shell-locators';

const { error, nav } = messagesOf('en');
/** Fails at every request; only in test builds. */
const failing = '/en/design/error';
const staffPage = '/en/admin/dashboard';
const staffPort = 3212;
const staffSite = `http://localhost:${staffPort}`;
let site: ChildProcess;

// The same build without its back end: what staff see of it fails.
test.beforeAll(async () => {
  site = await startOwnServer({ port: staffPort, env: deadBackEnd(), timeout: 60_000 });
});
test.afterAll(() => {
  site.kill();
});

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** Everything around and in the message of a page that failed, at the URL of that page. */
async function expectErrorInShell(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1')).toHaveText(error.heading);
  await expect(page).toHaveTitle(error.heading);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const main = page.getByRole('main');
  const incident = (await main.locator('code').textContent()) ?? '';
  expect(incident).toMatch(/^\d+$/);
  await expect(main.getByRole('link', { name: error.contact })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${brand.email}\\?subject=.*${incident}$`),
  );
  await expect(main.getByRole('link', { name: error.home })).toHaveAttribute('href', '/en');
  await expect(page.getByRole('contentinfo')).toContainText(brand.legalName);
  // Menu and language work.
  const isPhone = (page.viewportSize()?.width ?? 0) < 1000;
  if (isPhone) await menuButton(page).click();
  await expect(page.locator('header').getByRole('link', { name: nav.faq, exact: true })).toBeVisible();
  if (isPhone) await page.locator('header [popovertargetaction=hide]').click();
  await page.locator('header details:has(a[data-language]) > summary').click();
  const greek = page.locator('header a[data-language=gr]');
  await expect(greek).toBeVisible();
  await expect(greek).toHaveAttribute('href', path.replace('/en', ''));
  await page.locator('header details:has(a[data-language]) > summary').click();
  // Air around the message, and nothing beside the screen.
  const { top, left, overflow } = await page.evaluate(() => {
    const heading = document.querySelector('h1')?.getBoundingClientRect() as DOMRect;
    const head = document.querySelector('header')?.getBoundingClientRect() as DOMRect;
    const { scrollWidth, clientWidth } = document.documentElement;
    return { top: heading.top - head.bottom, left: heading.left, overflow: scrollWidth - clientWidth };
  });
  expect(top).toBeGreaterThanOrEqual(32);
  expect(left).toBeGreaterThanOrEqual(16);
  expect(overflow).toBe(0);
}

for (const viewport of sizes)
  for (const javaScriptEnabled of [true, false])
    test.describe(`${viewport.width} px, JavaScript: ${javaScriptEnabled}`, () => {
      const options: BrowserContextOptions = { viewport, javaScriptEnabled };
      test.use(options);

      test('a public page that fails has the shell of the site', async ({ page }) => {
        expect((await page.goto(failing))?.status()).toBe(500);
        await expectErrorInShell(page, failing);
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
        await page.getByRole('link', { name: error.retry }).click();
        await expect(page).toHaveURL(failing);
        await page.getByRole('link', { name: error.home }).click();
        await expect(page).toHaveURL('/en');
      });

      test('so does a staff page', async ({ page, context }) => {
        await addForgedSession(context, staffSite);
        expect((await page.goto(`${staffSite}${staffPage}?day=1`))?.status()).toBe(500);
        await expectErrorInShell(page, `${staffPage}?day=1`);
      });
    });

for (const viewport of sizes)
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    test('a page that fails when a link leads to it has the shell of the site, also one of the staff area', async ({
      page,
      context,
    }) => {
      await addForgedSession(context, staffSite);
      for (const [from, path] of [
        ['/en/faq', failing],
        [`${staffSite}/en/faq`, staffPage],
      ] as const) {
        await openHydrated(page, from);
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), { href, textContent: 'failing' });
          link.dataset.router = '';
          document.querySelector('main')?.prepend(link);
        }, path);
        const documents: string[] = [];
        page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
        await page.getByRole('link', { name: 'failing' }).click();
        await expect(page.locator('#content h1')).toHaveText(error.heading);
        await expect(page.locator('h1')).toBeFocused();
        await expectErrorInShell(page, path);
        // Nothing of the navigation covers the message.
        await expect(page.locator('html:not([data-navigating]):not([data-waiting])')).toHaveCount(1);
        await page.getByRole('button', { name: error.retry }).click({ trial: true });
        expect(await violations(page)).toEqual([]);
        expect(documents).toEqual([]);
      }
    });
  });

test('the error page is in the language of its page', async ({ request }) => {
  for (const locale of localeCodes) {
    const response = await request.get(localePath(locale, '/design/error'));
    expect(response.status(), locale).toBe(500);
    const html = await response.text();
    expect(html, locale).toContain(`<html lang="${languageTag(locale)}"`);
    expect(html, locale).toContain(`<title>${messagesOf(locale).error.heading}</title>`);
    expect(html, locale).toContain(messagesOf(locale).error.text);
  }
});

for (const [viewport, what] of sizes.flatMap((size) => [[size, 'layout'] as const, [size, 'header'] as const]))
  test(`${viewport.width} px: a ${what} that fails in the browser is replaced in the language of the page`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // What the layout dispatches itself. Inside it another boundary would catch the error.
    await page.addInitScript((where) => {
      const dispatch = window.dispatchEvent;
      const listen = document.addEventListener;
      if (where === 'layout')
        window.dispatchEvent = (event) => {
          if (event.type === 'hydrated') throw new Error('The layout fails');
          return dispatch.call(window, event);
        };
      else
        document.addEventListener = ((type: string, handler: EventListener, options?: AddEventListenerOptions) => {
          if (type === 'pointerover' && options?.signal) throw new Error('The header fails');
          listen.call(document, type, handler, options);
        }) as typeof document.addEventListener;
    }, what);
    for (const locale of ['ru', 'gr'] as const) {
      const texts = messagesOf(locale).error;
      await page.goto(localePath(locale, '/terms'));
      await expect(page.locator('h1')).toHaveText(texts.heading, { timeout: 15_000 });
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
      await expect(page).toHaveTitle(texts.heading);
      await expect(page.getByRole('contentinfo')).toContainText(brand.legalName);
      await expect(page.locator('header a[data-language=en]')).toHaveAttribute('href', '/en/terms');
      await expect(page.getByRole('link', { name: texts.contact })).toHaveAttribute('href', /^mailto:/);
      const { top, overflow, family } = await page.evaluate(() => ({
        top:
          (document.querySelector('h1')?.getBoundingClientRect().top ?? 0) -
          (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        family: getComputedStyle(document.body).fontFamily,
      }));
      expect(top).toBeGreaterThanOrEqual(32);
      expect(overflow).toBe(0);
      expect(family).toMatch(/Commissioner/);
    }
  });
