import { expect, type Page, test } from '@playwright/test';
import { type Answers, wizardAnswersToParams } from '@/lib/feeding/answers';
import { localePath } from '@/lib/i18n/locale-paths';
import { localeCodes } from '@/lib/i18n/locales';
import { colourViolations, violations } from './axe';
import { messagesOf } from './messages';
import { sampleDog } from './sample-dog';

const planOf = (changes: Partial<Answers> = {}) =>
  `/en/feeding-plan/quick?step=plan#${wizardAnswersToParams({ ...sampleDog, ...changes })}`;

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });
const at = (page: Page, view: number | 'plan') => expect(page.locator(`[data-view="${view}"]`)).toBeVisible();

async function fillBasics(page: Page) {
  await page.getByLabel('What is your dog called?').fill('Argos');
  await page.getByLabel('How old is your dog?').fill('4');
  await page.getByLabel('How much does your dog weigh?').fill('25,0');
}

/** Fills in both steps after the first for a healthy animal in ideal shape that eats dry food, and goes on. */
async function fillFoodAndHealth(page: Page, animal: 'dog' | 'cat') {
  await page.getByLabel('Ideal').check();
  await group(page, `Is your ${animal} new to raw food?`).getByLabel('Yes').check();
  await page.getByLabel('Dry food').check();
  await next(page);
  await group(page, /health issue/)
    .getByLabel('No')
    .check();
  await next(page);
}

test('the quick variant: from the product page’s values to four weeks', async ({ page }) => {
  await page.goto('/en/feeding-plan#weight=25&age=adult&activity=medium');
  const start = page.getByRole('link', { name: 'Start the quick test' }).first();
  await expect(start).toHaveAttribute('href', /weight=25/);
  await start.click();
  await at(page, 0);
  const weight = page.getByLabel('How much does your dog weigh?');
  await expect(weight).toHaveValue('25');
  // A correction here survives a reload, although the URL still has the calculator's value.
  await weight.fill('26');
  await page.reload();
  await expect(weight).toHaveValue('26');
  await weight.fill('25');
  await fillBasics(page);
  // Suggested from the weight, and editable.
  await expect(group(page, /^What size/).getByLabel('Medium')).toBeChecked();
  await page.keyboard.press('Enter');
  await at(page, 1);
  await expect(page.locator('[data-progress]')).toHaveText('Step 2 of 4');
  await expect(page.getByRole('heading', { name: 'Shape and energy' })).toBeFocused();
  await expect(group(page, 'How active is your dog?').getByLabel('Normal')).toBeChecked();
  await fillFoodAndHealth(page, 'dog');
  await expect(page.locator('[data-review]')).toContainText('25');
  await page.getByRole('button', { name: 'Generate Plan' }).click();
  await expect(page).toHaveURL('/en/feeding-plan/quick?step=plan');
  const heading = page.getByRole('heading', { level: 1, name: 'Argos: the four-week plan' });
  await expect(heading).toBeFocused();
  await expect(page.locator('[data-plan] header')).toContainText('720');
  await expect(page.locator('[data-weeks] td')).toHaveCount(28);
  await expect(page.locator('[data-weeks] [data-kind=transition]')).toHaveCount(10);
  await expect(page.locator('[data-weeks] [data-kind=rest]')).toHaveCount(0);
  await expect(page.locator('[data-formula]')).toContainText('110 × 25');
  await expect(page.getByRole('link', { name: 'Where to buy' })).toHaveAttribute('href', '/en/store-locator');
  await page.getByRole('button', { name: 'New calculation' }).click();
  await at(page, 0);
  await expect(page.getByLabel('What is your dog called?')).toHaveValue('');
});

test('the questions are prefetched while the visitor reads about them', async ({ page }) => {
  await page.goto('/en/feeding-plan', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Start the quick test' }).first().click();
  await at(page, 0);
  const deliveryType = () =>
    page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType,
    );
  expect(await deliveryType()).toBe('navigational-prefetch');
});

