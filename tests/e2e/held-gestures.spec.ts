import { expect, type Page, type Route, test } from '@playwright/test';
import { sitePaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import { openWithHeldScripts } from './hold-requests';
import { messagesOf } from './messages';
import { menuButton } from './shell-locators';
import { storedRows } from './stored-rows';

// A phone, where the scripts of a page load late.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const en = messagesOf('en');
const product = '/en/products/beef-dinner';
const scripts = '**/_next/static/**/*.js';

/**
 * Opens a page whose scripts arrive only after the returned function is called, and counts the documents that it loads.
 */
async function openAndCountDocuments(page: Page, path: string) {
  const loadScripts = await openWithHeldScripts(page, path);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  return { loadScripts, documents };
}

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: en.search.label });

test('a calculation submitted before the scripts loaded is done on the same page, with a progress indicator', async ({
  page,
}) => {
  const { loadScripts, documents } = await openAndCountDocuments(page, product);
  const form = page.locator('[data-calculator] form');
  const before = await page.locator('[data-result] .headline').first().textContent();
  await page.locator('#calculator-weight').fill('31');
  await form.locator('[type=submit]').tap();
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(form.locator('[type=submit]')).toHaveCSS('opacity', '0.6');
  loadScripts();
  await expect(page.locator('[data-result] .headline').first()).not.toHaveText(before ?? '');
  await expect(form).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(product);
  expect(documents).toEqual([]);
});

test('the sign of waiting comes after 150 ms, not at once', async ({ page }) => {
  await openAndCountDocuments(page, product);
  await page.locator('#calculator-weight').fill('31');
  // In the page, because the test's own way there takes longer than that.
  const busy = await page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>('[data-calculator] form');
    const states: [number, string | null][] = [];
    const from = performance.now();
    form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
    for (const ms of [0, 100, 250]) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, ms - (performance.now() - from))));
      states.push([performance.now() - from, form?.getAttribute('aria-busy') ?? null]);
    }
    return states;
  });
  for (const [ms, state] of busy.filter(([ms]) => ms < 150 || ms > 200)) expect(state).toBe(ms < 150 ? null : 'true');
  expect(busy.at(-1)?.[1]).toBe('true');
});

test('a product chosen for comparison before the scripts loaded is compared', async ({ page }) => {
  const { loadScripts, documents } = await openAndCountDocuments(page, localePath('en', sitePaths.compare));
  const slot = page.locator('main form select').first();
  await slot.selectOption('beef-dinner');
  await expect(slot).toHaveAttribute('aria-busy', 'true');
  await expect(slot).toHaveCSS('opacity', '0.6');
  loadScripts();
  await expect(page.locator('main table').first()).toContainText('Beef Dinner');
  await expect(slot).toHaveValue('beef-dinner');
  await expect(slot).not.toHaveAttribute('aria-busy');
  expect(documents).toEqual([]);
});

test('a button pressed before the scripts loaded shows that it waits, and then does what it does', async ({ page }) => {
  const { loadScripts, documents } = await openAndCountDocuments(page, '/en/store-locator');
  const map = page.locator('fieldset button').last();
  await map.tap();
  await map.tap();
  await expect(map).toHaveAttribute('aria-busy', 'true');
  await expect(map).toHaveCSS('opacity', '0.6');
  await expect(map).toHaveAttribute('aria-pressed', 'false');
  loadScripts();
  await expect(page.locator('.store-views')).toHaveAttribute('data-view', 'map');
  await expect(map).toHaveAttribute('aria-pressed', 'true');
  await expect(map).not.toHaveAttribute('aria-busy');
  expect(documents).toEqual([]);
});

test('a choice in a form that is sent later shows no sign of waiting', async ({ page }) => {
  await openAndCountDocuments(page, '/en/contact');
  const topic = page.locator('#topic');
  await topic.selectOption('feeding');
  await page.waitForTimeout(400);
  await expect(topic).not.toHaveAttribute('aria-busy');
});

test('a button that has waited ten seconds for scripts no longer shows that it waits', async ({ page }) => {
  await page.clock.install();
  await openAndCountDocuments(page, '/en/store-locator');
  const map = page.locator('fieldset button').last();
  await map.tap();
  await expect(map).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(8000);
  await expect(map, 'not before').toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(2000);
  await expect(map).not.toHaveAttribute('aria-busy', { timeout: 3000 });
});

for (const key of ['Enter', ' '])
  test(`the key '${key}' opens menu and languages before the scripts have loaded`, async ({ page }) => {
    await openAndCountDocuments(page, '/en/about');
    await menuButton(page).focus();
    await page.keyboard.press(key);
    await expect(page.locator('header [popover]:popover-open')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('header [popover]:popover-open')).toHaveCount(0);
    const languages = page.locator('header details:has(a[data-language])');
    await languages.locator('summary').focus();
    await page.keyboard.press(key);
    await expect(languages.locator('a[data-language=gr]')).toBeVisible();
  });

