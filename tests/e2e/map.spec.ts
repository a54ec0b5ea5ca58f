import { expect, test } from '@playwright/test';
import { messagesOf } from './messages';

test.use({ viewport: { width: 360, height: 780 } });

test('on a phone a popup is no wider than the map, and its close button is reachable', async ({ page }) => {
  const { stores, common } = messagesOf('gr');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/store-locator');
  await page.getByText(stores.showMap).click();
  await page.locator('.map-shop').first().press('Enter');
  const popup = page.locator('.leaflet-popup');
  await expect(popup).toBeVisible();
  const [map, box] = await Promise.all([page.locator('.leaflet-container').boundingBox(), popup.boundingBox()]);
  expect(box?.width).toBeLessThanOrEqual(map?.width ?? 0);
  await popup.getByRole('button', { name: common.close }).click();
  await expect(popup).toHaveCount(0);
});
