import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { searchPagePath, sitePaths, staffPaths } from '@/lib/config/site-paths';
import { wizardAnswersToParams, wizardVariants } from '@/lib/feeding/answers';
import { listWizardStepsOfVariant } from '@/lib/feeding/wizard-steps';
import { localePath } from '@/lib/i18n/locale-paths';
import { newReleaseBarId, releaseMismatchEventName } from '@/lib/page-scripts/show-new-release-bar';
import { hiddenStops } from './focus-probe';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';
import { publicPaths, staffPagePaths } from './page-paths';
import { sampleDog } from './sample-dog';
import { languageKey, menuButton } from './shell-locators';
import { expectStaffPage, firstOf, insertContactMessages, openAsStaff } from './staff-leads';

const screens = {
  phone: { width: 360, height: 740 },
  // A window of 1280 × 1024 at 400 % zoom.
  zoomed: { width: 320, height: 256 },
  laptop: { width: 1280, height: 720 },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Shows the bar as a response of another release does. */
async function showNewReleaseBar(page: Page) {
  await page.evaluate((type) => dispatchEvent(new Event(type)), releaseMismatchEventName);
  await expect(page.locator(`#${newReleaseBarId}`)).toBeVisible();
}

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use({ viewport });

    test('the focused element is in sight on every page, with the language suggestion open', async ({ page }) => {
      test.setTimeout(300_000);
      await page.addInitScript((key) => localStorage.setItem(key, 'gr'), languageKey);
      const found: string[] = [];
      for (const path of publicPaths) {
        await openHydrated(page, localePath('en', path));
        await expect(page.getByRole('region', { name: messagesOf('gr').localeOffer.text })).toBeVisible();
        const { hidden, stops } = await hiddenStops(page);
        expect(stops, path).toBeGreaterThan(15);
        found.push(...hidden.map((element) => `${path}: ${element}`));
      }
      expect(found).toEqual([]);
    });

    for (const [locale, other] of [
      ['gr', 'en'],
      ['cn', 'en'],
      ['ru', 'gr'],
    ] as const)
      test(`the focused element is in sight in ${locale}, with the language suggestion open`, async ({ page }) => {
        test.setTimeout(120_000);
        await page.addInitScript(
          ([key = '', language = '']) => localStorage.setItem(key, language),
          [languageKey, other],
        );
        const found: string[] = [];
        for (const path of ['/', sitePaths.contact, '/products/beef-dinner', '/blog/bones']) {
          await openHydrated(page, localePath(locale, path));
          await expect(page.getByRole('region', { name: messagesOf(other).localeOffer.text })).toBeVisible();
          const { hidden, stops } = await hiddenStops(page);
          expect(stops, path).toBeGreaterThan(15);
          found.push(...hidden.map((element) => `${path}: ${element}`));
        }
        expect(found).toEqual([]);
      });

    test('the focused element is in sight while the bar of a new release is open', async ({ page }) => {
      test.setTimeout(240_000);
      const [lead] = await insertContactMessages(1, 'Focus bar');
      await openAsStaff(page, '/en/admin/dashboard', 'admin');
      const found: string[] = [];
      const opened = [
        sitePaths.contact,
        sitePaths.fullRange,
        sitePaths.storeLocator,
        '/products/beef-dinner',
        '/blog/bones',
      ];
      for (const path of [...opened, searchPagePath, staffPaths.leads, `${staffPaths.leads}/contact/${lead?.id}`]) {
        await openHydrated(page, localePath('en', path));
        await showNewReleaseBar(page);
        const { hidden, stops } = await hiddenStops(page);
        expect(stops, path).toBeGreaterThan(15);
        found.push(...hidden.map((element) => `${path}: ${element}`));
      }
      expect(found).toEqual([]);
    });

    test('the focused element is in sight in the staff area', async ({ page }) => {
      test.setTimeout(240_000);
      const leads = await insertContactMessages(3, 'Focus');
      await openAsStaff(page, '/en/admin/dashboard', 'admin');
      const found: string[] = [];
      for (const path of await staffPagePaths(firstOf(leads))) {
        await page.goto(localePath('en', path));
        await expectStaffPage(page);
        await page.waitForLoadState('networkidle');
        const { hidden, stops } = await hiddenStops(page);
        expect(stops, path).toBeGreaterThan(4);
        found.push(...hidden.map((element) => `${path}: ${element}`));
      }
      expect(found).toEqual([]);
    });

    test('the focused element is in sight on the way back, with each bar open, also with text of twice the size', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.addInitScript(
        ([key = '', answers = '']) => {
          localStorage.setItem(key, 'gr');
          sessionStorage.setItem('feeding-plan', answers);
        },
        [languageKey, wizardAnswersToParams(sampleDog).toString()],
      );
      const found: string[] = [];
      for (const [path, bar, fontSize] of [
        [sitePaths.contact, 'section[data-offer]', '100%'],
        [`${sitePaths.fullRange}?with=simple,beef-dinner`, '.compare-tray', '100%'],
        [`${sitePaths.feedingPlan}/quick?step=2`, '.wizard-bar', '100%'],
        [sitePaths.storeLocator, `#${newReleaseBarId}`, '100%'],
        [sitePaths.contact, `#${newReleaseBarId}`, '200%'],
      ] as const) {
        await openHydrated(page, localePath('en', path));
        await page.addStyleTag({ content: `html { font-size: ${fontSize} !important; }` });
        if (bar.startsWith('#')) await showNewReleaseBar(page);
        await expect(page.locator(bar)).toBeVisible();
        const { hidden, stops } = await hiddenStops(page, 'Shift+Tab');
        expect(stops, path).toBeGreaterThan(15);
        found.push(...hidden.map((element) => `${path} ${fontSize}: ${element}`));
      }
      expect(found).toEqual([]);
    });

    test('the bar of a new release lies below the bar of a page, and both leave the focused element in sight', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.addInitScript(
        (answers) => sessionStorage.setItem('feeding-plan', answers),
        wizardAnswersToParams(sampleDog).toString(),
      );
      const found: string[] = [];
      const stacked: string[] = [];
      const release = page.locator(`#${newReleaseBarId}`);
      for (const [path, name] of [
        [`${sitePaths.fullRange}?with=simple,beef-dinner`, '.compare-tray'],
        [`${sitePaths.feedingPlan}/quick?step=2`, '.wizard-bar'],
      ] as const) {
        await openHydrated(page, localePath('en', path));
        const bar = page.locator(name);
        await expect(bar).toBeVisible();
        await showNewReleaseBar(page);
        const { hidden, stops } = await hiddenStops(page);
        expect(stops, path).toBeGreaterThan(15);
        found.push(...hidden.map((element) => `${path}: ${element}`));
        const isSticky = await bar.evaluate((element) => {
          element.parentElement?.scrollIntoView({ block: 'start', behavior: 'instant' });
          return getComputedStyle(element).position === 'sticky';
        });
        if (!isSticky) continue;
        stacked.push(name);
        const [own, below] = [await bar.boundingBox(), await release.boundingBox()];
        expect((own?.y ?? 0) + (own?.height ?? 0), path).toBeLessThanOrEqual((below?.y ?? 0) + 1);
      }
      expect(found).toEqual([]);
      const sticky = { phone: ['.compare-tray', '.wizard-bar'], zoomed: [], laptop: ['.compare-tray'] };
      expect(stacked).toEqual(sticky[screen as keyof typeof sticky]);
    });

    test('the focused element is in sight with products selected for comparison', async ({ page }) => {
      test.setTimeout(120_000);
      await openHydrated(page, `${localePath('en', sitePaths.fullRange)}?with=simple,beef-dinner,raw-hunter`);
      await expect(page.locator('.compare-tray')).toBeVisible();
      const { hidden, stops } = await hiddenStops(page);
      expect(stops).toBeGreaterThan(60);
      expect(hidden).toEqual([]);
    });

    for (const variant of wizardVariants)
      test(`the focused element is in sight at every step of the ${variant} test and on its plan`, async ({ page }) => {
        test.setTimeout(180_000);
        const answers = wizardAnswersToParams({
          ...sampleDog,
          weightKg: variant === 'cat' ? '4' : '25',
          lifestyle: 'indoor',
          variant,
        });
        await page.addInitScript((stored) => sessionStorage.setItem('feeding-plan', stored), answers.toString());
        const found: string[] = [];
        const views = [...listWizardStepsOfVariant(variant).keys(), 'plan'] as const;
        for (const view of views) {
          const step = view === 'plan' ? view : view + 1;
          await openHydrated(page, localePath('en', `${sitePaths.feedingPlan}/${variant}?step=${step}`));
          await expect(page.locator(`[data-view="${view}"]`)).toBeVisible();
          const { hidden, stops } = await hiddenStops(page);
          expect(stops).toBeGreaterThan(15);
          found.push(...hidden.map((element) => `${step}: ${element}`));
        }
        expect(found).toEqual([]);
      });
  });
}

