import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsByDottedPath } from '@/lib/content/content-problem';
import { formatFigureRange } from '@/lib/i18n/format-quantity';
import { localeCodes } from '@/lib/i18n/locales';
import { insertJoiners, mapTexts, withoutJoiners } from '@/lib/text/insert-joiners';
import { findIcuFault } from '@/scripts/content-check/icu';

/** The joins of a text made visible: ~ for a joined space, + for a joiner. */
const joins = (text: string) => insertJoiners(text).replaceAll('\u2060\u00a0', '~').replaceAll('\u2060', '+');

describe('insertJoiners', () => {
  it.each([
    ['a range of figures', 'from 7–10 and 500–750', 'from 7–+10 and 500–+750'],
    ['a range of percentages', '2%–3% of the weight', '2%–+3% of the weight'],
    ['a range in a message', '{min}–{max} at most', '{min}–+{max} at most'],
    ['a Chinese range with its unit', '肉饼需2～4小时', '肉饼需2+～+4+小+时'],
    ['a number and its Chinese unit', '含653千焦，每天', '含653+千+焦，每天'],
    ['a number and what it counts', 'Most dogs are done in 10 days.', 'Most dogs are done in 10~days.'],
    ['a short last word', 'Knows which freezer in which town is low.', 'Knows which freezer in which town is~low.'],
    ['a separator', '653 kJ / 156 kcal · more than', '653 kJ~/ 156 kcal~· more than'],
    ['a last Chinese character', '您的狗狗究竟适合哪一款', '您的狗狗究竟适合哪一+款'],
    ['nothing else', 'A plain sentence, with – dashes and 3 Names', 'A plain sentence, with – dashes and 3 Names'],
  ])('joins %s', (_, text, joined) => {
    expect(joins(text)).toBe(joined);
    expect(withoutJoiners(insertJoiners(text))).toBe(text);
  });

  it('leaves every message readable, and gives every text back as it was written', () => {
    for (const locale of localeCodes) {
      const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
      const joined = mapTexts(messages, insertJoiners);
      expect(withoutJoiners(joined)).toEqual(messages);
      expect(joined).not.toEqual(messages);
      for (const [key, message] of textsByDottedPath(joined))
        expect(findIcuFault(message), `${locale} ${key}`).toBeNull();
    }
    for (const page of readdirSync('content/pages'))
      for (const locale of localeCodes) {
        const copy = JSON.parse(readFileSync(`content/pages/${page}/${locale}.json`, 'utf8'));
        expect(withoutJoiners(mapTexts(copy, insertJoiners))).toEqual(copy);
      }
  });
});

it('writes a range of figures as its language does, on one line', () => {
  const range = (tag: string) => formatFigureRange(tag, '7', '10 g').replaceAll('\u2060', '+');
  expect(range('en')).toBe('7–+10 g');
  expect(range('es')).toBe('7-10 g');
  expect(range('zh-Hans')).toBe('7+～+10 g');
});
