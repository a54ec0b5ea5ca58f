import { expect, test } from '@playwright/test';
import data from '@/content/stores.json' with { type: 'json' };
import { brand } from '@/lib/config/brand';
import { alertOf } from './accounts';
import { violations } from './axe';
import { backEnd } from './back-end';
import { holdRequests } from './hold-requests';
import { messagesOf, staffMessagesOf } from './messages';
import { openHydrated, waitForHydration } from './open-hydrated';
import { signInAsStaff } from './staff-leads';

const staff = staffMessagesOf('gr');
const gr = staff.storesAdmin;

test.beforeEach(({ page }) => signInAsStaff(page, 'admin'));

test('a shop is created hidden, corrected, found in the list, never seen by visitors, and removed', async ({
  page,
  request,
}) => {
  const name = `Η Ουρά ${Date.now()}`;
  await openHydrated(page, '/admin/stores');
  await page.getByRole('link', { name: gr.new }).click();
  await waitForHydration(page);
  await expect(page).toHaveTitle(`${gr.new} | ${brand.name}`);
  await page.locator('#name').fill(name);
  await page.locator('#address').fill('Σκουφά 41');
  await page.locator('#city').fill('Αθήνα');
  await page.locator('#latitude').fill('95');
  await page.locator('#longitude').fill('23.74');
  await page.locator('#kind').selectOption('farmStore');
  await page.getByLabel(gr.visible).uncheck();
  await page.getByRole('button', { name: gr.save }).click();
  await expect(page.locator('#latitude-error')).toHaveText(gr.errors.latitude);
  await expect(page.locator('#name')).toHaveValue(name);
  await expect(page.locator('#kind')).toHaveValue('farmStore');
  await expect(page.getByLabel(gr.visible)).not.toBeChecked();
  await page.locator('#latitude').fill('37.98');
  await page.getByRole('button', { name: gr.save }).click();
  await expect(page.getByText(gr.saved)).toBeVisible();

  await page.goto('/admin/stores?page=900');
  await expect(page).toHaveURL('/admin/stores?page=1');
  await page.locator('#q').fill(name);
  await page.locator('#q').press('Enter');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(gr.no);
  expect(await violations(page, ['main'])).toEqual([]);
  expect(await (await request.get('/store-locator/stores.json')).text()).not.toContain(name);

  // Somebody else changes it meanwhile: nothing is stored over that before it was seen, or that was not changed here.
  await row.getByRole('link').click();
  await waitForHydration(page);
  await expect(page.locator('#name')).toHaveValue(name);
  const stored = () => backEnd().from('stores');
  const theirs = { visible: true, city: 'Πάτρα', phone: '+30 261 000 0001', products: ['yummy'] };
  await stored().update(theirs).eq('name', name).throwOnError();
  await page.locator('#city').fill('Πειραιάς');
  await page.getByRole('button', { name: gr.save }).click();
  await expect(page.locator('#city-error')).toContainText('Πάτρα');
  await expect(page.locator('#city')).toHaveValue('Πειραιάς');
  for (const field of ['visible', 'phone', 'products']) await expect(page.locator(`#${field}-error`)).toHaveCount(0);
  await expect(page.getByLabel(gr.visible)).toBeChecked();
  await expect(page.locator('#phone')).toHaveValue(theirs.phone);
  await page.getByRole('button', { name: gr.save }).click();
  await expect(page.getByText(gr.saved)).toBeVisible();
  const { data: saved } = await stored()
    .select('visible, city, phone, products, kind')
    .eq('name', name)
    .single()
    .throwOnError();
  expect(saved).toEqual({ ...theirs, city: 'Πειραιάς', kind: 'farmStore' });

  await page.getByText(gr.remove, { exact: true }).click();
  await page.getByRole('button', { name: gr.removeConfirm }).click();
  await expect(page.getByText(gr.removed)).toBeVisible();
});

test('the outcome of saving a shop is in sight: at the first wrong field, at its message, or in a notice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openHydrated(page, '/admin/stores/new');
  const name = `Εστίαση ${Date.now()}`;
  for (const [field, text] of [
    ['name', name],
    ['address', 'Σκουφά 41'],
    ['city', 'Αθήνα'],
    ['latitude', '95'],
    ['longitude', '23.74'],
  ] as const)
    await page.locator(`#${field}`).fill(text);
  await page.locator('#kind').selectOption('farmStore');
  await page.getByLabel(gr.visible).uncheck();
  const save = page.getByRole('button', { name: gr.save });
  const latitude = page.locator('#latitude');
  await save.click();
  await expect(latitude).toBeFocused();
  await expect(latitude).toBeInViewport();
  await expect(latitude).toHaveAccessibleDescription(gr.errors.latitude);
  await expect(alertOf(page)).toHaveText(gr.correct);

  // The same for a member who has gone on meanwhile.
  const respond = await holdRequests(page, '**/*', (route) => route.request().method() === 'POST');
  await save.click();
  const back = page.getByRole('link', { name: gr.back, exact: true });
  await back.focus();
  respond();
  await expect(page.locator('[data-sonner-toast]')).toContainText(gr.errors.latitude);
  await expect(back).toBeFocused();
  await page.unrouteAll({ behavior: 'wait' });

  // A notice over the button stays for as long as the pointer rests on it.
  await page.mouse.move(0, 0);
  await latitude.fill('37.98');
  await save.click();
  const focused = page.locator(':focus');
  await expect(focused).toHaveText(gr.saved);
  await expect(focused).toBeInViewport();
  await backEnd().from('stores').delete().eq('name', name).throwOnError();
});

