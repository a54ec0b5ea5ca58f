import { chromium } from '@playwright/test';
import { ensureChromium } from '@/scripts/chromium';
const b = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const base = process.argv[2];
for (const [name, path, width, scheme, steps] of [
  ['lv-360', '/lv/store-locator', 360, 'light'], ['lv-1440-dark', '/lv/store-locator', 1440, 'dark'], ['cn-390', '/cn/store-locator', 390, 'light'],
  ['gr-1440', '/store-locator', 1440, 'light'], ['en-768', '/en/store-locator', 768, 'dark'], ['lv-product', '/lv/products/beef-dinner', 360, 'light'], ['en-offer-1440', '/en/about', 1440, 'light'],
] as [string, string, number, 'light' | 'dark', string?][]) {
  const c = await b.newContext({ viewport: { width, height: width > 700 ? 900 : 800 }, colorScheme: scheme, locale: name.includes('offer') ? 'lv-LV' : undefined });
  const p = await c.newPage();
  await p.goto(base + path); await p.waitForTimeout(2500);
  if (name === 'lv-product') await p.locator('a[href^="tel:"]').first().scrollIntoViewIfNeeded();
  await p.screenshot({ path: `/tmp/s-${name}.png` });
  await c.close();
}
await b.close();