test('the detailed variant: a puppy, its expected weight, no fasting day', async ({ page }) => {
  await page.goto('/en/feeding-plan/detailed');
  await at(page, 0);
  await page.getByLabel('What is your dog called?').fill('Roma');
  await group(page, 'Is your dog new to raw food?').getByLabel('Yes').check();
  await page.getByLabel('Wet food').check();
  await next(page);
  await page.getByLabel('How old is your dog?').fill('14');
  await page.getByText('weeks', { exact: true }).click();
  await next(page);
  await page.getByLabel('How much does your dog weigh?').fill('15');
  await page.getByLabel('How much will your dog weigh when fully grown?').fill('40');
  await next(page);
  await expect(page.locator('[data-progress]')).toHaveText('Step 4 of 6');
  await expect(page.getByLabel('Large')).toBeChecked();
  await page.getByLabel('Mini').check();
  await expect(page.getByText(messagesOf('en').plan.questions.puppySizeWeight)).toBeVisible();
  await page.getByLabel('Large').check();
  await expect(page.getByText(messagesOf('en').plan.questions.puppySizeWeight)).toBeHidden();
  await next(page);
  await page.getByLabel('Ideal').check();
  await group(page, 'How active is your dog?').getByLabel('High').check();
  await next(page);
  await group(page, /health issue/)
    .getByLabel('Yes')
    .check();
  await page.getByLabel('Diarrhoea').check();
  await page.getByLabel('None of these').check();
  await expect(page.getByLabel('Diarrhoea')).not.toBeChecked();
  await page.getByLabel('Puppy').check();
  await expect(page.getByLabel('None of these')).not.toBeChecked();
  await page.getByLabel('Rabbit').check();
  await page.getByRole('button', { name: 'Generate Plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Roma');
  await expect(page.locator('[data-weeks] [data-kind=rest]')).toHaveCount(0);
  await expect(page.getByText(messagesOf('en').plan.notes.puppyWeighWeekly)).toBeVisible();
  await expect(page.getByText(messagesOf('en').plan.reasons.puppy)).toBeVisible();
});

test('the cat’s way: from the product page to a plan without a day of rest', async ({ page }) => {
  await page.goto('/en/feeding-plan/cat#weight=4&age=3&ageUnit=years&lifestyle=indoor');
  await at(page, 0);
  await page.getByLabel('What is your cat called?').fill('Mina');
  await expect(page.getByLabel('How old is your cat?')).toHaveValue('3');
  await next(page);
  await fillFoodAndHealth(page, 'cat');
  await page.getByRole('button', { name: 'Generate Plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mina: the four-week plan' })).toBeFocused();
  await expect(page.locator('[data-plan] header')).toContainText('110');
  await expect(page.locator('[data-weeks] [data-kind=transition]')).toHaveCount(28);
  await expect(page.getByText(messagesOf('en').plan.notes.catNeverFasts)).toBeVisible();
  await expect(page.locator('[data-people]')).toContainText('Salmonella');
});

test('a link from before the new questions opens the plan, or the question that it leaves open', async ({ page }) => {
  await page.goto(
    '/en/feeding-plan/quick?step=plan#v=quick&n=Argos&a=4&u=years&w=25&b=ideal&m=medium&f=yes&d=dry&h=no',
  );
  await at(page, 'plan');
  await page.goto('/en/feeding-plan/detailed');
  await page.goto(
    '/en/feeding-plan/quick?step=plan#v=quick&n=Argos&a=4&u=years&w=25&b=underweight&m=medium&f=yes&d=dry&h=no',
  );
  await at(page, 1);
  const { wizard } = messagesOf('en');
  await expect(page.locator('legend').getByText(wizard.asks.thinReason)).toBeVisible();
  await expect(page.getByRole('group', { name: wizard.summary }).getByRole('link')).toHaveCount(1);
});