test('after a new shop the form has neither its position nor its pin', async ({ page }) => {
  await openHydrated(page, '/admin/stores/new');
  const name = `Επόμενο ${Date.now()}`;
  await page.locator('#name').fill(name);
  await page.locator('#address').fill('Ερμού 1');
  await page.locator('#city').fill('Πύργος');
  await page.locator('#postalCode').fill('271 31');
  await page.getByRole('button', { name: gr.locate }).click();
  await expect(page.getByText(gr.locateTown)).toBeVisible();
  const pin = page.getByRole('region', { name: gr.map }).locator('.map-shop');
  await expect(pin).toBeAttached();
  await page.getByLabel(gr.visible).uncheck();
  await page.getByRole('button', { name: gr.save }).click();
  await expect(page.getByText(gr.saved)).toBeVisible();
  await expect(page.locator('#name')).toHaveValue('');
  await expect(page.locator('#latitude')).toHaveValue('');
  await expect(page.locator('#longitude')).toHaveValue('');
  await expect(page.getByText(gr.locateTown)).toHaveCount(0);
  await expect(pin).toHaveCount(0);
  await backEnd().from('stores').delete().eq('name', name).throwOnError();
});

test('Back from a shop, also to the list, asks before it drops a ticked product or a moved pin', async ({ page }) => {
  await openHydrated(page, '/admin/stores');
  await page.getByRole('table').getByRole('link').first().click();
  await waitForHydration(page);
  const form = page.url();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialogs.length < 3 ? dialog.dismiss() : dialog.accept();
  });
  const product = page.locator('input[name=products]').first();
  const isStocked = await product.isChecked();
  await product.setChecked(!isStocked);
  await page.evaluate(() => history.back());
  await expect(() => expect(dialogs).toEqual(['beforeunload'])).toPass();
  expect(page.url()).toBe(form);
  await expect(product).toBeChecked({ checked: !isStocked });
  await product.setChecked(isStocked);

  const map = page.getByRole('region', { name: gr.map });
  await expect(map.locator('.map-shop')).toBeAttached();
  const latitude = page.locator('#latitude');
  const before = await latitude.inputValue();
  await map.click({ position: { x: 60, y: 60 } });
  await expect(latitude).not.toHaveValue(before);
  const moved = await latitude.inputValue();
  await page.evaluate(() => history.back());
  await expect(() => expect(dialogs).toHaveLength(2)).toPass();
  await expect(latitude).toHaveValue(moved);
  await page.evaluate(() => history.back());
  await expect(page.locator('h1')).toHaveText(gr.heading);
  expect(dialogs).toHaveLength(3);
});

test('a shop that is opened and left without a change asks nothing', async ({ page }) => {
  await openHydrated(page, '/admin/stores');
  await page.getByRole('table').getByRole('link').first().click();
  await waitForHydration(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialog.accept();
  });
  // A page without any gesture may not ask.
  await page.locator('#name').click();
  await page.evaluate(() => history.back());
  await expect(page.locator('h1')).toHaveText(gr.heading);
  expect(dialogs).toEqual([]);
});

