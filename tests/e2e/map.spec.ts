import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectFilledMap } from './filled-map';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';

test.use({ viewport: { width: 360, height: 780 } });

/** Has the map drawn while the list covers it; returns the visitor's marker. */
async function drawMapBehindList(page: Page, context: BrowserContext) {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 35.3387, longitude: 25.1442 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/store-locator');
  await page.getByRole('button', { name: messagesOf('gr').stores.near, exact: true }).click();
  const visitor = page.locator('.map-here');
  await expect(visitor).toBeAttached();
  return visitor;
}

test('on a phone a popup is no wider than the map, and its close button is reachable', async ({ page }) => {
  const { stores, common } = messagesOf('gr');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/store-locator');
  await page.getByRole('button', { name: stores.viewMap, exact: true }).click();
  await page.getByRole('link', { name: stores.mapFirst }).click();
  await page.locator('.map-shop').first().press('Enter');
  const popup = page.locator('.leaflet-popup');
  await expect(popup).toBeVisible();
  const [map, box] = await Promise.all([page.locator('.leaflet-container').boundingBox(), popup.boundingBox()]);
  expect(box?.width).toBeLessThanOrEqual(map?.width ?? 0);
  await popup.getByRole('button', { name: common.close }).click();
  await expect(popup).toHaveCount(0);
});

test('the map that replaces the pressed link takes its focus', async ({ page }) => {
  const { stores } = messagesOf('gr');
  await openHydrated(page, '/store-locator');
  await page.getByRole('button', { name: stores.viewMap, exact: true }).click();
  await page.getByRole('link', { name: stores.mapFirst }).press('Enter');
  await expect(page.locator('.leaflet-container')).toBeFocused();
});

test('on a phone the map that was drawn behind the list fills its frame when it is shown', async ({
  page,
  context,
}) => {
  const { stores } = messagesOf('gr');
  const visitor = await drawMapBehindList(page, context);
  await expect(visitor).toBeHidden();
  const showMap = page.getByRole('button', { name: stores.viewMap, exact: true });
  await showMap.click();
  await expectFilledMap(page);
  // The visitor is in the middle, not in a corner.
  const [frame, marker] = await Promise.all([page.locator('.leaflet-container').boundingBox(), visitor.boundingBox()]);
  const middle = (box: typeof frame) => (box ? [box.x + box.width / 2, box.y + box.height / 2] : []);
  const [frameMiddle, markerMiddle] = [middle(frame), middle(marker)];
  for (const axis of [0, 1])
    expect(Math.abs((markerMiddle[axis] ?? 0) - (frameMiddle[axis] ?? Number.NaN))).toBeLessThan(5);
});

test('on a phone the map shows all shops as large as they fit after it was drawn behind the list', async ({
  page,
  context,
}) => {
  const { stores } = messagesOf('gr');
  const visitor = await drawMapBehindList(page, context);
  await page.getByRole('button', { name: stores.nearStop, exact: true }).click();
  await expect(visitor).toHaveCount(0);
  await page.getByRole('button', { name: stores.viewMap, exact: true }).click();
  await expectFilledMap(page);
  const pins = page.locator(':is(.map-shop, .map-cluster)');
  const frame = await page.locator('.leaflet-container').boundingBox();
  await expect(async () => {
    const boxes = await pins.evaluateAll((all) => all.map((pin) => pin.getBoundingClientRect().toJSON() as DOMRect));
    const tops = boxes.map(({ top }) => top);
    expect(Math.max(...tops) - Math.min(...tops)).toBeGreaterThan((frame?.height ?? Number.NaN) / 5);
  }).toPass();
});
