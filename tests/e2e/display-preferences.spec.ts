import { expect, type Locator, type Page, test } from '@playwright/test';
import { sitePaths, staffPaths } from '@/lib/config/site-paths';
import { wizardAnswersToParams } from '@/lib/feeding/answers';
import { localePath } from '@/lib/i18n/locale-paths';
import { newReleaseBarId } from '@/lib/page-scripts/show-new-release-bar';
import { screenshotColourCount } from './assistive-technology';
import { iconsWithoutTooltip } from './icons-without-tooltip';
import { messagesOf, staffMessagesOf } from './messages';
import { openHydrated } from './open-hydrated';
import { staffPagePaths } from './page-paths';
import { sampleDog } from './sample-dog';
import { languageKey } from './shell-locators';
import { expectStaffPage, firstOf, insertContactMessages, openAsStaff } from './staff-leads';

const en = messagesOf('en');
const planPath = (step: string) => `/en/feeding-plan/quick?step=${step}`;
const withAnswers = (page: Page) =>
  page.addInitScript(
    (stored) => sessionStorage.setItem('feeding-plan', stored),
    wizardAnswersToParams(sampleDog).toString(),
  );

test.describe('forced colours', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  });

  /** Compares pictures of a control before and after it is chosen, with the focus and the pointer elsewhere. */
  async function looksChosen(control: Locator, choose: () => Promise<void>): Promise<boolean> {
    const page = control.page();
    const take = async () => {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.mouse.move(1, 1);
      return control.screenshot({ animations: 'disabled' });
    };
    const before = await take();
    await choose();
    return !before.equals(await take());
  }

  test('every chosen state shows', async ({ page }) => {
    await openHydrated(page, `${localePath('en', sitePaths.fullRange)}`);
    const chip = page.locator('.finder-panel label', { hasText: en.finder.kinds.complete }).first();
    expect(await looksChosen(chip, () => chip.click()), 'filter').toBe(true);

    await openHydrated(page, `${localePath('en', sitePaths.compare)}?with=simple`);
    const basis = page.locator('label', { hasText: en.compare.bases.dryMatter });
    expect(await looksChosen(basis, () => basis.click()), 'basis of the comparison').toBe(true);

    await openHydrated(page, '/en/products/beef-dinner');
    const analysis = page.locator('[data-panel] label').nth(1);
    expect(await looksChosen(analysis, () => analysis.click()), 'basis of the analysis').toBe(true);

    await openHydrated(page, '/en/feeding-plan/quick');
    const unit = page.locator('label', { hasText: /^months$/ });
    expect(await looksChosen(unit, () => unit.click()), 'unit of age').toBe(true);

    await openHydrated(page, '/en/store-locator');
    const view = page.locator('[aria-pressed=false]').first();
    expect(await looksChosen(view, () => view.click()), 'map or list').toBe(true);

    await openHydrated(page, '/en/blog');
    const topics = page.getByRole('navigation', { name: en.blog.topics }).getByRole('link');
    const outline = (link: Locator) => link.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outline(topics.first()), 'topic of the blog').toBe('solid');
    expect(await outline(topics.last())).toBe('none');
    const outlineOffset = () => topics.first().evaluate((element) => getComputedStyle(element).outlineOffset);
    const chosen = await outlineOffset();
    await page.keyboard.press('Tab');
    await topics.first().focus();
    expect(await outlineOffset(), 'the focus on what is chosen').not.toBe(chosen);

    await withAnswers(page);
    await openHydrated(page, planPath('2'));
    const card = page.locator('main form label:not(:has(:checked))', { has: page.locator('[type=radio]') }).first();
    const id = (await card.locator('input').getAttribute('id')) ?? '';
    const sameCard = page.locator(`label:has(#${id})`);
    expect(await looksChosen(sameCard, () => sameCard.click()), 'card of the feeding plan').toBe(true);

    const theme = page.locator('header details', { has: page.locator('[name=theme]') });
    await theme.locator('summary').click();
    const dark = theme.locator('label').nth(1);
    expect(await looksChosen(dark, () => dark.click()), 'theme').toBe(true);

    await openHydrated(page, '/en/design');
    const tab = page.getByRole('tab', { selected: false }).first();
    const name = (await tab.textContent()) ?? '';
    const sameTab = page.getByRole('tab', { name });
    expect(await looksChosen(sameTab, () => sameTab.click()), 'tab').toBe(true);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    expect(await outline(pages.locator('[aria-current]')), 'page of a list').toBe('solid');
    expect(await outline(pages.getByRole('link', { name: '3' }))).toBe('none');

    await openAsStaff(page, '/en/admin/leads', 'admin');
    const menu = page.locator('#staff-menu a');
    expect(await outline(page.locator('#staff-menu a[aria-current]')), 'page of the staff area').toBe('solid');
    expect(await outline(menu.last())).toBe('none');
  });

  test('every chosen state shows in the search and in the inbox', async ({ page }) => {
    await openHydrated(page, '/en/faq');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('combobox');
    await field.fill('chicken');
    const result = dialog.getByRole('option').nth(1);
    await expect(result).toHaveAttribute('aria-selected', 'false');
    const goDown = async () => {
      await field.press('ArrowDown');
      await expect(result).toHaveAttribute('aria-selected', 'true');
    };
    expect(await looksChosen(result, goDown), 'active result of the search').toBe(true);

    const lead = firstOf(await insertContactMessages(1, 'Forced colours'));
    await openAsStaff(page, `/en/admin/leads?kind=contact&q=${lead.email}`);
    await expect(page.locator('[data-live=live]')).toBeVisible();
    const row = page.locator(`[data-lead="${lead.id}"]`);
    const moveCursor = async () => {
      await page.keyboard.press('j');
      await expect(row).toHaveAttribute('aria-current', 'true');
    };
    expect(await looksChosen(row, moveCursor), 'row of the cursor').toBe(true);

    const { inbox } = staffMessagesOf('en');
    const outline = (link: Locator) => link.evaluate((element) => getComputedStyle(element).outlineStyle);
    const kinds = page.getByRole('navigation', { name: inbox.kinds });
    expect(await outline(kinds.locator('[aria-current]')), 'kind of the leads').toBe('solid');
    expect(await outline(kinds.getByRole('link').first())).toBe('none');
    await page.getByText(inbox.keepView, { exact: true }).click();
    await page.locator('main input[name=name]').fill('Forced colours');
    await page.locator('main input[name=name]').press('Enter');
    const view = page.getByRole('region', { name: inbox.views }).getByRole('link');
    await expect(view).toHaveAttribute('aria-current', 'true');
    expect(await outline(view), 'saved view').toBe('solid');
    await kinds.getByRole('link').first().click();
    await expect(view).not.toHaveAttribute('aria-current');
    expect(await outline(view)).toBe('none');
  });

  test('every bar shows', async ({ page }) => {
    const bars = async (path: string, selector: string) => {
      await openHydrated(page, path);
      const bar = page.locator(selector).first();
      await bar.scrollIntoViewIfNeeded();
      expect(await screenshotColourCount(bar), `${path} ${selector}`).toBeGreaterThan(1);
    };
    await bars(localePath('en', sitePaths.products), '#energy-scale ~ ol li:first-child');
    await bars(`${localePath('en', sitePaths.compare)}?with=simple,beef-dinner`, 'table td span[aria-hidden]');
    await bars('/en/products/beef-dinner', 'figure [aria-hidden]');
    await bars('/en/products/beef-dinner', '#bone-heading + [aria-hidden]');
    await withAnswers(page);
    await bars(planPath('2'), '[role=progressbar]');
    await bars(planPath('plan'), '[data-kind=transition] [aria-hidden]');
  });

  test('every bar along an edge of the page has an edge of its own', async ({ page }) => {
    /** A line along the upper or lower edge of a bar, which this mode draws in the colour of text. */
    const expectEdge = async (bar: Locator, what: string) => {
      await expect(bar, what).toBeVisible();
      const edges = await bar.evaluate((element) => {
        const { borderTopStyle, borderBottomStyle, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
        return [borderTopStyle, borderBottomStyle].some((style) => style !== 'none')
          ? Math.max(...[borderTopWidth, borderBottomWidth].map(Number.parseFloat))
          : 0;
      });
      expect(edges, what).toBeGreaterThanOrEqual(1);
    };
    await page.addInitScript((key) => localStorage.setItem(key, 'gr'), languageKey);
    await openHydrated(page, `${localePath('en', sitePaths.fullRange)}?with=simple`);
    await expectEdge(page.locator('section[data-offer]'), 'suggestion of a language');
    await expectEdge(page.locator('.compare-tray'), 'products to compare');
    await page.locator(`#${newReleaseBarId}`).evaluate((bar) => bar.removeAttribute('hidden'));
    await expectEdge(page.locator(`#${newReleaseBarId}`), 'new release');
    await openHydrated(page, '/en/feeding-plan/quick');
    await expectEdge(page.locator('.wizard-bar:visible'), 'bar of the feeding plan');
    await openAsStaff(page, '/en/admin/leads');
    await expectEdge(page.locator('header:has([popovertarget=staff-menu])'), 'bar of the staff area');
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`more contrast makes text and lines of the ${colorScheme} theme stronger`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/en/contact');
    const colours = () =>
      page.evaluate(() => {
        const probe = document.createElement('p');
        document.body.append(probe);
        const read = (name: string) => {
          probe.style.color = `var(${name})`;
          return getComputedStyle(probe).color;
        };
        const found = Object.fromEntries(
          ['--background', '--foreground', '--muted', '--border', '--control-border', '--accent-text'].map((name) => [
            name,
            read(name),
          ]),
        );
        probe.remove();
        return found;
      });
    const before = await colours();
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const after = await colours();
    expect(after['--muted']).toBe(after['--foreground']);
    expect(after['--border']).toBe(after['--foreground']);
    expect(after['--control-border']).toBe(after['--foreground']);
    expect(before['--border']).not.toBe(before['--foreground']);
    expect(after['--background']).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
  });

test('text of twice the size wraps the bar of the staff area on a phone, and its menus can be reached', async ({
  page,
}) => {
  const width = 360;
  await page.setViewportSize({ width, height: 740 });
  const lead = firstOf(await insertContactMessages(1, 'Large text'));
  await openAsStaff(page, '/en/admin/leads');
  for (const path of [staffPaths.leads, `${staffPaths.leads}/contact/${lead.id}`]) {
    await page.goto(localePath('en', path));
    await expectStaffPage(page);
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    const bar = page.locator('header:has([popovertarget=staff-menu])');
    for (const part of await bar.locator('a:visible, button:visible').all()) {
      const box = await part.boundingBox();
      const where = `${path} ${await part.textContent()}`;
      expect(box?.x ?? -1, where).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), where).toBeLessThanOrEqual(width);
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      path,
    ).toBe(0);
    const end = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(end, path).toBeLessThan(740 / 2);
    for (const menu of ['staff-menu', 'account-menu']) {
      await page.locator(`[popovertarget=${menu}]`).click();
      const panel = page.locator(`#${menu}`);
      await expect(panel).toBeVisible();
      // Whatever opens begins below the bar, and is read to its end in the window.
      await expect.poll(async () => (await panel.boundingBox())?.x ?? -1, menu).toBeGreaterThanOrEqual(0);
      const box = await panel.boundingBox();
      expect(box?.y ?? 0, menu).toBeGreaterThanOrEqual(end - 4.5);
      expect((box?.x ?? 0) + (box?.width ?? 0), menu).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0), menu).toBeLessThanOrEqual(740);
      const last = panel.locator('a, button').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last, menu).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
  }
});

