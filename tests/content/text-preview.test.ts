import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InventoryText, textInventoryFile } from '@/lib/content/read-text-inventory';
import type { Locale } from '@/lib/i18n/locales';
import { copyProjectTexts, runIn } from './project-copy';

let copy: string;
let texts: Map<string, InventoryText>;

/** Changes a text of a file of the copy. */
function change(file: string, from: string, to: string) {
  const whole = readFileSync(path.join(copy, file), 'utf8');
  if (!whole.includes(from)) throw new Error(`${file}: no ${from}`);
  writeFileSync(path.join(copy, file), whole.replace(from, to));
}

const marksOf = (id: string, locale: Locale) =>
  texts.get(id)?.translations[locale]?.marks.map(({ state, reason }) => `${state}: ${reason}`);

beforeAll(() => {
  copy = copyProjectTexts();
  const english = JSON.parse(readFileSync(path.join(copy, 'messages/en.json'), 'utf8')).home.whyMore;
  const latvian = JSON.parse(readFileSync(path.join(copy, 'messages/lv.json'), 'utf8')).home.whyMore;
  change('messages/lv.json', latvian, english);
  // Without git, the days of content/changes.json count.
  const dates = JSON.parse(readFileSync(path.join(copy, 'content/changes.json'), 'utf8'));
  const setDay = (page: string, locale: Locale, day: string) => {
    dates[page][locale] = dates[page][locale].replace(/^\S+/, day);
  };
  setDay('pages/about', 'en', '2027-01-05');
  for (const locale of ['en', 'lv'] as const) setDay('pages/contact', locale, '2026-01-05');
  writeFileSync(path.join(copy, 'content/changes.json'), JSON.stringify(dates));
  const { status, stderr } = runIn(copy, 'scripts/texts/write-text-inventory.ts', { GIT_DIR: '/nonexistent' });
  if (status !== 0) throw new Error(stderr);
  const list = JSON.parse(readFileSync(path.join(copy, textInventoryFile), 'utf8')) as InventoryText[];
  texts = new Map(list.map((text) => [text.id, text]));
});
afterAll(() => rmSync(copy, { recursive: true }));

test('an untranslated text is known, and where it appears', () => {
  expect(marksOf('messages/home.whyMore', 'lv')).toEqual(['untranslated: same as English']);
  expect(marksOf('messages/home.whyMore', 'es')).toEqual([]);
  expect(texts.get('messages/home.whyMore')?.places.pages).toEqual(['/']);
});

test('a page whose source was dated later is known in the languages translated from it', () => {
  const reason = 'changed: the English was changed on 2027-01-05, after this text';
  expect(marksOf('content/pages/about/lead', 'lv')).toEqual([reason]);
  expect(marksOf('content/pages/about/lead', 'gr')).toEqual([]);
  expect(marksOf('content/pages/contact/lead', 'lv')).toEqual([]);
});

test('a text has its limit, its terms, its file and its line in every language', () => {
  const badge = texts.get('content/products/simple/badge');
  expect(badge?.limit).toBe(40);
  expect(Object.keys(badge?.translations ?? {})).toHaveLength(9);
  expect(badge?.translations.fr).toMatchObject({ file: 'content/products/simple/fr.json', line: expect.any(Number) });
  expect(texts.get('messages/footer.copyright')?.translations.fr?.pattern).toContain('.+?');
  expect(Object.keys(texts.get('messages/staff/team.errors.name')?.translations ?? {})).toEqual(['gr', 'en']);
  expect(texts.get('content/posts/bones/title')?.translations.it?.text).not.toBe('');
});
