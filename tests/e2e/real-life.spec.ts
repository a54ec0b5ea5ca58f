import { expect, type Page, test } from '@playwright/test';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';
import { forgetActions } from './outdated-release';
import { storedRows } from './stored-rows';

// What browsers, their extensions and their settings do to a page in real life; docs/reliability.md lists what was
// tried.
const en = messagesOf('en');
let count = 0;
const sender = () => `real-${Date.now()}-${process.pid}-${count++}@shop.example`;

/** Fails a test when the page reports an error that nobody handled. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** What a translation service does: each text becomes an element that React does not know. */
const translatePage = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, option, svg, [translate=no]')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `${text.data} `;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

async function sendMessage(page: Page, email: string): Promise<void> {
  await page.locator('#fullName').fill('Anna');
  await page.locator('#email').fill(email);
  await page.locator('#topic').selectOption('feeding');
  await page.locator('#message').fill('How much for a puppy?');
  await page.locator('#agreeToPrivacy').check();
  await page.locator('main form[data-form] button[type=submit]').click();
}

test.describe('a page that the browser translates', () => {
  test('filters its products', async ({ page }) => {
    const errors = errorsOf(page);
    await openHydrated(page, '/en/products/complete-raw-meals/full-range');
    await translatePage(page);
    const cards = page.locator('#finder li[data-facets]:visible');
    const all = await cards.count();
    await page.locator('#find-without-chicken').check();
    await expect.poll(() => cards.count()).toBeLessThan(all);
    await page.locator('#find-without-chicken').uncheck();
    await expect.poll(() => cards.count()).toBe(all);
    expect(errors).toEqual([]);
  });

  test('calculates, and reports errors', async ({ page }) => {
    const errors = errorsOf(page);
    await openHydrated(page, '/en/products/beef-dinner');
    await translatePage(page);
    const weight = page.locator('#calculator-weight');
    await weight.fill('nonsense');
    await expect(page.locator('#calculator-error')).not.toBeEmpty();
    await weight.fill('10');
    await expect(page.locator('[data-result] .headline').first()).toContainText('520');
    expect(errors).toEqual([]);
  });

  test('searches, and finds shops', async ({ page }) => {
    const errors = errorsOf(page);
    await openHydrated(page, '/en/store-locator');
    await translatePage(page);
    await page.locator('#stores-product').selectOption('raw-hunter');
    await expect(page).toHaveURL(/product=raw-hunter/);
    await expect(page.locator('.store-list .store-card').first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('chicken');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('refuses a form and then stores it', async ({ page }) => {
    const errors = errorsOf(page);
    const email = sender();
    await openHydrated(page, '/en/contact');
    await translatePage(page);
    await page.locator('main form[data-form] button[type=submit]').click();
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    await translatePage(page);
    await sendMessage(page, email);
    await expect(page.locator('#contact-sent')).toBeVisible();
    expect(await storedRows('contact_messages', email)).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});

for (const [what, block] of [
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const)
  test(`with storage that is ${what}, forms, theme and plan work`, async ({ page }) => {
    const errors = errorsOf(page);
    const email = sender();
    await page.addInitScript(block);
    await openHydrated(page, '/en/contact');
    await page.locator('header summary', { hasText: en.nav.theme }).first().click();
    await page.getByText(en.nav.themeDark, { exact: true }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await sendMessage(page, email);
    await expect(page.locator('#contact-sent')).toBeVisible();
    expect(await storedRows('contact_messages', email)).toHaveLength(1);
    await openHydrated(page, '/en/feeding-plan/cat');
    await page.locator('main form[data-held] [type=submit]').first().click();
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    expect(errors).toEqual([]);
    // After a release the page does not reload itself, because nothing would remember the text.
    await openHydrated(page, '/en/contact');
    await forgetActions(page, '/en/contact');
    await sendMessage(page, email);
    await expect(page.locator('main form[data-form=contact]')).toContainText(en.contactForm.failure.title);
    await expect(page.locator('#message')).not.toHaveValue('');
  });

test('without a secure context, which has no random ids, a form is stored once', async ({ page }) => {
  const email = sender();
  await page.addInitScript(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined }));
  await openHydrated(page, '/en/contact');
  await sendMessage(page, email);
  await expect(page.locator('#contact-sent')).toBeVisible();
  expect(await storedRows('contact_messages', email)).toHaveLength(1);
});

test('a blocker that stops the measurements of speed stops nothing else', async ({ page }) => {
  const errors = errorsOf(page);
  await page.route('**/api/**', (route) => route.abort('blockedbyclient'));
  await openHydrated(page, '/en/faq');
  await page.locator('footer').getByRole('link', { name: en.nav.contact, exact: true }).click();
  await expect(page).toHaveURL('/en/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(errors).toEqual([]);
});

test('a page restored by the back button has its form filled in, and can be sent', async ({ page }) => {
  const email = sender();
  await openHydrated(page, '/en/contact');
  await page.locator('#message').fill('Typed before I left');
  await page.goto('/en/faq');
  await page.goBack();
  await expect(page.locator('#message')).toHaveValue('Typed before I left');
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await sendMessage(page, email);
  await expect(page.locator('#contact-sent')).toBeVisible();
});
