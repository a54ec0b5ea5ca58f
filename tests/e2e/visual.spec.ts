import { expect, type Page, test } from '@playwright/test';
import { brand } from '@/lib/config/brand';
import { localePath } from '@/lib/i18n/locale-paths';
import { openHydrated } from './open-hydrated';

type View = { name: string; path: string; prepare?: (page: Page) => Promise<void> };

const views: View[] = [
  { name: 'home', path: '/' },
  { name: 'product', path: '/products/beef-dinner' },
  { name: 'form', path: '/store-locator', prepare: (page) => page.locator('#retailer').scrollIntoViewIfNeeded() },
  { name: 'not-found', path: '/no-such-page' },
  {
    name: 'menu',
    path: '/',
    prepare: async (page) => {
      const toggle = page.locator('header button[popovertarget]:not([popovertargetaction])').first();
      await ((await toggle.isVisible()) ? toggle : page.locator('header summary').first()).click();
    },
  },
];
const settings = [
  { locale: 'gr', width: 360, colorScheme: 'light' },
  { locale: 'ru', width: 1440, colorScheme: 'dark' },
] as const;

for (const { locale, width, colorScheme } of settings)
  test.describe(`${locale} at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
    for (const { name, path, prepare } of views)
      test(`${name} looks as agreed`, async ({ page }) => {
        // The language suggestion is not part of the screenshot.
        await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
          `${brand.slug}-language`,
          locale,
        ] as const);
        await openHydrated(page, localePath(locale, path));
        await page.evaluate(() => document.fonts.ready);
        await prepare?.(page);
        // Other browser versions render edges and font hinting slightly differently.
        await expect(page).toHaveScreenshot(`${name}-${locale}-${width}-${colorScheme}.png`, {
          animations: 'disabled',
          threshold: 0.3,
          maxDiffPixelRatio: 0.03,
        });
      });
  });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`parts, ${colorScheme}`, () => {
    test.use({ viewport: { width: 1024, height: 2400 }, colorScheme, reducedMotion: 'reduce' });
    test('the component catalogue looks as agreed', async ({ page }) => {
      await openHydrated(page, '/en/design');
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('main')).toHaveScreenshot(`design-${colorScheme}.png`, {
        animations: 'disabled',
        threshold: 0.3,
        maxDiffPixelRatio: 0.03,
      });
    });
  });
