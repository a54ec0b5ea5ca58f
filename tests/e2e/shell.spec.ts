import { expect, type Page, test } from '@playwright/test';
import brand from '@/content/brand.json' with { type: 'json' };
import { localeCodes, locales } from '@/lib/i18n/locales';
import { alternatePaths } from '@/lib/i18n/paths';
import en from '@/messages/en.json' with { type: 'json' };
import gr from '@/messages/gr.json' with { type: 'json' };
import { openAlive } from './alive';
import { violations } from './axe';

const languageKey = `${brand.slug}-language`;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

const menuButton = (page: Page) => page.getByRole('button', { name: en.nav.menu, exact: true });
const products = (page: Page) => page.locator('header summary', { hasText: en.nav.products });
const productsMenu = (page: Page) =>
  page.locator('header details', { has: page.locator('summary', { hasText: en.nav.products }) });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
test.use({ locale: 'en-GB' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server marks the current page and links the same page in nine languages', async ({ page }) => {
    await page.goto('/en/faq');
    await expect(page.locator('header a[aria-current=page]')).toHaveText(en.nav.faq);
    const links = page.locator('header a[data-language]');
    await expect(links).toHaveCount(localeCodes.length);
    for (const [code, path] of Object.entries(alternatePaths('/faq')))
      await expect(page.locator(`header a[data-language=${code}]`)).toHaveAttribute('href', path);
    expect(await links.allTextContents()).toEqual(localeCodes.map((code) => locales[code].label));
  });

  test('menus open and lead on', async ({ page }) => {
    await page.goto('/en/faq');
    await products(page).click();
    await page.locator('header').getByRole('link', { name: en.nav.mediterraneanDiet }).click();
    await expect(page).toHaveURL('/en/products/complete-raw-meals/mediterranean-diet');
    await expect(products(page)).toHaveAttribute('data-current', 'true');
  });

  test('the small-screen menu opens and closes', async ({ page }) => {
    await page.setViewportSize(phone.viewport);
    await page.goto('/en/faq');
    const exports = page.locator('header').getByRole('link', { name: en.nav.exports });
    await expect(exports).toBeHidden();
    await menuButton(page).click();
    await expect(exports).toBeVisible();
    await page.getByRole('button', { name: en.nav.closeMenu }).click();
    await expect(exports).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a page asks for no script until somebody does something, and then misses nothing', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/en/faq', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await menuButton(page).click();
    await page.locator('header summary', { hasText: en.nav.theme }).click();
    await page.getByText(en.nav.themeDark, { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(scripts.length).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
  });

  test('what is typed before the scripts come counts', async ({ page }) => {
    await page.goto('/en/faq');
    const all = await page.locator('[data-faq]').count();
    await page.getByRole('main').getByRole('searchbox').fill('thaw');
    await expect.poll(() => page.locator('[data-faq]:visible').count()).toBeLessThan(all);
  });

  test('a page that begins by itself asks at once', async ({ page }) => {
    const script = page.waitForRequest((request) => request.resourceType() === 'script');
    await page.goto('/en/');
    await script;
  });
});

