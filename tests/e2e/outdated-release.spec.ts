import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { sitePaths } from '@/lib/config/site-paths';
import { wizardAnswersToParams } from '@/lib/feeding/answers';
import { localePath } from '@/lib/i18n/locale-paths';
import { releaseMismatchEventName } from '@/lib/page-scripts/show-new-release-bar';
import { alertOf } from './accounts';
import { axNode } from './assistive-technology';
import { openWithHeldScripts } from './hold-requests';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';
import { forgetActions, openFormer, respondFromOtherRelease } from './outdated-release';
import { sampleDog } from './sample-dog';
import { storedRows } from './stored-rows';

// What a tab from before a release meets when the server knows neither its actions nor its chunks any more;
// `npm run test:releases` makes two real releases.
const en = messagesOf('en');
const lv = messagesOf('lv');
const scripts = '**/_next/static/**/*.js';
const sheets = '**/_next/static/**/*.css';
let count = 0;
const sender = () => `release-${Date.now()}-${process.pid}-${count++}@shop.example`;

async function writeMessage(page: Page, email: string, message: string) {
  await page.locator('#fullName').fill('Άννα');
  await page.locator('#email').fill(email);
  await page.locator('#topic').selectOption('feeding');
  await page.locator('#message').fill(message);
  await page.locator('#agreeToPrivacy').check();
}

const send = (page: Page) => page.locator('main form[data-form] button[type=submit]').click();

/** What is entered, chosen and ticked in the forms of leads, by name or selector, and where it is stored. */
const leadForms = [
  {
    kind: 'contact',
    path: '/contact',
    table: 'contact_messages',
    texts: 'contactForm',
    inputs: { fullName: 'Άννα', message: 'Through a release' },
    chosen: { topic: 'feeding' },
    ticked: ['[name=agreeToPrivacy]'],
  },
  {
    kind: 'partnership',
    path: '/store-locator',
    table: 'partnership_applications',
    texts: 'partnership',
    inputs: { fullName: 'Άννα', businessName: 'Σκύλος & Σία', phone: '+30 210 123 4567', location: 'Πάτρα' },
    chosen: { businessType: 'petHotel' },
    ticked: ['[name=agreeToTerms]', '[name=agreeToMarketing]'],
  },
  {
    kind: 'export',
    path: '/exports',
    table: 'export_enquiries',
    texts: 'exportEnquiry',
    inputs: { companyName: 'Draugs SIA', contactName: 'Anna', phone: '+371 20000000', message: 'Through a release' },
    chosen: { businessCategory: 'distributor', country: 'LV' },
    ticked: ['[value=catProducts]', '[value=privateLabel]', '[value=medium]'],
  },
] as const;

/** Everything that a visitor has entered into a form. */
const entered = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) =>
    [...new FormData(element)].filter(([name]) => element.querySelector(`[name="${name}"]:not([type=hidden])`)),
  );

/** Fills in a form. Returns what it then contains. */
async function fillIn(form: Locator, { inputs, chosen, ticked }: (typeof leadForms)[number], email: string) {
  for (const [name, text] of Object.entries({ ...inputs, email })) await form.locator(`[name=${name}]`).fill(text);
  for (const [name, value] of Object.entries(chosen)) await form.locator(`[name=${name}]`).selectOption(value);
  for (const box of ticked) await form.locator(box).check();
  return entered(form);
}

test('a form with an outdated action id reloads its page with all values, and is sent with one click', async ({
  page,
}) => {
  for (const leadForm of leadForms) {
    const { kind, path, table, texts } = leadForm;
    const form = page.locator(`form[data-form=${kind}]`);
    const email = sender();
    await forgetActions(page, `/en${path}`);
    await openHydrated(page, `/en${path}`);
    const values = await fillIn(form, leadForm, email);
    const reload = page.waitForEvent('load');
    await form.locator('[type=submit]').click();
    await reload;
    await page.unrouteAll({ behavior: 'wait' });
    const notice = form.getByRole('status').filter({ hasText: en.form.renewed.title });
    await expect(notice).toBeInViewport();
    await expect(notice).toContainText(en.form.renewed.text);
    expect(await entered(form)).toEqual(values);
    expect(await storedRows(table, email)).toEqual([]);
    await form.locator('[type=submit]').click();
    await expect(page.locator(`#${kind}-sent`)).toContainText(en[texts].success.title);
    await expect(page.locator(`#${kind}-sent`)).toBeVisible();
    expect(await storedRows(table, email), kind).toHaveLength(1);
  }
});