test('a filter set by key before the scripts loaded filters, and a calculation sent by key is done', async ({
  page,
}) => {
  const finder = await openAndCountDocuments(page, localePath('en', sitePaths.fullRange));
  await page.locator('#finder-form summary').first().click();
  const box = page.locator('#finder-form input[type=checkbox], #finder-form input[type=radio]').nth(1);
  await box.focus();
  await page.keyboard.press(' ');
  await expect(box).toBeChecked();
  finder.loadScripts();
  await expect(page).toHaveURL(/full-range\?./);
  const calculator = await openAndCountDocuments(page, product);
  const before = await page.locator('[data-result] .headline').first().textContent();
  await page.locator('#calculator-weight').fill('33');
  await page.locator('#calculator-weight').press('Enter');
  calculator.loadScripts();
  await expect(page.locator('[data-result] .headline').first()).not.toHaveText(before ?? '');
  await expect(page).toHaveURL(product);
});

test('the search opens without its scripts, and what is typed meanwhile is searched for when they load', async ({
  page,
}) => {
  const { loadScripts, documents } = await openAndCountDocuments(page, '/en/about');
  await opener(page).tap();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('chicken');
  await page.keyboard.press('Enter');
  loadScripts();
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(/chicken/i);
  await expect(field(page)).toHaveValue('chicken');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/en/about');
  expect(documents).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('Ctrl + K opens the search without its scripts, and the cross closes it', async ({ page }) => {
  await openAndCountDocuments(page, '/en/about');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: en.common.close }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a newsletter sign-up sent before the scripts loaded is stored on the same page, once', async ({ page }) => {
  const email = `held-${Date.now()}@reader.example`;
  const { loadScripts, documents } = await openAndCountDocuments(page, '/en/terms');
  const form = page.locator('form[data-form=newsletter]');
  await form.locator('input[name=email]').fill(email);
  await form.locator('input[name=agreeToPrivacy]').check();
  await form.locator('[type=submit]').tap();
  await form.locator('[type=submit]').tap();
  loadScripts();
  await expect(page.getByText(en.footer.newsletter.success.title)).toBeVisible();
  expect(documents).toEqual([]);
  expect(await storedRows('newsletter_subscribers', email)).toHaveLength(1);
});

test('an answer of the wizard submitted before the scripts loaded leads to the next step, not to the whole form', async ({
  page,
}) => {
  const { loadScripts, documents } = await openAndCountDocuments(page, '/en/feeding-plan/cat');
  const form = page.locator('main form[data-held]').first();
  await form.locator('[type=submit]').tap();
  loadScripts();
  // Nothing was answered: the wizard shows the errors, in place.
  await expect(
    form.locator('[role=group][aria-labelledby$=-notice]:not(:empty)').or(page.locator('[aria-invalid=true]')).first(),
  ).toBeVisible();
  expect(documents).toEqual([]);
});

test('without scripts, because they cannot be loaded, a gesture does what it does without JavaScript', async ({
  page,
}) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/en/about');
  await opener(page).tap();
  await field(page).fill('chicken');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/search?q=chicken');
});

for (const [what, respond] of [
  ['are blocked', (route: Route) => route.abort('blockedbyclient')],
  ['are gone', (route: Route) => route.fulfill({ status: 404 })],
] as const)
  test(`where all scripts ${what}, forms and links work as without JavaScript, and nothing typed is lost`, async ({
    page,
  }) => {
    const email = `${what.replace(' ', '-')}-${Date.now()}@shop.example`;
    await page.route(scripts, respond);
    await page.goto('/en/contact');
    const form = page.locator('main form[data-form=contact]');
    await form.locator('[name=fullName]').fill('Anna');
    await form.locator('[name=email]').fill('no address');
    await form.locator('[name=topic]').selectOption('feeding');
    await form.locator('[name=message]').fill('Typed without scripts');
    await form.locator('[name=agreeToPrivacy]').check();
    // Away by a link and back.
    await page.locator('footer').getByRole('link', { name: en.nav.faq, exact: true }).tap();
    await expect(page).toHaveURL('/en/faq');
    await page.goBack();
    await expect(form.locator('[name=message]')).toHaveValue('Typed without scripts');
    await form.locator('[type=submit]').tap();
    await expect(form.getByText(en.form.errors.invalidEmail).first()).toBeVisible();
    await expect(form.locator('[name=message]')).toHaveValue('Typed without scripts');
    await expect(form.locator('[name=topic]')).toHaveValue('feeding');
    await form.locator('[name=email]').fill(email);
    await form.locator('[name=agreeToPrivacy]').check();
    await form.locator('[type=submit]').tap();
    await expect(page.locator('#contact-sent')).toBeVisible();
    expect(await storedRows('contact_messages', email)).toMatchObject([{ message: 'Typed without scripts' }]);

    await page.goto(product);
    await page.locator('#calculator-weight').fill('31');
    await page.locator('[data-calculator] form [type=submit]').tap();
    await expect(page).toHaveURL(/\/en\/feeding-plan\?weight=31&/);
  });

