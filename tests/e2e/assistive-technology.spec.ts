import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { sitePaths } from '@/lib/config/site-paths';
import { type Answers, wizardAnswersToParams } from '@/lib/feeding/answers';
import { localePath } from '@/lib/i18n/locale-paths';
import { localeCodes, localeDefinitions } from '@/lib/i18n/locales';
import { countryCodes } from '@/lib/leads/schemas';
import { alertOf } from './accounts';
import { axNode, hearAnnouncements } from './assistive-technology';
import { backEnd } from './back-end';
import { messagesOf, staffMessagesOf } from './messages';
import { openHydrated, waitForHydration } from './open-hydrated';
import { sampleDog } from './sample-dog';
import { languageKey, phoneScreen, productsMenu, productsMenuButton } from './shell-locators';
import { expectStaffPage, firstOf, insertContactMessages, openAsStaff, slowExpect } from './staff-leads';

const en = messagesOf('en');
const finderPath = localePath('en', sitePaths.fullRange);
const compareBox = (page: Page, slug: string) => page.locator(`input[name=with][value=${slug}]`);

test('Escape closes the menu under the resting pointer, and the focus stays in the text box', async ({ page }) => {
  await openHydrated(page, '/en/contact');
  await productsMenuButton(page).hover();
  await expect(productsMenu(page)).toHaveAttribute('open');
  await page.locator('#fullName').focus();
  await productsMenuButton(page).hover({ position: { x: 3, y: 3 } });
  await page.mouse.move(1, 400);
  await productsMenuButton(page).hover();
  await expect(productsMenu(page)).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(productsMenu(page)).not.toHaveAttribute('open');
  await expect(page.locator('#fullName')).toBeFocused();
});

test.describe('language suggestion', () => {
  test('stands above the header in every language, shifts nothing, and Escape closes it', async ({ browser }) => {
    test.setTimeout(120_000);
    for (const language of localeCodes) {
      const context = await browser.newContext({ locale: localeDefinitions[language].tag });
      const page = await context.newPage();
      // Where the header is when the document has been read, before anything has been fetched.
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () =>
          Object.assign(globalThis, { before: document.querySelector('header')?.getBoundingClientRect().top }),
        ),
      );
      const { localeOffer } = messagesOf(language);
      const offer = page.getByRole('region', { name: localeOffer.text });
      for (const [screen, viewport] of [
        ['phone', { width: 360, height: 740 }],
        ['laptop', { width: 1280, height: 720 }],
      ] as const) {
        const where = `${language}, ${screen}`;
        await page.setViewportSize(viewport);
        await openHydrated(page, localePath(language === 'en' ? 'gr' : 'en', sitePaths.terms));
        await expect(offer, where).toBeVisible();
        const [box, header] = [await offer.boundingBox(), await page.locator('header').first().boundingBox()];
        expect((box?.y ?? 0) + (box?.height ?? 0), where).toBeLessThanOrEqual((header?.y ?? 0) + 0.5);
        const before = await page.evaluate(() => (globalThis as unknown as { before: number }).before);
        expect(header?.y, `${where}: nothing moved`).toBeCloseTo(before, 0);
        await offer.getByRole('link').focus();
        await page.keyboard.press('Escape');
        await expect(offer, where).toHaveCount(0);
        await expect(page.locator('main'), where).toBeFocused();
        await page.reload();
        await waitForHydration(page);
        // A suggestion on its way is marked until it is in the document.
        await expect(page.locator('html'), where).not.toHaveAttribute('data-offer');
        await expect(offer, where).toHaveCount(0);
        // The next screen is that of a first visit too.
        await page.evaluate(() => localStorage.clear());
      }
      await context.close();
    }
  });

  test('leads to the page that is open after a navigation', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'gr'), languageKey);
    await openHydrated(page, '/en/faq');
    const offer = page.getByRole('region', { name: messagesOf('gr').localeOffer.text });
    await expect(offer).toBeVisible();
    await page.locator('footer').getByRole('link', { name: en.nav.contact }).click();
    await expect(page).toHaveURL('/en/contact');
    await offer.getByRole('link').click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('comparison', () => {
  test('a choice is announced with its count, a rejected fourth with its reason', async ({ page }) => {
    await openHydrated(page, finderPath);
    const heard = await hearAnnouncements(page);
    const announcement = (count: number) =>
      en.finder.compared.replace('{count}', String(count)).replace('{limit}', '3');
    for (const [index, slug] of ['simple', 'beef-dinner', 'raw-hunter'].entries()) {
      await compareBox(page, slug).check();
      await expect.poll(heard).toContain(announcement(index + 1));
    }
    const fourth = compareBox(page, 'super-puppies');
    expect((await axNode(fourth)).properties.disabled, 'it can be reached').toBeTruthy();
    await fourth.focus();
    await page.keyboard.press('Space');
    await expect.poll(heard).toContain(en.finder.comparedFull);
    await expect(fourth).not.toBeChecked();
    await expect(page.locator('.compare-tray')).toContainText(en.finder.comparedFull);
    const rejections = async () => (await heard()).filter((text) => text === en.finder.comparedFull).length;
    const before = await rejections();
    await page.keyboard.press('Space');
    await expect.poll(rejections, 'a second attempt is announced too').toBeGreaterThan(before);
  });

  test('a product can be removed in the tray, and the focus goes to the next one', async ({ page }) => {
    await openHydrated(page, `${finderPath}?with=simple,beef-dinner`);
    const heard = await hearAnnouncements(page);
    const remove = (name: string) =>
      page.locator('.compare-tray').getByRole('button', { name: en.compare.remove.replace('{product}', name) });
    await remove('Beef Dinner').click();
    await expect(compareBox(page, 'beef-dinner')).not.toBeChecked();
    await expect(page).toHaveURL(/with=simple$/);
    await expect.poll(heard).toContain(en.finder.compared.replace('{count}', '1').replace('{limit}', '3'));
    await expect(remove('Simple')).toBeFocused();
    await remove('Simple').press('Enter');
    await expect(page.locator('.compare-tray')).toBeHidden();
    await expect(page.locator('#finder [role=status]').first()).toBeFocused();
  });
});