test('a link with an invalid value opens its step with the values and the error, also in a page that is open', async ({
  page,
}) => {
  const summary = page.getByRole('group', { name: 'Please correct the following' });
  await page.goto(planOf({ age: '31' }));
  await at(page, 0);
  await expect(page.getByLabel('How old is your dog?')).toHaveValue('31');
  await expect(page.getByLabel('How old is your dog?')).toHaveAttribute('aria-invalid', 'true');
  await expect(summary.getByRole('link')).toHaveCount(1);
  await expect(summary).toBeFocused();
  await page.goto(planOf({ bodyCondition: '' }));
  await at(page, 1);
  await expect(summary.getByRole('link')).toHaveText(new RegExp(messagesOf('en').plan.errors.choiceRequired));
  await expect(summary).toBeFocused();
  await page.getByLabel('Ideal').check();
  await expect(summary).toBeHidden();
});

test('back, forward and reload preserve the step and the answers; a step ahead of its answers leads to the open one', async ({
  page,
}) => {
  await page.goto('/en/feeding-plan/quick?step=3');
  await expect(page).toHaveURL('/en/feeding-plan/quick');
  await at(page, 0);
  await fillBasics(page);
  await next(page);
  await page.getByLabel('Overweight').check();
  await page.reload();
  await at(page, 1);
  await expect(page.getByLabel('Overweight')).toBeChecked();
  await page.goBack();
  await at(page, 0);
  await expect(page.getByLabel('What is your dog called?')).toHaveValue('Argos');
  await page.goForward();
  await at(page, 1);
  await page.getByRole('button', { name: 'Start over' }).click();
  await at(page, 0);
  await page.reload();
  await at(page, 0);
  await expect(page.getByLabel('What is your dog called?')).toHaveValue('');
});

test('a cat’s questions begin without the dog’s answers, and the dog’s are still there', async ({ page }) => {
  await page.addInitScript(
    (saved) => sessionStorage.getItem('feeding-plan') ?? sessionStorage.setItem('feeding-plan', saved),
    wizardAnswersToParams({ ...sampleDog, variant: 'detailed' }).toString(),
  );
  const name = page.locator('#plan-dogName');
  await page.goto('/en/feeding-plan/cat');
  await at(page, 0);
  await expect(name).toHaveValue('');
  await name.fill('Mia');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('feeding-plan-cat'))).toContain('Mia');
  await page.goto('/en/feeding-plan/quick');
  await at(page, 0);
  await expect(name).toHaveValue('Argos');
  await page.goto('/en/feeding-plan/cat');
  await at(page, 0);
  await expect(name).toHaveValue('Mia');
});

test('parameters of a campaign stay in the URL through the steps, back and forth', async ({ page }) => {
  await page.addInitScript(
    (saved) => sessionStorage.setItem('feeding-plan', saved),
    wizardAnswersToParams({ ...sampleDog, variant: 'quick' }).toString(),
  );
  await page.goto('/en/feeding-plan/quick?utm_source=mail');
  await at(page, 0);
  await next(page);
  await at(page, 1);
  await expect(page).toHaveURL('/en/feeding-plan/quick?step=2&utm_source=mail');
  await next(page);
  await at(page, 2);
  await page.goBack();
  await at(page, 1);
  await expect(page).toHaveURL('/en/feeding-plan/quick?step=2&utm_source=mail');
});

test('a lost connection is reported at the last step, and a plan submitted twice is one history entry', async ({
  page,
  context,
}) => {
  await page.addInitScript(
    (saved) => sessionStorage.setItem('feeding-plan', saved),
    wizardAnswersToParams({ ...sampleDog, variant: 'quick' }).toString(),
  );
  await page.goto('/en/feeding-plan/quick');
  await at(page, 0);
  await context.setOffline(true);
  for (const step of [1, 2, 3]) {
    await next(page);
    await at(page, step);
  }
  const generate = page.getByRole('button', { name: 'Generate Plan' });
  await generate.click();
  const notice = page.locator('main').getByRole('alert');
  await expect(notice).toHaveText(messagesOf('en').wizard.failed);
  await expect(page.locator('#outdated')).toBeHidden();
  await expect(page.locator('form [tabindex="-1"]:has([role=alert])')).toBeFocused();
  await at(page, 3);
  await context.setOffline(false);
  await generate.dblclick();
  await at(page, 'plan');
  await page.goBack();
  await at(page, 3);
});

