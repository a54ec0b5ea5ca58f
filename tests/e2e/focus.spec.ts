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
type Screen = keyof typeof screens;
const everyScreen = Object.keys(screens) as Screen[];

test.use({ viewport: screens.phone, contextOptions: { reducedMotion: 'reduce' } });
// Each test has accounts and messages of its own.
test.describe.configure({ mode: 'parallel' });

/** Shows the bar as a response of another release does. */
async function showNewReleaseBar(page: Page) {
  await page.evaluate((type) => dispatchEvent(new Event(type)), releaseMismatchEventName);
  await expect(page.locator(`#${newReleaseBarId}`)).toBeVisible();
}

/** Changes the window, and waits until the page has measured its bars in it. */
async function showOn(page: Page, screen: Screen) {
  await page.setViewportSize(screens[screen]);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/**
 * Tabs through the open page on each screen, and returns the elements that were hidden. The layout follows the window,
 * so a page is loaded once.
 */
async function hiddenOnEveryScreen(page: Page, where: string, minimumStops: number, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const found: string[] = [];
  for (const screen of everyScreen) {
    await showOn(page, screen);
    found.push(...(await hiddenOn(page, `${screen}: ${where}`, minimumStops, key)));
  }
  return found;
}

async function hiddenOn(page: Page, where: string, minimumStops: number, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const { hidden, stops } = await hiddenStops(page, key);
  expect(stops, where).toBeGreaterThan(minimumStops);
  return hidden.map((element) => `${where}: ${element}`);
}

// Two halves, because both workers can take one.
for (const half of [0, 1])
  test(`the focused element is in sight on every page, with the language suggestion open, ${half + 1} of 2`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.addInitScript((key) => localStorage.setItem(key, 'gr'), languageKey);
    const found: string[] = [];
    for (const path of publicPaths.filter((_, index) => index % 2 === half)) {
      await openHydrated(page, localePath('en', path));
      await expect(page.getByRole('region', { name: messagesOf('gr').localeOffer.text })).toBeVisible();
      found.push(...(await hiddenOnEveryScreen(page, path, 15)));
    }
    expect(found).toEqual([]);
  });

for (const [locale, other] of [
  ['gr', 'en'],
  ['cn', 'en'],
  ['ru', 'gr'],
] as const)
  test(`the focused element is in sight in ${locale}, with the language suggestion open`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.addInitScript(([key = '', language = '']) => localStorage.setItem(key, language), [languageKey, other]);
    const found: string[] = [];
    for (const path of ['/', sitePaths.contact, '/products/beef-dinner', '/blog/bones']) {
      await openHydrated(page, localePath(locale, path));
      await expect(page.getByRole('region', { name: messagesOf(other).localeOffer.text })).toBeVisible();
      found.push(...(await hiddenOnEveryScreen(page, path, 15)));
    }
    expect(found).toEqual([]);
  });

test('the focused element is in sight while the bar of a new release is open', async ({ page }) => {
  test.setTimeout(480_000);
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
    found.push(...(await hiddenOnEveryScreen(page, path, 15)));
  }
  expect(found).toEqual([]);
});

test('the focused element is in sight in the staff area', async ({ page }) => {
  test.setTimeout(480_000);
  const leads = await insertContactMessages(3, 'Focus');
  await openAsStaff(page, '/en/admin/dashboard', 'admin');
  const found: string[] = [];
  for (const path of await staffPagePaths(firstOf(leads))) {
    await page.goto(localePath('en', path));
    await expectStaffPage(page);
    await page.waitForLoadState('networkidle');
    found.push(...(await hiddenOnEveryScreen(page, path, 4)));
  }
  expect(found).toEqual([]);
});

test('the focused element is in sight on the way back, with each bar open, also with text of twice the size', async ({
  page,
}) => {
  test.setTimeout(360_000);
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
    found.push(...(await hiddenOnEveryScreen(page, `${path} ${fontSize}`, 15, 'Shift+Tab')));
  }
  expect(found).toEqual([]);
});

