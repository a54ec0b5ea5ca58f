import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPageCopy } from '@/lib/content/page-copy';
import { localeCodes } from '@/lib/i18n/locales';
import { matchCountText, matchesQuery } from '@/lib/search/matches-query';
import { normalizeForSearch } from '@/lib/text/normalize-for-search';

describe('fold', () => {
  it.each([
    ['gr', 'ΞΕΠΑΓΩΝΩ', 'ξεπαγώνω'],
    ['gr', 'ΣΚΥΛΟΣ', 'σκύλος'],
    ['gr', 'μαϊμού', 'ΜΑΙΜΟΥ'],
    ['ru', 'ЕЩЁ', 'еще'],
    ['lv', 'ŽŪKSTE ā', 'zukste A'],
    ['es', '¿Cuánto?', '¿CUANTO?'],
    ['fr', 'e\u0301', 'é'],
  ])('%s: makes %s and %s equal', (language, one, other) => {
    expect(normalizeForSearch(one, language)).toBe(normalizeForSearch(other, language));
  });

  it('distinguishes letters that only look alike', () => {
    expect(normalizeForSearch('κοκαλα', 'gr')).not.toBe(normalizeForSearch('κοκκαλα', 'gr'));
    expect(normalizeForSearch('чай', 'ru')).not.toBe(normalizeForSearch('чаи', 'ru'));
    expect(normalizeForSearch('生食', 'cn')).toBe('生食');
  });

  it('returns folded text unchanged', () => {
    const language = fc.constantFrom(...localeCodes);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), language, (text, code) => {
        const once = normalizeForSearch(text, code);
        return normalizeForSearch(once, code) === once;
      }),
    );
  });
});

describe('matches', () => {
  it('require every word, in any order', () => {
    expect(matchesQuery('Μπορώ να ξαναπαγώσω την τροφή;', 'τροφη ξαναπαγωσω', 'gr')).toBe(true);
    expect(matchesQuery('Μπορώ να ξαναπαγώσω την τροφή;', 'τροφη γατα', 'gr')).toBe(false);
  });

  it('treat a blank query as no query', () => {
    expect(matchesQuery('Κόκαλα', '', 'gr')).toBe(true);
    expect(matchesQuery('Κόκαλα', '   ', 'gr')).toBe(true);
  });

  it.each([
    ['gr', 'Μπορώ να ξαναπαγώσω την τροφή μετά;', 'Ξαναπαγώσω τροφή;'],
    ['en', 'Can I refreeze the food after thawing?', '“refreeze food?”'],
    ['cn', '解冻后还能再冷冻吗？', '再冷冻？'],
  ])('%s: ignore the punctuation of a question', (language, text, query) => {
    expect(matchesQuery(text, query, language)).toBe(true);
    expect(matchesQuery(text, '?', language)).toBe(true);
  });

  it.each(['?', '???', ' - ', '，。', '«»', '…', '+', '🐶'])('of %j are not counted: it is no search', (query) => {
    for (const language of localeCodes) expect(matchesQuery('Κόκαλα', query, language), language).toBe(true);
    expect(matchCountText(query, 1, ['none', 'one'])).toBe('');
  });

  it.each(['bone', '48', '骨', 'ό', '?a'])('of %j are counted', (query) => {
    expect([0, 1, 2].map((count) => matchCountText(query, count, ['none', 'one']))).toEqual(['none', 'one', '']);
  });

  it.each(localeCodes)('include each question of %s searched by its own text in capitals', (locale) => {
    const questions = getPageCopy('faq', locale).sections.flatMap(({ items }) => items);
    const missed = questions.filter(
      ({ title, text }) => !matchesQuery(`${title}${text}`, title.toLocaleUpperCase(), locale),
    );
    expect(missed).toEqual([]);
  });
});

it('the question about thawing in French is found by the noun, too', () => {
  const questions = getPageCopy('faq', 'fr').sections.flatMap(({ items }) => items);
  const thaw = questions.find(({ key }) => key === 'how-to-thaw');
  expect(matchesQuery(`${thaw?.title} ${thaw?.text}`, 'decongelation', 'fr')).toBe(true);
});

it.each(localeCodes)('every question of %s has its own anchor, the same in every language', (locale) => {
  const keys = (code: typeof locale) =>
    getPageCopy('faq', code).sections.flatMap(({ id, items }) => [id, ...items.map(({ key }) => key)]);
  expect(new Set(keys(locale)).size).toBe(keys(locale).length);
  expect(keys(locale)).toEqual(keys('gr'));
});
