import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers, fold } from '@/lib/content/faq-search';
import { getPage } from '@/lib/content/pages';
import { localeCodes } from '@/lib/i18n/locales';

describe('fold', () => {
  it.each([
    ['ΞΕΠΑΓΩΝΩ', 'ξεπαγώνω'],
    ['ΣΚΥΛΟΣ', 'σκύλος'],
    ['μαϊμού', 'ΜΑΙΜΟΥ'],
    ['ЕЩЁ', 'еще'],
    ['ŽŪKSTE ā', 'zukste A'],
    ['¿Cuánto?', '¿CUANTO?'],
    ['e\u0301', 'é'],
  ])('makes %s and %s the same', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it('keeps letters apart that only look alike', () => {
    expect(fold('κοκαλα')).not.toBe(fold('κοκκαλα'));
    expect(fold('生食')).toBe('生食');
  });

  it('folds what is folded to itself', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
  });
});

describe('answers', () => {
  it('wants every word, in any order', () => {
    expect(answers('Μπορώ να ξαναπαγώσω την τροφή;', 'τροφη ξαναπαγωσω')).toBe(true);
    expect(answers('Μπορώ να ξαναπαγώσω την τροφή;', 'τροφη γατα')).toBe(false);
  });

  it('takes a query of nothing for no query', () => {
    expect(answers('Κόκαλα', '')).toBe(true);
    expect(answers('Κόκαλα', '   ')).toBe(true);
  });

  it.each(localeCodes)('finds each question of %s by its own words in capitals', (locale) => {
    const questions = getPage('faq', locale).sections.flatMap(({ items }) => items);
    const missed = questions.filter(({ title, text }) => !answers(`${title}${text}`, title.toLocaleUpperCase()));
    expect(missed).toEqual([]);
  });
});

it.each(localeCodes)('every question of %s has an address of its own that every language shares', (locale) => {
  const keys = (code: typeof locale) =>
    getPage('faq', code).sections.flatMap(({ id, items }) => [id, ...items.map(({ key }) => key)]);
  expect(new Set(keys(locale)).size).toBe(keys(locale).length);
  expect(keys(locale)).toEqual(keys('gr'));
});
