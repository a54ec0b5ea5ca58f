import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from './axe';
import { openHydrated } from './open-hydrated';

/** Focuses an element like a keyboard does, so that `:focus-visible` matches. */
async function focus(page: Page, element: Locator) {
  await element.focus();
  await page.keyboard.press('Shift');
  await expect(element).toBeFocused();
}

async function open(page: Page, path = '/en/design') {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await openHydrated(page, path);
  await expect(page.getByRole('heading', { name: 'Overlays' })).toBeVisible();
  expect(errors).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('has no accessibility violations, closed or open', async ({ page }) => {
      await open(page);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Open dialog' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByLabel('Town').click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Language' }).click();
      expect(await violations(page)).toEqual([]);
    });

    test('a selected theme overrides the system', async ({ page }) => {
      await open(page);
      const other = colorScheme === 'light' ? 'dark' : 'light';
      const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const before = await background();
      await page.getByRole('button', { name: other, exact: true }).click();
      expect(await background()).not.toBe(before);
    });
  });
}

test('dialog: focus moves in, stays in and returns', async ({ page }) => {
  await open(page);
  const trigger = page.getByRole('button', { name: 'Open dialog' });
  await focus(page, trigger);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this shop?' });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('sheet: opens, closes with its button and returns the focus', async ({ page }) => {
  await open(page);
  const trigger = page.getByRole('button', { name: 'Open sheet' });
  await focus(page, trigger);
  await page.keyboard.press('Space');
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeVisible();
  await focus(page, sheet.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('menu: arrow keys, submenu and selection', async ({ page }) => {
  await open(page);
  await focus(page, page.getByRole('button', { name: 'Language' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'Ελληνικά' })).toBeFocused();
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  for (const [role, name] of [
    ['menuitemradio', 'English'],
    ['menuitem', 'More'],
  ] as const) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole(role, { name })).toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitem', { name: 'Send a correction' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('navigation menu: opens after 100 ms of hovering, stays 300 ms, closes at once with Escape', async ({ page }) => {
  await open(page);
  const trigger = page.getByRole('button', { name: 'Products' });
  const link = page.getByRole('main').getByRole('link', { name: 'Full range' }).last();
  await trigger.hover();
  await expect(trigger).toHaveAttribute('data-state', 'open');
  await expect(link).toBeVisible();
  // Measured in the page, because on a busy machine a wait in the test would take too long.
  await trigger.evaluate((button) => {
    let left = Number.NaN;
    button.addEventListener('pointerleave', () => {
      left = performance.now();
    });
    new MutationObserver(() => {
      if (button.dataset.state === 'closed') button.dataset.grace = String(performance.now() - left);
    }).observe(button, { attributeFilter: ['data-state'] });
  });
  await page.mouse.move(0, 0);
  await expect(trigger).toHaveAttribute('data-grace', /./);
  expect(Number(await trigger.getAttribute('data-grace'))).toBeGreaterThan(280);

  await focus(page, trigger);
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toHaveAttribute('data-state', 'closed');
  await expect(trigger).toBeFocused();
});

test('tabs: arrow keys move and wrap around', async ({ page }) => {
  await open(page);
  await focus(page, page.getByRole('tab', { name: 'Per 100 g' }));
  for (const name of ['Dry matter', '1000 kcal', 'Per 100 g']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.getByRole('tabpanel')).toHaveText('Fresh values');
});

test('combobox: typing filters, Enter selects, the field has the value', async ({ page }) => {
  await open(page);
  const button = page.getByLabel('Town');
  await focus(page, button);
  await page.keyboard.press('Enter');
  const box = page.getByRole('combobox', { name: 'Search towns' });
  await expect(box).toBeFocused();
  await page.keyboard.type('thes');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Thessaloniki']);
  await page.keyboard.press('Enter');
  await expect(button).toHaveText('Thessaloniki');
  await expect(button).toBeFocused();
  await expect(page.locator('input[name="town"]')).toHaveValue('thessaloniki');
});

test('accordion: one item open at a time', async ({ page }) => {
  await open(page);
  const [first, second] = [page.getByText('Is raw food safe?'), page.getByText('How much do I feed?')];
  await focus(page, page.locator('summary', { has: first }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('kept frozen')).toBeVisible();
  await focus(page, page.locator('summary', { has: second }));
  await page.keyboard.press('Space');
  await expect(page.getByText('2-3 %')).toBeVisible();
  await expect(page.getByText('kept frozen')).toBeHidden();
});

test('tooltip: visible on focus, hidden with Escape, not yet visible after half a second of hovering', async ({
  page,
}) => {
  await open(page);
  const trigger = page.getByRole('button', { name: 'Crude ash' });
  const tooltip = page.getByRole('tooltip');
  await trigger.hover();
  await page.waitForTimeout(500);
  await expect(tooltip).toHaveCount(0);
  await expect(tooltip).toBeVisible();
  await page.mouse.move(0, 0, { steps: 10 });
  await expect(tooltip).toHaveCount(0);
  await focus(page, trigger);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

test.describe('toasts', () => {
  const toasts = (page: Page) => page.locator('[data-sonner-toast]');
  const visible = (page: Page) => page.locator('[data-sonner-toast][data-visible=true]');

  /** Opens the page with a clock that stands still, and shows so many toasts. */
  async function show(page: Page, count: number) {
    await open(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (let sent = 0; sent < count; sent++) await page.getByRole('button', { name: 'Show notice' }).click();
    await page.mouse.move(0, 0);
    // Sonner draws them in a timer of its own.
    await page.clock.runFor(20);
    await expect(toasts(page)).toHaveCount(count);
  }

  test('three at most are visible, and each closes after four seconds', async ({ page }) => {
    await show(page, 5);
    await expect(visible(page)).toHaveCount(3);
    await expect(toasts(page)).toHaveCount(5);
    await page.clock.runFor(3900);
    await expect(visible(page)).toHaveCount(3);
    await page.clock.runFor(400);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('the time stands still under the pointer, and goes on where it was', async ({ page }) => {
    await show(page, 1);
    await page.clock.runFor(3000);
    await toasts(page).hover();
    await page.clock.runFor(20_000);
    await expect(toasts(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(900);
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(400);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('the time stands still while one has the focus, also when the pointer leaves it', async ({ page }) => {
    await show(page, 2);
    const close = toasts(page).first().getByRole('button', { name: 'Close' });
    await close.focus();
    await page.clock.runFor(20_000);
    await expect(visible(page)).toHaveCount(2);
    await toasts(page).first().hover();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(visible(page), 'still focused').toHaveCount(2);
    await expect(close).toBeFocused();
    // Closing one by key leaves the other its time, and gives the focus back.
    await page.keyboard.press('Enter');
    await page.clock.runFor(400);
    await expect(toasts(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Show notice' })).toBeFocused();
    await page.clock.runFor(3300);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(800);
    await expect(toasts(page)).toHaveCount(0);
  });
});

for (const [name, width, css] of [
  ['at 400 % zoom (320 px)', 320, ''],
  [
    'with wide text spacing',
    360,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  ],
] as const) {
  test(`nothing overflows the page ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, '/design');
    if (css) await page.addStyleTag({ content: css });
    const [content, viewport] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(content).toBe(viewport);
  });
}

test('targets are at least 24 px, and the main controls 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main button, main summary, main nav a, main input:not([type=hidden]), main select')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && (width < 24 || height < 24);
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(small).toEqual([]);
  for (const control of [
    page.getByRole('button', { name: 'Open dialog' }),
    page.getByLabel('Name', { exact: true }),
    page.getByLabel('Country'),
  ]) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('reduced motion: nothing animates', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.getByRole('button', { name: 'Open sheet' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('the page loads only the fonts of its language, and preloads them', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/fonts/') && fetched.push(new URL(request.url()).pathname));
  await page.goto('/design');
  await page.evaluate(() => document.fonts.ready);
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(preloaded.map((href) => href?.replace(/\..*/, ''))).toEqual([
    '/fonts/commissioner-base',
    '/fonts/commissioner-greek',
  ]);
  expect([...new Set(fetched)].sort()).toEqual([...preloaded].sort());
});