test('errors appear at the field and in a summary that takes the focus and links to them', async ({ page }) => {
  await page.goto('/en/feeding-plan/quick');
  await at(page, 0);
  await page.getByLabel('How much does your dog weigh?').fill('400');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('group', { name: 'Please correct the following' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  const weight = page.getByLabel('How much does your dog weigh?');
  await expect(weight).toHaveAccessibleDescription(/0\.3 to 120/);
  await expect(weight).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('link', { name: /How much does your dog weigh/ }).click();
  await expect(weight).toBeFocused();
  await weight.fill('25');
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expect(page).toHaveURL('/en/feeding-plan/quick');
});

test('a dog for the vet gets neither food nor amount; implausible answers get a warning', async ({ page }) => {
  await page.goto(planOf({ hasHealthIssues: 'yes', health: ['kidney'], size: 'giant' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Speak to your vet first' })).toBeVisible();
  const main = page.getByRole('main');
  expect(await main.textContent()).not.toMatch(/\d\s*(g|kg|kcal)\b/);
  await expect(main.locator('[data-weeks], a[href*="/products/"]')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/en/contact');
  const sheet = page.waitForEvent('download');
  await main.getByRole('link', { name: messagesOf('en').planPdf.vet.button }).click();
  expect((await sheet).suggestedFilename()).toBe('Vet sheet Argos.pdf');
  await page.locator('[data-questions]').getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText(messagesOf('en').plan.questions.sizeWeight)).toBeVisible();
  await page.goto('/en/feeding-plan/detailed');
  await page.goto(planOf({ hasHealthIssues: 'yes', health: ['pregnancyNursing'], puppies: '4' }));
  await expect(page.locator('[data-figures] tr')).toHaveCount(6);
});

test('the link of a plan opens it elsewhere, and no server receives the answers', async ({ page, browser }) => {
  const requests: string[] = [];
  await page.goto(planOf());
  const link = await page.getByLabel('Link to this plan').inputValue();
  const other = await (await browser.newContext()).newPage();
  other.on('request', (request) => requests.push(`${request.url().split('#')[0]} ${request.postData() ?? ''}`));
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Argos: the four-week plan');
  await expect(other).toHaveURL('/en/feeding-plan/quick?step=plan');
  await other.waitForLoadState('networkidle');
  expect(requests.filter((request) => request.includes('Argos'))).toEqual([]);
  await other.emulateMedia({ media: 'print' });
  await expect(other.getByLabel('Link to this plan')).toBeHidden();
  await expect(other.locator('[data-weeks]')).toBeVisible();
  await other.context().close();
});

test('a unit typed after the age chooses it, and another choice removes it from the text', async ({ page }) => {
  await page.goto('/en/feeding-plan/quick');
  await at(page, 0);
  const age = page.getByLabel('How old is your dog?');
  const unit = (name: string) => group(page, messagesOf('en').plan.fields.ageUnit).getByLabel(name);
  await expect(unit('years')).toBeChecked();
  await age.pressSequentially('8 μηνών');
  await expect(unit('months')).toBeChecked();
  await expect(age).toHaveValue('8 μηνών');
  await unit('weeks').check();
  await expect(age).toHaveValue('8');
  await expect(unit('weeks')).toBeChecked();
  // Half a word may be another unit, here years: what was chosen before stays.
  await age.fill('');
  await age.pressSequentially('8 and a half');
  await age.fill('8.5');
  await expect(unit('weeks')).toBeChecked();
});

test('an age in two units fits into its field on a phone, and becomes one in months', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/feeding-plan/quick');
  await at(page, 0);
  const age = page.locator('#plan-age');
  await age.pressSequentially('2 χρόνια και 3 μήνες');
  expect(await age.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await age.press('Tab');
  await expect(age).toHaveValue('27');
  const { plan } = messagesOf('gr');
  const unit = (name: keyof typeof plan.options.ageUnit) =>
    group(page, plan.fields.ageUnit).getByLabel(plan.options.ageUnit[name]);
  await expect(unit('months')).toBeChecked();
  await page.reload();
  await at(page, 0);
  await expect(age).toHaveValue('27');
  await unit('years').check();
  await expect(age).toHaveValue('2,25');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('an age typed with its unit comes back in that unit', async ({ page }) => {
    await page.goto('/en/feeding-plan/quick');
    await page.getByLabel('How old is your dog?').fill('8 months');
    await page.getByRole('button', { name: 'Generate Plan' }).click();
    await expect(page.getByRole('group', { name: 'Please correct the following' })).toBeVisible();
    await expect(page.getByLabel('How old is your dog?')).toHaveValue('8');
    await expect(group(page, messagesOf('en').plan.fields.ageUnit).getByLabel('months')).toBeChecked();
  });

  test('the whole form is on one page, and returns with its errors, then with the plan', async ({ page }) => {
    await page.goto('/en/feeding-plan/detailed');
    await expect(page.locator('[data-step]')).toHaveCount(6);
    for (const step of await page.locator('[data-step]').all()) await expect(step).toBeVisible();
    const send = page.getByRole('button', { name: 'Generate Plan' });
    await page.getByLabel('What is your dog called?').fill('Argos');
    await send.click();
    const summary = page.getByRole('group', { name: 'Please correct the following' });
    await expect(summary.getByRole('link')).toHaveCount(7);
    await expect(summary).toBeFocused();
    await expect(page.getByLabel('What is your dog called?')).toHaveValue('Argos');
    await fillBasics(page);
    await page.getByLabel('Ideal').check();
    await group(page, 'How active is your dog?').getByLabel('Normal').check();
    await group(page, 'Is your dog new to raw food?').getByLabel('Yes').check();
    await page.getByLabel('Dry food').check();
    await group(page, /health issue/)
      .getByLabel('No')
      .check();
    const replied = page.waitForResponse((response) => response.request().method() === 'POST');
    await send.click();
    expect((await replied).headers()['cache-control']).toContain('no-store');
    await expect(page.locator('[data-plan] header')).toContainText('720');
    await expect(page.locator('[data-weeks] td')).toHaveCount(28);
    const { planMail } = messagesOf('en');
    await page.getByText(planMail.heading).click();
    const email = page.locator('details').getByLabel(planMail.email, { exact: true });
    const consent = page.locator('input[name=consent]');
    const submit = page.getByRole('button', { name: planMail.submit });
    await email.fill('plain@');
    await consent.check();
    await submit.click();
    // The plan returns with what was entered, and the error is at its field.
    await expect(page.locator('[data-plan] header')).toContainText('720');
    await expect(email).toHaveValue('plain@');
    await expect(email).toHaveAccessibleDescription(messagesOf('en').form.errors.invalidEmail);
    await expect(email).toBeFocused();
    await expect(consent).toBeChecked();
    await email.fill('plain@mail.example');
    await consent.uncheck();
    await submit.click();
    await expect(consent).toHaveAccessibleDescription(planMail.errors.consent);
    await expect(consent).toBeFocused();
    await expect(email).toHaveValue('plain@mail.example');
    await consent.check();
    await submit.click();
    await expect(page).toHaveURL(/\/export-status\/mail-sent/);
  });
});

test('steps and results have no accessibility violations in either theme, and fit 320 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  const vet = planOf({ hasHealthIssues: 'yes', health: ['kidney'] });
  for (const path of ['/en/feeding-plan/quick', planOf(), vet]) {
    // Two plans differ in their fragment only.
    await page.goto('about:blank');
    await page.goto(path);
    await at(page, path.includes('plan#') ? 'plan' : 0);
    if (path.endsWith('quick')) await next(page);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(page), path).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colourViolations(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('every language has all texts of the steps and the plan', async ({ page }) => {
  for (const locale of localeCodes) {
    await page.goto(localePath(locale, `/feeding-plan/detailed?step=plan#${wizardAnswersToParams(sampleDog)}`));
    await at(page, 'plan');
    const text = await page.getByRole('main').textContent();
    expect(text, locale).toContain('Argos');
    expect(text, locale).not.toMatch(/[{}]|undefined|NaN/);
    const { result } = messagesOf(locale).plan;
    for (const heading of [result.foods, result.calendar, result.nextSteps, result.method])
      expect(text).toContain(heading);
  }
});
