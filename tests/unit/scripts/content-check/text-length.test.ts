import { expect, test } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { listLocatedTexts } from '@/scripts/content-check/located-texts';
import { readContentAndMessageFiles } from '@/scripts/content-check/text-files';
import {
  checkLabelLengths,
  checkTextLength,
  countLetterWidths,
  limitedPlaces,
  placeOfText,
} from '@/scripts/content-check/text-length';
import { textOf } from './located-text';

const long = 'Write to us today and we answer soon. '.repeat(8);
const message = (key: string, text: string, locale: (typeof localeCodes)[number] = 'en') =>
  textOf(locale, text, { file: `messages/${locale}.json`, key, icu: true });

test.each([
  ['contactForm.submit', 'a button has room for 60'],
  ['nav.faq', 'a link of the menu has room for 45'],
  ['plan.vetFirst.heading', 'a heading has room for 120'],
])('%s: a text of 300 letters does not fit', (key, text) => {
  expect(checkTextLength(message(key, long))).toEqual([
    { file: 'messages/en.json', key, text: expect.stringContaining(text) },
  ]);
});

test('a heading of a page and a Chinese one have a limit of their own', () => {
  const heading = { file: 'content/pages/about/cn.json', key: 'sections.0.heading' };
  expect(checkTextLength(textOf('cn', '好'.repeat(60), heading))).toEqual([]);
  expect(checkTextLength(textOf('cn', '好'.repeat(61), heading))[0]?.text).toMatch(
    /^has 122 letters; a heading has room/,
  );
});

test('a label that is long in one language alone is reported there', () => {
  const labels = localeCodes.map((locale) => message('stores.whereRetailer', 'For retailers', locale));
  const one = message('stores.whereRetailer', 'x'.repeat(61), 'lv');
  expect(checkLabelLengths(labels)).toEqual([]);
  expect(checkLabelLengths([...labels.filter(({ locale }) => locale !== 'lv'), one])).toEqual([
    { file: 'messages/lv.json', key: 'stores.whereRetailer', text: expect.stringContaining('about 13') },
  ]);
});

test('a long text of the interface and the forms of a plural may be longer in one language', () => {
  const texts = localeCodes.map((locale) => message('stores.noneText', 'x'.repeat(locale === 'lv' ? 400 : 80), locale));
  expect(checkLabelLengths(texts)).toEqual([]);
  expect(checkTextLength(message('contactForm.submit', `{n, plural, one {${long}} other {${long}}}`))).toEqual([]);
});

test('each place has texts of today, and none that is too long', () => {
  const widest = new Map(limitedPlaces.map((place) => [place, 0]));
  for (const snippet of readContentAndMessageFiles().flatMap(listLocatedTexts)) {
    const place = placeOfText(snippet);
    const isPlain = !/,\s*(?:plural|select)/.test(snippet.text);
    if (place && isPlain) widest.set(place, Math.max(widest.get(place) ?? 0, countLetterWidths(snippet.text)));
  }
  expect([...widest].filter(([{ max }, width]) => width === 0 || width > max)).toEqual([]);
});