test('on the page of the comparison each choice and each removal is announced with its count', async ({ page }) => {
  await openHydrated(page, `${localePath('en', sitePaths.compare)}?with=simple,beef-dinner`);
  const remove = (name: string) =>
    page.getByRole('button', { name: en.compare.remove.replace('{product}', name), exact: true });
  await expect(remove('Simple')).toBeVisible();
  const heard = await hearAnnouncements(page);
  const announcement = (count: number) => en.finder.compared.replace('{count}', String(count)).replace('{limit}', '3');
  await page.getByLabel(en.compare.slot.replace('{number}', '3')).selectOption('raw-hunter');
  await expect.poll(heard).toContain(announcement(3));
  const ofThree = async () => (await heard()).filter((text) => text === announcement(3)).length;
  const counted = await ofThree();
  await page.getByLabel(en.compare.slot.replace('{number}', '3')).selectOption('super-puppies');
  await expect.poll(ofThree, 'another product with the same count is announced').toBeGreaterThan(counted);
  await remove('Simple').click();
  await expect.poll(heard).toContain(announcement(2));
  await page.getByLabel(en.compare.slot.replace('{number}', '1')).selectOption('');
  await expect.poll(heard).toContain(announcement(1));
  // A new basis of the figures changes no number of products.
  const before = (await heard()).filter((text) => text === announcement(1)).length;
  await page.locator('label', { hasText: en.compare.bases.dryMatter }).click();
  await expect.poll(heard).toContain(en.compare.basisNotes.dryMatter);
  expect((await heard()).filter((text) => text === announcement(1))).toHaveLength(before);
});

test('the country is a native select that browsers fill in, with its name and that it is required', async ({
  page,
}) => {
  await page.goto('/en/exports#enquiry');
  const country = page.locator('#country');
  await expect(country).toHaveAttribute('autocomplete', 'country');
  const node = await axNode(country);
  expect(node.role).toBe('combobox');
  expect(node.name).toBe(`${en.exportEnquiry.fields.country} *`);
  await expect(country).toHaveAttribute('aria-required', 'true');
  await expect(country.locator('option')).toHaveCount(countryCodes.length + 2);
});

