import { expect, type Page, type Route, test } from '@playwright/test';
import { sitePaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import { alterPage, expectRedrawn } from './extension';
import { holdRequests, openWithHeldScripts } from './hold-requests';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';
import { storedRows } from './stored-rows';

const en = messagesOf('en');

test('a store search filled in before hydration shows its complete result', async ({ page }) => {
  const loadScripts = await openWithHeldScripts(page, '/en/store-locator');
  await page.locator('#stores-product').selectOption('raw-hunter');
  await page.locator('#stores-open').check();
  await page.locator('#stores-text').fill('athens');
  loadScripts();
  await expect(page).toHaveURL('/en/store-locator?q=athens&product=raw-hunter&open=1');
  await expect(page.locator('#stores-product')).toHaveValue('raw-hunter');
  await expect(page.locator('#stores-open')).toBeChecked();
  await expect(page.getByRole('button', { name: en.stores.reset }).first()).toBeVisible();
});

/** Blocks only the chunk with the finder's controller. */
const finderWork = async (route: Route) => (await (await route.fetch()).text()).includes('emptyHeading');

test('filters selected before the finder loaded are separate history entries', async ({ page }) => {
  await openHydrated(page, '/en/products/complete-raw-meals/full-range');
  const loadScripts = await holdRequests(page, '**/_next/static/**/*.js', finderWork);
  await page.locator('#find-species-dog').check();
  await page.locator('#find-without-chicken').check();
  expect(new URL(page.url()).search).toBe('');
  loadScripts();
  await expect(page).toHaveURL(/\?species=dog&without=chicken$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?species=dog$/);
  await expect(page.locator('#find-without-chicken')).not.toBeChecked();
});

test('a finder that failed to load shows an error, and the next choice retries', async ({ page }) => {
  await openHydrated(page, '/en/products/complete-raw-meals/full-range');
  await page.route('**/_next/static/**/*.js', async (route) =>
    (await finderWork(route)) ? route.abort() : route.continue(),
  );
  await page.locator('#find-species-dog').check();
  const status = page.locator('#finder').getByRole('status').first();
  await expect(status).toHaveText(en.finder.failed);
  await page.unrouteAll({ behavior: 'wait' });
  await page.locator('#find-without-chicken').check();
  await expect(page).toHaveURL(/\?species=dog&without=chicken$/);
  await expect(status).not.toHaveText(en.finder.failed);
});

test('a map opened before hydration is rendered', async ({ page }) => {
  const loadScripts = await openWithHeldScripts(page, '/en/store-locator');
  await page.getByRole('link', { name: en.stores.mapFirst }).click();
  loadScripts();
  await expect(page.getByRole('button', { name: en.stores.zoomIn })).toBeVisible();
});

test('a restored country is shown and sent', async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('form:export', JSON.stringify({ since: 0, values: { country: ['LV'] } })),
  );
  await page.goto('/en/exports#enquiry');
  const country = page.locator('#country option:checked');
  await expect(country).toHaveText('Latvia');
  await page.locator('#companyName').fill('Draugs SIA');
  await page.locator('main form[data-form] [type=submit]').click();
  await expect(page.locator('#companyName-error')).toHaveCount(0);
  await expect(page.locator('#contactName-error')).toBeVisible();
  await expect(page.locator('#country-error')).toHaveCount(0);
});

