import { expect, test } from '@playwright/test';
import { getLocalePathByLocale } from '@/lib/i18n/locale-paths';
import { localeCodes } from '@/lib/i18n/locales';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';
import { focusedText, menuButton, phoneScreen, productsMenu, productsMenuButton } from './shell-locators';

const en = messagesOf('en');

test.use({ locale: 'en-GB' });

test.describe('bar', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('fits every language at 1024 px on one line', async ({ page }) => {
    for (const locale of localeCodes) {
      await page.goto(getLocalePathByLocale('/terms')[locale]);
      const boxes = await page.locator('header > div:first-child :is(a, summary)').evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect())
          .map(({ left, right, top, bottom }) => ({ left, right, middle: (top + bottom) / 2 })),
      );
      expect(boxes).toHaveLength(12);
      // The language suggestion stands above the header.
      const { y: headerTop } = (await page.locator('body > header').boundingBox()) ?? { y: Number.NaN };
      boxes.sort((a, b) => a.left - b.left);
      boxes.forEach((box, index) => {
        expect(Math.abs(box.middle - headerTop - 36)).toBeLessThan(2);
        expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      });
      expect(boxes.at(-1)?.right).toBeLessThanOrEqual(1024);
    }
  });

  test('opens after a short hover and tolerates a short absence', async ({ page }) => {
    await openHydrated(page, '/en/faq');
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
    await productsMenuButton(page).hover();
    await expect(menu).toHaveAttribute('open', '');
    await clock.evaluate((times) => {
      times.left = 0;
    });
    await page.mouse.move(5, 700);
    await expect(menu).not.toHaveAttribute('open');
    const { entered, opened, left, closed } = await clock.jsonValue();
    expect(opened - entered).toBeGreaterThanOrEqual(99);
    expect(closed - left).toBeGreaterThanOrEqual(299);

    await productsMenuButton(page).hover();
    await expect(menu).toHaveAttribute('open', '');
    await productsMenuButton(page).click();
    await page.mouse.move(5, 700);
    await page.waitForTimeout(500);
    await expect(menu, 'a click on a menu that hovering has opened keeps it open').toHaveAttribute('open', '');
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(productsMenuButton(page)).toBeFocused();
  });

  test('closes a menu on a tap beside it and when it loses the focus', async ({ page }) => {
    await openHydrated(page, '/en/faq');
    const menu = productsMenu(page);
    await productsMenuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open', '');
    await page.mouse.click(5, 700);
    await expect(menu).not.toHaveAttribute('open');
    await productsMenuButton(page).focus();
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
  test.use(phoneScreen);

  test('the menu makes the page inert, traps the focus and returns it', async ({ page }) => {
    await openHydrated(page, '/en/faq');
    await menuButton(page).click();
    await expect(page.getByRole('button', { name: en.nav.closeMenu })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    const stops = new Set<string | undefined>();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab');
      stops.add(await focusedText(page));
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

  test('a tap beside the menu closes it without following a link below', async ({ page }) => {
    await openHydrated(page, '/en/privacy');
    await menuButton(page).click();
    await page.touchscreen.tap(180, 78);
    await expect(page.getByRole('button', { name: en.nav.closeMenu })).toBeHidden();
    await expect(page).toHaveURL('/en/privacy');
    await expect(menuButton(page)).toBeFocused();
  });

  test('following a link closes the menu, also a link to the same page', async ({ page }) => {
    await openHydrated(page, '/en/faq');
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
      await page.goto(getLocalePathByLocale('/terms')[locale]);
      const wide = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('header *, footer *, .skip-link ~ *')]
            .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > 320.5)
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
      expect(await wide()).toEqual([]);
      await page.locator('button[popovertarget]:not([popovertargetaction])').click();
      await page.locator('[popover] summary').first().click();
      expect(await wide()).toEqual([]);
    }
  });
});