test('all products and single products exclude each other', async ({ page }) => {
  await openHydrated(page, '/en/exports#enquiry');
  const box = (key: keyof typeof en.exportEnquiry.products) =>
    page.getByLabel(en.exportEnquiry.products[key], { exact: true });
  await box('catProducts').check();
  await box('premiumTreats').check();
  await box('allProducts').check();
  await expect(box('catProducts')).not.toBeChecked();
  await expect(box('premiumTreats')).not.toBeChecked();
  await box('catProducts').check();
  await expect(box('allProducts')).not.toBeChecked();
});

const searches: [place: string, path: string, field: (page: Page) => Locator][] = [
  ['page', '/en/search', (page) => page.locator('main input[type=search]')],
  ['dialog', '/en/faq', (page) => page.getByRole('dialog').getByRole('combobox')],
  ['of questions', '/en/faq', (page) => page.locator('main input[type=search]')],
  ['of shops', '/en/store-locator', (page) => page.locator('main input[type=search]')],
];
for (const [place, path, find] of searches)
  test(`search ${place}: the number of results is announced once, after a pause in typing`, async ({ page }) => {
    await openHydrated(page, path);
    if (place === 'dialog') await page.keyboard.press('Control+k');
    const field = find(page);
    await expect(field).toBeVisible();
    await field.fill('x');
    await page.waitForTimeout(1000);
    await field.fill('');
    await page.waitForTimeout(1000);
    const heard = await hearAnnouncements(page);
    await field.pressSequentially(place === 'of shops' ? 'pet' : 'chicken', { delay: 60 });
    expect(await heard(), 'nothing while somebody types').toEqual([]);
    await expect.poll(async () => (await heard()).length).toBeGreaterThan(0);
    const [first, ...more] = await heard();
    expect(first).toMatch(/^(\d+|No) \w+/);
    expect(new Set([first, ...more]).size, 'one number').toBe(1);
  });

test('text in another script states its language', async ({ page }) => {
  for (const path of [
    ...['/en', '/en/contact', '/en/store-locator', '/en/exports', '/en/accessibility', '/lv/contact'],
    ...['/en/products/beef-dinner', '/cn/blog', '/en/about'],
  ]) {
    await page.goto(path);
    expect(await unmarkedTexts(page), path).toEqual([]);
  }
});

