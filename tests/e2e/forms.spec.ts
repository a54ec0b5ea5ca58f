import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { honeypotField } from '@/lib/forms/hidden-fields';
import { alertOf } from './accounts';
import { violations } from './axe';
import { holdRequests } from './hold-requests';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';
import { expectMails, mailsTo } from './outbox';
import { openAsStaff, slowExpect } from './staff-leads';
import { storedRows } from './stored-rows';

const gr = messagesOf('gr');
const en = messagesOf('en');
let count = 0;
const sender = () => `form-${Date.now()}-${process.pid}-${count++}@shop.example`;
const send = (page: Page) => page.locator('main form[data-form] button[type=submit]').click();
/** Waits until the tab's draft contains the input. */
const draftContains = (page: Page, word: string) =>
  expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(word);
const text = 'Καλημέρα <b>&amp;</b>\n=1+1 🐕𝒟 \u202Eabc';

async function writeMessage(page: Page, email: string) {
  await page.locator('#fullName').fill('Άννα <i>');
  await page.locator('#email').fill(email);
  await page.locator('#topic').selectOption('feeding');
  await page.locator('#message').fill(text);
  await page.locator('#agreeToPrivacy').check();
}

async function writeEnquiry(page: Page, email: string) {
  await page.locator('#businessCategory').selectOption('distributor');
  await page.locator('#companyName').fill('Draugs SIA');
  await page.locator('#contactName').fill('Anna');
  await page.locator('#email').fill(email);
  await page.locator('#interestedProducts').check();
  await page.getByLabel(gr.exportEnquiry.products.catProducts).check();
  await page.getByLabel(gr.exportEnquiry.volumes.medium).check();
}

/** Puts a text into the field that people do not see. */
const fillHoneypot = (page: Page, text: string) =>
  page.locator(`main input[name=${honeypotField}]`).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, text);

/** The staff find a message in the inbox, and its sender gets the confirmation. */
async function expectReceived(browser: Browser, email: string) {
  const staff = await browser.newPage();
  await openAsStaff(staff, `/en/admin/leads?q=${email}`);
  // The search finds the beginnings of words, and so similar addresses too.
  await slowExpect(staff.locator('tr[data-lead]').filter({ hasText: email })).toHaveCount(1);
  await staff.close();
  await expectMails(email, 1);
}

/** Drops the response after the server has handled the request. */
async function dropResponses(page: Page, path: string) {
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
}

test('an export enquiry reports missing fields, is stored, and shows a thank-you message', async ({ page }) => {
  const email = sender();
  await page.goto('/exports#enquiry');
  await send(page);
  const { errors, fields } = gr.exportEnquiry;
  for (const [name, message] of Object.entries(errors))
    await expect(page.locator(`#${name}-error`)).toHaveText(message);
  await expect(alertOf(page).getByRole('link')).toHaveCount(Object.keys(errors).length);
  await expect(alertOf(page)).toBeFocused();
  expect(await violations(page, ['#enquiry'])).toEqual([]);
  await alertOf(page).getByRole('link', { name: fields.country }).click();
  await expect(page.locator('#country')).toBeFocused();

  await writeEnquiry(page, email);
  await page.getByRole('combobox', { name: fields.country }).selectOption({ label: 'Λετονία' });
  await page.locator('#phone').fill('12345');
  await send(page);
  await expect(page.locator('#phone-error')).toHaveText(gr.form.errors.invalidPhone);
  await page.locator('#phone').fill('20 000 000');
  await expect(page.locator('#phone-error')).toHaveCount(0);
  await expect(alertOf(page)).toHaveCount(0);
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: gr.exportEnquiry.success.title })).toContainText(
    gr.exportEnquiry.success.text,
  );
  await expect(page.locator('#companyName')).toHaveValue('');
  expect(await storedRows('export_enquiries', email)).toMatchObject([
    { country: 'LV', phone: '+37120000000', interested_products: ['completeMeals', 'catProducts'], message: null },
  ]);
});

