import { expect, type Page, test } from '@playwright/test';
import data from '@/content/stores.json' with { type: 'json' };
import { decodeOpenIntervals } from '@/lib/stores/open-label';
import { toLatin } from '@/lib/stores/transliterate';
import { account, submitSignInForm } from './accounts';
import { axNode } from './assistive-technology';
import { violations } from './axe';
import { backEnd } from './back-end';
import { expectFilledMap } from './filled-map';
import { holdRequests } from './hold-requests';
import { messagesOf, staffMessagesOf } from './messages';
import { openHydrated } from './open-hydrated';

const gr = messagesOf('gr').stores;
const en = messagesOf('en').stores;
const shops = (page: Page) => page.locator('#stores li[id^="store-"]');
const count = (page: Page) => page.locator('#stores [data-store-count]');
/** Fills the search until the page has hydrated and reacts. */
async function search(page: Page, text: string, found: number) {
  await page.locator('#stores-text').fill(text);
  await expect(shops(page)).toHaveCount(found);
}

test('the list is complete in the HTML, in every language, and no sample is a LocalBusiness', async ({ request }) => {
  // A sample that staff have edited is a shop of the owner's.
  const rows = await backEnd().from('stores').select('name').eq('sample', true).throwOnError();
  const samples = new Set(rows.data.map(({ name }) => name));
  expect(samples.size).toBeGreaterThan(0);
  for (const path of ['/store-locator', '/en/store-locator', '/cn/store-locator']) {
    const html = await (await request.get(path)).text();
    expect(html.match(/id="store-sample-\d+"/g)).toHaveLength(data.stores.length);
    // Beyond the cards a reader of other letters gets the name in Latin ones.
    for (const { name } of data.stores) {
      const inPage = [name, ...(path === '/store-locator' ? [] : [toLatin(name, 'GR')])];
      expect(
        inPage.some((each) => html.includes(each.replace('&', '&amp;'))),
        `${path}: ${name}`,
      ).toBe(true);
    }
    const json = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text]) => text ?? '',
    );
    const shops = json.flatMap((text) => JSON.parse(text)['@graph'] ?? []).filter(({ geo }) => geo);
    expect(shops.filter(({ name }) => samples.has(name))).toEqual([]);
  }
});

test('finds shops without accents, stores the search in the URL, and shows all again', async ({ page }) => {
  await page.goto('/store-locator');
  await search(page, 'αθηνα', 5);
  await expect(page).toHaveURL(/\?q=/);
  await expect(count(page)).toHaveText('5 καταστήματα');
  await page.reload();
  await expect(shops(page)).toHaveCount(5);
  await page.getByRole('button', { name: gr.reset }).click();
  await expect(page.locator('#stores .store-card')).toHaveCount(20);
  await expect(page).toHaveURL(/\/store-locator$/);
});