test('the bar of a new release lies below the bar of a page, and both leave the focused element in sight', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.addInitScript(
    (answers) => sessionStorage.setItem('feeding-plan', answers),
    wizardAnswersToParams(sampleDog).toString(),
  );
  const found: string[] = [];
  const stacked: Record<Screen, string[]> = { phone: [], zoomed: [], laptop: [] };
  const release = page.locator(`#${newReleaseBarId}`);
  for (const [path, name] of [
    [`${sitePaths.fullRange}?with=simple,beef-dinner`, '.compare-tray'],
    [`${sitePaths.feedingPlan}/quick?step=2`, '.wizard-bar'],
  ] as const) {
    await openHydrated(page, localePath('en', path));
    const bar = page.locator(name);
    await expect(bar).toBeVisible();
    await showNewReleaseBar(page);
    for (const screen of everyScreen) {
      await showOn(page, screen);
      found.push(...(await hiddenOn(page, `${screen}: ${path}`, 15)));
      const isSticky = await bar.evaluate((element) => {
        element.parentElement?.scrollIntoView({ block: 'start', behavior: 'instant' });
        return getComputedStyle(element).position === 'sticky';
      });
      if (!isSticky) continue;
      stacked[screen].push(name);
      const [own, below] = [await bar.boundingBox(), await release.boundingBox()];
      const lowerEdge = (own?.y ?? 0) + (own?.height ?? 0);
      expect(lowerEdge, `${screen}: ${path}`).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    }
  }
  expect(found).toEqual([]);
  expect(stacked).toEqual({ phone: ['.compare-tray', '.wizard-bar'], zoomed: [], laptop: ['.compare-tray'] });
});

test('the focused element is in sight with products selected for comparison', async ({ page }) => {
  test.setTimeout(240_000);
  await openHydrated(page, `${localePath('en', sitePaths.fullRange)}?with=simple,beef-dinner,raw-hunter`);
  await expect(page.locator('.compare-tray')).toBeVisible();
  expect(await hiddenOnEveryScreen(page, 'comparison', 60)).toEqual([]);
});

for (const variant of wizardVariants)
  test(`the focused element is in sight at every step of the ${variant} test and on its plan`, async ({ page }) => {
    test.setTimeout(360_000);
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
      found.push(...(await hiddenOnEveryScreen(page, `${step}`, 15)));
    }
    expect(found).toEqual([]);
  });

test('a bar that covers the focus is found on each screen, in both directions', async ({ page }) => {
  await openHydrated(page, localePath('en', sitePaths.contact));
  const content = '#cover { position: fixed; inset: 10% 0 0; z-index: 2147483647; background: black; }';
  await page.addStyleTag({ content });
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('div'), { id: 'cover' })));
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const found = await hiddenOnEveryScreen(page, key, 15, key);
    for (const screen of everyScreen) expect(found.join(), key).toContain(`${screen}: ${key}`);
  }
});

test('with text of twice the size the bar of a new release covers neither a bar nor a field', async ({ page }) => {
  test.setTimeout(480_000);
  await page.addInitScript(
    (answers) => sessionStorage.setItem('feeding-plan', answers),
    wizardAnswersToParams(sampleDog).toString(),
  );
  const found: string[] = [];
  const release = page.locator(`#${newReleaseBarId}`);
  /** The page keeps the height of the bar free at its lower edge. */
  const isFree = () =>
    release.evaluate((bar) => {
      const free = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd);
      return getComputedStyle(bar).position !== 'sticky' || free >= bar.getBoundingClientRect().height;
    });
  for (const [locale, path, name] of [
    ['en', `${sitePaths.fullRange}?with=simple,beef-dinner`, '.compare-tray'],
    ['ru', `${sitePaths.feedingPlan}/quick?step=2`, '.wizard-bar'],
    ['gr', sitePaths.contact, ''],
    ['bg', searchPagePath, ''],
  ] as const) {
    await openHydrated(page, localePath(locale, path));
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    await showNewReleaseBar(page);
    for (const screen of ['phone', 'zoomed'] as const) {
      const where = `${screen}: ${locale}${path}`;
      const viewport = screens[screen];
      // It is so too once the height of the bar has changed.
      for (const width of [viewport.width, viewport.width + 400, viewport.width]) {
        await page.setViewportSize({ ...viewport, width });
        await expect.poll(isFree, `${where} ${width}`).toBe(true);
      }
      if (name) {
        const covered = await page.locator(name).evaluate((bar, id) => {
          bar.parentElement?.scrollIntoView({ block: 'start', behavior: 'instant' });
          const own = bar.getBoundingClientRect();
          const below = document.getElementById(id)?.getBoundingClientRect();
          const lowerEdge = below?.top ?? 0;
          return own.top < lowerEdge && getComputedStyle(bar).position === 'sticky' ? own.bottom - lowerEdge : 0;
        }, newReleaseBarId);
        expect(covered, where).toBeLessThanOrEqual(1);
      }
      found.push(...(await hiddenOn(page, where, 10)));
    }
  }
  expect(found).toEqual([]);
});

for (const withRelease of [false, true])
  test(`the focused element is in sight while leads are selected${withRelease ? ', and with the bar of a new release' : ''}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
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
    expect(await hiddenOn(page, 'leads', 38)).toEqual([]);
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