for (const [screen, viewport] of Object.entries({ phone: screens.phone, zoomed: screens.zoomed }))
  test(`${screen}: with text of twice the size the bar of a new release covers neither a bar nor a field`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    await page.addInitScript(
      (answers) => sessionStorage.setItem('feeding-plan', answers),
      wizardAnswersToParams(sampleDog).toString(),
    );
    const found: string[] = [];
    const release = page.locator(`#${newReleaseBarId}`);
    for (const [locale, path, name] of [
      ['en', `${sitePaths.fullRange}?with=simple,beef-dinner`, '.compare-tray'],
      ['ru', `${sitePaths.feedingPlan}/quick?step=2`, '.wizard-bar'],
      ['gr', sitePaths.contact, ''],
      ['bg', searchPagePath, ''],
    ] as const) {
      await openHydrated(page, localePath(locale, path));
      await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
      await showNewReleaseBar(page);
      // The page keeps its height free at its lower edge, also once it has changed.
      for (const width of [viewport.width, viewport.width + 400, viewport.width]) {
        await page.setViewportSize({ ...viewport, width });
        const isFree = () =>
          release.evaluate((bar) => {
            const free = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd);
            return getComputedStyle(bar).position !== 'sticky' || free >= bar.getBoundingClientRect().height;
          });
        await expect.poll(isFree, `${locale}${path} ${width}`).toBe(true);
      }
      if (name) {
        const covered = await page.locator(name).evaluate((bar, id) => {
          bar.parentElement?.scrollIntoView({ block: 'start', behavior: 'instant' });
          const own = bar.getBoundingClientRect();
          const below = document.getElementById(id)?.getBoundingClientRect();
          const lowerEdge = below?.top ?? 0;
          return own.top < lowerEdge && getComputedStyle(bar).position === 'sticky' ? own.bottom - lowerEdge : 0;
        }, newReleaseBarId);
        expect(covered, path).toBeLessThanOrEqual(1);
      }
      const { hidden, stops } = await hiddenStops(page);
      expect(stops, path).toBeGreaterThan(10);
      found.push(...hidden.map((element) => `${locale}${path}: ${element}`));
    }
    expect(found).toEqual([]);
  });

