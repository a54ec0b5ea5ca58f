import { expect, type Page, test } from '@playwright/test';
import { sitePaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import { localeCodes, localeDefinitions } from '@/lib/i18n/locales';

const widths = [360, 1024, 1440];
const paths = [
  sitePaths.home,
  sitePaths.about,
  sitePaths.blog,
  sitePaths.exports,
  sitePaths.fullRange,
  sitePaths.privacy,
  '/blog/mediterranean-table',
  '/no-such-page',
];

/** Returns words of large headlines that break across two lines; in Chinese the words as segmented for a reader. */
function brokenTokens(page: Page, tag: string): Promise<string[]> {
  return page.locator('h1, h2, .headline.fitted').evaluateAll((headlines, language) => {
    const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    const cut: string[] = [];
    for (const headline of headlines) {
      const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, segment, isWordLike } of segmenter.segment(text.textContent ?? '')) {
          if (!isWordLike) continue;
          const tops = [...segment].map((_, at) => {
            const range = document.createRange();
            range.setStart(text, index + at);
            range.setEnd(text, index + at + 1);
            return Math.round(range.getBoundingClientRect().top);
          });
          if (new Set(tops).size > 1) cut.push(`${segment} (${headline.textContent})`);
        }
    }
    return cut;
  }, tag);
}

for (const locale of localeCodes)
  test(`no large headline breaks inside a word: ${locale}`, async ({ page }) => {
    for (const path of paths) {
      const url = localePath(locale, path);
      expect((await page.goto(url))?.status(), url).toBe(path === '/no-such-page' ? 404 : 200);
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => document.fonts.ready);
        expect(await brokenTokens(page, localeDefinitions[locale].tag), `${url} at ${width} px`).toEqual([]);
      }
    }
  });

test.describe('with touch input', () => {
  for (const width of [360, 1024])
    test(`links of header and footer are large enough at ${width} px`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 780 }, hasTouch: true, isMobile: true });
      const page = await context.newPage();
      await page.goto('/');
      const part =
        width < 1024 ? 'header a, header summary, header button, footer a, footer button' : 'footer a, footer button';
      const small = await page.locator(part).evaluateAll((targets) =>
        targets.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          // A link inside a sentence has the line height of the sentence.
          if (!target.checkVisibility() || target.closest('label') || (width >= 44 && height >= 44)) return [];
          return [`${target.textContent} ${width} x ${height}`];
        }),
      );
      expect(small).toEqual([]);
      await context.close();
    });
});