/** What a form's controls lack of their labels, hints and errors, once it was rejected. */
const missingParts = (form: Locator) =>
  form.evaluate((element) => {
    const found: string[] = [];
    const controls = (element as HTMLFormElement).elements as HTMLCollectionOf<HTMLInputElement>;
    for (const control of controls) {
      if (['hidden', 'submit', 'fieldset'].includes(control.type) || control.closest('[aria-hidden]')) continue;
      if (!control.id || document.querySelectorAll(`[id="${control.id}"]`).length !== 1)
        found.push(`${control.id}: id`);
      if (!control.labels?.[0]?.textContent?.trim()) found.push(`${control.id}: label`);
      // The star of a required field is for the eyes; of several boxes the legend has it.
      const star = control.labels?.[0]?.textContent?.trim().endsWith('*');
      if (control.matches('[aria-required=true]') !== star) found.push(`${control.id}: required`);
      const parts = control.getAttribute('aria-describedby')?.split(' ') ?? [];
      for (const id of parts)
        if (!element.querySelector(`[id="${id}"]`)?.textContent) found.push(`${control.id}: ${id}`);
      const isInvalid = control.getAttribute('aria-invalid') === 'true';
      if (isInvalid !== parts.some((id) => id.endsWith('-error'))) found.push(`${control.id}: error`);
    }
    return found;
  });

test('labels, hints and errors belong to their controls, also where a page has several forms', async ({ page }) => {
  for (const path of ['/store-locator', '/exports', '/contact']) {
    await openHydrated(page, path);
    const forms = page.locator('form[data-form]');
    const total = await forms.count();
    expect(total).toBeGreaterThan(1);
    for (let at = 0; at < total; at++) {
      const form = forms.nth(at);
      await form.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
      await form.locator('[type=submit]').click();
      await expect(form.locator('[aria-invalid=true]').first(), path).toBeVisible();
      expect(await missingParts(form), path).toEqual([]);
    }
  }
});

test('a lost connection is reported under its title, every value stays, and a retry sends the form', async ({
  page,
}) => {
  const email = sender();
  await page.goto('/exports#enquiry');
  await writeEnquiry(page, email);
  await page.locator('#country').selectOption({ label: gr.exportEnquiry.otherCountry });
  await page.route('**/exports', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await send(page);
  await expect(alertOf(page)).toContainText('Σφάλμα');
  await expect(alertOf(page)).toContainText(gr.exportEnquiry.failure.text);
  await expect(page.locator('#companyName')).toHaveValue('Draugs SIA');
  await page.unroute('**/exports');
  await send(page);
  await expect(page.getByText(gr.exportEnquiry.success.title)).toBeVisible();
  expect(await storedRows('export_enquiries', email)).toMatchObject([{ country: 'other' }]);
});

test('a response lost after storing leaves one row, even after a reload, and a changed text is a second one', async ({
  page,
}) => {
  const email = sender();
  await openHydrated(page, '/contact#form');
  await writeMessage(page, email);
  await dropResponses(page, '/contact');
  await send(page);
  await expect(alertOf(page)).toContainText(gr.contactForm.failure.text);
  expect(await storedRows('contact_messages', email)).toMatchObject([{ full_name: 'Άννα <i>', message: text }]);
  await page.reload();
  await page.unroute('**/contact');
  await expect(page.locator('#message')).toHaveValue(text);
  await page.locator('#agreeToPrivacy').check();
  await send(page);
  await expect(page.getByText(gr.contactForm.success.title)).toBeVisible();
  expect(await storedRows('contact_messages', email)).toHaveLength(1);
  await writeMessage(page, email);
  await page.locator('#message').fill('Κάτι άλλο');
  await send(page);
  await expect.poll(async () => (await storedRows('contact_messages', email)).length).toBe(2);
});

test('input survives a reload and a language switch; consent does not', async ({ page }) => {
  const email = sender();
  await page.goto('/contact#form');
  await writeMessage(page, email);
  await draftContains(page, email);
  await page.goto('/en/contact#form');
  await expect(page.locator('#fullName')).toHaveValue('Άννα <i>');
  await expect(page.locator('#topic')).toHaveValue('feeding');
  await expect(page.locator('#message')).toHaveValue(text);
  await expect(page.locator('#agreeToPrivacy')).not.toBeChecked();
  await send(page);
  await expect(page.locator('#agreeToPrivacy-error')).toHaveText(en.contactForm.errors.agreeToPrivacy);
  await page.locator('#agreeToPrivacy').check();
  await send(page);
  await expect(page.getByText(en.contactForm.success.text)).toBeVisible();
  await page.reload();
  await expect(page.locator('#fullName')).toHaveValue('');
});

test('an enquiry survives a reload, including checkboxes and country', async ({ page }) => {
  const email = sender();
  await openHydrated(page, '/exports#enquiry');
  await writeEnquiry(page, email);
  await page.locator('#country').selectOption({ label: 'Κύπρος' });
  await draftContains(page, email);
  await page.goto('/cn/exports#enquiry');
  await expect(page.locator('#businessCategory')).toHaveValue('distributor');
  await expect(page.getByLabel(messagesOf('cn').exportEnquiry.products.catProducts)).toBeChecked();
  await expect(page.getByLabel(messagesOf('cn').exportEnquiry.volumes.medium)).toBeChecked();
  await expect(page.locator('#country option:checked')).toHaveText('塞浦路斯');
});

test('two tabs have separate drafts, and a double click sends one message', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  const emails = [sender(), sender()] as const;
  await first.goto('/en/contact');
  await writeMessage(first, emails[0]);
  await second.goto('/en/contact');
  await expect(second.locator('#fullName')).toHaveValue('');
  await writeMessage(second, emails[1]);
  for (const page of [first, second]) {
    await page.locator('main form[data-form] button[type=submit]').dblclick();
    await expect(page.getByText(en.contactForm.success.title)).toBeVisible();
    await expect(page.locator('#contact-sent')).toBeFocused();
  }
  for (const email of emails) expect(await storedRows('contact_messages', email)).toHaveLength(1);
});

