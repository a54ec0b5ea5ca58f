import { mkdirSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { brand } from '@/lib/config/brand';
import { localePath } from '@/lib/i18n/locale-paths';
import { sharp } from '@/lib/media/sharp';
import { ensureChromium } from './chromium';

// Takes screenshots of a running site for the documentation: npm run screenshots -- http://localhost:3000
const base = process.argv[2] ?? 'http://localhost:3000';
const folder = 'docs/screenshots';
const locales = ['gr', 'ru', 'cn'] as const;
const widths = [360, 768, 1440];
const themes = ['light', 'dark'] as const;
const views: [name: string, path: string, prepare?: (page: Page) => Promise<void>][] = [
  ['home', '/'],
  ['product', '/products/beef-dinner'],
  ['form', '/store-locator', (page) => page.locator('#retailer').scrollIntoViewIfNeeded()],
  ['not-found', '/no-such-page'],
  ['menu', '/', openMenu],
];

async function openMenu(page: Page) {
  const toggle = page.locator('header button[popovertarget]').first();
  await ((await toggle.isVisible()) ? toggle : page.locator('header summary').first()).click();
}

async function shoot(context: BrowserContext, name: string, path: string, prepare?: (page: Page) => Promise<void>) {
  const page = await context.newPage();
  await page.goto(base + path);
  await page.evaluate(() => document.fonts.ready);
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 60 })
    .toFile(`${folder}/${name}.webp`);
  await page.close();
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
for (const locale of locales)
  for (const colorScheme of themes)
    for (const width of widths) {
      const viewport = { width, height: width < 500 ? 780 : 900 };
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        `${brand.slug}-language`,
        locale,
      ] as const);
      for (const [name, path, prepare] of views)
        await shoot(context, `${name}-${locale}-${width}-${colorScheme}`, localePath(locale, path), prepare);
      await context.close();
    }
await browser.close();
