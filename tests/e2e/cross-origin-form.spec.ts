import { expect, type Page, test } from '@playwright/test';
import { alertOf } from './accounts';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';

// What an extension or a translation service makes of the header.
async function hideOrigin(page: Page) {
  await page.route('**/contact', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // The browser itself lets nobody change it.
    const response = await route.fetch({ headers: { ...route.request().headers(), origin: 'null' }, maxRedirects: 0 });
    return route.fulfill({ response });
  });
}

async function writeMessage(page: Page) {
  await page.locator('#fullName').fill('Anna');
  await page.locator('#email').fill('anna@shop.example');
  await page.locator('#topic').selectOption('feeding');
  await page.locator('#message').fill('Hello');
  await page.locator('#agreeToPrivacy').check();
  await page.locator('main form[data-form] button[type=submit]').click();
}

const plain = (text: string) => (text.split('<page>')[0] ?? '').trim();

test('a form rejected for its origin reports that in its own notice and keeps the input', async ({ page }) => {
  const { otherOrigin } = messagesOf('es').form;
  await openHydrated(page, '/es/contact');
  await hideOrigin(page);
  await writeMessage(page);
  await expect(alertOf(page)).toContainText(plain(otherOrigin.text));
  await expect(alertOf(page)).toContainText('/es/contact');
  await expect(page.locator('#message')).toHaveValue('Hello');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it leads to a page with the way out', async ({ page }) => {
    const { otherOrigin } = messagesOf('lv').form;
    await page.goto('/lv/contact');
    await hideOrigin(page);
    await writeMessage(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherOrigin.title);
    await expect(page.locator('main')).toContainText(plain(otherOrigin.text));
    await page
      .getByRole('link', { name: /contact/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/lv\/contact$/);
  });
});