test('a link to a part of the page scrolls there and leaves the search as it is', async ({ page }) => {
  await openHydrated(page, '/store-locator');
  await search(page, 'αθηνα', 5);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.locator('footer a[href$="#retailer"]').click();
  await expect(page).toHaveURL(/\?q=[^#]+#retailer$/);
  await expect(page.locator('#retailer')).toBeInViewport();
  await expect(shops(page)).toHaveCount(5);
  await expect(page.locator('body')).toHaveAttribute('data-same-document');
});

test('typing more letters than Safari allows changes of the URL goes on searching, and the URL follows', async ({
  page,
}) => {
  await openHydrated(page, '/en/store-locator');
  await search(page, 'athens', 5);
  await page.evaluate(() => {
    const replaceState = history.replaceState.bind(history);
    let calls = 0;
    history.replaceState = (...change) => {
      if (++calls > 100) throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
      replaceState(...change);
    };
  });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  // In the page: the limit must be met within 30 seconds, however slow the machine is.
  await page.locator('#stores-text').evaluate((field: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (let count = 0; count < 150; count++) {
      set?.call(field, count % 2 ? 'athens' : 'athen');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await search(page, 'no such shop', 0);
  await expect(page).toHaveURL(/q=no\+such\+shop/);
  expect(errors).toEqual([]);
});

test('filters by town and product, and offers a reset when nothing is found', async ({ page }) => {
  // What the controls cannot show is no filter: an unknown town or product.
  for (const unknown of ['city=Atlantis', 'product=no-such-product', 'kind=bank']) {
    await page.goto(`/en/store-locator?q=athens&${unknown}`);
    await expect(shops(page), unknown).toHaveCount(5);
    await expect(page.locator(`#stores-${unknown.split('=')[0]}`)).toHaveValue('');
  }
  // The language changes, the town stays.
  for (const [path, town] of [
    ['/cn', '哈尼亚'],
    ['', 'Χανιά'],
    ['/en', 'Chania'],
  ] as const) {
    await page.goto(`${path}/store-locator?city=Chania`);
    await expect(shops(page)).toHaveCount(1);
    await expect(page.locator('#stores-city option:checked')).toHaveText(town);
  }
  await page.locator('#stores-product').selectOption('raw-hunter');
  await expect(shops(page)).toHaveCount(1);
  await page.locator('#stores-kind').selectOption('petStore');
  await expect(page).toHaveURL(/kind=petStore/);
  await page.locator('#stores-kind').selectOption('');
  await page.locator('#stores-text').fill('no such shop');
  await expect(page.getByText(en.noneHeading)).toBeVisible();
  await page.getByText(en.noneHeading).locator('..').getByRole('button', { name: en.reset }).click();
  await expect(shops(page)).toHaveCount(20);
});

test('the next shops of the complete list come with the focus, also when they are loaded slowly', async ({ page }) => {
  const respond = await holdRequests(page, '**/stores.json');
  await openHydrated(page, '/store-locator');
  await page.getByRole('button', { name: gr.more }).click();
  respond();
  await expect(shops(page)).toHaveCount(data.stores.length);
  await expect(shops(page).nth(20).getByRole('link').first()).toBeFocused();
});

test('while a search is loading the complete list offers no more shops', async ({ page }) => {
  const respond = await holdRequests(page, '**/stores.json');
  await openHydrated(page, '/store-locator');
  await page.locator('#stores-text').fill('αθηνα');
  await expect(page.getByRole('button', { name: gr.reset })).toBeVisible();
  await expect(page.getByRole('button', { name: gr.more })).toHaveCount(0);
  respond();
  await expect(shops(page)).toHaveCount(5);
});

test('of more shops than are drawn at once the next ones come with the focus, and a pin leads to any', async ({
  page,
}) => {
  await page.route('**/stores.json', async (route) => {
    const response = await route.fetch();
    const [shop] = await response.json();
    const many = Array.from({ length: 150 }, (_, at) => ({
      ...shop,
      id: `many-${at}`,
      name: `Shop ${at}`,
      search: 'many',
    }));
    await route.fulfill({ response, json: many });
  });
  await page.goto('/store-locator');
  await search(page, 'many', 20);
  // The page listed 20 before: the count shows when it has found them.
  await expect(count(page)).toHaveText('150 καταστήματα');
  await page.getByRole('button', { name: gr.more }).click();
  await expect(shops(page)).toHaveCount(40);
  await expect(shops(page).nth(20).getByRole('link').first()).toBeFocused();
  const missing = await page.evaluate(() => {
    const ids = Array.from({ length: 150 }, (_, at) => `store-many-${at}`);
    return ids.find((id) => !document.getElementById(id)) ?? '';
  });
  // What the link of a pin does.
  await page.evaluate((id) => location.assign(`#${id}`), missing);
  await expect(page.locator(`#${missing}`)).toBeInViewport();
});

test('a card shows until when the store is open or when it opens, and finds its point on the map', async ({ page }) => {
  await page.goto('/en/store-locator');
  const card = page.locator('.store-card').first();
  await expect(card.locator('.store-state')).toHaveText(
    /^(Open until \d{1,2}:\d\d|Opens .*\d{1,2}:\d\d|Open 24 hours|Closed now)$/,
  );
  const id = ((await card.getAttribute('id')) ?? '').slice('store-'.length);
  await card.hover();
  await expect(card).toHaveAttribute('data-active', '');
  await expect(page.locator(`i[data-dot="${id}"]`)).toHaveCount(
    await page.locator(`i[data-dot="${id}"][data-active]`).count(),
  );
  await card.getByRole('button', { name: en.showOnMap }).click();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await expect(page.locator('.leaflet-popup').getByRole('link', { name })).toBeFocused();
});

test('a popup of a map that loads slowly leaves the focus where the visitor went on', async ({ page }) => {
  const respond = await holdRequests(page, '**/art/maps/coast.json');
  await openHydrated(page, '/en/store-locator');
  await page.locator('.store-card').first().getByRole('button', { name: en.showOnMap }).click();
  const search = page.locator('#stores-text');
  await search.focus();
  respond();
  await expect(page.locator('.leaflet-popup')).toBeVisible();
  await expect(search).toBeFocused();
});

test('the drawn map has the points of the shops that were found', async ({ page }) => {
  await page.goto('/en/store-locator');
  const points = page.locator('.store-picture i');
  const all = await points.count();
  await page.locator('#stores-city').selectOption('Volos');
  await expect(points).toHaveCount(1);
  await page.locator('#stores-text').fill('no such shop');
  await expect(points).toHaveCount(0);
  await page.locator('[data-reset]').first().click();
  await expect(points).toHaveCount(all);
});

test('after a search the complete list shows again which stores are open', async ({ page }) => {
  await page.goto('/en/store-locator');
  const states = page.locator('.store-state');
  await expect(states.first()).not.toBeEmpty();
  await page.locator('#stores-text').fill('no such shop');
  await expect(states).toHaveCount(0);
  await page.locator('[data-reset]').first().click();
  await expect(states).toHaveCount(20);
  await expect(states.first()).not.toBeEmpty();
});

/** What the browser does when the tab, or a page of its history, is shown again. */
const showAgain = (page: Page, type: 'visibilitychange' | 'pageshow') =>
  page.evaluate(
    (name) =>
      name === 'pageshow'
        ? dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
        : document.dispatchEvent(new Event(name)),
    type,
  );

test('a page that is looked at again hours later says anew which stores are open', async ({ page }) => {
  await openHydrated(page, '/en/store-locator');
  const state = page.locator('.store-card .store-state').first();
  await expect(state).not.toBeEmpty();
  const { moments } = decodeOpenIntervals((await state.getAttribute('data-moments')) ?? '');
  const [from, to] = moments[0] ?? [0, 0];
  await page.clock.setFixedTime(from + 60_000);
  await showAgain(page, 'visibilitychange');
  await expect(state).toHaveText(/^Open /);
  await expect(state).toHaveAttribute('data-open', 'true');
  await page.clock.setFixedTime(to + 60_000);
  await showAgain(page, 'pageshow');
  await expect(state).toHaveText(/^(Opens|Closed) /);
  await expect(state).toHaveAttribute('data-open', 'false');
});

test('a search for open stores that is looked at again hours later lists none that has closed', async ({ page }) => {
  await openHydrated(page, '/en/store-locator');
  const first = page.locator('.store-card').first();
  const id = (await first.getAttribute('id')) ?? '';
  const encoded = await first.locator('.store-state').getAttribute('data-moments');
  const [from, to] = decodeOpenIntervals(encoded ?? '').moments[0] ?? [0, 0];
  await page.clock.setFixedTime(from + 60_000);
  await page.locator('#stores-open').check();
  await expect(count(page)).not.toHaveText(`${data.stores.length} shops`);
  const state = page.locator(`#${id} .store-state`);
  await expect(state).toHaveText(/^Open /);
  await page.clock.setFixedTime(to + 60_000);
  await showAgain(page, 'visibilitychange');
  await expect(state).toHaveCount(0);
});

test('the list for partners is JSON and GeoJSON that other sites may read', async ({ request }) => {
  const json = await request.get('/store-locator/list.json');
  expect(json.headers()['access-control-allow-origin']).toBe('*');
  expect(json.headers()['cache-control']).toBe('public, max-age=300');
  const list = await json.json();
  expect(list.licence.name).toBe('CC BY 4.0');
  const geo = await (await request.get('/store-locator/list.geojson')).json();
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).filter((id) => id.startsWith('sample-'));
  expect(ids(geo.features)).toEqual(ids(list.stores));
  expect(ids(geo.features)).toHaveLength(data.stores.length);
});

test('sorts by distance on request, and sends the position nowhere', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 35.3387, longitude: 25.1442 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/en/store-locator');
  await page.getByRole('button', { name: en.near, exact: true }).click();
  await expect(page.getByRole('button', { name: en.nearStop })).toBeVisible();
  await expect(shops(page).first()).toContainText('Heraklion');
  await expect(shops(page).first()).toContainText(/\d km/);
  expect(sent.filter((request) => /35\.33|25\.14/.test(request))).toEqual([]);
});

test('a reset while the position is being found cancels it', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      (window as unknown as { findPosition: () => void }).findPosition = () =>
        found({ coords: { latitude: 35.3387, longitude: 25.1442 } } as GeolocationPosition);
    };
  });
  await page.goto('/en/store-locator?q=athens');
  const near = page.getByRole('button', { name: en.near, exact: true });
  await near.click();
  await expect(near).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: en.reset, exact: true }).first().click();
  await expect(near).toHaveAttribute('aria-busy', 'false');
  await page.evaluate(() => (window as unknown as { findPosition: () => void }).findPosition());
  await expect(near).toBeVisible();
  await expect(page.getByRole('button', { name: en.nearStop })).toHaveCount(0);
});

