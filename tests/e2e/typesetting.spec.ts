import { expect, test } from '@playwright/test';
import { sitePaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import { typesettingProblems } from './typesetting-problems';

test('a broken range, a separated unit, a leading separator, a short last line and a two-line button are found', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const texts = ['12<br>kg', '4<br>hours', '7–<br>10', '2～<br>4', 'Dogs<br>· cats', 'All of it<br>do', '所有食<br>谱'];
  const button = '<button class="rounded-sm justify-center font-bold">Ask<br>us now</button>';
  await page.setContent(`<main>${texts.map((text) => `<p>${text}</p>`).join('')}${button}</main>`);
  const kinds = (await typesettingProblems(page)).map((problem) => problem.split(':')[0]);
  expect(kinds).toEqual([
    ...['unit', 'last line', 'unit', 'range', 'last line', 'range', 'last line'],
    ...['separator', 'last line', 'last line', 'button'],
  ]);
});

test('Chinese pages take quotation marks, dashes and dots from the Chinese face, other pages do not', async ({
  page,
}) => {
  for (const [locale, first] of [
    ['cn', '"Chinese Marks"'],
    ['gr', 'Commissioner'],
  ] as const) {
    await page.goto(localePath(locale, sitePaths.faq));
    const family = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
    expect(family.split(',')[0]).toBe(first);
    const ranges = await page.evaluate(() =>
      [...document.fonts].filter(({ family }) => /Chinese Marks/.test(family)).map((face) => face.unicodeRange),
    );
    expect(ranges).toHaveLength(locale === 'cn' ? 2 : 0);
    for (const range of ranges) expect(range.toUpperCase()).toMatch(/U\+B7.*U\+2014.*U\+201C-201D.*U\+2026/);
  }
});
