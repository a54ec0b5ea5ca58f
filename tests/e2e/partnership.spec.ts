import { expect, type Page, test } from '@playwright/test';
import { localePath } from '@/lib/i18n/locale-paths';
import { localeCodes } from '@/lib/i18n/locales';
import { alertOf } from './accounts';
import { messagesOf } from './messages';
import { storedRows } from './stored-rows';

const person = (tag: string) => ({
  fullName: `Ελένη O'Neil ${tag}`,
  businessName: `Σκύλος & Σία ${tag}`,
  email: `shop-${tag}@shop.example`,
  phone: '+30 210 123 4567',
  location: 'Πάτρα',
});
const unique = () => `${Date.now()}${Math.floor(Math.random() * 1000)}`;

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await page.locator(`#${name}`).fill(value);
  await page.locator('#businessType').selectOption('petStore');
  await page.locator('#agreeToTerms').check();
}
const send = (page: Page) => page.locator('form:has(#fullName) button[type=submit]').click();

const thanksOf = (page: Page) => page.locator('#retailer').getByRole('status');

for (const locale of localeCodes)
  test(`an application in ${locale} is stored and confirmed in its language`, async ({ page }) => {
    const messages = messagesOf(locale);
    await page.goto(localePath(locale, '/store-locator#retailer'));
    await fill(page, person(unique()));
    await send(page);
    await expect(thanksOf(page)).toContainText(messages.partnership.success.title);
    await expect(thanksOf(page)).toContainText(messages.partnership.success.text);
    await expect(page.locator('#fullName')).toHaveValue('');
  });

test('each field shows its error, next to it and in the summary, and no input is lost', async ({ page }) => {
  const messages = messagesOf('gr');
  await page.goto('/store-locator#retailer');
  await page.locator('#phone').fill('12');
  await page.locator('#email').fill('not-an-address');
  await send(page);
  const { errors } = messages.partnership;
  const expected = {
    fullName: errors.fullName,
    businessName: errors.businessName,
    businessType: errors.businessType,
    email: messages.form.errors.invalidEmail,
    phone: messages.form.errors.invalidPhone,
    location: errors.location,
    agreeToTerms: errors.agreeToTerms,
  };
  for (const [name, text] of Object.entries(expected)) {
    await expect(page.locator(`#${name}-error`)).toHaveText(text);
    await expect(page.locator(`#${name}`)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(alertOf(page).getByRole('link')).toHaveCount(7);
  await expect(page.locator('#email')).toHaveValue('not-an-address');
});

test('without JavaScript the same form is stored, and the same messages appear', async ({ browser }) => {
  const messages = messagesOf('en');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/store-locator');
  const values = person(unique());
  await fill(page, { ...values, phone: '12' });
  await send(page);
  await expect(page.locator('#phone-error')).toHaveText(messages.form.errors.invalidPhone);
  await expect(page.locator('#fullName')).toHaveValue(values.fullName);
  await expect(page.locator('#businessType')).toHaveValue('petStore');
  await expect(page.locator('#agreeToTerms')).toBeChecked();
  await page.locator('#phone').fill(values.phone);
  await send(page);
  await expect(thanksOf(page)).toContainText(messages.partnership.success.title);
  // Below 40 stores: the scroll distance is long.
  await expect(thanksOf(page)).toBeInViewport({ ratio: 1 });
  await context.close();
});

test('a double click and a retry store one application', async ({ page }) => {
  const values = person(unique());
  await page.goto('/en/store-locator');
  await fill(page, values);
  const button = page.locator('form:has(#fullName) button[type=submit]');
  await button.dblclick();
  await expect(thanksOf(page)).toContainText(messagesOf('en').partnership.success.title);
  // Another click does not turn the thank-you message into errors.
  await expect(page.locator('#fullName')).toHaveValue('');
  await button.click();
  await expect(thanksOf(page)).toContainText(messagesOf('en').partnership.success.title);
  expect(await storedRows('partnership_applications', values.email)).toMatchObject([{ phone: '+302101234567' }]);
});

test('a lost connection keeps the input and reports the error', async ({ page }) => {
  const messages = messagesOf('en');
  const values = person(unique());
  await page.goto('/en/store-locator');
  await fill(page, values);
  await page.route('**/store-locator', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await send(page);
  await expect(alertOf(page)).toContainText(messages.partnership.failure.text);
  await expect(page.locator('#fullName')).toHaveValue(values.fullName);
  await page.unroute('**/store-locator');
  await send(page);
  await expect(thanksOf(page)).toContainText(messages.partnership.success.title);
});
