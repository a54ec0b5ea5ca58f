import { expect, test } from '@playwright/test';
import { brand } from '@/lib/config/brand';
import { sitePaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import { localeCodes } from '@/lib/i18n/locales';
import { violations } from './axe';

const paths = [
  ...Object.values(sitePaths),
  '/products/beef-dinner',
  '/products/cats/raw-hunter',
  '/products/yummy',
  '/blog/bones',
  '/blog/category/safety',
  '/auth',
  '/no-such-page',
];

// One visit per page: the site follows a change of the device's theme, so both
// themes are tested without a second load.
for (const path of paths)
  test(`${path} has no accessibility violations in either theme, and its controls are at least 24 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(localePath('en', path));
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(smallControls)).toEqual([]);
  });

// A 1280 px window at 400 % zoom, with the text spacing that WCAG 1.4.12 allows readers to set.
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';
for (const locale of ['gr', 'ru', 'bg', 'lv'] as const)
  test(`nothing overflows at 320 px with wide text spacing in ${locale}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 320, height: 640 });
    const wide: string[] = [];
    for (const path of paths) {
      await page.goto(localePath(locale, path));
      await page.addStyleTag({ content: spacing });
      const by = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (by > 0) wide.push(`${path}: ${by} px`);
    }
    expect(wide).toEqual([]);
  });

/** Returns visible controls smaller than 24 px that are not links within a sentence (WCAG 2.5.8 excepts those). */
function smallControls(): string[] {
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(
    'button, select, input:not([type=hidden]), summary, a[href]',
  )) {
    const { width, height } = control.getBoundingClientRect();
    const shown =
      width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const inText = control.matches('a') && getComputedStyle(control).display === 'inline';
    // A label around a checkbox or button is part of the target.
    const target = control.closest('label')?.getBoundingClientRect() ?? { width, height };
    // A card's link covers the card through its pseudo-element.
    const covers = getComputedStyle(control, '::after').position === 'absolute';
    // The honeypot is invisible to everyone.
    const isTrap = control.closest('[aria-hidden="true"]') !== null;
    if (shown && !isTrap && !inText && !covers && (target.width < 23.5 || target.height < 23.5))
      found.push(control.outerHTML.slice(0, 120));
  }
  return found;
}

for (const locale of localeCodes)
  test(`the accessibility statement in ${locale} has its date, its contact and the authority as links`, async ({
    page,
  }) => {
    await page.goto(localePath(locale, sitePaths.accessibility));
    const main = page.locator('main');
    await expect(main).toContainText('2026');
    await expect(main).toContainText(brand.phoneDisplay);
    await expect(main.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
    await expect(main.locator('a[href="https://www.synigoroskatanaloti.gr"]')).toBeVisible();
    await expect(main).not.toContainText('{');
  });