test('input typed while a message is being sent stays, and becomes its own message', async ({ page }) => {
  const email = sender();
  await openHydrated(page, '/contact');
  await writeMessage(page, email);
  const respond = await holdRequests(page, '**/contact', (route) => route.request().method() === 'POST');
  await send(page);
  await expect(page.locator('main form[data-form] button[type=submit]')).toHaveAttribute('aria-disabled', 'true');
  await page.locator('#message').fill('Και κάτι ακόμη.');
  respond();
  const { success } = gr.contactForm;
  await expect(page.getByRole('status').filter({ hasText: success.title })).toBeVisible();
  await expect(page.locator('#message')).toHaveValue('Και κάτι ακόμη.');
  await send(page);
  await expect(page.locator('#message')).toHaveValue('');
  expect(await storedRows('contact_messages', email)).toHaveLength(2);
});

test('a typo in the email gets a correction with one tap', async ({ page }) => {
  await page.goto('/en/contact');
  await page.locator('#email').click();
  await page.locator('#email').fill('anna@gmial.com');
  await page.locator('#fullName').click();
  await page.getByRole('button', { name: 'Did you mean anna@gmail.com?' }).click();
  await expect(page.locator('#email')).toHaveValue('anna@gmail.com');
  await expect(page.getByRole('button', { name: /Did you mean/ })).toHaveCount(0);
});

test('a filled honeypot gets a thank-you message and is stored as spam', async ({ page }) => {
  const email = sender();
  await page.goto('/en/contact');
  await writeMessage(page, email);
  await fillHoneypot(page, 'http://spam.example');
  await send(page);
  await expect(page.getByText(en.contactForm.success.title)).toBeVisible();
  const [row] = await storedRows('contact_messages', email);
  expect(row).toMatchObject({ status: 'spam', flags: expect.arrayContaining(['honeypot']) });
});

test('a honeypot that a password manager filled does not hide a message', async ({ page }) => {
  const email = sender();
  await page.goto('/en/contact');
  await writeMessage(page, email);
  await fillHoneypot(page, email);
  // Dated back: a person took longer than three seconds.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('form:contact'))).toContain(email);
  await page.evaluate(() => {
    const draft = JSON.parse(sessionStorage.getItem('form:contact') ?? '{}');
    sessionStorage.setItem('form:contact', JSON.stringify({ ...draft, startedAt: draft.startedAt - 10_000 }));
  });
  await send(page);
  await expect(page.getByText(en.contactForm.success.title)).toBeVisible();
  const [row] = await storedRows('contact_messages', email);
  expect(row).toMatchObject({ status: 'new', flags: ['unverified'] });
});