test.describe('bar', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('fits every language at 1024 px on one line', async ({ page }) => {
    for (const locale of localeCodes) {
      await page.goto(alternatePaths('/faq')[locale]);
      const boxes = await page.locator('header > div:first-child :is(a, summary)').evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect())
          .map(({ left, right, top, bottom }) => ({ left, right, middle: (top + bottom) / 2 })),
      );
      expect(boxes).toHaveLength(12);
      boxes.sort((a, b) => a.left - b.left);
      boxes.forEach((box, index) => {
        expect(Math.abs(box.middle - 36)).toBeLessThan(2);
        expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      });
      expect(boxes.at(-1)?.right).toBeLessThanOrEqual(1024);
    }
  });

  test('opens on hover after a moment and forgives a short absence', async ({ page }) => {
    await openAlive(page, '/en/faq');
    const menu = productsMenu(page);
    const clock = await menu.evaluateHandle((details) => {
      const times = { entered: 0, left: 0, opened: 0, closed: 0 };
      document.addEventListener('pointerover', ({ target }) => {
        times[details.contains(target as Node) ? 'entered' : 'left'] ||= performance.now();
      });
      const observer = new MutationObserver(() => {
        times[(details as HTMLDetailsElement).open ? 'opened' : 'closed'] ||= performance.now();
      });
      observer.observe(details, { attributeFilter: ['open'] });
      return times;
    });
    await products(page).hover();
    await expect(menu).toHaveAttribute('open', '');
    await clock.evaluate((times) => {
      times.left = 0;
    });
    await page.mouse.move(5, 700);
    await expect(menu).not.toHaveAttribute('open');
    const { entered, opened, left, closed } = await clock.jsonValue();
    expect(opened - entered).toBeGreaterThanOrEqual(99);
    expect(closed - left).toBeGreaterThanOrEqual(299);

    await products(page).hover();
    await expect(menu).toHaveAttribute('open', '');
    await products(page).click();
    await page.mouse.move(5, 700);
    await page.waitForTimeout(500);
    await expect(menu, 'a click on a menu that hovering has opened keeps it open').toHaveAttribute('open', '');
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(products(page)).toBeFocused();
  });

  test('closes a menu on a tap beside it and when the focus leaves', async ({ page }) => {
    await openAlive(page, '/en/faq');
    const menu = productsMenu(page);
    await products(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open', '');
    await page.mouse.click(5, 700);
    await expect(menu).not.toHaveAttribute('open');
    await products(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open', '');
    await page.keyboard.press('Shift+Tab');
    await expect(menu).not.toHaveAttribute('open');
  });

  test('the store locator icon has a name', async ({ page }) => {
    await page.goto('/en/faq');
    await page.locator('header').getByRole('link', { name: en.nav.storeLocator }).click();
    await expect(page).toHaveURL('/en/store-locator');
  });
});

test.describe('small screen', () => {
  test.use(phone);

  test('the menu locks the page, keeps the focus and gives it back', async ({ page }) => {
    await openAlive(page, '/en/faq');
    await menuButton(page).click();
    await expect(page.getByRole('button', { name: en.nav.closeMenu })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    const stops = new Set<string | undefined>();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab');
      stops.add(await focused(page));
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[popover], [popovertarget]')))).toBe(
        true,
      );
    }
    for (const text of [en.nav.products, en.nav.exports, en.nav.login, en.nav.closeMenu, en.nav.menu])
      expect(stops).toContain(text);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: en.nav.closeMenu })).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
  });

  test('a tap beside the menu closes it without following what lies there', async ({ page }) => {
    await openAlive(page, '/en/privacy');
    await menuButton(page).click();
    await page.touchscreen.tap(180, 78);
    await expect(page.getByRole('button', { name: en.nav.closeMenu })).toBeHidden();
    await expect(page).toHaveURL('/en/privacy');
    await expect(menuButton(page)).toBeFocused();
  });

  test('choosing a link closes the menu, also a link to the same page', async ({ page }) => {
    await openAlive(page, '/en/faq');
    for (const name of [en.nav.faq, en.nav.contact]) {
      await menuButton(page).click();
      await page.locator('header').getByRole('link', { name }).click();
      await expect(page.getByRole('button', { name: en.nav.closeMenu })).toBeHidden();
    }
    await expect(page).toHaveURL('/en/contact');
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
  });

  test('nothing overflows at 320 px in any language', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const locale of localeCodes) {
      await page.goto(alternatePaths('/faq')[locale]);
      const wide = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('header *, footer *, .skip-link ~ *')]
            .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > 320.5)
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
      expect(await wide()).toEqual([]);
      await page.locator('button[popovertarget]').first().click();
      await page.locator('[popover] summary').first().click();
      expect(await wide()).toEqual([]);
    }
  });
});

test('a language choice keeps the page, its filters and its place, and is remembered', async ({ page }) => {
  await openAlive(page, '/en/faq?a=1#content');
  await page.locator('header summary', { hasText: locales.en.label }).click();
  await page.locator('header a[data-language=gr]').click();
  await expect(page).toHaveURL('/faq?a=1#content');
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
  expect(await page.evaluate((key) => localStorage.getItem(key), languageKey)).toBe('gr');
});