test.describe('tooltips', () => {
  const tip = (page: Page) => page.locator('.tooltip:popover-open');
  const search = (page: Page) => page.locator('header a[data-tooltip]', { hasText: en.search.label });
  const store = (page: Page) => page.locator('header a[data-tooltip]', { hasText: en.nav.storeLocator });

  test('a tooltip waits 700 ms, the next one does not wait, and after 300 ms it waits again', async ({ page }) => {
    await openHydrated(page, '/en/faq');
    await page.mouse.move(1, 500);
    await store(page).hover();
    const from = Date.now();
    await expect(tip(page)).toHaveText(en.nav.storeLocator);
    expect(Date.now() - from).toBeGreaterThan(600);
    await search(page).hover();
    const next = Date.now();
    await expect(tip(page)).toHaveText(en.search.label);
    expect(Date.now() - next).toBeLessThan(400);
    await page.mouse.move(1, 500);
    await expect(tip(page)).toHaveCount(0);
    await page.waitForTimeout(400);
    await search(page).hover();
    await page.waitForTimeout(350);
    await expect(tip(page)).toHaveCount(0);
    await expect(tip(page)).toHaveText(en.search.label);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
  });

  test('a tooltip shows at once with keyboard focus, stays under the pointer, and lies in the window', async ({
    page,
  }) => {
    await openHydrated(page, '/en/faq');
    await page.keyboard.press('Tab');
    for (let stop = 0; stop < 20 && !(await store(page).evaluate((link) => link === document.activeElement)); stop++)
      await page.keyboard.press('Tab');
    await expect(tip(page)).toHaveText(en.nav.storeLocator, { timeout: 600 });
    const box = await tip(page).boundingBox();
    expect((box?.x ?? -1) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.waitForTimeout(300);
    await expect(tip(page)).toHaveCount(1);
  });

  test('a finger that stays on an icon sees its tooltip', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await openHydrated(page, '/en/faq');
    const box = await search(page).boundingBox();
    const session = await context.newCDPSession(page);
    const point = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(tip(page)).toHaveText(en.search.label);
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await expect(tip(page)).toHaveCount(0);
    await context.close();
  });

  const themeMenu = (page: Page) => page.locator('header summary', { hasText: en.nav.theme });
  const languageMenu = (page: Page) => page.locator('header details:has(a[data-language]) > summary');

  test('the menus of theme and language have one where only their icons show, beside the open menu', async ({
    page,
  }) => {
    const language = `${en.nav.language}: English`;
    await page.setViewportSize({ width: 1100, height: 740 });
    await openHydrated(page, '/en/faq');
    for (const [menu, name] of [
      [themeMenu(page), en.nav.theme],
      [languageMenu(page), language],
    ] as const) {
      await page.mouse.move(1, 500);
      await expect(tip(page)).toHaveCount(0);
      await page.waitForTimeout(400);
      await menu.hover();
      const from = Date.now();
      await expect(tip(page)).toHaveText(name);
      expect(Date.now() - from, name).toBeGreaterThan(600);
      // The pointer has opened the menu meanwhile, and nothing covers it.
      const panel = await menu.locator('xpath=following-sibling::*[1]').boundingBox();
      const box = await tip(page).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(panel?.y ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual((await menu.boundingBox())?.x ?? 0);
    }
    await page.mouse.move(1, 500);
    await page.keyboard.press('Escape');
    await page.locator('h1').click();
    await themeMenu(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(themeMenu(page)).toBeFocused();
    await expect(tip(page)).toHaveText(en.nav.theme, { timeout: 600 });
    // The menu that opens takes the place of the tooltip.
    await page.keyboard.press('Enter');
    await expect(page.locator('header details[open]')).toHaveCount(1);
    await expect(tip(page)).toHaveCount(0);
    // A name beside the icon needs no second one.
    await page.setViewportSize({ width: 1440, height: 740 });
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Tab');
    for (
      let stop = 0;
      stop < 20 && !(await languageMenu(page).evaluate((one) => one === document.activeElement));
      stop++
    )
      await page.keyboard.press('Tab');
    await expect(languageMenu(page)).toBeFocused();
    await expect(tip(page)).toHaveCount(0);
  });

  test('a finger that stays on the language menu sees its tooltip', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await openHydrated(page, '/en/faq');
    const box = await languageMenu(page).boundingBox();
    const session = await context.newCDPSession(page);
    const point = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(tip(page)).toHaveText(`${en.nav.language}: English`);
    await context.close();
  });

  test('Escape closes the tooltip under the pointer, and with it what has the focus', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 740 });
    await openHydrated(page, '/en/faq');
    await themeMenu(page).press('Enter');
    const open = page.locator('header details[open]');
    await expect(open).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(open.locator('input:focus')).toHaveCount(1);
    await search(page).hover();
    await expect(tip(page)).toHaveText(en.search.label);
    await page.keyboard.press('Escape');
    // The menu has the focus then, and so a tooltip of its own.
    await expect(tip(page)).not.toHaveText(en.search.label);
    await expect(open).toHaveCount(0);
    await expect(themeMenu(page)).toBeFocused();

    // The same in a dialog, whose field has the focus.
    await page.mouse.move(1, 500);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await dialog.getByRole('button', { name: en.common.close }).hover();
    await expect(tip(page)).toHaveText(en.common.close);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(tip(page).filter({ hasText: en.common.close })).toHaveCount(0);
  });

  test('with the focus on its owner Escape closes the tooltip alone', async ({ page }) => {
    await openAsStaff(page, '/en/admin/leads');
    await expect(page.locator('[data-live=live]')).toBeVisible();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    const close = dialog.locator('button[data-tooltip]');
    await expect(dialog.getByRole('checkbox')).toBeFocused();
    await close.hover();
    await expect(tip(page)).toHaveText(en.common.close);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(tip(page)).toHaveCount(0);

    await page.mouse.move(1, 1);
    await page.keyboard.press('?');
    await expect(dialog.getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await expect(tip(page)).toHaveText(en.common.close);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  const states: [path: string, prepare?: (page: Page) => Promise<unknown>][] = [
    [`${sitePaths.fullRange}?with=simple`],
    [`${sitePaths.compare}?with=simple,beef-dinner`],
    ['/faq', (page) => page.keyboard.press('Control+k')],
    [
      sitePaths.storeLocator,
      async (page) => {
        await page.locator('#stores-map > a').click();
        await page.locator('.leaflet-control-zoom-in').waitFor();
      },
    ],
    ['/design', (page) => page.getByRole('button', { name: 'Open dialog' }).click()],
    ['/design', (page) => page.getByRole('button', { name: 'Open sheet' }).click()],
  ];

  test('everything with an icon only has one, and no browser tooltip, in what opens on public pages', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const found: string[] = [];
    for (const [path, prepare] of states) {
      await openHydrated(page, localePath('en', path));
      await prepare?.(page);
      found.push(...(await iconsWithoutTooltip(page)).map((element) => `${path}: ${element}`));
    }
    expect(found).toEqual([]);
  });

  test('so it has on every staff page', async ({ page }) => {
    test.setTimeout(120_000);
    const lead = firstOf(await insertContactMessages(1, 'Icons'));
    await openAsStaff(page, '/en/admin/dashboard', 'admin');
    const found: string[] = [];
    const isShop = new RegExp(`^${staffPaths.stores}/[0-9a-f-]{36}$`);
    const paths = await staffPagePaths(lead);
    expect(paths.filter((path) => isShop.test(path))).toHaveLength(1);
    for (const path of paths) {
      await page.goto(localePath('en', path));
      await expectStaffPage(page);
      // The icons of a map arrive after the page.
      if (isShop.test(path)) await page.locator('.leaflet-control-zoom-in').waitFor();
      found.push(...(await iconsWithoutTooltip(page)).map((element) => `${path}: ${element}`));
    }
    expect(found).toEqual([]);
  });

  test('staff see them too: saved views, the menu of a phone', async ({ page }) => {
    await openAsStaff(page, '/en/admin/leads?status=new');
    const { inbox } = staffMessagesOf('en');
    await page.getByText(inbox.keepView, { exact: true }).click();
    const name = `View ${Date.now()}`;
    await page.locator('main input[name=name]').fill(name);
    await page.locator('main input[name=name]').press('Enter');
    const remove = page.getByRole('button', { name: inbox.dropView.replace('{name}', name) });
    await expect(remove).toBeVisible();
    expect(await iconsWithoutTooltip(page)).toEqual([]);
    await remove.hover();
    await expect(tip(page)).toHaveText(inbox.dropView.replace('{name}', name));
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await iconsWithoutTooltip(page)).toEqual([]);
    await remove.click();
    await expect(remove).toHaveCount(0);
  });
});
