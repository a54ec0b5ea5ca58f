import { expect, type Route, test } from '@playwright/test';
import { holdRequests, openWithHeldScripts } from './hold-requests';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';

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
  await expect(thanks.getByText(en.partnership.success.title)).toBeInViewport({ timeout: 20_000 });
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

// A browser extension that marks fields puts its elements into the page before React hydrates it; React then makes the
// page anew.
const extension = () => {
  for (const control of document.querySelectorAll(
    'form input:not([type=hidden]), form textarea, form select, search input',
  ))
    control.parentElement?.insertBefore(document.createElement('ext-icon'), control);
  document.querySelector('main')?.prepend(document.createElement('ext-bar'));
};

test('what was typed survives elements that an extension put into the page before hydration', async ({ page }) => {
  const email = `extension-${Date.now()}@reader.example`;
  const loadScripts = await openWithHeldScripts(page, '/en/contact');
  await page.evaluate(extension);
  await page.locator('#fullName').fill('Anna');
  await page.locator('#message').fill('Typed early');
  await page.locator('#topic').selectOption('feeding');
  const before = await page.locator('#message').elementHandle();
  loadScripts();
  await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
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
  await page.evaluate(extension);
  await page.locator('#stores-text').fill('athens');
  await page.locator('#stores-open').check();
  loadScripts();
  await expect(page).toHaveURL('/en/store-locator?q=athens&open=1');
  await expect(page.locator('#stores-text')).toHaveValue('athens');
  await page.unrouteAll({ behavior: 'wait' });

  const loadScriptsAgain = await openWithHeldScripts(page, '/en/products/beef-dinner');
  await page.evaluate(extension);
  const amount = page.locator('[data-result] .headline').first();
  const initial = await amount.textContent();
  await page.locator('#calculator-weight').fill('31');
  loadScriptsAgain();
  await expect(page.locator('#calculator-weight')).toHaveValue('31');
  await expect(amount).not.toHaveText(initial ?? '');
});