test('the map opens, shows the shops and requests nothing from third parties; everything passes axe in both themes', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url());
  });
  await page.goto('/en/store-locator?q=athens');
  await expect(shops(page)).toHaveCount(5);
  await page.getByRole('link', { name: en.mapFirst }).click();
  const map = page.getByRole('region', { name: en.mapLabel });
  await expect(map.locator('.map-shop, .map-cluster').first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page, ['#stores'])).toEqual([]);
  }
  await page.getByRole('button', { name: en.viewList, exact: true }).click();
  await expect(map).toBeHidden();
  await expect(page).toHaveURL(/view=list/);
  expect(elsewhere).toEqual([]);
});

test('the map fills its frame after each change of the view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/en/store-locator');
  await page.getByRole('link', { name: en.mapFirst }).click();
  await expect(page.locator('.map-cluster').first()).toBeVisible();
  const frame = page.locator('.leaflet-container');
  const before = await frame.boundingBox();
  await page.getByRole('button', { name: en.viewMap, exact: true }).click();
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) * 1.5);
  await expectFilledMap(page);
  await page.getByRole('button', { name: en.viewBoth, exact: true }).click();
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(before?.width);
  await expectFilledMap(page);
});

test('the map works by keyboard, in the language of the page, and a popup stays when the map makes room for it', async ({
  page,
}) => {
  const { count: shopCount, zoomIn, zoomOut, mapFirst } = gr;
  expect(shopCount).toContain('# καταστήματα');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/store-locator');
  await page.getByRole('link', { name: mapFirst }).click();
  for (const name of [zoomIn, zoomOut]) await expect(page.getByRole('button', { name })).toBeVisible();
  const pins = page.locator('.map-shop');
  await expect(pins.first()).toBeVisible();
  // The northernmost pin has no room for a popup above it.
  const tops = await pins.evaluateAll((all) => all.map((pin) => pin.getBoundingClientRect().top));
  const pin = pins.nth(tops.indexOf(Math.min(...tops)));
  // A pin names its shop and the town.
  const { name } = await axNode(pin);
  const map = () => page.locator('.leaflet-map-pane').evaluate((pane) => getComputedStyle(pane).transform);
  const before = await map();
  await page.getByRole('button', { name, exact: true }).press('Enter');
  await expect.poll(map).not.toBe(before);
  const popup = page.locator('.leaflet-popup');
  const link = popup.getByRole('link');
  await expect(link).toBeFocused();
  expect(name.startsWith(`${await link.textContent()}, `)).toBe(true);
  await expect(popup.getByRole('button', { name: messagesOf('gr').common.close })).toBeVisible();
  // Address and hours give the box its width, not the name alone.
  expect((await popup.boundingBox())?.width).toBeGreaterThan(240);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused();

  const cluster = page.getByRole('button', { name: /^\d+ καταστήματα: / }).first();
  const drawn = await pins.count();
  await cluster.press('Enter');
  await expect.poll(() => pins.count()).not.toBe(drawn);
});