test('a cat’s calculator that the browser sent by itself fills in the questions, and no step has its values in the URL', async ({
  page,
}) => {
  await page.route(scripts, (route) => route.abort('blockedbyclient'));
  await page.goto('/en/products/cats/kittens-grow');
  await page.locator('#calculator-weight').fill('2.4');
  await page.locator('#calculator-age').fill('7');
  await page.locator('[data-calculator] form [type=submit]').tap();
  await expect(page).toHaveURL(/\/en\/feeding-plan\/cat\?weight=2\.4&/);
  await page.unroute(scripts);
  await page.reload();
  await expect(page.locator('#plan-weightKg')).toHaveValue('2.4');
  await expect(page.locator('#plan-age')).toHaveValue('7');
  await expect(page).toHaveURL('/en/feeding-plan/cat');
});

test('a form whose scripts stay silent is sent by the browser after ten seconds, with everything typed', async ({
  page,
}) => {
  const email = `silent-${Date.now()}@reader.example`;
  await page.clock.install();
  await openAndCountDocuments(page, '/en/terms');
  const form = page.locator('form[data-form=newsletter]');
  await form.locator('input[name=email]').fill(email);
  await form.locator('input[name=agreeToPrivacy]').check();
  await form.locator('[type=submit]').tap();
  await page.clock.fastForward(10_000);
  await expect(page.getByText(en.footer.newsletter.success.title)).toBeVisible();
  expect(await storedRows('newsletter_subscribers', email)).toHaveLength(1);
});

test('after ten seconds without scripts the browser submits by itself', async ({ page }) => {
  await page.clock.install();
  await openAndCountDocuments(page, '/en/about');
  await opener(page).tap();
  await field(page).fill('chicken');
  await page.keyboard.press('Enter');
  await page.clock.fastForward(8000);
  await expect(page, 'not before').toHaveURL('/en/about');
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL('/en/search?q=chicken', { timeout: 5000 });
});

test('the scripts of a page have run, and what they import on demand is there, before a touch', async ({ page }) => {
  await page.addInitScript(() => addEventListener('hydrated', () => Object.assign(window, { hydrated: true })));
  await page.goto('/en/about');
  const loaded = (initiator: string) =>
    page.evaluate(
      (type) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ initiatorType, name }) => initiatorType === type && name.endsWith('.js'))
          .map(({ name, transferSize }) => ({ path: new URL(name).pathname, transferSize })),
      initiator,
    );
  await page.waitForFunction(() => 'hydrated' in window);
  const scriptsOfPage = (await loaded('script')).length;
  expect(scriptsOfPage).toBeGreaterThan(3);
  const onDemand = await page.evaluate(() => JSON.parse(document.getElementById('_page')?.textContent ?? '').onDemand);
  expect(onDemand.length).toBeGreaterThan(3);
  await expect.poll(async () => (await loaded('fetch')).length).toBe(scriptsOfPage + onDemand.length);
  await opener(page).tap();
  await field(page).fill('chicken');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  const imported = (await loaded('script')).filter(({ path }) => onDemand.includes(path));
  expect(imported.length).toBeGreaterThan(1);
  expect(imported.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
});

test('the touch of a link to another page starts no scripts, one beside it does', async ({ page }) => {
  await page.goto('/en/feeding-plan');
  const countScripts = () => page.evaluate(() => document.head.querySelectorAll('script[async][src]').length);
  const link = page.getByRole('link', { name: en.wizard.start.quick }).first();
  // The signs of a touch without its click, which would open the page.
  for (const type of ['pointerdown', 'touchstart', 'focusin']) await link.dispatchEvent(type);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  expect(await countScripts()).toBe(0);
  await page.locator('h1').dispatchEvent('pointerdown');
  await expect.poll(countScripts).toBeGreaterThan(0);
});

test('the nutrition test can be started on the first screen', async ({ page }) => {
  await page.goto('/en/feeding-plan');
  await expect(page.getByRole('link', { name: en.wizard.start.quick }).first()).toBeInViewport({ ratio: 1 });
});
