import type { Browser, Locator, Page } from '@playwright/test';
import { messagesOf } from '../e2e/messages';

const en = messagesOf('en');

/** A tab that was opened before the release, and what its visitor does afterwards. */
export type Tab = { name: string; finish: () => Promise<string> };

async function writeMessage(page: Page, email: string): Promise<void> {
  await page.locator('#fullName').fill('Anna');
  await page.locator('#email').fill(email);
  await page.locator('#topic').selectOption('feeding');
  await page.locator('#message').fill('Typed before the release');
  await page.locator('#agreeToPrivacy').check();
}

async function writeEmail(page: Page, email: string): Promise<void> {
  const form = page.locator('form[data-form=newsletter]');
  await form.locator('input[name=email]').fill(email);
  await form.locator('input[name=agreeToPrivacy]').check();
}

/** Sends a form, once more where its page renewed itself, and returns its thank-you message. */
async function sendUntilThanked(page: Page, button: Locator, thanks: string): Promise<string> {
  await button.click();
  const renewed = page.getByText(en.form.renewed.title, { exact: true });
  const thanked = page.getByText(thanks);
  await renewed.or(thanked).filter({ visible: true }).first().waitFor();
  if (await thanked.isVisible()) return 'sent with one click';
  await button.click();
  await thanked.waitFor();
  return 'the page renewed itself, kept all, and was sent with one more click';
}

const contactButton = (page: Page) => page.locator('main form[data-form] [type=submit]');
const newsletterButton = (page: Page) => page.locator('form[data-form=newsletter] [type=submit]');

/** Opens the tabs; `email` returns a new sender. */
export async function openTabs(browser: Browser, url: string, email: () => string): Promise<Tab[]> {
  const open = async (path: string, javaScriptEnabled = true) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(`${url}${path}`);
    if (javaScriptEnabled) await page.waitForFunction(() => 'next' in window);
    return page;
  };
  const thanks = { contact: en.contactForm.success.title, newsletter: en.footer.newsletter.success.title };
  const filled = await open('/en/contact');
  await writeMessage(filled, email());
  const untouched = await open('/en/contact');
  const newsletter = await open('/en/terms');
  await writeEmail(newsletter, email());
  const finder = await open('/en/products/complete-raw-meals/full-range');
  const plain = await open('/en/contact', false);
  await writeMessage(plain, email());
  return [
    {
      name: 'message typed before the release, its action moved',
      finish: () => sendUntilThanked(filled, contactButton(filled), thanks.contact),
    },
    {
      name: 'message typed after it in an old tab, its code and its action moved',
      finish: async () => {
        await writeMessage(untouched, email());
        return sendUntilThanked(untouched, contactButton(untouched), thanks.contact);
      },
    },
    {
      name: 'newsletter, its action unchanged',
      finish: () => sendUntilThanked(newsletter, newsletterButton(newsletter), thanks.newsletter),
    },
    {
      name: 'filter chosen after it in an old tab, its code replaced',
      finish: async () => {
        await finder.locator('#find-species-dog').check();
        const bar = finder.locator('#outdated');
        await finder.waitForFunction(
          () => location.search === '?species=dog' || !document.getElementById('outdated')?.hidden,
        );
        if (!(await bar.isVisible())) return 'filtered by the code of its own release';
        await bar.getByRole('button').click();
        await finder.waitForURL(/species=dog|full-range$/);
        return 'the page said that it is outdated and loaded the new release';
      },
    },
    {
      name: 'message without JavaScript, its action moved',
      finish: () => sendUntilThanked(plain, contactButton(plain), thanks.contact),
    },
  ];
}