test('a page that is still outdated after its reload reports the failure, and all values stay', async ({ page }) => {
  await forgetActions(page, '/en/contact');
  await openHydrated(page, '/en/contact');
  await writeMessage(page, sender(), 'Twice');
  const reload = page.waitForEvent('load');
  await send(page);
  await reload;
  await expect(page.getByText(en.form.renewed.title, { exact: true })).toBeVisible();
  await send(page);
  await expect(alertOf(page)).toContainText(en.contactForm.failure.text);
  await expect(page.locator('#message')).toHaveValue('Twice');
});

test('no connection is not mistaken for a new release', async ({ page }) => {
  await openHydrated(page, '/en/contact');
  await writeMessage(page, sender(), 'Offline');
  await page.route('**/en/contact', (route) => route.abort());
  await send(page);
  await expect(alertOf(page)).toContainText(en.contactForm.failure.text);
  await expect(page.locator('#message')).toHaveValue('Offline');
  await expect(page.locator('#outdated')).toBeHidden();
});

test('a form whose code the server no longer has reloads its page with its text', async ({ page }) => {
  await openHydrated(page, '/en/contact');
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await writeMessage(page, sender(), 'No chunk came');
  const reload = page.waitForEvent('load');
  await send(page);
  await reload;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await page.locator('#email').focus();
  await expect(page.locator('#message')).toHaveValue('No chunk came');
});

test('a page that needs a missing chunk offers to load the new release; one without connection does not', async ({
  page,
}) => {
  const range = '/en/products/complete-raw-meals/full-range';
  await openHydrated(page, range);
  await page.route(scripts, (route) => route.abort());
  await page.locator('#find-species-dog').check();
  await expect(page.locator('#finder').getByRole('status').first()).toHaveText(en.finder.failed);
  await expect(page.locator('#outdated')).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await page.locator('#find-without-chicken').check();
  const marked = page.locator('input[name=with][value=beef-dinner]');
  await marked.check();
  await expect(page.locator('#outdated', { hasText: en.error.outdated })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const reload = page.waitForEvent('load');
  await page.getByRole('button', { name: en.error.reload }).click();
  await reload;
  expect(new URL(page.url()).pathname).toBe(range);
  await expect(page.locator('#outdated')).toBeHidden();
  // All choices are there, and hold.
  await expect(page).toHaveURL(/species=dog&without=chicken&with=/);
  await expect(page.locator('#find-species-dog')).toBeChecked();
  await expect(page.locator('#find-without-chicken')).toBeChecked();
  await expect(marked).toBeChecked();
  await expect(page.locator('.compare-tray')).toBeVisible();
});

for (const [place, path] of [
  ['with its scripts', '/en/faq'],
  ['in its HTML', '/en/auth'],
] as const)
  test(`a page with a missing style sheet ${place} offers to load the new release; one without connection does not`, async ({
    page,
  }) => {
    await page.route(sheets, (route) => route.abort());
    const checked = page.waitForEvent(
      'requestfailed',
      (request) => request.method() === 'HEAD' && request.url().endsWith('.css'),
    );
    await openHydrated(page, path);
    await checked;
    await expect(page.locator('#outdated')).toBeHidden();
    await page.unrouteAll({ behavior: 'wait' });
    await page.route(sheets, (route) => route.fulfill({ status: 404 }));
    await openHydrated(page, path);
    await expect(page.locator('#outdated', { hasText: en.error.outdated })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const reload = page.waitForEvent('load');
    await page.getByRole('button', { name: en.error.reload }).click();
    await reload;
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('#outdated')).toBeHidden();
  });

for (const [name, path, use, failure] of [
  [
    'calculator',
    '/en/products/beef-dinner',
    (page: Page, value: string) => page.locator('#calculator-weight').fill(value),
    en.calculator.errors.unavailable,
  ],
  [
    'store search',
    '/en/store-locator',
    (page: Page, value: string) => page.locator('#stores-text').fill(value),
    en.stores.failed,
  ],
] as const)
  test(`the ${name} distinguishes a missing chunk from a lost connection`, async ({ page }) => {
    // Low, so that nothing comes near and loads its code before.
    await page.setViewportSize({ width: 1280, height: 300 });
    await openHydrated(page, path);
    await page.waitForLoadState('networkidle');
    await page.route(scripts, (route) => route.abort());
    await use(page, '1');
    await expect(page.getByRole('main')).toContainText(failure);
    await expect(page.locator('#outdated')).toBeHidden();
    await page.unrouteAll({ behavior: 'wait' });
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await use(page, '12');
    await expect(page.locator('#outdated', { hasText: en.error.outdated })).toBeVisible();
  });

test('the map distinguishes a missing chunk from a lost connection', async ({ page }) => {
  await openHydrated(page, '/en/store-locator');
  await page.locator('#stores-product').selectOption('raw-hunter');
  await expect(page).toHaveURL(/raw-hunter/);
  const open = page.locator('#stores-map > a');
  await page.route(scripts, (route) => route.abort());
  await open.click();
  await expect(page.getByRole('alert').filter({ hasText: en.stores.mapFailed })).toBeVisible();
  await expect(page.locator('#outdated')).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await open.click();
  await expect(page.locator('#outdated', { hasText: en.error.outdated })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: en.stores.mapFailed })).toBeVisible();
  // The list is there meanwhile, and the map once it comes.
  await expect(page.locator('.store-list .store-card').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open.click();
  await expect(page.getByRole('button', { name: en.stores.zoomIn })).toBeVisible();
});