for (const withRelease of [false, true])
  test(`the focused element is in sight while leads are selected${withRelease ? ', and with the bar of a new release' : ''}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(screens.laptop);
    const name = `Ticked${randomUUID().slice(0, 6)}`;
    await insertContactMessages(20, name);
    await openAsStaff(page, `/en/admin/leads?q=${name}`, 'admin');
    const rows = page.locator('tr[data-lead]');
    await expect(rows).toHaveCount(20);
    // Ready for input.
    await expect(page.locator('[data-live=live]')).toBeVisible();
    if (withRelease) await showNewReleaseBar(page);
    await rows.first().getByRole('checkbox').check();
    const bar = page.locator('.bulk-bar');
    await expect(bar).toHaveCSS('position', 'sticky');
    const lowerEdge = withRelease ? (await page.locator(`#${newReleaseBarId}`).boundingBox())?.y : 720;
    const box = await bar.boundingBox();
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - (lowerEdge ?? 0))).toBeLessThanOrEqual(1);
    const { hidden, stops } = await hiddenStops(page);
    expect(stops).toBeGreaterThan(38);
    expect(hidden).toEqual([]);
  });

test('at 320 × 256 the menu, the search and a dialog can be reached and read to their ends', async ({ page }) => {
  await page.setViewportSize(screens.zoomed);
  /** The last control of an open layer after it was scrolled to, and whether it lies in the window. */
  const isLastInWindow = (layer: string) =>
    page
      .locator(`${layer} :is(a, button)`)
      .last()
      .evaluate((element) => {
        element.scrollIntoView({ block: 'nearest' });
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
      });
  await openHydrated(page, '/en/about');
  await menuButton(page).click();
  await expect(page.locator('header [popover]:popover-open')).toBeVisible();
  expect(await isLastInWindow('header [popover]:popover-open')).toBe(true);
  await page.keyboard.press('Escape');
  for (const menu of await page.locator('header details[data-menu]').all()) {
    const summary = menu.locator('summary').first();
    if (!(await summary.isVisible())) continue;
    await summary.click();
    await menu.evaluate((element) => element.setAttribute('data-tested', ''));
    expect(await isLastInWindow('header details[data-tested]'), (await summary.textContent()) ?? '').toBe(true);
    await summary.click();
    await menu.evaluate((element) => element.removeAttribute('data-tested'));
  }
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog');
  await search.getByRole('combobox').fill('chicken');
  await expect(search.getByRole('option').first()).toBeVisible();
  expect(
    await search.evaluate(
      (dialog) => dialog.scrollWidth <= dialog.clientWidth + 1 && dialog.clientHeight <= innerHeight,
    ),
  ).toBe(true);
  await search.getByRole('option').last().scrollIntoViewIfNeeded();
  await expect(search.getByRole('option').last()).toBeInViewport();
  await page.keyboard.press('Escape');
  await openHydrated(page, '/en/design');
  for (const name of ['Open dialog', 'Open sheet']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await isLastInWindow('[role=dialog]'), name).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