test('an email typed before hydration stays, and a typo in it gets a correction', async ({ page }) => {
  const loadScripts = await openWithHeldScripts(page, '/en/terms');
  await page.locator('footer form input[name=email]').fill('reader@gmial.com');
  await page.keyboard.press('Tab');
  loadScripts();
  await expect(page.getByRole('button', { name: 'Did you mean reader@gmail.com?' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('form:newsletter'))).toContain('reader@gmial.com');
});

test('a form sent before hydration shows its thank-you message, and its draft is deleted', async ({ page }) => {
  await page.clock.install();
  const loadScripts = await openWithHeldScripts(page, '/en/store-locator#retailer');
  const values = {
    fullName: 'Anna',
    businessName: 'Draugs',
    email: `early-${Date.now()}@shop.example`,
    location: 'Rīga',
  };
  for (const [name, value] of Object.entries({ ...values, phone: '+371 20000000' }))
    await page.locator(`#${name}`).fill(value);
  await page.locator('#businessType').selectOption('petStore');
  await page.locator('#agreeToTerms').check();
  const draft = { since: 0, values: { fullName: [values.fullName] } };
  await page.evaluate((stored) => sessionStorage.setItem('form:partnership', JSON.stringify(stored)), draft);
  await page.locator('form:has(#fullName) [type=submit]').click();
  const thanks = page.locator('#partnership-sent');
  // Its scripts are waited for ten seconds before the browser sends it itself.
  await page.clock.fastForward(10_000);
  await expect(thanks.getByText(en.partnership.success.title)).toBeInViewport();
  await expect(thanks).toBeFocused();
  loadScripts();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('form:partnership'))).toBeNull();
  await expect(page.locator('#fullName')).toHaveValue('');
  await expect(thanks).toBeVisible();
  await expect(page).toHaveURL('/en/store-locator');

  // A draft started at the URL of the thank-you message is stored too.
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/en/contact#contact-sent');
  await page.locator('#fullName').fill('Berta');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('form:contact'))).toContain('Berta');
  await page.reload();
  await page.locator('#email').focus();
  await expect(page.locator('#fullName')).toHaveValue('Berta');
});

test('what was typed survives elements that an extension put into the page before hydration', async ({ page }) => {
  const email = `extension-${Date.now()}@reader.example`;
  const loadScripts = await openWithHeldScripts(page, '/en/contact');
  await alterPage(page);
  await page.locator('#fullName').fill('Anna');
  await page.locator('#message').fill('Typed early');
  await page.locator('#topic').selectOption('feeding');
  await expectRedrawn(page.locator('#message'), loadScripts);
  await expect(page.locator('#fullName')).toHaveValue('Anna');
  await expect(page.locator('#message')).toHaveValue('Typed early');
  await expect(page.locator('#topic')).toHaveValue('feeding');
  await page.locator('#email').fill(email);
  await page.locator('#agreeToPrivacy').check();
  await page.locator('main form[data-form] [type=submit]').click();
  await expect(page.getByText(en.contactForm.success.title)).toBeVisible();
});

test('a search and a calculation survive elements that an extension put into the page before hydration', async ({
  page,
}) => {
  const loadScripts = await openWithHeldScripts(page, '/en/store-locator');
  await alterPage(page);
  await page.locator('#stores-text').fill('athens');
  await page.locator('#stores-open').check();
  loadScripts();
  await expect(page).toHaveURL('/en/store-locator?q=athens&open=1');
  await expect(page.locator('#stores-text')).toHaveValue('athens');
  await page.unrouteAll({ behavior: 'wait' });

  const loadScriptsAgain = await openWithHeldScripts(page, '/en/products/beef-dinner');
  await alterPage(page);
  const amount = page.locator('[data-result] .headline').first();
  const initial = await amount.textContent();
  await page.locator('#calculator-weight').fill('31');
  loadScriptsAgain();
  await expect(page.locator('#calculator-weight')).toHaveValue('31');
  await expect(amount).not.toHaveText(initial ?? '');
});

// Typed letter by letter and not left: whoever waits for scripts is still in the field.
for (const [name, path, selector, result] of [
  ['search page', '/en/search', 'main input[type=search]', (page: Page) => page.locator('main section li a').first()],
  [
    'search of the questions',
    '/en/faq',
    'main input[type=search]',
    (page: Page) => page.locator('main [data-faq-group][hidden]').first(),
  ],
] as const)
  test(`what was typed into the ${name} survives an extension, with its result`, async ({ page }) => {
    const loadScripts = await openWithHeldScripts(page, path);
    await alterPage(page);
    const field = page.locator(selector);
    await field.pressSequentially('chicken');
    await expectRedrawn(field, loadScripts);
    await expect(field).toHaveValue('chicken');
    await expect(field).toBeFocused();
    await expect(result(page)).toBeAttached();
    await page.keyboard.type('s');
    await expect(field).toHaveValue('chickens');
  });