test('the shops as CSV have the separator of the language, and no formula', async ({ page }) => {
  for (const [path, separator] of [
    ['/admin/stores/export?type=csv', ';'],
    ['/en/admin/stores/export?type=csv', ','],
  ] as const) {
    const text = await (await page.request.get(path)).text();
    expect(text.startsWith(`\uFEFF"slug"${separator}"code"`)).toBe(true);
    expect(text).toContain(`"'+30 `);
    expect(text).not.toMatch(/"[=+\-@]/);
  }
});

test('a click on the map sets the position of a shop, and what is typed beside it stays', async ({ page }) => {
  await openHydrated(page, '/admin/stores/new');
  const map = page.getByRole('region', { name: gr.map });
  await expect(map.locator('.leaflet-tile-container, canvas, svg').first()).toBeAttached();
  await map.click({ position: { x: 60, y: 60 } });
  await expect(page.locator('#latitude')).toHaveValue(/^\d+\.\d{5}$/);
  const [latitude, longitude] = await Promise.all(
    ['#latitude', '#longitude'].map((field) => page.locator(field).inputValue()),
  );
  await page.locator('#name').fill('Η Ουρά');
  await map.click({ position: { x: 160, y: 160 } });
  await expect(page.locator('#latitude')).not.toHaveValue(latitude ?? '');
  expect(Number(await page.locator('#latitude').inputValue())).toBeLessThan(Number(latitude));
  expect(Number(await page.locator('#longitude').inputValue())).toBeGreaterThan(Number(longitude));
  await expect(page.locator('#name')).toHaveValue('Η Ουρά');
});

test('the position of an address is found by its town and postcode, and shown on the map', async ({ page }) => {
  await openHydrated(page, '/admin/stores/new');
  await page.locator('#city').fill('Πύργος');
  const find = page.getByRole('button', { name: gr.locate });
  await find.click();
  // There are several of that name.
  await expect(page.getByText(gr.locateNone)).toBeVisible();
  await expect(page.locator('#latitude')).toHaveValue('');
  await page.locator('#postalCode').fill('271 31');
  await find.click();
  await expect(page.getByText(gr.locateTown)).toBeVisible();
  await expect(page.locator('#latitude')).toHaveValue(/^37\.6/);
  await expect(page.locator('#longitude')).toHaveValue(/^21\.4/);
  const map = page.getByRole('region', { name: gr.map });
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('.map-shop')).toBeInViewport();
  await expect(page.locator('#city')).toHaveValue('Πύργος');
});

test('what is changed of a shop is on the store locator at once', async ({ page, request }) => {
  const phone = `+30 210 ${String(Date.now()).slice(-7)}`;
  // One that no other test touches.
  await openHydrated(page, `/admin/stores?q=${encodeURIComponent(data.stores[0]?.name ?? '')}`);
  await page.getByRole('table').getByRole('link').first().click();
  await waitForHydration(page);
  await page.locator('#phone').fill(phone);
  // Leaving with unsaved text requires confirmation.
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialog.dismiss();
  });
  await page.getByRole('link', { name: gr.back, exact: true }).click();
  await expect(() => expect(dialogs).toEqual(['beforeunload'])).toPass();
  await expect(page.locator('#phone')).toHaveValue(phone);
  await page.getByRole('button', { name: gr.save }).click();
  await expect(page.getByText(gr.saved)).toBeVisible();
  await expect
    .poll(async () => (await (await request.get('/store-locator')).text()).includes(phone), { timeout: 30_000 })
    .toBe(true);
});

test('an import is checked first and reports the errors of each row, storing nothing', async ({ page }) => {
  await openHydrated(page, '/admin/stores');
  await page.getByRole('link', { name: gr.import.heading }).click();
  const csv = [
    'slug,name,kind,address,city,latitude,longitude',
    'dry-run-one,Dry Run One,petStore,Ερμού 1,Αθήνα,37.98,23.73',
    'dry-run-two,Dry Run Two,bank,Ερμού 2,Αθήνα,137.98,23.73',
  ].join('\n');
  const file = (buffer: string) => ({ name: 'shops.csv', mimeType: 'text/csv', buffer: Buffer.from(buffer) });
  await page.locator('#file').setInputFiles(file(csv));
  await page.getByRole('button', { name: gr.import.check }).click();
  const row = page.getByRole('row').filter({ hasText: 'Dry Run Two' }).last();
  await expect(row).toContainText(gr.errors.kind);
  await expect(row).toContainText(gr.errors.latitude);
  const focused = page.locator(':focus');
  await expect(focused).toContainText(gr.import.readAs.split('{')[0] ?? '');
  await expect(focused).toBeInViewport();
  // The valid row may be saved by itself, and the button states that.
  await expect(page.getByRole('button', { name: /^Αποθήκευση 1 .* χωρίς/ })).toBeVisible();

  await page.route('**/api/stores/import*', (route) => route.abort());
  await page.getByRole('button', { name: gr.import.check }).click();
  await expect(alertOf(page)).toHaveText(gr.import.problemOffline);
  await expect(focused).toHaveText(gr.import.problemOffline);
  await expect(focused).toBeInViewport();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: gr.import.check }).click();
  await expect(row).toContainText(gr.errors.kind);
  await page.goto('/admin/stores?q=Dry+Run');
  await expect(page.getByText('Dry Run')).toHaveCount(0);
});

