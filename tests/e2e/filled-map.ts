import { expect, type Page } from '@playwright/test';

/** Expects the land of the live map to be drawn up to all four edges of its frame, and pins on it. */
export async function expectFilledMap(page: Page): Promise<void> {
  const [frame, drawing] = [page.locator('.leaflet-container'), page.locator('.leaflet-overlay-pane svg')];
  await expect(async () => {
    const [outer, inner] = await Promise.all([frame.boundingBox(), drawing.boundingBox()]);
    if (!outer || !inner) throw new Error('no map');
    expect(outer.width).toBeGreaterThan(0);
    expect(inner.x).toBeLessThanOrEqual(outer.x);
    expect(inner.y).toBeLessThanOrEqual(outer.y);
    expect(inner.x + inner.width).toBeGreaterThanOrEqual(outer.x + outer.width);
    expect(inner.y + inner.height).toBeGreaterThanOrEqual(outer.y + outer.height);
  }).toPass();
  await expect(page.locator(':is(.map-shop, .map-cluster)').first()).toBeVisible();
}