test('the search page distinguishes a missing chunk from a lost connection', async ({ page }) => {
  // The index comes before the chunk with the rules of the language.
  await page.route('**/search/index.json', (route) => route.abort());
  await openHydrated(page, '/en/search');
  const box = page.getByRole('searchbox');
  const main = page.getByRole('main');
  await expect(main).toContainText(en.search.failed);
  await page.unrouteAll({ behavior: 'wait' });
  await page.route(scripts, (route) => route.abort());
  const retried = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await box.fill('chick');
  await retried;
  await expect(main).toContainText(en.search.failed);
  await expect(page.locator('#outdated')).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await box.fill('chicken');
  await expect(page.locator('#outdated', { hasText: en.error.outdated })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: en.error.reload }).click();
  await expect(page.locator('main li a').first()).toContainText(/chicken/i);
});

test.describe('on a phone, where scripts come late', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the comparison distinguishes missing scripts from a lost connection', async ({ page }) => {
    const path = localePath('en', sitePaths.compare);
    const slot = page.locator('main form select').first();
    await page.route(scripts, (route) => route.abort());
    await page.goto(path);
    const checked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await slot.selectOption('beef-dinner');
    await checked;
    await expect(page.locator('#outdated')).toBeHidden();
    await page.unrouteAll({ behavior: 'wait' });
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    await slot.selectOption('beef-dinner');
    await expect(page.locator('#outdated', { hasText: en.error.outdated })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const reload = page.waitForEvent('load');
    await page.getByRole('button', { name: en.error.reload }).tap();
    await reload;
    await expect(page.locator('main table').first()).toContainText('Beef Dinner');
    await expect(slot).toHaveValue('beef-dinner');
  });
});

test('the newsletter with an outdated action id reloads its page with the email, and is sent with one click', async ({
  page,
}) => {
  const email = sender();
  await forgetActions(page, '/en/terms');
  await openHydrated(page, '/en/terms');
  const form = page.locator('form[data-form=newsletter]');
  await form.locator('input[name=email]').fill(email);
  await form.locator('input[name=agreeToPrivacy]').check();
  const reload = page.waitForEvent('load');
  await form.locator('[type=submit]').click();
  await reload;
  await page.unrouteAll({ behavior: 'wait' });
  await expect(form.getByRole('status').filter({ hasText: en.form.renewed.title })).toBeVisible();
  await expect(form.locator('input[name=email]')).toHaveValue(email);
  await form.locator('[type=submit]').click();
  await expect(page.getByText(en.footer.newsletter.success.title)).toBeVisible();
  expect(await storedRows('newsletter_subscribers', email)).toHaveLength(1);
});