test('a stored shop that is not valid is named in the check of an import, with a link to its form', async ({
  page,
}) => {
  const slug = `not-valid-${Date.now()}`;
  const name = `Not Valid ${slug}`;
  const place = { address: 'Ερμού 77', city: 'Αθήνα', country: 'GR', latitude: 37.98, longitude: 23.73 };
  const row = {
    slug,
    name,
    kind: 'petStore' as const,
    ...place,
    // As an earlier version may have left it.
    products: ['No slug'],
    visible: false,
  };
  const { data } = await backEnd().from('stores').insert(row).select('id').single().throwOnError();
  try {
    await page.goto('/admin/stores/import');
    const csv = [
      'slug,name,kind,address,city,latitude,longitude',
      `${slug},${name},petStore,Ερμού 78,Αθήνα,37.98,23.73`,
      `${slug}-b,Valid ${slug},petStore,Ερμού 79,Αθήνα,37.98,23.73`,
    ].join('\n');
    await page.locator('#file').setInputFiles({ name: 'shops.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByRole('button', { name: gr.import.check }).click();
    const faulty = page.getByRole('row').filter({ hasText: gr.import.reasonStoredInvalid });
    await expect(faulty.getByRole('link', { name })).toHaveAttribute('href', `/admin/stores/${data.id}`);
    await expect(page.getByRole('listitem').getByRole('link', { name }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Αποθήκευση 1 .* χωρίς/ })).toBeVisible();
  } finally {
    await backEnd().from('stores').delete().eq('id', data.id).throwOnError();
  }
});

test('a column that was not recognised is to be decided before anything can be saved, also on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin/stores/import');
  const csv = [
    'name,kind,address,city,latitude,longitude,zzz',
    'Undecided One,petStore,Ερμού 1,Αθήνα,37.98,23.73,something',
  ].join('\n');
  await page.locator('#file').setInputFiles({ name: 'shops.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: gr.import.check }).click();
  const link = page.getByRole('link', { name: gr.import.columnsText });
  await expect(link).toHaveAttribute('href', '#column-6');
  const save = page.getByRole('button', { name: /^Αποθήκευση 1 / });
  await expect(save).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: 'Undecided One' }).last();
  await expect(row).toContainText(messagesOf('gr').partnership.types.petStore);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.locator('#column-6').selectOption('ignore');
  await expect(save).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('the outcome of an import and of its undoing has the focus and is announced; two in a row can be saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin/stores/import');
  const stamp = Date.now();
  const announced = page.locator('main [role=status]');
  const focused = page.locator(':focus');
  for (const at of [1, 2]) {
    const csv = `name,kind,address,city,latitude,longitude\nOutcome ${stamp}-${at},petStore,Ερμού ${at},Αθήνα,37.98,23.73`;
    const file = { name: `outcome-${stamp}-${at}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.locator('#file').setInputFiles(file);
    await page.getByRole('button', { name: gr.import.check }).click();
    await page.getByRole('button', { name: /^Αποθήκευση 1 / }).click();
    const done = '1 νέο κατάστημα, καμία αλλαγή.';
    await expect(focused).toContainText(done);
    await expect(focused).toBeInViewport();
    await expect(announced.filter({ hasText: done })).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Αποθήκευση 1 / })).toHaveCount(0);
  }
  const undone = 'Η εισαγωγή αναιρέθηκε για 1 κατάστημα.';
  for (const at of [1, 2]) {
    const line = page.getByRole('listitem').filter({ hasText: `outcome-${stamp}-${at}.csv` });
    await line.getByRole('button', { name: gr.import.undo }).click();
    await expect(line).toContainText(gr.import.isUndone);
    await expect(focused).toContainText(undone);
    await expect(focused).toBeInViewport();
    await expect(announced.filter({ hasText: undone })).toHaveCount(1);
  }
  const rows = await backEnd().from('stores').select('name').like('name', `Outcome ${stamp}-%`).throwOnError();
  expect(rows.data).toEqual([]);
});

test('on a phone of 360 px nothing of the import is cut or scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin/stores/import');
  const csv = [
    'name,kind,address,city,latitude,longitude,phone,hours,website',
    'A Shop With A Long Name In A Long Street,petStore,Λεωφόρος Βασιλίσσης Σοφίας 112,Θεσσαλονίκη,40.63,22.94,2310000000,"Mo-Fr 09:00-14:00,17:30-21:00; Sa 09:00-15:00",https://a-long-name-of-a-shop.example/stores/thessaloniki/vasilissis-sofias',
    'Wrong One,bank,Ερμού 2,Αθήνα,137.98,23.73,,,',
  ].join('\n');
  await page.locator('#file').setInputFiles({ name: 'phone.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: gr.import.check }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Wrong One' }).last()).toContainText(gr.errors.kind);
  const cut = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const { right, width } = element.getBoundingClientRect();
        const isClipping = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        // The headings of the columns are for screen readers there.
        if (element.closest('thead')) return false;
        return width > 1 && (right > innerWidth || (isClipping && !element.matches('input, select')));
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
  );
  expect(cut).toEqual([]);
  expect(await violations(page, ['main'])).toEqual([]);
});
