import { expect, type Page, test } from '@playwright/test';
import { getMarkets } from '@/lib/content/markets';
import { localePath } from '@/lib/i18n/locale-paths';
import { type Locale, languageTag, localeCodes } from '@/lib/i18n/locales';
import { noSuchPage, pageChecks, stylesByView } from './page-checks';

// Loading a page costs more than most checks of it, so each page is loaded once in each language, and looked at in one
// window after another.
test.use({ viewport: { width: 1280, height: 740 }, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

const viewNames = Object.keys(stylesByView) as (keyof typeof stylesByView)[];

for (const locale of localeCodes)
  test(`every page in ${locale} is accessible and its texts fit`, async ({ page }) => {
    test.setTimeout(600_000);
    const checks = pageChecks.filter(({ locales }) => locales.includes(locale));
    const found = new Map(checks.map(({ property }) => [property, [] as string[]]));
    try {
      for (const path of new Set(checks.flatMap(({ paths }) => paths))) {
        await openPage(page, locale, path);
        for (const name of viewNames) await checkView(page, locale, path, name, found);
      }
    } finally {
      for (const [property, problems] of found) expect.soft(problems, property).toEqual([]);
    }
  });

async function openPage(page: Page, locale: Locale, path: string) {
  const url = localePath(locale, path);
  expect((await page.goto(url))?.status(), url).toBe(path === noSuchPage ? 404 : 200);
  await expect(page.locator('html'), url).toHaveAttribute('lang', languageTag(locale));
}

/** Shows the open page in one way, in all the widths in which something is checked, and adds the problems. */
async function checkView(
  page: Page,
  locale: Locale,
  path: string,
  view: keyof typeof stylesByView,
  found: Map<string, string[]>,
) {
  const checks = pageChecks.filter(
    (check) => check.view === view && check.paths.includes(path) && check.locales.includes(locale),
  );
  const widths = new Set(checks.flatMap((check) => check.widths).sort((one, other) => one - other));
  if (widths.size === 0) return;
  const content = stylesByView[view];
  const styles = content ? await page.addStyleTag({ content }) : undefined;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(async () => {
      scrollTo(0, 0);
      await document.fonts.ready;
    });
    for (const { property, problems } of checks.filter((check) => check.widths.includes(width)))
      for (const problem of await problems(page, locale))
        found.get(property)?.push(`${localePath(locale, path)} at ${width} px: ${problem}`);
  }
  await styles?.evaluate((element) => (element as HTMLElement).remove());
}

/** A page without faults of accessibility, with something for more than ten rules of axe; `head` and `body` come on top. */
const pageWithFault = (head: string, body: string) => `<!doctype html>
  <html lang="en"><head><title>Page</title>${head}</head><body><header><a href="#main">Skip</a></header><main id="main">
  <h1>Heading</h1><p id="text">Text with a <a href="/">link</a></p><ul><li>One</li></ul><label>Name <input></label>
  <button>Send</button><img alt="A dog" src="data:,">${body}</main></body></html>`;
const [firstMarket, ...otherMarkets] = getMarkets(localeCodes[0]);

/** A page made bad for each check, and what it has to find there. */
const brokenPages: Record<string, [html: string, problems: string[]]> = {
  'no accessibility violations': [pageWithFault('', '<img src="data:,">'), ['image-alt']],
  'no accessibility violations in either theme': [
    pageWithFault(
      '<style>@media (prefers-color-scheme: dark) { #text { color: #222; background: #000 } }</style>',
      '<img src="data:,">',
    ),
    ['image-alt', 'dark: color-contrast'],
  ],
  'controls are at least 24 px': ['<button style="width: 10px; padding: 0">x</button>', ['']],
  'everything with an icon only has a tooltip, and not that of the browser': [
    '<button><svg width="24" height="24"></svg></button>',
    [''],
  ],
  'everything with an icon only has a tooltip, in a narrow header too': [
    '<button><svg width="24" height="24"></svg></button>',
    [''],
  ],
  'nothing focusable is moved by styles out of the order of the document': [
    '<p style="display: flex; flex-direction: row-reverse"><button>a</button><button>b</button></p>',
    ['<p style'],
  ],
  'texts are set well': ['<main><p>Weight in the morning: 12<br>kg or a little more</p></main>', ['unit']],
  'no large headline breaks inside a word': ['<h1 style="width: 2em; overflow-wrap: anywhere">Nutrition</h1>', ['']],
  'the tables of examples break neither words nor amounts': [
    '<table data-examples style="table-layout: fixed; width: 2em; word-break: break-all"><td>Nutrition</td></table><p style="width: 500px">wide</p>',
    ['Nutrition', 'wider by'],
  ],
  'the phone number of the importer of a market is never torn into two lines': [
    '<main><p style="width: 3em"><a href="tel:+302101234567">+30 210</a></p></main>',
    ['lines of the numbers: 2'],
  ],
  'the search of shops stands within the first 420 pixels': [
    '<input id="stores-text" style="margin-top: 420px">',
    ['ends at'],
  ],
  'the accessibility statement has its date, its contact and the authority as links': [
    '<main>{year}</main>',
    ['date', 'days', 'phone', 'email', 'authority', 'texts'],
  ],
  'the list of markets has every country and every first year of the map of exports': [
    `<main><ol><li>${firstMarket?.name} <a href="#market-${firstMarket?.code}">Map</a></li>${otherMarkets
      .slice(1)
      .map(({ name, since, code }) => `<li>${name} ${since} <a href="#market-${code}">Map</a></li>`)
      .join('')}</ol></main>`,
    // Without its year, and all of them from the one that is missing.
    [...[firstMarket, ...otherMarkets].map((market) => `${market?.name} is missing`), `${otherMarkets.length} of`],
  ],
  'nothing overflows at 320 px with wide text spacing': ['<p style="width: 3000px">wide</p>', ['wider by']],
  'text of twice the size leaves the header in the window': [
    '<header style="height: 370px"><details style="position: absolute; left: -10px"><summary>EN</summary><a data-language href="/">English</a></details></header>',
    ['the header is 370 px high', 'the menu of languages'],
  ],
  'nothing overflows with text of twice the size in a wide window': ['<p style="width: 3000px">wide</p>', ['wider by']],
  'nothing overflows with text of twice the size on a phone': ['<p style="width: 3000px">wide</p>', ['wider by']],
  'with text of twice the size every language of the menu can be reached': [
    '<header><details><summary>EN</summary><a data-language href="/" style="position: fixed; left: -300px">English</a></details></header>',
    ['English cannot be reached', '1 languages'],
  ],
};

test('each check finds what it looks for', async ({ page }) => {
  for (const { property, widths, locales, problems } of pageChecks) {
    const [html, expected] = brokenPages[property] ?? ['', ['an example']];
    await page.setViewportSize({ width: widths[0] ?? 0, height: 740 });
    await page.setContent(html);
    const found = await problems(page, locales[0] ?? 'gr');
    expect.soft(found, property).toEqual(expected.map((part) => expect.stringContaining(part)));
  }
});
