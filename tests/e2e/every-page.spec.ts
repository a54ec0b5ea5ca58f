import { expect, type Page, test } from '@playwright/test';
import { localePath } from '@/lib/i18n/locale-paths';
import { type Locale, languageTag, localeCodes } from '@/lib/i18n/locales';
import { brokenExamples } from './broken-examples';
import { brokenHeadlines } from './broken-headlines';
import { iconsWithoutTooltip } from './icons-without-tooltip';
import { overflow } from './overflow';
import { noSuchPage, pageChecks, stylesByView } from './page-checks';
import { reorderedControls } from './reordered-controls';
import { smallControls } from './small-controls';

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

test('each check finds what it looks for', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [check, html] of [
    [overflow, '<p style="width: 500px">wide</p>'],
    [(page: Page) => brokenHeadlines(page, 'en'), '<h1 style="width: 2em; overflow-wrap: anywhere">Nutrition</h1>'],
    [
      brokenExamples,
      '<table data-examples style="table-layout: fixed; width: 2em; word-break: break-all"><td>Nutrition</td></table>',
    ],
    [smallControls, '<button style="width: 10px; padding: 0">x</button>'],
    [iconsWithoutTooltip, '<button><svg width="24" height="24"></svg></button>'],
    [
      reorderedControls,
      '<p style="display: flex; flex-direction: row-reverse"><button>a</button><button>b</button></p>',
    ],
  ] as const) {
    await page.setContent(html);
    expect(await check(page), html).toHaveLength(1);
  }
});
