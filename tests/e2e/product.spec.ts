import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import brand from '@/content/brand.json' with { type: 'json' };
import { localePath } from '@/lib/i18n/locale-paths';
import { localeCodes } from '@/lib/i18n/locales';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';

const en = messagesOf('en');
const gr = messagesOf('gr');

const amounts = (page: Page) => page.locator('#amounts');
const amountResult = (page: Page) => amounts(page).locator('[data-result]');
const weight = (page: Page, label = en.calculator.weight) => amounts(page).getByLabel(label);

const products = [
  `${brand.slug}-active`,
  'super-puppies',
  `${brand.slug}-simple`,
  `${brand.slug}-normal-life`,
  'beef-dinner',
  'superfood',
  'turkey-sensitive',
  'duck-dinner',
  'lamb-dinner',
  'cyprus-dinner',
  'cretan-dinner',
  'aegean-dinner',
  'just-meat',
  'yummy-sausages',
  'yummy',
  'cats/kittens-grow',
  'cats/raw-hunter',
];

test('all 17 product pages respond, each with its code, its legal statement and its breadcrumb', async ({
  request,
}) => {
  const codes = new Set<string>();
  for (const slug of products) {
    const response = await request.get(`/en/products/${slug}`);
    expect(response.status(), slug).toBe(200);
    const html = await response.text();
    codes.add(/[A-Z]{2}-[A-Z]{3}(?=<)/.exec(html)?.[0] ?? slug);
    expect(html, slug).toMatch(/Complete pet food|Complementary pet food/);
    expect(html, slug).toContain(brand.approvalNumber);
    expect(html, slug).toContain('href="/en/feeding-plan"');
    expect(html, slug).toContain('href="/en/products"');
    expect(html, slug).not.toMatch(/(product|calculator)\.[a-z]+[A-Z.]/);
  }
  expect(codes.size).toBe(17);
});

/** The texts of elements in the HTML of a page, with single spaces. */
async function textsInHtml(request: APIRequestContext, path: string, selector: string): Promise<string[]> {
  const root = parse(await (await request.get(path)).text());
  return root.querySelectorAll(selector).map(({ textContent }) => withSingleSpaces(textContent));
}
const withSingleSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

test('duck and lamb show their launch date in the format of the language', async ({ request }) => {
  for (const [path, text] of [
    ['/products/duck-dinner', 'Κυκλοφορεί από 1/1/2026'],
    ['/products/lamb-dinner', 'Κυκλοφορεί από 1/1/2026'],
    ['/en/products/duck-dinner', 'Available since 1 January 2026'],
    ['/ru/products/lamb-dinner', '1 января 2026 г.'],
    ['/cn/products/lamb-dinner', '2026年1月1日'],
    ['/lv/products/lamb-dinner', '01.01.2026.'],
  ] as const)
    expect((await textsInHtml(request, path, 'article header')).join(), path).toContain(withSingleSpaces(text));
  const [header] = await textsInHtml(request, '/en/products/beef-dinner', 'article header');
  expect(header).toContain('Beef');
  expect(header).not.toContain('Available');
});

test('the first screen shows energy, bone, protein and fat as on the label', async ({ request }) => {
  for (const [path, figures] of [
    ['/products/beef-dinner', ['120', '12%', '17%', '6%']],
    ['/en/products/lamb-dinner', ['151', '0%', '16.6%', '9.9%']],
    ['/ru/products/lamb-dinner', ['151', '0 %', '16,6 %', '9,9 %']],
  ] as const)
    expect(await textsInHtml(request, path, 'article header dd'), path).toEqual(figures.map(withSingleSpaces));
});

test('structured data contains the product, its code and its analysis, and no offer', async ({ page }) => {
  await page.goto('/en/products/beef-dinner');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.map((text) => JSON.parse(text));
  const product = data.find((node) => node['@type'] === 'Product');
  expect(product).toMatchObject({ name: 'Beef Dinner', sku: 'DG-BEE', brand: { name: brand.name } });
  expect(product.additionalProperty).toContainEqual({
    '@type': 'PropertyValue',
    name: 'Crude protein',
    value: 17,
    unitText: 'g/100 g',
  });
  expect(product).not.toHaveProperty('offers');
  expect(product).not.toHaveProperty('aggregateRating');
  const trail = data.find((node) => node['@type'] === 'BreadcrumbList');
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Products',
    'Everyday meals for dogs',
    'Beef Dinner',
  ]);
});

test('the structured data says nothing that the page does not show', async ({ request }) => {
  for (const path of ['/products/yummy-sausages', '/products/beef-dinner', '/products/cats/kittens-grow'])
    for (const locale of localeCodes) {
      const html = parse(await (await request.get(localePath(locale, path))).text());
      const scripts = html.querySelectorAll('script[type="application/ld+json"]').map((script) => script.textContent);
      const product = scripts.map((script) => JSON.parse(script)).find((node) => node['@type'] === 'Product');
      const seen = html.querySelector('main')?.textContent;
      for (const text of [product.name, product.description, product.category, product.sku])
        expect(seen, `${locale} ${path}`).toContain(text);
    }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the analysis switches its basis', async ({ page }) => {
    await page.goto('/en/products/beef-dinner');
    const protein = page.getByRole('row', { name: /Crude protein/ });
    await expect(protein).toHaveCount(1);
    await expect(protein).toContainText('17.0%');
    await page.getByLabel(en.product.bases.dryMatter).check();
    await expect(protein).toContainText('57.0%');
    await expect(page.getByRole('row', { name: /Moisture/ })).toHaveCount(0);
    await page.getByLabel(en.product.bases.per1000kcal).check();
    await expect(protein).toContainText('141.7');
  });

  test('the examples and the way to the plan are offered instead of the calculator, in every language', async ({
    page,
  }) => {
    for (const locale of localeCodes) {
      const { calculator, nav } = messagesOf(locale);
      for (const path of ['/products/beef-dinner', '/products/cats/raw-hunter']) {
        await page.goto(localePath(locale, path));
        await expect(page.getByText(calculator.withoutScript)).toBeVisible();
        await expect(amounts(page).locator('form')).toBeHidden();
        await expect(amountResult(page)).toBeHidden();
        await expect(amounts(page).getByRole('table')).toBeVisible();
        await expect(amounts(page).getByRole('link', { name: nav.feedingPlan, exact: true })).toHaveAttribute(
          'href',
          localePath(locale, path.includes('/cats/') ? '/feeding-plan/cat' : '/feeding-plan'),
        );
      }
    }
    await page.goto('/en/products/beef-dinner');
    await expect(amounts(page).getByRole('row', { name: /^40 / })).toContainText('1,460');
  });
});