test('a search dialog that an extension made React draw anew is open again, with its results', async ({ page }) => {
  const loadScripts = await openWithHeldScripts(page, '/en/about');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox');
  const opener = page.getByRole('banner').getByRole('link', { name: en.search.label });
  await alterPage(page);
  await opener.click();
  await field.pressSequentially('chicken');
  await expectRedrawn(field, loadScripts);
  await expect(field).toHaveValue('chicken');
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('option').first()).toContainText(/chicken/i);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a comparison begun before hydration survives an extension', async ({ page }) => {
  const loadScripts = await openWithHeldScripts(page, localePath('en', sitePaths.compare));
  const slot = page.locator('main form select').first();
  const basis = page.locator('main form input[name=per]').nth(1);
  await alterPage(page);
  await slot.selectOption('beef-dinner');
  await basis.check({ force: true });
  await expectRedrawn(slot, loadScripts);
  await expect(slot).toHaveValue('beef-dinner');
  await expect(basis).toBeChecked();
  await expect(page.locator('main table').first()).toContainText('Beef Dinner');
  await expect(page).toHaveURL(/with=beef-dinner/);
});

test('products marked for comparison and a basis of figures survive an extension', async ({ page }) => {
  const loadScripts = await openWithHeldScripts(page, localePath('en', sitePaths.fullRange));
  await alterPage(page);
  const box = page.locator('main input[name=with]').nth(1);
  await box.check();
  await expectRedrawn(box, loadScripts);
  await expect(box).toBeChecked();
  await expect(page.locator('main input[name=with]:checked')).toHaveCount(1);
  await page.unrouteAll({ behavior: 'wait' });

  const loadScriptsAgain = await openWithHeldScripts(page, '/en/products/beef-dinner');
  await alterPage(page);
  const basis = page.locator('input[name=basis]').nth(1);
  await basis.check({ force: true });
  await expectRedrawn(basis, loadScriptsAgain);
  await expect(basis).toBeChecked();
});

test('answers of the test of nutrition survive an extension', async ({ page }) => {
  const loadScripts = await openWithHeldScripts(page, '/en/feeding-plan/quick');
  await alterPage(page);
  const dog = page.locator('#plan-dogName');
  await dog.pressSequentially('Reksis');
  await page.locator('#plan-age').pressSequentially('7');
  const months = page.locator('main input[name=u][value=months]');
  await months.check({ force: true });
  await page.locator('#plan-weightKg').pressSequentially('9');
  await expectRedrawn(dog, loadScripts);
  await expect(dog).toHaveValue('Reksis');
  await expect(page.locator('#plan-age')).toHaveValue('7');
  await expect(months).toBeChecked();
  await expect(page.locator('#plan-weightKg')).toHaveValue('9');
  await expect(page.locator('#plan-weightKg')).toBeFocused();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('feeding-plan'))).toContain('Reksis');
});

test('an address for the newsletter survives an extension, and is sent with one click', async ({ page }) => {
  const email = `extension-${Date.now()}@reader.example`;
  const loadScripts = await openWithHeldScripts(page, '/en/terms');
  await alterPage(page);
  const form = page.locator('form[data-form=newsletter]');
  const field = form.locator('input[name=email]');
  await form.locator('input[name=agreeToPrivacy]').check();
  await field.pressSequentially(email);
  await expectRedrawn(field, loadScripts);
  await expect(field).toHaveValue(email);
  await expect(form.locator('input[name=agreeToPrivacy]')).toBeChecked();
  await form.locator('[type=submit]').click();
  await expect(page.getByText(en.footer.newsletter.success.title)).toBeVisible();
  expect(await storedRows('newsletter_subscribers', email)).toHaveLength(1);
});

test('a search for shops that is still being typed survives an extension', async ({ page }) => {
  const loadScripts = await openWithHeldScripts(page, '/en/store-locator');
  await alterPage(page);
  const field = page.locator('#stores-text');
  await field.pressSequentially('athens');
  await expectRedrawn(field, loadScripts);
  await expect(field).toHaveValue('athens');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL('/en/store-locator?q=athens');
});

test('buttons pressed early work where an extension made React draw the page anew', async ({ page }) => {
  const loadScripts = await openWithHeldScripts(page, '/en/store-locator');
  await alterPage(page);
  const view = page.getByRole('button', { name: en.stores.viewMap, exact: true });
  await view.click();
  await expectRedrawn(view, loadScripts);
  await expect(view).toHaveAttribute('aria-pressed', 'true');
  await page.unrouteAll({ behavior: 'wait' });

  // One of several that have the same text.
  const loadScriptsAgain = await openWithHeldScripts(page, '/en/store-locator');
  await alterPage(page);
  const card = page.locator('.store-card').nth(2);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const show = card.locator('button[data-show]');
  await show.click();
  await expectRedrawn(show, loadScriptsAgain);
  await expect(page.locator('.leaflet-popup')).toContainText(name);
});
