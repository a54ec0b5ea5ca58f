import { expect, type Page, test } from '@playwright/test';
import { brand } from '@/lib/config/brand';
import slides from '../../content/hero.json' with { type: 'json' };
import { openHydrated } from './open-hydrated';

const hero = (page: Page) => page.locator('section[data-hero]');
const ready = (page: Page) => page.locator('section[data-hero="ready"]');
const shown = (page: Page) => hero(page).locator('[role="group"]:not([inert])');
const titles = (locale: 'gr' | 'en') => slides.map(({ messages }) => messages[locale].title);
const controls = { previous: 'Previous slide', pause: 'Pause the slides', play: 'Play the slides', next: 'Next slide' };
const press = (page: Page, name: keyof typeof controls) => page.getByRole('button', { name: controls[name] }).click();

// A slide is shown for five seconds and fades for 0.3.
const turnMs = 5300;

/** Opens the page with a clock that the test controls. */
async function open(page: Page) {
  await page.clock.install();
  await page.goto('/en');
}

/**
 * Waits until the pictures have loaded and the first fade is over, and stops the clock;
 * returns the index of the visible slide.
 */
async function settled(page: Page): Promise<number> {
  await expect(ready(page)).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  return Number.parseInt((await shown(page).getAttribute('aria-label')) ?? '', 10) - 1;
}

const expectSlide = (page: Page, index: number) =>
  expect(shown(page)).toContainText(titles('en')[(index + 6) % 6] ?? '-');

test.describe('hero', () => {
  test('the server’s HTML has the first slide with high priority, and the other pictures are not loaded yet', async ({
    request,
  }) => {
    const html = await (await request.get('/')).text();
    expect(html).toContain(titles('gr')[0]);
    const pictures = [...html.matchAll(/<img[^>]*src="(\/art\/hero\/[^"]+)"[^>]*>/g)];
    expect(pictures.map(([, src]) => src)).toEqual(['/art/hero/maera-star.svg']);
    expect(pictures[0]?.[0]).toMatch(/fetchpriority="high"/i);
  });

  test('starts on a random slide once all pictures have loaded', async ({ page }) => {
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await open(page);
    expect(await settled(page)).toBe(3);
    await expectSlide(page, 3);
    await expect(hero(page).locator('img')).toHaveCount(6);
  });

  test('advances automatically and pauses under the pointer', async ({ page }) => {
    await open(page);
    const first = await settled(page);
    await page.clock.runFor(turnMs);
    await expectSlide(page, first + 1);
    await hero(page).hover({ position: { x: 20, y: 20 } });
    await page.clock.runFor(turnMs);
    await expectSlide(page, first + 1);
  });

  test('pauses while the focus is inside', async ({ page }) => {
    await open(page);
    const first = await settled(page);
    await hero(page).getByRole('link').first().focus();
    await page.clock.runFor(turnMs);
    await expectSlide(page, first);
  });

  test('advances after a navigation within the site, which focuses the heading', async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, '/en/faq');
    const navigated = page.waitForURL('/en');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.locator('header').getByRole('link', { name: brand.name, exact: true }).click();
    await navigated;
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const first = await settled(page);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.clock.runFor(turnMs);
    await expectSlide(page, first + 1);
    // A control that gets the focus pauses, and the heading after it does not.
    await hero(page).getByRole('link').first().focus();
    await page.clock.runFor(turnMs);
    await expectSlide(page, first + 1);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.clock.runFor(turnMs);
    await expectSlide(page, first + 2);
  });

  test('the controls step, pause and play, without layout shift', async ({ page }) => {
    await open(page);
    const first = await settled(page);
    const height = (await hero(page).boundingBox())?.height;
    for (const back of [1, 2, 3, 4, 5, 6]) {
      await press(page, 'previous');
      await page.clock.runFor(300);
      await expectSlide(page, first - back);
      expect((await hero(page).boundingBox())?.height).toBe(height);
    }
    await press(page, 'pause');
    await press(page, 'play');
    await page.clock.runFor(turnMs);
    await expectSlide(page, first + 1);
  });

  test('hides every slide but one from assistive technology and the keyboard', async ({ page }) => {
    await page.goto('/en');
    await expect(hero(page).locator('[role="group"]')).toHaveCount(6);
    await expect(hero(page).locator('[role="group"][inert][aria-hidden="true"]')).toHaveCount(5);
  });

  test('does not move with reduced motion, and the controls work', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    expect(await settled(page)).toBe(0);
    await page.clock.runFor(turnMs);
    await expectSlide(page, 0);
    await press(page, 'next');
    await page.clock.runFor(300);
    await expectSlide(page, 1);
  });

  test('a picture that fails to load is logged and does not block the others', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.route('**/art/hero/ox-field.svg', (route) => route.abort());
    await page.goto('/en');
    await expect(ready(page)).toBeVisible();
    expect(warnings.filter((text) => text.includes('[hero]') && text.includes('ox-field.svg'))).toHaveLength(1);
  });
});

test('the sections are in order, under a single h1', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const ids = await page.locator('main > section').evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids.slice(1)).toEqual([
    'about',
    'showcase',
    'why-raw',
    'certifications',
    'claims',
    'testimonials',
    'partners',
    'questionnaire',
  ]);
});

test('the hero links to the full range and to the feeding plan', async ({ page }) => {
  await page.goto('/en');
  const hrefs = await hero(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['/en/products/complete-raw-meals/full-range', '/en/feeding-plan']);
});

test('each figure links to its note and back', async ({ page }) => {
  await page.goto('/en');
  const claims = page.locator('#claims');
  await expect(claims).toContainText('90%');
  for (const key of ['digestion', 'allergies', 'vetVisits']) {
    await claims.locator(`#claim-${key}`).click();
    await expect(page).toHaveURL(new RegExp(`#claim-note-${key}$`));
    await claims.locator(`#claim-note-${key} a`).click();
    await expect(page).toHaveURL(new RegExp(`#claim-${key}$`));
  }
});

test('nothing is wider than the screen at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/en', '/ru', '/cn']) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

test('structured data contains the organisation and the website', async ({ page }) => {
  await page.goto('/en');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graph = texts.flatMap((text) => JSON.parse(text)['@graph'] ?? []);
  expect(graph.map((node: { '@type': string }) => node['@type'])).toEqual(['Organization', 'WebSite']);
});