test('names, notes and recorded values in the staff area state their language', async ({ page }) => {
  const lead = firstOf(await insertContactMessages(1, 'Άννα Ελληνίδου', 'Καλημέρα σας'));
  const member = await openAsStaff(page, '/en/admin/stores', 'admin');
  const name = 'Ελένη Υπεύθυνη';
  await backEnd().from('profiles').update({ full_name: name }).eq('user_id', member.id).throwOnError();
  await backEnd().from('contact_messages').update({ assignee: member.id }).eq('id', lead.id).throwOnError();
  const note = 'Πήρε τηλέφωνο και ρώτησε για την τροφή.';
  await backEnd()
    .from('lead_notes')
    .insert({ kind: 'contact', lead_id: lead.id, author: member.id, body: note })
    .throwOnError();
  const change = { name: { old: 'Παλιό κατάστημα', new: 'Νέο κατάστημα' } };
  await backEnd()
    .from('audit_log')
    .insert({ actor: member.id, action: 'update', table_name: 'stores', row_id: member.id, details: change })
    .throwOnError();
  const { data } = await backEnd().from('stores').select('id, name').throwOnError();
  const shop = firstOf(data.filter((row) => /\p{Script=Greek}{2}/u.test(row.name)));
  for (const [path, ...shown] of [
    ['/en/admin/stores', shop.name],
    [`/en/admin/stores/${shop.id}`, shop.name],
    ['/en/admin/team', name],
    ['/en/admin/audit', name, change.name.old, change.name.new],
    [`/en/admin/leads?q=${lead.email}`, lead.name, name],
    [`/en/admin/leads/contact/${lead.id}`, lead.name, name, note],
  ] as const) {
    await page.goto(path);
    await expectStaffPage(page);
    for (const text of shown) await expect(page.locator('main'), path).toContainText(text);
    expect(await unmarkedTexts(page), path).toEqual([]);
  }
  await page.goto('/en/admin/stores/import');
  const csv = [
    'name,kind,address,city,latitude,longitude,Στήλη',
    'Νέο μαγαζί,petStore,Ερμού 1,Αθήνα,37.98,23.73,κάτι άλλο',
    'Λάθος μαγαζί,τράπεζα,Ερμού 2,Αθήνα,137.98,23.73,',
  ].join('\n');
  const { import: texts } = staffMessagesOf('en').storesAdmin;
  await page.locator('#file').setInputFiles({ name: 'shops.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: texts.check }).click();
  for (const text of ['Νέο μαγαζί', 'Ερμού 1', 'τράπεζα', 'κάτι άλλο'])
    await expect(page.locator('main')).toContainText(text);
  await expect(page.getByLabel(`${texts.target}: Στήλη`)).toBeVisible();
  expect(await unmarkedTexts(page), 'import').toEqual([]);
  // What the page's own language says around a name remains in it.
  await page.goto('/en/admin/team');
  const role = page.locator(`[data-member="${member.email}"] label`).first();
  await expect(role.locator('[lang=el]')).toHaveText(name);
  expect(await role.evaluate((label) => label.closest<HTMLElement>('[lang]')?.lang)).toBe('en');
});

test('names in messages and notices of the staff area state their language', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const lead = firstOf(await insertContactMessages(1, 'Names'));
  const path = `/en/admin/leads/contact/${lead.id}`;
  const own = await openAsStaff(page, path, 'admin');
  const other = await browser.newPage();
  const member = await openAsStaff(other, path, 'admin');
  const [ownName, name] = ['Άννα Ελληνίδου', 'Ελένη Υπεύθυνη'];
  for (const [id, full_name] of [
    [own.id, ownName],
    [member.id, name],
  ] as const)
    await backEnd().from('profiles').update({ full_name }).eq('user_id', id).throwOnError();
  for (const each of [page, other]) await each.goto(path);
  const { inbox } = staffMessagesOf('en');
  const save = async (each: Page, assignee: string) => {
    await each.locator('#lead-assignee').selectOption(assignee);
    await each.getByRole('button', { name: inbox.save, exact: true }).click();
  };
  await save(other, member.id);
  await slowExpect(other.getByText(inbox.savedLead)).toBeVisible();
  await save(page, own.id);
  await slowExpect(alertOf(page)).toContainText(`(${name})`);
  await expect(page.locator('#lead-assignee-error')).toContainText(ownName);
  expect(await unmarkedTexts(page)).toEqual([]);
  await other.close();

  await page.goto(`/en/admin/leads?status=new&q=${lead.email}`);
  await page.getByText(inbox.keepView, { exact: true }).click();
  await page.getByLabel(inbox.viewNameLabel).fill('Τα δικά μου');
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await slowExpect(page.getByText(inbox.viewKept.replace('{name}', 'Τα δικά μου'))).toBeVisible();
  expect(await unmarkedTexts(page)).toEqual([]);

  // A message out of sight is repeated in a notice.
  const { data } = await backEnd().from('stores').select('id, name').throwOnError();
  const shop = firstOf(data.filter((row) => /\p{Script=Greek}{2}/u.test(row.name)));
  await page.goto(`/en/admin/stores/${shop.id}`);
  await backEnd()
    .from('stores')
    .update({ name: `${shop.name} Β` })
    .eq('id', shop.id)
    .throwOnError();
  const { storesAdmin, mediaAdmin } = staffMessagesOf('en');
  await page.locator('#name').fill(`${shop.name} Γ`);
  await page.getByRole('button', { name: storesAdmin.save, exact: true }).click();
  await slowExpect(alertOf(page)).toContainText(storesAdmin.conflict);
  expect(await unmarkedTexts(page)).toEqual([]);
  await backEnd().from('stores').update({ name: shop.name }).eq('id', shop.id).throwOnError();

  const search = 'φωτογραφία';
  await page.goto(`/en/admin/media?q=${search}`);
  await expect(page.getByText(mediaAdmin.emptySearch.replace('{text}', search))).toBeVisible();
  expect(await unmarkedTexts(page)).toEqual([]);
});

test('what was found of shops, the shops on the map and their popups state their language too', async ({ page }) => {
  for (const locale of ['en', 'cn'] as const) {
    const { stores } = messagesOf(locale);
    await openHydrated(page, localePath(locale, sitePaths.storeLocator));
    // The names of its links arrive after the page.
    const card = page.locator('.store-card').first();
    const greek = (await card.getByRole('heading').textContent()) ?? '';
    await expect(card.getByRole('button', { name: stores.showOnMap })).toContainText(greek);
    expect(await unmarkedTexts(page), `${locale}: list`).toEqual([]);
    await page.getByRole('link', { name: stores.mapFirst }).click();
    await expect(page.locator('.map-shop').first()).toBeVisible();
    await page.locator('.map-shop').first().press('Enter');
    await expect(page.locator('.leaflet-popup')).toBeVisible();
    expect(await unmarkedTexts(page), `${locale}: map`).toEqual([]);
    await page.locator('#stores-text').fill('αθηνα');
    await expect(page.locator('.store-card')).not.toHaveCount(20);
    const found = page
      .locator('.store-card')
      .filter({ hasText: /\p{Script=Greek}/u })
      .first();
    const name = (await found.getByRole('heading').textContent()) ?? '';
    for (const link of [found.getByRole('link', { name: stores.directions }), found.getByRole('button')]) {
      expect((await axNode(link)).name).toContain(name);
      await expect(link.locator('[lang=el]')).toHaveText(name);
    }
    expect(await unmarkedTexts(page), `${locale}: found`).toEqual([]);
  }
});

/**
 * Texts and attributes that are read out whose letters are of another language than the one stated for them. What is
 * hidden from screen readers is read too: it has a language all the same.
 */
const unmarkedTexts = (page: Page) =>
  page.evaluate(() => {
    const scripts = { el: /\p{Script=Greek}{2}/u, ru: /\p{Script=Cyrillic}{2}/u, zh: /\p{Script=Han}/u };
    const found: string[] = [];
    const read = (element: Element | null, text: string) => {
      const lang = element?.closest<HTMLElement>('[lang]')?.lang.split('-')[0] ?? '';
      const script = Object.entries(scripts).find(([, letters]) => letters.test(text));
      // Bulgarian is written as Russian is.
      if (script && script[0] !== (lang === 'bg' ? 'ru' : lang)) found.push(`${lang}: ${text.trim().slice(0, 60)}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      // A text box has one language: that of its text, whatever names the text holds.
      if (!parentElement?.closest('script, style, textarea[lang]')) read(parentElement, data);
    }
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'alt', 'title']) read(element, element.getAttribute(name) ?? '');
    return found;
  });

test('figures, charts and maps have a name, and their facts are text', async ({ page }) => {
  // A caption names its figure; Chromium's tree shows it beside the figure, not as its name.
  const nameOf = async (figure: Locator) => {
    // Chromium adds what is below the window to its tree some time after the page has loaded.
    await expect.poll(async () => (await axNode(figure)).role).toBe('figure');
    const { name } = await axNode(figure);
    return name || ((await figure.locator('figcaption').textContent()) ?? '').trim();
  };
  for (const path of ['/en', '/en/exports', '/en/products/beef-dinner']) {
    await page.goto(path);
    const figures = await page.locator('main figure').all();
    expect(figures.length, path).toBeGreaterThan(0);
    for (const figure of figures) expect(await nameOf(figure), path).not.toBe('');
  }
  // The chart of a product has its shares in its name, and each ingredient with its own in the table after it.
  const chart = page.locator('main figure').first();
  expect(await nameOf(chart)).toMatch(/\d+(\.\d)?%.*\d+(\.\d)?%/s);
  const shares = await chart.locator('xpath=following-sibling::table[1]').locator('td').allTextContents();
  expect(shares.length).toBeGreaterThan(3);
  for (const share of shares) expect(share).toMatch(/^[\d.]+%$/);
});

test('the map of shops has a name; its markers name shop and town, in their language', async ({ page }) => {
  await page.goto('/en/store-locator');
  await page.getByRole('link', { name: en.stores.mapFirst }).click();
  expect(await axNode(page.getByRole('region', { name: en.stores.mapLabel }))).toMatchObject({ role: 'region' });
  const pins = page.locator('.map-shop');
  await expect(pins.first()).toBeVisible();
  const towns = await page.locator('#stores-city option').allTextContents();
  let greek = 0;
  for (const pin of await pins.all()) {
    const { role, name } = await axNode(pin);
    expect(role).toBe('button');
    const [, shop = '', town = ''] = /^(.+), (.+)$/.exec(name) ?? [];
    expect(towns, name).toContain(town);
    if (!/\p{Script=Greek}/u.test(shop)) continue;
    greek += 1;
    await expect(pin.locator('[lang=el]')).toHaveText(shop);
  }
  expect(greek).toBeGreaterThan(0);
  const pin = pins.first();
  await pin.press('Enter');
  const street = page.locator('.leaflet-popup p').first();
  await expect(street).toBeVisible();
  const unmarked = await street.evaluate(
    (row) =>
      [...row.childNodes].filter(
        ({ textContent, nodeType }) => nodeType === 3 && /\p{Script=Greek}/u.test(textContent ?? ''),
      ).length,
  );
  expect(unmarked).toBe(0);
});

test('the map on which staff set the position of a shop has a name', async ({ page }) => {
  await openAsStaff(page, '/en/admin/stores/new', 'admin');
  const map = page.locator('main section', { has: page.locator('.leaflet-control-zoom-in') });
  await expect(map).toBeVisible();
  expect(await axNode(map)).toMatchObject({ role: 'region', name: staffMessagesOf('en').storesAdmin.map });
});

test('a cluster of the map names its number of shops and its towns, in the language of the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const locale of ['gr', 'en', 'cn', 'fr'] as const) {
    const { stores, common } = messagesOf(locale);
    const path = localePath(locale, sitePaths.storeLocator);
    const shops: { id: string; city: string }[] = await (await page.request.get(`${path}/stores.json`)).json();
    await page.goto(path);
    await page.getByRole('link', { name: stores.mapFirst }).click();
    const clusters = page.locator('.map-cluster');
    await expect(clusters.first()).toBeVisible();
    for (const cluster of await clusters.all()) {
      const ids = ((await cluster.getAttribute('data-dots')) ?? '').split(' ');
      const towns = new Set(shops.filter(({ id }) => ids.includes(id)).map(({ city }) => city));
      const { role, name } = await axNode(cluster);
      expect(role).toBe('button');
      const [before = '', after = ''] = name.split(common.fact.replace(/\{\w+\}/g, ''));
      expect(before, name).toContain(String(ids.length));
      const named = after.split(/, |、/);
      expect(named.length, name).toBe(Math.min(towns.size, 4));
      for (const town of named.slice(0, 3)) expect(towns, name).toContain(town);
      if (towns.size > 3) expect(named[3], name).toBe('…');
    }
  }
});

test('after a navigation the focus is on the heading, and the skip link is the next Tab', async ({ page }) => {
  await openHydrated(page, '/en/faq');
  await page.locator('footer').getByRole('link', { name: en.nav.contact }).click();
  await expect(page).toHaveURL('/en/contact');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  expect((await axNode(heading)).properties.focused).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('Back and Forward move the focus that went with the page to the heading, and leave the scrolling to the browser', async ({
  page,
}) => {
  await openHydrated(page, '/en/faq');
  await page.locator('footer').getByRole('link', { name: en.nav.contact }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/en/faq');
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.goForward();
  await expect(page).toHaveURL('/en/contact');
  await expect(heading).toBeFocused();
});

test.describe('feeding plan', () => {
  const open = async (page: Page, step: string) => {
    await page.addInitScript(
      (stored) => sessionStorage.setItem('feeding-plan', stored),
      wizardAnswersToParams(sampleDog).toString(),
    );
    await openHydrated(page, `/en/feeding-plan/quick?step=${step}`);
  };

  test('heading and title name the step, and then the result', async ({ page }) => {
    await open(page, '2');
    const heading = page.getByRole('heading', { level: 2, name: en.wizard.steps.condition });
    expect((await axNode(heading)).name).toBe(`Step 2 of 4: ${en.wizard.steps.condition}`);
    await expect(page).toHaveTitle(
      new RegExp(`^Step 2 of 4: ${en.wizard.steps.condition} · .*${en.wizard.titles.quick}`),
    );
    await page.getByRole('button', { name: en.wizard.continue }).click();
    await expect(page).toHaveTitle(/^Step 3 of 4: /);
    await page.getByRole('button', { name: en.wizard.continue }).click();
    await page.getByRole('button', { name: en.wizard.generate }).click();
    await expect(page).toHaveTitle(/^Argos: the four-week plan · /);
    await page.locator('footer').getByRole('link', { name: en.nav.faq }).click();
    await expect(page).toHaveURL('/en/faq');
    await expect(page).not.toHaveTitle(/Argos/);
  });

  test('the title names a result without a plan too', async ({ page }) => {
    const { vetFirst, guidance } = en.plan;
    for (const [changes, heading] of [
      [{ hasHealthIssues: 'yes', health: ['renal'] }, vetFirst.heading],
      [{ hasHealthIssues: 'yes', health: ['pregnancyNursing'] }, guidance.reproduction.heading],
      [{ age: '7', ageUnit: 'weeks', weightKg: '3' }, guidance.underEightWeeks.heading],
    ] as const) {
      const answers = wizardAnswersToParams({ ...sampleDog, ...changes } as Answers);
      await page.goto(`/en/feeding-plan/quick?step=plan#${answers}`);
      // The same page with another fragment is not loaded again.
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${heading} · .*${en.wizard.titles.quick}`));
    }
  });

  test('the summary of errors has the focus and the texts of the questions, and is not read again while they are corrected', async ({
    page,
  }) => {
    await openHydrated(page, '/en/feeding-plan/quick');
    await page.getByRole('button', { name: en.wizard.continue }).click();
    const summary = alertOf(page);
    await expect(summary).toBeFocused();
    const node = await axNode(summary);
    expect(node.role).toBe('group');
    expect(node.name).toBe(en.wizard.summary);
    await expect(summary).toContainText(en.wizard.asks.dogName);
    await expect(summary).toContainText(en.wizard.asks.weightKg);
    const heard = await hearAnnouncements(page);
    await page.locator('#plan-dogName').pressSequentially('Argos');
    await page.locator('#plan-age').pressSequentially('4');
    await expect(summary.getByRole('link')).toHaveCount(1);
    expect(await heard()).toEqual([]);
  });
});

test('the summary of a form is not read again at each keystroke', async ({ page }) => {
  await openHydrated(page, '/en/contact');
  await page.locator('main form[data-form=contact] [type=submit]').click();
  const summary = alertOf(page);
  await expect(summary).toBeFocused();
  expect(await axNode(summary)).toMatchObject({ role: 'group', name: en.form.summary });
  const count = await summary.getByRole('link').count();
  const heard = await hearAnnouncements(page);
  await page.locator('#fullName').pressSequentially('Anna');
  await expect(summary.getByRole('link')).toHaveCount(count - 1);
  expect(await heard()).toEqual([]);
});

test.describe('numbers', () => {
  test('the calculator warns about thousands separators, and parses units and Chinese punctuation', async ({
    page,
  }) => {
    await openHydrated(page, '/products/beef-dinner');
    const weight = page.locator('#calculator-weight');
    await weight.fill('1.000');
    await expect(page.locator('#calculator-error')).toHaveText(messagesOf('gr').plan.errors.numberAmbiguous);
    for (const input of ['12,5 kg', '12.5', '１２，５公斤', '12。5']) {
      await weight.fill(input);
      await expect(page.locator('#calculator-error')).toHaveText('');
      await expect(page.locator('[data-calculator]')).toContainText('12,5');
    }
    // Typed: only that is cut at the length of the field.
    for (const [text, number] of [
      ['13,5 килограмма', '13,5'],
      ['14,5 kilogrammes', '14,5'],
    ] as const) {
      await weight.fill('');
      await weight.pressSequentially(text);
      await expect(page.locator('#calculator-error')).toHaveText('');
      await expect(page.locator('[data-calculator]')).toContainText(number);
    }
  });

  test('the test of nutrition reads the same spellings of a weight', async ({ page }) => {
    await page.addInitScript(
      (stored) => sessionStorage.setItem('feeding-plan', stored),
      wizardAnswersToParams({ ...sampleDog, weightKg: '' }).toString(),
    );
    for (const input of ['12,5 kg', '12公斤', '2。5', '１２，５公斤', '12,5 килограмма', '12,5 kilogrammes']) {
      await openHydrated(page, '/en/feeding-plan/quick?step=1');
      const weight = page.getByLabel('How much does your dog weigh?');
      await weight.pressSequentially(input);
      await weight.press('Enter');
      // What cannot be read would keep the step.
      await expect(page.locator('[data-view="1"]'), input).toBeVisible();
    }
  });

  test('the choices of the calculator go through the links into the plan', async ({ page }) => {
    await openHydrated(page, '/en/products/beef-dinner');
    await page.locator('#calculator-weight').fill('31,5 kg');
    await page.locator('#calculator-age').selectOption('senior');
    await page.locator('#calculator-activity').selectOption('high');
    await page.getByRole('link', { name: en.calculator.plan }).click();
    await page.getByRole('link', { name: en.wizard.start.detailed }).click();
    await expect(page).toHaveURL(/detailed/);
    await expect(page.locator('[data-view="0"]')).toBeVisible();
    const stored = await page.evaluate(() =>
      new URLSearchParams(sessionStorage.getItem('feeding-plan') ?? '').toString(),
    );
    expect(stored).toMatch(/w=31\.5/);
    expect(stored).toMatch(/m=high/);
    expect(stored).toContain('senior');
  });
});

test.describe('order of Tab', () => {
  test.use(phoneScreen);

  /** Stops of Tab inside a part of the page, in the order of Tab, with their places. */
  const orderOf = (page: Page, part: string) =>
    page.locator(part).evaluate((root) =>
      [...root.querySelectorAll<HTMLElement>('a[href],button,summary,input,select')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
        .map((element) => {
          const { left, top } = element.getBoundingClientRect();
          return { left, top: Math.round(top / 24) };
        }),
    );
  const asSeen = (stops: { left: number; top: number }[]) =>
    [...stops].sort((a, b) => a.top - b.top || a.left - b.left);

  test('is the order in which a reader sees the header, the tray and the bar of the test', async ({ page }) => {
    await openHydrated(page, `${finderPath}?with=simple,beef-dinner`);
    for (const part of ['header >> nth=0', '.compare-tray']) {
      const stops = await orderOf(page, part);
      expect(stops.length).toBeGreaterThan(2);
      expect(stops, part).toEqual(asSeen(stops));
    }
    await page.evaluate(
      (stored) => sessionStorage.setItem('feeding-plan', stored),
      wizardAnswersToParams(sampleDog).toString(),
    );
    await openHydrated(page, '/en/feeding-plan/quick?step=2');
    const bar = await orderOf(page, '.wizard-bar');
    expect(bar).toHaveLength(2);
    expect(bar).toEqual(asSeen(bar));
  });

  test('is the order in which a reader sees a notice', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const name = `Notice${randomUUID().slice(0, 6)}`;
    await insertContactMessages(1, name);
    await openAsStaff(page, `/en/admin/leads?q=${name}`);
    const { inbox } = staffMessagesOf('en');
    await expect(page.locator('[data-live=live]')).toBeVisible();
    await page.locator('h1').click();
    for (const key of ['j', 'x', 'e']) await page.keyboard.press(key);
    const notice = page.locator('[data-sonner-toast]');
    await slowExpect(notice.getByRole('button', { name: inbox.undo })).toBeVisible();
    // It stays while it has the focus.
    await notice.locator('button').first().focus();
    await notice.evaluate((toast) =>
      Promise.all(toast.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    const stops: { left: number; top: number }[] = [];
    for (let stop = 0; stop < 2; stop += 1) {
      const focused = notice.locator('button:focus');
      await expect(focused).toHaveCount(1);
      const box = await focused.boundingBox();
      stops.push({ left: box?.x ?? 0, top: Math.round(((box?.y ?? 0) + (box?.height ?? 0) / 2) / 24) });
      await page.keyboard.press('Tab');
    }
    expect(stops[0]).not.toEqual(stops[1]);
    expect(stops).toEqual(asSeen(stops));
  });
});