test.describe('the calculator', () => {
  test('updates as the values change, accepts a decimal comma, and passes the values to the plan', async ({ page }) => {
    await page.goto('/products/beef-dinner');
    await weight(page, gr.calculator.weight).fill('12,4');
    await expect(amountResult(page)).toContainText('610');
    await expect(amountResult(page)).toContainText('14,64');
    await amounts(page).getByLabel(gr.calculator.activity).selectOption('high');
    await expect(amountResult(page)).toContainText('690');
    await expect(amounts(page).getByRole('status')).toContainText('690');
    await amountResult(page).getByRole('link').click();
    await expect(page).toHaveURL('/feeding-plan#weight=12.4&age=adult&activity=high');
  });

  test('shows the error of a weight, and no amount with it', async ({ page }) => {
    await openHydrated(page, '/products/beef-dinner');
    const field = weight(page, gr.calculator.weight);
    await field.fill('abc');
    await field.press('Enter');
    await expect(page.locator('#calculator-error')).toHaveText('Παρακαλώ εισάγετε έγκυρο βάρος.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Παρακαλώ εισάγετε έγκυρο βάρος.');
    await expect(amounts(page).getByRole('status')).toHaveText('Παρακαλώ εισάγετε έγκυρο βάρος.');
    await expect(amountResult(page)).toHaveCount(0);
    // The same error again is announced again: the live region is cleared before the text returns.
    const announced = await amounts(page)
      .getByRole('status')
      .evaluateHandle((region) => {
        const announcements: (string | null)[] = [];
        const watch = new MutationObserver(() => announcements.push(region.textContent));
        watch.observe(region, { childList: true, characterData: true, subtree: true });
        return announcements;
      });
    await field.press('Enter');
    await expect.poll(() => announced.jsonValue()).toEqual(['', 'Παρακαλώ εισάγετε έγκυρο βάρος.']);
    await field.fill('10');
    await expect(page.locator('#calculator-error')).toBeEmpty();
    await expect(amountResult(page)).toContainText('520');
  });

  test('takes the unit typed after the age of a cat, and another choice removes it', async ({ page }) => {
    await page.goto('/en/products/cats/raw-hunter');
    const age = page.locator('#calculator-age');
    const unit = page.locator('#calculator-ageUnit');
    await expect(unit).toHaveValue('years');
    await age.fill('8 mesi');
    await age.blur();
    await expect(unit).toHaveValue('months');
    await expect(page.locator('#calculator-error')).toBeEmpty();
    await unit.selectOption('years');
    await expect(age).toHaveValue('8');
  });

  test('calculates cats by their energy and treats by their maximum', async ({ page }) => {
    await page.goto('/en/products/cats/raw-hunter');
    await weight(page).fill('5');
    await expect(amountResult(page)).toContainText('105–\u2060155');
    await amounts(page).getByLabel(en.calculator.lifestyle).selectOption('active');
    await expect(amountResult(page)).toContainText('200');
    await expect(amounts(page).getByRole('link')).toHaveAttribute('href', /feeding-plan/);
    await page.goto('/en/products/yummy');
    await expect(amountResult(page)).toContainText(en.calculator.maximumPerDay);
    await weight(page).fill('10');
    await expect(amountResult(page)).toContainText('16');
  });

  test('loads its rules only when near the viewport, and shows an error if they fail to load', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await openHydrated(page, '/en/products/beef-dinner');
    await page.waitForLoadState('networkidle');
    const before = new Set(scripts);
    await page.route('**/*.js', (route) => (before.has(route.request().url()) ? route.fallback() : route.abort()));
    await weight(page).fill('11');
    await expect(page.locator('#calculator-error')).toHaveText(en.calculator.errors.unavailable);
    await page.unrouteAll();
    await weight(page).fill('10');
    await expect(amountResult(page)).toContainText('520');
  });
});

test('nothing is wider than the screen at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    '/products/lamb-dinner',
    '/ru/products/lamb-dinner',
    '/bg/products/just-meat',
    '/cn/products/yummy',
  ]) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

test('the printed page is a label: no header or footer, with the selected analysis', async ({ page }) => {
  await page.goto('/en/products/beef-dinner');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > header')).toBeHidden();
  await expect(page.locator('body > footer')).toBeHidden();
  await expect(page.getByRole('heading', { name: en.product.related })).toBeHidden();
  await expect(page.getByRole('row', { name: /Crude protein/ })).toBeVisible();
  await expect(page.getByText(brand.approvalNumber).first()).toBeVisible();
});
