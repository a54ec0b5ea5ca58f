import { expect, test } from '@playwright/test';
import { localeCodes, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';
import { sitePaths } from '@/lib/site-paths';
import { crawl, postPaths, productPaths } from './crawl';
import { leafKeys } from './html';
import { messagesOf } from './messages';

const mustBeReached = [...Object.values(sitePaths), ...productPaths, ...postPaths];
const keys = leafKeys(messagesOf('en')).filter((key) => key.includes('.'));

for (const locale of localeCodes) {
  test(`every internal link from the ${locale} home page answers in its language`, async ({ request }) => {
    test.setTimeout(180_000);
    const titles = new Map<string, string>();
    const problems: string[] = [];
    const visits = await crawl(request, locale);
    for (const { path, status, headers, lang, title, text, h1 } of visits) {
      const say = (problem: string) => problems.push(`${path}: ${problem}`);
      if (status !== 200) say(`status ${status}`);
      if (lang !== locales[locale].tag) say(`<html lang> is ${lang}`);
      // A query is a state of one page, which keeps its title.
      const other = titles.get(title);
      const page = path.split('?')[0];
      if (!title) say('no title');
      else if (other && other !== page) say(`same title as ${other}: ${title}`);
      else titles.set(title, page ?? path);
      if (h1 !== 1) say(`${h1} h1 elements`);
      for (const key of keys) if (text.includes(key)) say(`untranslated key ${key}`);
      if (!path.includes('/auth') && headers['set-cookie']) say('sets a cookie');
    }
    expect(problems).toEqual([]);
    const reached = visits.map(({ path }) => path);
    for (const path of mustBeReached) expect(reached, `no link leads to ${path}`).toContain(localePath(locale, path));
  });
}