test('pins of the map are far enough from each other to be pressed', async ({ page }) => {
  await page.goto('/en/store-locator?view=map');
  await page.getByRole('link', { name: en.mapFirst }).click();
  const pins = page.locator('.map-shop, .map-cluster');
  await expect(pins.first()).toBeVisible();
  const centres = await pins.evaluateAll((all) =>
    all.map((pin) => {
      const { x, y, width, height } = pin.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    }),
  );
  const distances = centres.flatMap(([x, y], at) =>
    centres.slice(at + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
  );
  expect(Math.min(...distances)).toBeGreaterThan(28);
});

test('a card marks its point on the map, or the cluster that the point is in, and a point its card', async ({
  page,
}) => {
  await openHydrated(page, '/en/store-locator');
  await page.getByRole('link', { name: en.mapFirst }).click();
  await expect(page.locator('.map-cluster').first()).toBeVisible();
  const marked = page.locator(':is(.map-shop, .map-cluster)[data-active]');
  for (const at of [0, 10]) {
    await shops(page).nth(at).getByRole('heading').hover();
    await expect(marked).toHaveCount(1);
  }
  // The page draws the cards of the first stores only, so the first pin may have none.
  const ids = await page.locator('.map-shop').evaluateAll((pins) => pins.map((pin) => pin.getAttribute('data-dot')));
  const id = ids.find(Boolean);
  await page.locator(`.map-shop[data-dot="${id}"]`).focus();
  await expect(page.locator(`.map-shop[data-dot="${id}"][data-active]`)).toHaveCount(1);
});

test('a highlighted pin stays under the pointer, above its neighbours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/en/store-locator');
  await page.getByRole('link', { name: en.mapFirst }).click();
  for (const kind of ['.map-shop', '.map-cluster']) {
    const pins = page.locator(kind);
    await expect(pins.first()).toBeVisible();
    // The one farthest from the corner from which the map is laid out.
    const sums = await pins.evaluateAll((all) =>
      all.map((pin) => {
        const { x, y } = pin.getBoundingClientRect();
        return x + y;
      }),
    );
    const pin = pins.nth(sums.indexOf(Math.max(...sums)));
    const before = await pin.boundingBox();
    // A cluster is marked by the card of one of its shops, a pin by the pointer.
    if (kind === '.map-shop') await pin.hover();
    else {
      const ids = ((await pin.getAttribute('data-dots')) ?? '').split(' ');
      const cards = await shops(page).evaluateAll((all) => all.map(({ id }) => id.slice('store-'.length)));
      const card = ids.find((id) => cards.includes(id));
      if (card) await page.locator(`#store-${card} h3`).hover();
      else await pin.evaluate((element) => element.setAttribute('data-active', ''));
    }
    await expect(pin).toHaveAttribute('data-active', '');
    expect(await pin.boundingBox()).toEqual(before);
    const { x, y, width, height } = before ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(
      await pin.evaluate((element, [left, top]) => document.elementFromPoint(left, top) === element, [
        x + width / 2,
        y + height / 2,
      ] as const),
    ).toBe(true);
    const layer = (locator: typeof pin) => locator.evaluate((element) => Number(getComputedStyle(element).zIndex));
    const others = await page
      .locator(':is(.map-shop, .map-cluster):not([data-active])')
      .evaluateAll((all) => all.map((element) => Number(getComputedStyle(element).zIndex)));
    expect(await layer(pin)).toBeGreaterThan(Math.max(...others));
  }
});

