import { expect, type Page, test } from '@playwright/test';
import { wizardAnswersToParams } from '@/lib/feeding/answers';
import { alertOf } from './accounts';
import { holdRequests } from './hold-requests';
import { messagesOf, staffMessagesOf } from './messages';
import { openHydrated } from './open-hydrated';
import { sampleDog } from './sample-dog';
import { firstOf, insertContactMessages, openAsStaff, slowExpect } from './staff-leads';

const en = messagesOf('en');
const notices = (page: Page) => page.locator('[data-sonner-toast]');
/** Holds what forms of the page send. */
const holdPosts = (page: Page) => holdRequests(page, '**/*', (route) => route.request().method() === 'POST');

async function fillContactForm(page: Page) {
  const form = page.locator('main form[data-form=contact]');
  await form.locator('[name=fullName]').fill('Anna');
  await form.locator('[name=email]').fill('anna@example.com');
  await form.locator('[name=topic]').selectOption('feeding');
  await form.locator('[name=message]').fill('How much for a puppy?');
  await form.locator('[name=agreeToPrivacy]').check();
  return form;
}

test('an outcome out of sight comes as a notice for four seconds, pauses under the pointer, and stays in the form', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, '/en/contact');
  const { contactForm } = en;
  const form = await fillContactForm(page);
  const respond = await holdPosts(page);
  await form.locator('[type=submit]').click();
  // The visitor goes on to the newsletter while the message is on its way.
  const next = page.locator('footer input[name=email]');
  await next.focus();
  respond();
  const notice = notices(page);
  await expect(notice).toContainText(contactForm.success.title);
  await expect(next, 'nobody is taken away from a field').toBeFocused();
  await notice.hover();
  await expect(notice).toHaveAttribute('data-expanded', 'true');
  await page.clock.fastForward(4500);
  await expect(notice, 'paused').toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.fastForward(4500);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: contactForm.success.title })).toHaveCount(1);
});

test('a failure out of sight comes as a notice too, and stays in the form with what was typed', async ({ page }) => {
  await openHydrated(page, '/en/contact');
  const form = await fillContactForm(page);
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/contact', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await failed;
    await route.abort();
  });
  await form.locator('[type=submit]').click();
  const next = page.locator('footer input[name=email]');
  await next.focus();
  fail();
  await expect(notices(page)).toContainText(en.contactForm.failure.title);
  await expect(next).toBeFocused();
  await expect(form.locator('[role=group]')).toContainText(en.contactForm.failure.title);
  await expect(form.locator('[name=message]')).toHaveValue('How much for a puppy?');
});

test('an outcome in sight takes the focus and makes no notice', async ({ page }) => {
  await openHydrated(page, '/en/contact');
  await page.locator('main form[data-form=contact] [type=submit]').click();
  await expect(page.locator('main [role=group][aria-labelledby=contact-notice]')).toBeFocused();
  await expect(notices(page)).toHaveCount(0);
});

test('the plan by email: an error and a success out of sight come as notices, and take nobody away', async ({
  page,
}) => {
  const { planMail } = en;
  const answers = wizardAnswersToParams(sampleDog).toString();
  await page.goto(`/en/feeding-plan/quick?step=plan#${answers}`);
  await page.getByText(planMail.heading).click();
  const email = page.locator('details').getByLabel(planMail.email, { exact: true });
  const send = page.getByRole('button', { name: planMail.submit });
  const elsewhere = page.locator('footer input[name=email]');
  for (const text of [planMail.errors.email, planMail.success.title]) {
    const respond = await holdPosts(page);
    await send.click();
    await elsewhere.focus();
    respond();
    // The region contains every notice, so it is not named after the first one.
    const region = page.getByRole('region', { name: new RegExp(`^${en.common.notices}`) });
    await expect(region.locator('[data-sonner-toast]').filter({ hasText: text })).toBeVisible();
    await expect(elsewhere).toBeFocused();
    await page.unrouteAll({ behavior: 'wait' });
    await email.fill(`notice-${Date.now()}@mail.example`);
    await page.locator('input[name=consent]').check();
  }
});

test('a save in the staff area that ends while its member writes a reply comes as a notice there', async ({ page }) => {
  const { inbox } = staffMessagesOf('en');
  const lead = firstOf(await insertContactMessages(1, 'Notice'));
  await openAsStaff(page, `/en/admin/leads/contact/${lead.id}`);
  const respond = await holdPosts(page);
  await page.getByLabel(inbox.note).fill('Called');
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  const reply = page.getByLabel(inbox.body);
  await reply.focus();
  respond();
  await slowExpect(notices(page)).toContainText(inbox.savedLead);
  await expect(reply).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: inbox.savedLead }).first()).toBeAttached();
});

test('a staff form whose message is scrolled out of sight repeats it as a notice', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openAsStaff(page, '/en/admin/subscribers/erase?email=nobody%40mail.example', 'admin');
  const erase = page.getByRole('button', { name: staffMessagesOf('en').subscribersAdmin.confirm });
  const respond = await holdPosts(page);
  await erase.click();
  await page.evaluate(() => {
    document.body.style.paddingBottom = '200vh';
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
  respond();
  const message = alertOf(page).or(page.locator('main').getByRole('status')).first();
  await slowExpect(notices(page)).toBeVisible();
  await expect(message).not.toBeInViewport();
});

test('the outcome of an upload below a long list of files comes as a notice', async ({ page }) => {
  const { mediaAdmin } = staffMessagesOf('en');
  await page.setViewportSize({ width: 1280, height: 400 });
  await openAsStaff(page, '/en/admin/media', 'editor');
  const files = Array.from({ length: 12 }, (_, at) => ({
    name: `wrong-${at}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from('No picture'),
  }));
  await page.locator('#files').setInputFiles(files);
  await page.getByRole('button', { name: mediaAdmin.upload.start, exact: true }).click();
  const message = page.getByRole('form', { name: mediaAdmin.upload.title }).getByRole('status');
  await slowExpect(message).toContainText('12');
  await expect(notices(page)).toContainText((await message.textContent()) ?? '');
  await expect(message).not.toBeInViewport();
});
