import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsByDottedPath } from '@/lib/content/content-problem';
import { formatFigureRange } from '@/lib/i18n/format-quantity';
import { localeCodes } from '@/lib/i18n/locales';
import { insertJoiners, mapTexts, withoutJoiners } from '@/lib/text/insert-joiners';
import { findIcuFault } from '@/scripts/content-check/icu';

/** The joins of a text made visible: ~ for a joined space, _ for a no-break space, + for a joiner. */
const joins = (text: string) =>
  insertJoiners(text).replaceAll('\u2060\u00a0', '~').replaceAll('\u00a0', '_').replaceAll('\u2060', '+');

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
    ['a Russian one-letter word', 'Вопросы и ответы о сыром питании', 'Вопросы и_ответы о_сыром питании'],
    ['a Bulgarian one-letter word', 'Месо с кокал, а в сряда и риба', 'Месо с_кокал, а_в_сряда и_риба'],
    ['one at the start and several in a row', 'А у нас и в доме', 'А_у_нас и_в_доме'],
    ['one after an opening mark', '«О вкусах» (и в доме) – „С месо“', '«О_вкусах» (и_в_доме) – „С_месо“'],
    ['one after a sentence', 'Так и есть. В доме? К нам: У входа', 'Так и_есть. В_доме? К_нам: У_входа'],
    ['one among capitals', 'ДОМ И В САДУ', 'ДОМ И_В_САДУ'],
    ['one before a figure', 'с 18 до 20 и в 7–10 раз', 'с~18 до 20 и_в~7–+10~раз'],
    [
      'one in a message',
      'В {city} и <b>в доме</b>, а {n, plural, one {с #} other {у #}}',
      'В~{city} и~<b>в_доме</b>, а~{n, plural, one {с~#} other {у~#}}',
    ],
    [
      'no unit, name or part of a word',
      '5 г мяса, витамины А, С и Д в 1 г, 9 °С с и/или по-в же',
      '5 г мяса, витамины А, С и_Д в~1~г, 9 °С с_и/или по-в~же',
    ],
    ['no word that leans on the one before', 'Храната ѝ е готова', 'Храната ѝ е готова'],
    ['no one-letter word of another language', 'y o a, è ή η à ona', 'y o a, è ή η à ona'],
    ['nothing else', 'A plain sentence, with – dashes and 3 Names', 'A plain sentence, with – dashes and 3 Names'],
  ])('joins %s', (_, text, joined) => {
    expect(joins(text)).toBe(joined);
    expect(withoutJoiners(insertJoiners(text))).toBe(text);
  });

  it.each(['с\u00a018\u00a0% кости', 'и\u00a0{count}\u00a0г'])('gives back %j as it was written', (text) => {
    expect(withoutJoiners(insertJoiners(text))).toBe(text);
  });

  it.each(['ru', 'bg'] as const)('lets no one-letter word end a line of a text in %s', (locale) => {
    const pages = readdirSync('content/pages').map((page) => `content/pages/${page}/${locale}.json`);
    const products = readdirSync('content/products').map((product) => `content/products/${product}/${locale}.json`);
    const texts = [`messages/${locale}.json`, ...pages, ...products].flatMap((file) =>
      [...textsByDottedPath(JSON.parse(readFileSync(file, 'utf8')))].map(([, text]) => text),
    );
    const hanging = /(?:^|[\s«„(])(?:[авикосуя]|(?<![^.!?:…»\s] ?)[АВИКОСУЯ]) /u;
    expect(texts.filter((text) => hanging.test(text)).length).toBeGreaterThan(400);
    expect(texts.map(insertJoiners).filter((text) => hanging.test(text))).toEqual([]);
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
    for (const folder of ['pages', 'products'])
      for (const [name, locale] of readdirSync(`content/${folder}`).flatMap((name) =>
        localeCodes.map((locale) => [name, locale]),
      )) {
        const copy = JSON.parse(readFileSync(`content/${folder}/${name}/${locale}.json`, 'utf8'));
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