test('the live map has the shops that were found alone, and its open popup leaves the focus in the search', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/en/store-locator');
  await page.locator('#stores-city').selectOption('Volos');
  await expect(shops(page)).toHaveCount(1);
  await shops(page).getByRole('button', { name: en.showOnMap }).click();
  const popup = page.locator('.leaflet-popup');
  await expect(popup.getByRole('link')).toBeFocused();
  const pins = page.locator(':is(.map-shop, .map-cluster)');
  await expect(pins).toHaveCount(1);
  // The shop of the popup is still among those that are found.
  const text = page.locator('#stores-text');
  await text.click();
  await text.pressSequentially('vol');
  await expect(page).toHaveURL(/q=vol/);
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('vol');
  await text.fill('no such shop');
  await expect(pins).toHaveCount(0);
  await page.getByRole('button', { name: en.reset }).first().click();
  const total = await pins.evaluateAll((all) =>
    all.reduce((sum, pin) => sum + (pin.getAttribute('data-dots')?.split(' ').length ?? 1), 0),
  );
  expect(total).toBe(data.stores.length);
});

test('the map says what the list says: each shop once, with its name, its town, its hours and its place', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/en/store-locator');
  await page.getByRole('button', { name: en.more }).click();
  await expect(shops(page)).toHaveCount(data.stores.length);
  const listed = await shops(page).evaluateAll((cards) =>
    cards.map((card) => {
      const [rows, place] = [card.querySelectorAll('dl > div'), card.querySelector('address')?.textContent ?? ''];
      const link = card.querySelector<HTMLAnchorElement>('a[href*="directions"]');
      return {
        id: card.id.slice('store-'.length),
        name: card.querySelector('h3')?.textContent ?? '',
        place,
        hours: [...rows].map((row) => [...row.children].map(({ textContent }) => textContent).join(': ')),
        destination: new URL(link?.href ?? '').searchParams.get('to'),
      };
    }),
  );
  await page.getByRole('link', { name: en.mapFirst }).click();
  await expect(page.locator('.map-cluster').first()).toBeVisible();
  const onMap = await page
    .locator('.map-shop, .map-cluster')
    .evaluateAll((pins) =>
      pins.flatMap((pin) => (pin.getAttribute('data-dots') ?? pin.getAttribute('data-dot'))?.split(' ')),
    );
  expect(onMap.sort()).toEqual(listed.map(({ id }) => id).sort());
  // What the map is drawn from.
  const drawn: { id: string; latitude: number; longitude: number }[] = await (
    await page.request.get('/en/store-locator/stores.json')
  ).json();
  for (const { id, name, place, hours, destination } of listed) {
    await page.locator(`#store-${id}`).getByRole('button', { name: en.showOnMap }).click();
    const pin = page.locator(`.map-shop[data-dot="${id}"]`);
    const spoken = (await axNode(pin)).name;
    expect(spoken.startsWith(`${name}, `), spoken).toBe(true);
    expect(place, spoken).toContain(spoken.slice(name.length + 2));
    const popup = page.locator('.leaflet-popup').filter({ has: page.locator(`a[href="#store-${id}"]`) });
    await expect(popup.getByRole('link', { name })).toBeVisible();
    const lines = await popup.locator('p').allTextContents();
    for (const line of lines.filter((text) => /\d:\d\d|closed/.test(text))) expect(hours, id).toContain(line);
    const { latitude, longitude } = drawn.find((store) => store.id === id) ?? {};
    expect([latitude, longitude].map((degrees) => degrees?.toFixed(4)).join(','), id).toBe(destination);
  }
});

