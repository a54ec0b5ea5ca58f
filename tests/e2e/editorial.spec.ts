import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { sitePaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import { localeCodes } from '@/lib/i18n/locales';
import { violations } from './axe';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';

const pageMessages = (page: string, locale: string) =>
  JSON.parse(readFileSync(`content/pages/${page}/${locale}.json`, 'utf8').replaceAll('{brand}', 'Maera'));
type Item = { key: string; title: string; text: string };
const questions = (locale: string): Item[] =>
  pageMessages('faq', locale).sections.flatMap(({ items }: { items: Item[] }) => items);

const pages = [
  'why',
  'about',
  'exports',
  'faq',
  'contact',
  'feedingPlan',
  'storeLocator',
  'privacy',
  'terms',
  'credits',
] as const;

for (const locale of ['gr', 'ru', 'cn'] as const)
  test(`every page has all its sections under a single h1 in ${locale}`, async ({ request }) => {
    for (const page of pages) {
      const html = await (await request.get(localePath(locale, sitePaths[page]))).text();
      const folder = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      for (const { id } of pageMessages(folder, locale).sections)
        expect(html, `${page} #${id}`).toContain(`id="${id}"`);
      expect(html.match(/<h1/g), page).toHaveLength(1);
      const ids = [...html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        page,
      ).toEqual([]);
    }
  });

test.describe('FAQ', () => {
  const shown = (page: Page) => page.locator('details[data-faq]:visible');
  const search = (page: Page) => page.getByRole('searchbox');

  test('all answers are in the HTML and in the structured data', async ({ request }) => {
    const html = await (await request.get('/faq')).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
      .map(([, json]) => JSON.parse(json ?? ''))
      .find((one) => one['@type'] === 'FAQPage');
    expect(
      data.mainEntity.map((one: { name: string; acceptedAnswer: { text: string } }) => [
        one.name,
        one.acceptedAnswer.text,
      ]),
    ).toEqual(questions('gr').map(({ title, text }) => [title, text]));
    for (const { key } of questions('gr')) expect(html).toContain(`id="${key}"`);
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });
      test('a URL opens its question, visible below the bar', async ({ page }) => {
        await page.goto('/faq#refreeze');
        const refreezeText = page.locator('#refreeze');
        await expect(refreezeText).toBeVisible();
        await expect(refreezeText).toBeInViewport();
        await expect(page.locator('details[data-faq][open]')).toHaveCount(1);
        const question = page.locator('details[open] summary');
        await expect
          .poll(async () => (await question.boundingBox())?.y ?? 0)
          .toBeGreaterThan((await page.locator('body > header').first().boundingBox())?.height ?? 0);
      });
    });

  test('without scripts the search is hidden and the questions are shown', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/faq');
    await expect(search(page)).toBeHidden();
    await expect(shown(page)).toHaveCount(questions('gr').length);
    await context.close();
  });

  test('the search ignores case and accents, shows the number of matches and hides empty topics', async ({ page }) => {
    await page.goto('/faq');
    await search(page).pressSequentially('ΞΑΝΑΚΑΤΑΨΥΞΩ');
    await expect(shown(page)).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 απάντηση');
    await expect(page.locator('[data-faq-group]:visible')).toHaveCount(1);
    await search(page).fill('');
    await expect(shown(page)).toHaveCount(questions('gr').length);
  });

  test('a search without matches suggests contacting the team', async ({ page }) => {
    await page.goto('/en/faq');
    // Labels of the interface are not searched.
    await search(page).fill(messagesOf('en').faq.address);
    await expect(shown(page)).toHaveCount(0);
    await search(page).fill('spaceship');
    await expect(shown(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: messagesOf('en').nav.contact })).toBeVisible();
  });

  test('the link of a topic shows it although a search hides it, every time', async ({ page }) => {
    await openHydrated(page, '/en/faq');
    const topic = page.locator('#cats');
    for (let time = 0; time < 2; time++) {
      await search(page).fill('freezer');
      await expect(topic).toBeHidden();
      await page.getByRole('main').locator('a[href="#cats"]').click();
      await expect(topic).toBeInViewport();
      await expect(search(page)).toHaveValue('');
    }
  });

  test('a question opens and closes by keyboard', async ({ page }) => {
    await page.goto('/en/faq');
    const summary = page.locator('details[data-faq] summary').first();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('details[data-faq]').first()).toHaveAttribute('open', '');
    await page.keyboard.press('Space');
    await expect(page.locator('details[data-faq]').first()).not.toHaveAttribute('open', '');
  });

  test('printed answers have no links to themselves', async ({ page }) => {
    await page.goto('/lv/faq#refreeze');
    const link = page.getByRole('main').locator('a[href="#refreeze"]');
    await expect(link).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(link).toBeHidden();
    await expect(page.locator('#refreeze')).toBeVisible();
  });

  test('has no accessibility violations with every answer open', async ({ page }) => {
    await page.goto('/en/faq');
    await page.locator('details[data-faq]').evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true;
    });
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('exports', () => {
  for (const locale of localeCodes)
    test(`lists eleven markets with their years in ${locale}`, async ({ request }) => {
      const html = await (await request.get(localePath(locale, '/exports'))).text();
      const names = new Intl.DisplayNames({ gr: 'el', cn: 'zh-Hans' }[locale as string] ?? locale, { type: 'region' });
      for (const code of ['CY', 'ES', 'MT', 'LT', 'BY', 'LV', 'FR', 'IT', 'BG', 'NO', 'CN'])
        expect(html).toMatch(new RegExp(`>${names.of(code)}(</a>)?</h4>`));
    });

  test('the map fits the screen and the catalogue can be downloaded', async ({ page, request }) => {
    for (const [width, file] of [
      [360, 'export-markets-tall.svg'],
      [1200, 'export-markets.svg'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/exports');
      const map = page.locator('#markets img');
      await map.scrollIntoViewIfNeeded();
      await expect.poll(() => map.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(file);
      await expect.poll(() => map.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
    const href = await page.locator('#enquiry a[href$=".pdf"]').getAttribute('href');
    expect(existsSync(`public${href}`)).toBe(true);
    expect((await request.get(href ?? '')).headers()['content-type']).toContain('application/pdf');
  });

  test('states that its testimonials are samples', async ({ page }) => {
    await page.goto('/en/exports');
    await expect(page.locator('#stories')).toContainText('Sample texts.');
  });
});

test('each figure of why links to its note and back', async ({ page }) => {
  await page.goto(`/en${sitePaths.why}`);
  for (const key of ['digestion', 'allergies', 'vetVisits']) {
    await page.locator(`#claim-${key}`).click();
    await expect(page).toHaveURL(new RegExp(`#claim-note-${key}$`));
    await page.locator(`#claim-note-${key} a`).click();
    await expect(page).toHaveURL(new RegExp(`#claim-${key}$`));
  }
});

test('the contact page makes no third-party request and its links name their target', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => !request.url().startsWith(baseURL ?? '-') && foreign.push(request.url()));
  await page.goto('/en/contact');
  await page.waitForLoadState('networkidle');
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
  await expect(page.locator('#details a[href^="tel:+30"]')).toBeVisible();
  // Without the dash the two times would be read as one.
  expect(await page.locator('#hours li').first().ariaSnapshot()).toMatch(/9:00 ?–\u2060?16:00/);
  await expect(page.locator('#details a[href^="mailto:"]')).toBeVisible();
  await expect(page.locator('#details a[href^="https://www.openstreetmap.org/"]')).toBeVisible();
});

test('the feeding plan page links to the calculators of the complete meals for dogs', async ({ page }) => {
  await page.goto('/en/feeding-plan');
  const hrefs = await page.locator('#intro a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toHaveLength(12);
  for (const href of hrefs) expect(href).toMatch(/^\/en\/products\/[a-z-]+#amounts$/);
});

test('long texts have a table of contents, and each entry leads to its chapter', async ({ page }) => {
  await page.goto('/en/terms');
  for (const { id, heading } of pageMessages('terms', 'en').sections) {
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: heading }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`#${id}-heading`)).toBeInViewport();
  }
});
