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

/** Does something in an old tab; once more after the new release was loaded, where the page offers that. */
async function finishOrRenew(
  page: Page,
  act: () => Promise<void>,
  isDone: () => Promise<boolean>,
  checkInput: () => Promise<void> = async () => {},
): Promise<string> {
  const bar = page.locator('#outdated');
  const waitUntil = async (condition: () => Promise<boolean>) => {
    for (const end = Date.now() + 20_000; !(await condition()); await page.waitForTimeout(100))
      if (Date.now() > end) throw new Error('nothing happened');
  };
  await act();
  await waitUntil(async () => (await isDone()) || (await bar.isVisible()));
  if (!(await bar.isVisible())) return 'done by the code of its own release';
  await bar.getByRole('button').click();
  await bar.waitFor({ state: 'hidden' });
  await page.waitForFunction(() => 'next' in window);
  await checkInput();
  await act();
  await waitUntil(isDone);
  return 'the page said that it is outdated, loaded the new release, and went on';
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
  const calculator = await open('/en/products/beef-dinner');
  const shops = await open('/en/store-locator');
  const search = await open('/en/faq');
  const wizard = await open('/en/feeding-plan/quick?step=1');
  await wizard.locator('[data-view="0"] input:visible').first().fill('Argos');
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
      finish: () =>
        finishOrRenew(
          finder,
          () => finder.locator('#find-species-dog').check(),
          async () => finder.url().includes('species=dog'),
        ),
    },
    {
      name: 'calculation after it in an old tab, its code replaced',
      finish: async () => {
        const amount = calculator.locator('[data-result] .headline').first();
        const before = await amount.textContent();
        const enter = () => calculator.locator('#calculator-weight').fill('31');
        const isDone = async () => (await amount.textContent()) !== before;
        return finishOrRenew(calculator, enter, isDone, async () => {
          if ((await calculator.locator('#calculator-weight').inputValue()) !== '31')
            throw new Error('the weight is gone');
        });
      },
    },
    {
      name: 'search for shops after it in an old tab, its code replaced',
      finish: () =>
        finishOrRenew(
          shops,
          async () => void (await shops.locator('#stores-product').selectOption('raw-hunter')),
          async () => shops.url().includes('raw-hunter'),
        ),
    },
    {
      name: 'search of the site after it in an old tab, its code replaced',
      finish: async () => {
        await search.keyboard.press('Control+k');
        const dialog = search.getByRole('dialog');
        await dialog.getByRole('combobox').pressSequentially('chicken');
        const isFound = await dialog
          .getByRole('option')
          .first()
          .waitFor({ timeout: 5000 })
          .then(
            () => true,
            () => false,
          );
        if (isFound) return 'found in the open page';
        await search.keyboard.press('Enter');
        await search
          .locator('main li a', { hasText: /chicken/i })
          .first()
          .waitFor();
        return 'the search page of the new release';
      },
    },
    {
      name: 'test of nutrition begun before it, its code replaced',
      finish: async () => {
        const name = wizard.locator('[data-view="0"] input:visible').first();
        return finishOrRenew(
          wizard,
          async () => void (await wizard.getByRole('button', { name: en.wizard.continue }).first().click()),
          async () => (await wizard.locator('[aria-invalid=true]').count()) > 0,
          async () => {
            if ((await name.inputValue()) !== 'Argos') throw new Error('the name is gone');
          },
        );
      },
    },
    {
      name: 'message without JavaScript, its action moved',
      finish: () => sendUntilThanked(plain, contactButton(plain), thanks.contact),
    },
  ];
}