test('on a phone a pin leads from the map to the card in the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/en/store-locator?q=Chania');
  await expect(shops(page)).toHaveCount(1);
  await shops(page).getByRole('button', { name: en.showOnMap }).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(shops(page)).toBeHidden();
  const link = page.locator('.leaflet-popup').getByRole('link');
  await link.click();
  await expect(shops(page)).toBeInViewport();
  await expect(page).toHaveURL(/view=list/);

  // Also when the URL leads to that shop already.
  await shops(page).getByRole('button', { name: en.showOnMap }).click();
  await expect(page).toHaveURL(/view=map/);
  await link.click();
  await expect(shops(page)).toBeInViewport();
  await expect(page).toHaveURL(/view=list/);
});

test('a shared address of a shop beyond the first cards leads to its card', async ({ page }) => {
  await page.route('**/stores.json', async (route) => {
    const response = await route.fetch();
    const [shop] = await response.json();
    const json = Array.from({ length: 60 }, (_, at) => ({ ...shop, id: `many-${at}`, name: `Shop ${at}` }));
    await route.fulfill({ response, json });
  });
  await page.goto('/en/store-locator#store-many-45');
  await expect(page.locator('#store-many-45')).toBeInViewport();
});

// Here, because the tests above count every shop.
test('an import that is confirmed is on the store locator at once; hidden, the shop vanishes from it', async ({
  page,
  request,
}) => {
  const staff = staffMessagesOf('gr').storesAdmin;
  const name = `Η Ουρά ${Date.now()}`;
  const csv = `name,kind,address,city,latitude,longitude\n${name},petStore,Ερμού 1,Ναύπλιο,37.57,22.8`;
  const shown = async () => {
    const texts = ['/store-locator', '/cn/store-locator', '/store-locator/stores.json'].map(async (path) =>
      [name, toLatin(name, 'GR')].some(
        (
          (text) => (each: string) =>
            text.includes(each)
        )(await (await request.get(path)).text()),
      ),
    );
    return Promise.all(texts);
  };
  await page.goto('/admin/stores/import');
  await submitSignInForm(page, account('admin'));
  await page.locator('#file').setInputFiles({ name: 'shops.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: staff.import.check }).click();
  const confirm = page.getByRole('button', { name: /^Αποθήκευση 1 / });
  await expect(confirm).toBeVisible();
  expect(await shown()).toEqual([false, false, false]);
  await confirm.click();
  await expect(confirm).toHaveCount(0);
  await expect.poll(shown, { timeout: 30_000 }).toEqual([true, true, true]);

  await page.goto(`/admin/stores?q=${encodeURIComponent(name)}`);
  await page.getByRole('table').getByRole('link').click();
  await page.getByLabel(staff.visible).uncheck();
  await page.getByRole('button', { name: staff.save }).click();
  await expect(page.getByText(staff.saved)).toBeVisible();
  await expect.poll(shown, { timeout: 30_000 }).toEqual([false, false, false]);

  await page.getByText(staff.remove, { exact: true }).click();
  await page.getByRole('button', { name: staff.removeConfirm }).click();
  await expect(page.getByText(staff.removed)).toBeVisible();
});