test('a theme choice is kept before the first paint, and the device rules again when asked', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en/faq');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.locator('header summary', { hasText: en.nav.theme }).click();
  // Also before the page's scripts are there.
  await page.getByRole('radio', { name: en.nav.themeDark }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await background()).not.toBe(light);
  await page.goto('/en/contact', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await expect(page.locator('input[name=theme][value=dark]')).toBeChecked();
  await page.locator('header summary', { hasText: en.nav.theme }).click();
  await page.getByRole('radio', { name: en.nav.themeSystem }).check();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test.describe('language offer', () => {
  const offer = (page: Page) => page.getByRole('region', { name: gr.localeOffer.text });

  test('asks for nothing when the page is in the language of the browser', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openAlive(page, '/en/faq');
    await page.waitForLoadState('load');
    await page.waitForTimeout(500);
    expect(requests.filter((url) => url.includes('offer.json'))).toEqual([]);
  });

  test('speaks the language of the browser, moves nothing and stays dismissed', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'el-GR' });
    const page = await context.newPage();
    await openAlive(page, '/en/faq');
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await expect(offer(page)).toBeVisible();
    await expect(page).toHaveURL('/en/faq');
    await expect(offer(page)).toHaveAttribute('lang', 'el');
    await expect(offer(page).getByRole('link')).toHaveAttribute('href', /\/faq$/);
    expect(await heading.boundingBox()).toEqual(before);
    expect(await violations(page, ['header', 'footer'])).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(offer(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await offer(page).getByRole('button', { name: gr.localeOffer.dismiss }).press('Enter');
    await expect(offer(page)).toHaveCount(0);
    await expect(page.locator('main'), 'the keyboard goes on with the page').toBeFocused();
    await openAlive(page, '/en/contact');
    await page.waitForTimeout(500);
    await expect(offer(page)).toHaveCount(0);
    await context.close();
  });

  test('prefers the remembered language and leads to the page in it', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'gr'), languageKey);
    await openAlive(page, '/en/faq');
    await offer(page).getByRole('link').click();
    await expect(page).toHaveURL('/faq');
  });
});

test('a navigation shows its cue and starts at the top; a hash lands below the bar', async ({ page }) => {
  await openAlive(page, '/en/privacy');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.route('**/en/terms**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.locator('footer').getByRole('link', { name: en.footer.terms }).click();
  await expect(page.locator('html')).toHaveAttribute('data-navigating', '');
  await expect(page).toHaveURL('/en/terms');
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  // Barely scrolled, where the router alone would leave the page as it is.
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/en/faq"]')?.click());
  await expect(page).toHaveURL('/en/faq');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  const id = await page.locator('main section[id]').last().getAttribute('id');
  await page.goto(`/en/faq#${id}`);
  const bar = await page.locator('header').first().boundingBox();
  await expect
    .poll(async () => (await page.locator(`#${id}`).boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('the skip link shows on focus and leads past the bar', async ({ page }) => {
  await openAlive(page, '/en/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: en.common.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('on paper the bar is a name, answers are unfolded, and nothing waits to be pressed', async ({ page }) => {
  await page.goto('/en/faq');
  const answer = page.locator('[data-faq] p').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(page.locator('body > header > div:first-child > *:visible')).toHaveText([brand.name]);
  await expect(page.locator('footer form')).toBeHidden();
});

test('where colours are forced, the page shown is still marked in the bar', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/en/faq');
  const line = page
    .locator('header a[aria-current=page]')
    .evaluate((link) => getComputedStyle(link, '::after').borderBlockEndWidth);
  expect(await line).toBe('4px');
});

test('axe finds nothing in header and footer in either theme, open and closed', async ({ page }) => {
  const both = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, ['header', 'footer'])).toEqual([]);
    }
  };
  await page.goto('/en/faq');
  await both();
  await products(page).click();
  await both();
  await page.setViewportSize(phone.viewport);
  await page.locator('header summary', { hasText: locales.en.label }).click();
  await both();
  await menuButton(page).click();
  await both();
});