test('a plan whose code the server no longer has offers to load the new release, and preserves the answers', async ({
  page,
}) => {
  await page.addInitScript(
    (saved) => sessionStorage.setItem('feeding-plan', saved),
    wizardAnswersToParams({ ...sampleDog, variant: 'quick' }).toString(),
  );
  await page.goto('/en/feeding-plan/quick');
  await expect(page.locator('[data-view="0"]')).toBeVisible();
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  for (const step of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator(`[data-view="${step}"]`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Generate Plan' }).click();
  await expect(page.locator('main').getByRole('alert')).toHaveText(en.wizard.failed);
  await expect(page.locator('#outdated', { hasText: en.error.outdated })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const reload = page.waitForEvent('load');
  await page.getByRole('button', { name: en.error.reload }).click();
  await reload;
  await expect(page.locator('[data-view="3"]')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Plan' }).click();
  await expect(page.locator('[data-view="plan"]')).toContainText(sampleDog.dogName);
});

test('answers typed into the test of nutrition before its scripts, which are gone, are there in the new release', async ({
  page,
}) => {
  const loadScripts = await openWithHeldScripts(page, '/en/feeding-plan/quick');
  await page.locator('#plan-dogName').pressSequentially('Reksis');
  await page.locator('#plan-age').pressSequentially('7');
  await page.locator('main input[name=u][value=months]').check({ force: true });
  loadScripts(404);
  await expect(page.locator('#outdated')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const reload = page.waitForEvent('load');
  await page.getByRole('button', { name: en.error.reload }).click();
  await reload;
  await expect(page.locator('[data-view="0"]')).toBeVisible();
  await expect(page.locator('#plan-dogName')).toHaveValue('Reksis');
  await expect(page.locator('#plan-age')).toHaveValue('7');
  await expect(page.locator('main input[name=u][value=months]')).toBeChecked();
  // Once: after another reload what was changed meanwhile stays.
  await page.locator('#plan-dogName').fill('Duksis');
  await page.reload();
  await expect(page.locator('[data-view="0"]')).toBeVisible();
  await expect(page.locator('#plan-dogName')).toHaveValue('Duksis');
});

test('a search whose code the server no longer has leads to the search page of the new release with what was typed', async ({
  page,
}) => {
  await openHydrated(page, '/en/faq');
  const held: Route[] = [];
  let isGone = false;
  await page.route(scripts, (route) => (isGone ? route.fulfill({ status: 404 }) : void held.push(route)));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('chicken');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('chicken');
  isGone = true;
  for (const route of held) await route.fulfill({ status: 404 });
  await expect(page).toHaveURL('/en/search?q=chicken');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.locator('main li a').first()).toContainText(/chicken/i);
});

test('a search for shops keeps what was typed while the visitor loads the new release', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openHydrated(page, '/en/store-locator');
  await page.waitForLoadState('networkidle');
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await page.locator('#stores-text').pressSequentially('Athens');
  await page.locator('#stores-product').selectOption('raw-hunter');
  await expect(page.locator('#outdated', { hasText: en.error.outdated })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: en.error.reload }).click();
  await expect(page.locator('#outdated')).toBeHidden();
  await expect(page.locator('#stores-text')).toHaveValue('Athens');
  await expect(page.locator('#stores-product')).toHaveValue('raw-hunter');
  await expect(page).toHaveURL(/raw-hunter/);
});

for (const [name, path, field, found] of [
  ['search page', '/en/search', '#search-page', 'main section li a'],
  ['search of the questions', '/en/faq', '#faq-search', 'main [data-faq-group][hidden]'],
] as const)
  test(`what was typed into the ${name} before its scripts, which are gone, is there in the new release`, async ({
    page,
  }) => {
    const loadScripts = await openWithHeldScripts(page, path);
    await page.locator(field).pressSequentially('chicken');
    loadScripts(404);
    await expect(page.locator('#outdated', { hasText: en.error.outdated })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const reload = page.waitForEvent('load');
    await page.getByRole('button', { name: en.error.reload }).click();
    await reload;
    await expect(page.locator(field)).toHaveValue('chicken');
    await expect(page.locator(found).first()).toBeAttached();
  });

test('the search of the questions keeps what was typed while the visitor loads the new release', async ({ page }) => {
  await openHydrated(page, '/en/faq');
  await page.locator('#faq-search').fill('chicken');
  await expect(page.locator('main [data-faq-group][hidden]').first()).toBeAttached();
  await page.evaluate((name) => dispatchEvent(new Event(name)), releaseMismatchEventName);
  const reload = page.waitForEvent('load');
  await page.getByRole('button', { name: en.error.reload }).click();
  await reload;
  await expect(page.locator('#faq-search')).toHaveValue('chicken');
  await expect(page.locator('main [data-faq-group][hidden]').first()).toBeAttached();
});

test('a screen reader gets the bar of a new release as an alert, and the notice of a renewed page as a status', async ({
  page,
}) => {
  await openHydrated(page, '/en/contact');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/_next/static/chunks/of-a-former-release.js';
    document.head.append(script);
  });
  const bar = page.locator('#outdated');
  await expect(bar).toBeVisible();
  const alert = await axNode(bar);
  expect([alert.role, alert.properties.live]).toEqual(['alert', 'assertive']);
  await forgetActions(page, '/en/contact');
  await openHydrated(page, '/en/contact');
  await writeMessage(page, sender(), 'Heard');
  const reload = page.waitForEvent('load');
  await send(page);
  await reload;
  const notice = page.locator('main form[data-form]').getByRole('status').filter({ hasText: en.form.renewed.title });
  await expect(notice).toBeVisible();
  const { role, properties } = await axNode(notice);
  expect([role, properties.live]).toEqual(['status', 'polite']);
});

test('a link followed in a tab of a former release loads its page, and what was typed is there on return', async ({
  page,
}) => {
  await openHydrated(page, '/en/contact');
  await writeMessage(page, sender(), 'Left for a moment');
  await respondFromOtherRelease(page);
  const load = page.waitForEvent('load');
  await page.locator('footer').getByRole('link', { name: en.nav.faq, exact: true }).click();
  await load;
  await expect(page).toHaveURL('/en/faq');
  await expect(page.locator('h1')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goBack();
  await expect(page.locator('#message')).toHaveValue('Left for a moment');
});

test('a search whose code cannot be loaded without a connection says so and keeps the page', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/en/faq');
  await page.route(scripts, (route) => route.abort());
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('chicken');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(en.search.failed);
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('chicken');
  await expect(page).toHaveURL('/en/faq');
});

test('the calculator keeps its input while the visitor loads the new release', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openHydrated(page, '/en/products/beef-dinner');
  await page.waitForLoadState('networkidle');
  const amount = page.locator('[data-result] .headline').first();
  const initial = await amount.textContent();
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await page.locator('#calculator-weight').fill('31');
  await expect(page.locator('#outdated', { hasText: en.error.outdated })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: en.error.reload }).click();
  await expect(page.locator('#outdated')).toBeHidden();
  await expect(page.locator('#calculator-weight')).toHaveValue('31');
  await expect(amount).not.toHaveText(initial ?? '');
  // Once: the next visit starts anew.
  await page.goto('/en/products/beef-dinner');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#calculator-weight')).not.toHaveValue('31');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form of an unknown release is returned translated with the submitted values, and then is stored', async ({
    page,
  }) => {
    for (const leadForm of leadForms) {
      const { kind, path, table, texts } = leadForm;
      const form = page.locator(`form[data-form=${kind}]`);
      const email = sender();
      await openFormer(page, `/lv${path}`);
      const values = await fillIn(form, leadForm, 'nav adrese');
      await form.locator('[type=submit]').click();
      await expect(alertOf(page)).toContainText(lv.form.summary);
      expect(await entered(form)).toEqual(values);
      await form.locator('[name=email]').fill(email);
      await form.locator('[type=submit]').click();
      await expect(page.locator(`#${kind}-sent`)).toContainText(lv[texts].success.title);
      await expect(page.locator(`#${kind}-sent`)).toBeVisible();
      expect(await storedRows(table, email), kind).toHaveLength(1);
    }
  });

  test('the test of nutrition of an unknown release returns with its answers, and then with the plan', async ({
    page,
  }) => {
    await openFormer(page, '/lv/feeding-plan/quick');
    const answers = wizardAnswersToParams({ ...sampleDog, variant: 'quick' });
    const dog = page.locator('input[name=n]');
    await dog.fill('Reksis');
    await page.getByRole('button', { name: lv.wizard.generate }).click();
    await expect(page.getByRole('group', { name: lv.wizard.summary })).toBeVisible();
    await expect(dog).toHaveValue('Reksis');
    for (const [name, value] of answers) {
      const control = page.locator(`main form [name=${name}]:not([type=hidden])`);
      if (name === 'n' || (await control.count()) === 0) continue;
      const choice = control.and(page.locator(`[value="${value}"]`));
      if (await choice.count()) await choice.check();
      else if (await control.evaluate((element) => element.tagName === 'SELECT')) await control.selectOption(value);
      else await control.fill(value);
    }
    await page.getByRole('button', { name: lv.wizard.generate }).click();
    await expect(page.locator('[data-plan] header')).toContainText('Reksis');
  });

  test('the newsletter of an unknown release is subscribed to', async ({ page }) => {
    const email = sender();
    await openFormer(page, '/en/terms');
    const form = page.locator('form[data-form=newsletter]');
    await form.locator('input[name=email]').fill(email);
    await form.locator('input[name=agreeToPrivacy]').check();
    await form.locator('[type=submit]').click();
    await expect(page.getByText(en.footer.newsletter.success.title)).toBeVisible();
    expect(await storedRows('newsletter_subscribers', email)).toHaveLength(1);
  });
});
