import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { type Answers, wizardAnswersToParams } from '@/lib/feeding/answers';
import { honeypotField } from '@/lib/forms/hidden-fields';
import { newReleaseBarId } from '@/lib/page-scripts/show-new-release-bar';
import { backEnd } from './back-end';
import { messagesOf } from './messages';
import { expectMails, mailsTo } from './outbox';
import { forgetActions } from './outdated-release';
import { sampleDog } from './sample-dog';

const params = (changes: Partial<Answers> = {}) => wizardAnswersToParams({ ...sampleDog, ...changes }).toString();
const openPlan = (page: Page) => page.goto(`/it/feeding-plan/quick?step=plan#${params()}`);
const { planPdf, planCalendar, planMail } = messagesOf('it');

test('the button downloads the PDF without the answers in a URL, and the calendar begins on the selected day', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPlan(page);
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: planPdf.button }).click(),
  ]);
  expect(pdf.suggestedFilename()).toBe('Piano alimentare Argos.pdf');
  const bytes = readFileSync(await pdf.path()).toString('latin1');
  expect(bytes.slice(0, 5)).toBe('%PDF-');
  expect(bytes).toContain('/StructTreeRoot');
  await expect(page.getByText(planPdf.ready)).toBeVisible();
  expect(requests.filter((url) => url.includes('Argos') && url.includes('plan.pdf'))).toEqual([]);

  const start = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(planCalendar.startLabel).fill(start);
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: planCalendar.button }).click(),
  ]);
  expect(calendar.suggestedFilename()).toBe('Piano alimentare Argos.ics');
  expect(readFileSync(await calendar.path(), 'utf8')).toContain(`DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`);
});

test('the mail contains the PDF, and the answers are deleted from the queue', async ({ page }) => {
  const recipient = `plan-${Date.now()}@mail.example`;
  await openPlan(page);
  await page.getByText(planMail.heading).click();
  const email = page.locator('details').getByLabel(planMail.email, { exact: true });
  const send = page.getByRole('button', { name: planMail.submit });
  await send.click();
  await expect(page.getByText(planMail.errors.email)).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill(recipient);
  await page.locator('input[name=consent]').check();
  await send.click();
  await expect(page.getByText(planMail.success.title)).toBeVisible();
  expect(await expectMails(recipient, 1)).toMatchObject([{ text: expect.stringContaining('Argos') }]);
  const queued = () =>
    backEnd().from('outbox').select('status, outbox_payloads(payload)').eq('recipient', recipient).throwOnError();
  await expect.poll(async () => (await queued()).data).toEqual([{ status: 'sent', outbox_payloads: null }]);
});

test('the mail with an outdated action id reloads its page with address and consent, and is sent with one click', async ({
  page,
}) => {
  const recipient = `plan-outdated-${Date.now()}@mail.example`;
  const { renewed } = messagesOf('it').form;
  await openPlan(page);
  await forgetActions(page, '/it/feeding-plan/quick');
  await page.getByText(planMail.heading).click();
  const email = page.locator('details').getByLabel(planMail.email, { exact: true });
  await email.fill(recipient);
  await page.locator('input[name=consent]').check();
  const send = page.getByRole('button', { name: planMail.submit });
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: renewed.title })).toBeVisible({ timeout: 20_000 });
  await page.unrouteAll({ behavior: 'wait' });
  await expect(email).toHaveValue(recipient);
  await expect(page.locator('input[name=consent]')).toBeChecked();
  await send.click();
  await expect(page.getByText(planMail.success.title)).toBeVisible();
  await expectMails(recipient, 1);
});

test('a plan by email whose honeypot a password manager filled with a name is sent; one with a link is not', async ({
  page,
  browser,
}) => {
  const fillIn = async (plan: Page, recipient: string, honeypot: string) => {
    await openPlan(plan);
    await plan.getByText(planMail.heading).click();
    await plan.locator('details').getByLabel(planMail.email, { exact: true }).fill(recipient);
    await plan.locator('input[name=consent]').check();
    await plan.locator(`main input[name=${honeypotField}]`).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
    }, honeypot);
    await plan.getByRole('button', { name: planMail.submit }).click();
  };
  const [person, machine] = ['person', 'machine'].map((name) => `plan-${name}-${Date.now()}@mail.example`);
  await fillIn(page, machine ?? '', 'https://pills.example');
  await expect(page.getByText(planMail.success.title)).toBeVisible();
  await fillIn(await browser.newPage(), person ?? '', 'Anna Rossi');
  await expectMails(person ?? '', 1);
  expect(mailsTo(machine ?? '')).toEqual([]);
});

test('the PDF with an outdated action id offers the new release, which has the answers', async ({ page }) => {
  const { error } = messagesOf('it');
  await openPlan(page);
  await forgetActions(page, '/it/feeding-plan/quick');
  const pdf = page.getByRole('link', { name: planPdf.button });
  await pdf.click();
  const bar = page.locator(`#${newReleaseBarId}`);
  await expect(bar).toContainText(error.outdated, { timeout: 20_000 });
  await expect(bar).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await bar.getByRole('button').click();
  await expect(bar).toBeHidden();
  const [file] = await Promise.all([page.waitForEvent('download'), pdf.click()]);
  expect(file.suggestedFilename()).toBe('Piano alimentare Argos.pdf');
});

test('without scripts links download PDF and calendar, and a dog for the vet gets a vet summary and no calendar', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [file, type] of [
    ['plan.pdf', 'application/pdf'],
    ['plan.ics', 'text/calendar; charset=utf-8'],
  ]) {
    const response = await page.request.get(`/ru/feeding-plan/${file}?${params()}`);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({ 'content-type': type, 'cache-control': 'no-store' });
  }
  const { refused } = messagesOf('ru').planPdf;
  const ill = params({ hasHealthIssues: 'yes', health: ['renal'] });
  const sheet = await page.request.get(`/ru/feeding-plan/plan.pdf?${ill}`);
  expect(sheet.headers()['content-type']).toBe('application/pdf');
  await page.goto(`/ru/feeding-plan/plan.ics?${ill}`);
  await expect(page).toHaveURL('/ru/feeding-plan/export-status/vet-first');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(refused.vetFirst.title);
  const mail = await page.request.post('/ru/feeding-plan/plan-mail', { multipart: { email: 'a@b.example' } });
  expect(mail.url()).toContain('/ru/feeding-plan/export-status/mail-consent');
  const misspelt = await page.request.post('/ru/feeding-plan/plan-mail', { multipart: { email: 'a@', consent: 'on' } });
  expect(misspelt.url()).toContain('/ru/feeding-plan/export-status/mail-invalid-email');
  await page.goto(misspelt.url());
  await expect(page.locator('main')).toContainText(messagesOf('ru').form.errors.invalidEmail);
  await context.close();
});

test('twenty simultaneous PDFs all arrive', async ({ request }) => {
  const all = await Promise.all(Array.from({ length: 20 }, () => request.get(`/feeding-plan/plan.pdf?${params()}`)));
  expect(all.map((response) => response.headers()['content-type'])).toEqual(Array(20).fill('application/pdf'));
});
