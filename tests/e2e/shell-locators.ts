import type { Page } from '@playwright/test';
import brand from '@/content/brand.json' with { type: 'json' };
import { messagesOf } from './messages';

const en = messagesOf('en');

/** The key of the chosen language in localStorage. */
export const languageKey = `${brand.slug}-language`;
export const phoneScreen = { viewport: { width: 360, height: 740 }, hasTouch: true };

export const menuButton = (page: Page) => page.getByRole('button', { name: en.nav.menu, exact: true });
export const productsMenuButton = (page: Page) => page.locator('header summary', { hasText: en.nav.products });
export const productsMenu = (page: Page) =>
  page.locator('header details', { has: page.locator('summary', { hasText: en.nav.products }) });
export const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