test('a message sent at once, whose honeypot the browser filled as well, is received', async ({ page, browser }) => {
  const email = sender();
  // A clock that stands still: nothing is too slow to be fast.
  await page.addInitScript(() => {
    const now = Date.now();
    Date.now = () => now;
  });
  await page.goto('/en/contact');
  await writeMessage(page, email);
  await fillHoneypot(page, 'Άννα <i>');
  await send(page);
  await expect(page.getByText(en.contactForm.success.title)).toBeVisible();
  expect(await storedRows('contact_messages', email)).toMatchObject([{ status: 'new', flags: ['fast', 'unverified'] }]);
  await expectReceived(browser, email);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message whose honeypot a password manager filled is received; a link there is spam', async ({
    page,
    browser,
  }) => {
    const [person, company, machine] = [sender(), sender(), sender()];
    for (const [email, trap] of [
      [person, person],
      [company, 'Draugs SIA'],
      [machine, 'other words http://spam.example'],
    ] as const) {
      await page.goto('/en/contact');
      await writeMessage(page, email);
      await fillHoneypot(page, trap);
      await send(page);
      await expect(page.getByText(en.contactForm.success.title)).toBeVisible();
    }
    const stored = async (email: string) => storedRows('contact_messages', email);
    expect(await stored(person)).toMatchObject([{ status: 'new', flags: ['untimed', 'unverified'] }]);
    expect(await stored(company)).toMatchObject([{ status: 'new', flags: ['untimed', 'unverified'] }]);
    expect(await stored(machine)).toMatchObject([{ status: 'spam', flags: ['honeypot', 'untimed'] }]);
    await expectReceived(browser, person);
    await expectReceived(browser, company);
    expect(mailsTo(machine)).toEqual([]);
  });

  test('an enquiry returns with errors and all input, then is stored', async ({ page }) => {
    const email = sender();
    await page.goto('/exports');
    await writeEnquiry(page, email);
    await page.locator('#phone').fill('12');
    await send(page);
    await expect(page.locator('#country-error')).toHaveText(gr.exportEnquiry.errors.country);
    await expect(page.locator('#phone-error')).toHaveText(gr.form.errors.invalidPhone);
    await expect(page.locator('#businessCategory')).toHaveValue('distributor');
    await expect(page.getByLabel(gr.exportEnquiry.products.catProducts)).toBeChecked();
    await expect(page.getByLabel(gr.exportEnquiry.volumes.medium)).toBeChecked();
    await page.locator('#country').selectOption('CY');
    await page.locator('#phone').fill('99 123456');
    await send(page);
    await expect(page.getByText(gr.exportEnquiry.success.text)).toBeInViewport();
    await expect(page.locator('#export-sent')).toBeFocused();
    await expect(alertOf(page)).toHaveCount(0);
    // The thank-you message is a separate page: reloading it sends nothing.
    expect((await page.reload())?.request().method()).toBe('GET');
    expect(await storedRows('export_enquiries', email)).toMatchObject([
      { country: 'CY', phone: '+35799123456', flags: ['untimed'], estimated_volume: 'medium' },
    ]);
  });

  test('all products and single ones, which can be combined here, are stored as all products', async ({ page }) => {
    const email = sender();
    await page.goto('/exports');
    await writeEnquiry(page, email);
    await page.getByLabel(gr.exportEnquiry.products.allProducts, { exact: true }).check();
    await page.locator('#country').selectOption('CY');
    await send(page);
    await expect(page.getByText(gr.exportEnquiry.success.text)).toBeInViewport();
    expect(await storedRows('export_enquiries', email)).toMatchObject([{ interested_products: ['allProducts'] }]);
  });

  test('the same message sent twice is stored once', async ({ page }) => {
    const email = sender();
    for (const attempt of ['first', 'second']) {
      await page.goto('/lv/contact');
      await writeMessage(page, email);
      await send(page);
      await expect(page.getByText(messagesOf('lv').contactForm.success.text), attempt).toBeVisible();
    }
    expect(await storedRows('contact_messages', email)).toMatchObject([{ message: text, locale: 'lv' }]);
  });
});
