import { expect, test } from '@playwright/test';
import brand from '@/content/brand.json' with { type: 'json' };
import { sitePaths } from '@/lib/config/site-paths';
import { getLocalePathByLocale } from '@/lib/i18n/locale-paths';
import { localeCodes, localeDefinitions } from '@/lib/i18n/locales';
import { violations } from './axe';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';
import { menuButton, phoneScreen, productsMenuButton } from './shell-locators';

const en = messagesOf('en');

test.use({ locale: 'en-GB' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server marks the current page and links the same page in nine languages', async ({ page }) => {
    await page.goto('/en/faq');
    await expect(page.locator('header a[aria-current=page]')).toHaveText(en.nav.faq);
    const links = page.locator('header a[data-language]');
    await expect(links).toHaveCount(localeCodes.length);
    for (const [code, path] of Object.entries(getLocalePathByLocale('/faq')))
      await expect(page.locator(`header a[data-language=${code}]`)).toHaveAttribute('href', path);
    expect(await links.allTextContents()).toEqual(localeCodes.map((code) => localeDefinitions[code].label));
  });

  test('menus open and their links work', async ({ page }) => {
    await page.goto('/en/faq');
    await productsMenuButton(page).click();
    await page.locator('header').getByRole('link', { name: en.nav.mediterraneanDiet }).click();
    await expect(page).toHaveURL('/en/products/complete-raw-meals/mediterranean-diet');
    await expect(productsMenuButton(page)).toHaveAttribute('data-current', 'true');
  });

  test('the small-screen menu opens and closes', async ({ page }) => {
    await page.setViewportSize(phoneScreen.viewport);
    await page.goto('/en/faq');
    const exports = page.locator('header').getByRole('link', { name: en.nav.exports });
    await expect(exports).toBeHidden();
    await menuButton(page).click();
    await expect(exports).toBeVisible();
    await page.getByRole('button', { name: en.nav.closeMenu }).click();
    await expect(exports).toBeHidden();
  });

  test('no page shows a control that needs a script', async ({ page }) => {
    // Styles alone switch the basis of an analysis.
    const controls = 'main :is(button, select, textarea, input:not([type=hidden], [name=basis]))';
    for (const path of [...Object.values(sitePaths), '/search', '/products/beef-dinner', '/products/cats/raw-hunter']) {
      await page.goto(`/en${path}`);
      const outsideOfForms = page.locator(controls).filter({ visible: true }).and(page.locator(':not(form *, [form])'));
      await expect(outsideOfForms, path).toHaveCount(0);
      // A form without a target leads back to its page, which cannot read a query.
      const targets = page.locator('main form:not([method=post], #finder-form)').filter({ visible: true });
      await expect(targets, path).toHaveCount(0);
    }
  });
});

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('a page loads no script before the first interaction, and then replays it', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/en/faq');
    expect(scripts).toEqual([]);
    await menuButton(page).click();
    await page.locator('header summary', { hasText: en.nav.theme }).click();
    await page.getByText(en.nav.themeDark, { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(scripts.length).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
  });

  test('input typed before hydration stays', async ({ page }) => {
    await page.goto('/en/faq');
    const all = await page.locator('[data-faq]').count();
    await page.getByRole('main').getByRole('searchbox').fill('thaw');
    await expect.poll(() => page.locator('[data-faq]:visible').count()).toBeLessThan(all);
  });

  test('a page with an animation loads its scripts at once', async ({ page }) => {
    const script = page.waitForRequest((request) => request.resourceType() === 'script');
    await page.goto('/en/');
    await script;
  });
});

test('a navigation shows the loading bar and starts at the top; a hash scrolls below the header', async ({ page }) => {
  await openHydrated(page, '/en/privacy');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.route('**/en/terms**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.locator('footer').getByRole('link', { name: en.footer.terms }).click();
  await expect(page.locator('html')).toHaveAttribute('data-navigating', '/en/terms');
  await expect(page).toHaveURL('/en/terms');
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  // Barely scrolled, where the router alone would not scroll to the top.
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

test('after a link with a fragment the focus is on what it names, and Tab goes on from there', async ({ page }) => {
  await openHydrated(page, '/en/products/beef-dinner');
  await page.getByRole('main').getByRole('link', { name: en.stores.whereLink }).click();
  await expect(page).toHaveURL(/\/store-locator\?product=beef-dinner#stores$/);
  const target = page.locator('#stores');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(target.locator(':focus')).toHaveCount(1);
  // Where the page has no such place, on its heading.
  await openHydrated(page, '/en/products/beef-dinner');
  await page.evaluate((name) => {
    const link = [...document.querySelectorAll('main a')].find((each) => each.textContent?.includes(name));
    (link as HTMLAnchorElement).hash = 'nowhere';
  }, en.stores.whereLink);
  await page.getByRole('main').getByRole('link', { name: en.stores.whereLink }).click();
  await expect(page).toHaveURL(/#nowhere$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the skip link is visible on focus and leads past the header', async ({ page }) => {
  await openHydrated(page, '/en/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: en.common.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the printed header is only the name, answers are expanded, and controls are hidden', async ({ page }) => {
  await page.goto('/en/faq');
  const faqText = page.locator('[data-faq] p').first();
  await expect(faqText).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(faqText).toBeVisible();
  await expect(page.locator('body > header > div:first-child > *:visible')).toHaveText([brand.name]);
  await expect(page.locator('footer form')).toBeHidden();
  // Background colours are not printed, so light text on them must become dark.
  await page.goto('/en/contact');
  await expect(page.locator('section li:has(.headline)').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('in forced-colors mode the dog of the logo shows', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/terms');
  const [mark, bar] = await page
    .locator('header a')
    .first()
    .evaluate((logo) => [
      getComputedStyle(logo, '::before').backgroundColor,
      getComputedStyle(logo.closest('header') ?? logo).backgroundColor,
    ]);
  expect(mark).not.toBe(bar);
});

test('in forced-colors mode the current page is still marked in the bar', async ({ page }) => {
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
  await productsMenuButton(page).click();
  await both();
  await page.setViewportSize(phoneScreen.viewport);
  await page.locator('header summary', { hasText: localeDefinitions.en.label }).click();
  await both();
  await menuButton(page).click();
  await both();
});

test('footer links of two lines each stand apart', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/ru/terms');
  const columns = await page.locator('footer nav ul').evaluateAll((lists) =>
    lists.map((list) =>
      [...list.querySelectorAll('a')].map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const { top, bottom } = range.getBoundingClientRect();
        return { top, bottom, lines: range.getClientRects().length };
      }),
    ),
  );
  expect(columns.flat().filter(({ lines }) => lines > 1).length).toBeGreaterThan(1);
  for (const links of columns)
    for (const [index, { top }] of links.entries())
      if (index > 0) expect(top - (links[index - 1]?.bottom ?? top)).toBeGreaterThan(10);
});

test.describe('with touch input', () => {
  for (const width of [360, 1024])
    test(`links of header and footer are large enough at ${width} px`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 780 }, hasTouch: true, isMobile: true });
      const page = await context.newPage();
      await page.goto('/');
      const part =
        width < 1024 ? 'header a, header summary, header button, footer a, footer button' : 'footer a, footer button';
      const small = await page.locator(part).evaluateAll((targets) =>
        targets.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          // A link inside a sentence has the line height of the sentence.
          if (!target.checkVisibility() || target.closest('label') || (width >= 44 && height >= 44)) return [];
          return [`${target.textContent} ${width} x ${height}`];
        }),
      );
      expect(small).toEqual([]);
      await context.close();
    });
});
