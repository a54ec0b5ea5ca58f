import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { loadWordNormalizer } from '@/lib/search/load-word-normalizer';
import { createSearchEngine, maxSearchResults } from '@/lib/search/search-engine';
import { buildSearchIndex } from '@/lib/search/search-index';
import { sampleQueries } from './sample-queries';
import { searchData, searchOf } from './search-context';

describe.each(localeCodes)('the search in %s', (locale) => {
  it.each(sampleQueries[locale])('finds for %s among the first three %s', async (query, path) => {
    const found = (await searchOf(locale)).find(query).map((result) => result.path);
    expect(found.slice(0, 3), `got ${found.slice(0, 6).join(' ')}`).toContain(path);
  });

  it('finds nothing for missing words or an empty query', async () => {
    const { find } = await searchOf(locale);
    for (const query of ['', '  ', '???', 'zzzzqqq', 'жжжжжъ', '龘龘']) expect(find(query)).toEqual([]);
  });

  it('has a word in the pages for every group of synonyms', async () => {
    const { index, synonyms } = await searchData(locale);
    const known = new Set((index as { index: [string, object][] }).index.map(([term]) => term));
    const analyse = await loadWordNormalizer(locale);
    expect(synonyms.filter((group) => !group.some((word) => known.has(analyse(word))))).toEqual([]);
  });

  it('has a small download', async () => {
    const bytes = brotliCompressSync(JSON.stringify(await searchData(locale))).length;
    expect(bytes).toBeLessThan(locale === 'cn' ? 40_000 : 26_000);
  });
});

it('a word and its synonyms count as one word of a query, of which half must match', async () => {
  expect((await searchOf('ru')).find('щенок велосипед прокат москва')).toEqual([]);
  expect((await searchOf('ru')).find('сколько ест щенок велосипед прокат')).not.toEqual([]);
  expect((await searchOf('ru')).find('щенок велосипед')).not.toEqual([]);
});

it('a word matches its synonym, also if only half of a query matches', async () => {
  const document = { path: '/x', kind: 'page' as const, title: 'Puppy food', summary: '', headings: '', more: '' };
  const index = buildSearchIndex([document], await loadWordNormalizer('en'));
  const { find } = await createSearchEngine('en', { index, synonyms: [['puppy', 'whelp']] });
  expect(['whelp', 'whelp bicycle', 'whelp bicycle rental'].map((query) => find(query).length)).toEqual([1, 1, 0]);
});

it.each([
  ['fr', 'conservateurs', ['Additifs'], ['Comment conserver']],
  ['fr', 'sans conservateurs', ['Additifs', 'Sans additifs'], ['Conserver sans crainte']],
  ['fr', 'conserver', ['Comment conserver'], ['Additifs']],
  ['en', 'how much is it', ['Cost'], ['How much?', 'It']],
  ['en', 'How much is it, please?', ['Cost'], ['How much?']],
  ['en', 'how much', ['How much?'], ['Cost']],
  ['en', 'show much is it', ['How much is it'], ['Cost']],
  ['cn', '多少钱', ['价格'], ['多少']],
  ['cn', '狗粮多少钱？', ['狗粮价格'], ['多少狗粮']],
  ['cn', '多少', ['多少'], ['价格']],
] as const)('in %s what counts only as it is finds its synonyms: %j', async (locale, query, matching, others) => {
  const documents = [...matching, ...others].map((title, index) => ({
    ...{ path: `/${index}`, kind: 'page' as const, title, summary: '', headings: '', more: '' },
  }));
  const index = buildSearchIndex(documents, await loadWordNormalizer(locale));
  const synonyms = [
    ['additif', '=conservateurs'],
    ['cost', '=how much is it'],
    ['价格', '多少钱'],
  ];
  const found = (await createSearchEngine(locale, { index, synonyms })).find(query).map(({ path }) => path);
  expect(found[0]).toMatch(new RegExp(`^/[0-${matching.length - 1}]$`));
  expect(found.filter((path) => Number(path.slice(1)) >= matching.length)).toEqual([]);
});

it.each([
  ['it', 'prezzo', '/products/lamb-dinner'],
  ['it', 'costo', '/products/lamb-dinner'],
  ['it', 'comprare', '/products/lamb-dinner'],
  ['it', 'acquisto', '/products/lamb-dinner'],
  ['es', 'precio', '/products/lamb-dinner'],
  ['es', 'vale la pena', '/store-locator'],
  ['fr', 'danger', '/feeding-plan'],
  ['fr', 'sécurité', '/feeding-plan'],
  ['ru', 'доставка', '/products/just-meat'],
  ['ru', 'доставка корма', '/why-maera-food'],
  ['ru', 'стоит ли переходить на сырое', '/faq#order-online'],
] as const)('in %s %j does not find by a synonym like another word: %s', async (locale, query, path) => {
  const found = (await searchOf(locale)).find(query).map((result) => result.path);
  expect(found).not.toEqual([]);
  expect(found).not.toContain(path);
});

it.each([
  [['basket', '=hamper'], ['Basket']],
  [
    ['basket', 'hamper', '=hamper'],
    ['Basket', 'Hamper'],
  ],
])('what counts only as it is finds the words of its group %j without misspellings', async (group, titles) => {
  const documents = ['Basket', 'Casket', 'Hamper', 'Damper'].map((title) => ({
    ...{ path: title, kind: 'page' as const, title, summary: '', headings: '', more: '' },
  }));
  const index = buildSearchIndex(documents, await loadWordNormalizer('en'));
  const { find } = await createSearchEngine('en', { index, synonyms: [group] });
  expect(find('hamper').map(({ path }) => path)).toEqual(titles);
});

it('shows no more results than counted, for a range of any length', async () => {
  const document = { kind: 'product' as const, title: 'Turkey dinner', summary: '', headings: '', more: '' };
  const documents = Array.from({ length: 40 }, (_, number) => ({ ...document, path: `/products/${number}` }));
  const index = buildSearchIndex(documents, await loadWordNormalizer('en'));
  expect((await createSearchEngine('en', { index, synonyms: [] })).find('turkey')).toHaveLength(maxSearchResults);
});

it.each([
  ['en', 'Turkey dinner', ['tur', 'turkeys', 'turkez'], ['tu', 'key']],
  ['cn', '幼犬食品', ['幼', '犬', '品', '犬食', '幼犬食'], ['猫', '幼食']],
] as const)('in %s %j is found by %j and not by %j', async (locale, title, matching, notMatching) => {
  const document = { path: '/x', kind: 'product' as const, title, summary: '', headings: '', more: '' };
  const index = buildSearchIndex([document], await loadWordNormalizer(locale));
  const { find } = await createSearchEngine(locale, { index, synonyms: [] });
  expect(matching.filter((query) => find(query).length === 0)).toEqual([]);
  expect(notMatching.filter((query) => find(query).length > 0)).toEqual([]);
});

describe('a result', () => {
  it('highlights the query in every form of the word and with its accents', async () => {
    const { find } = await searchOf('gr');
    const results = find('κοτοπουλου');
    const marked = results.flatMap(({ title, summary }) => [...title, ...summary]).filter(({ hit }) => hit);
    expect(marked.map(({ text }) => text)).toContain('κοτόπουλο');
    for (const { text } of marked) expect(text.toLowerCase()).toMatch(/^κοτ[οό]π/);
  });

  it('contains its whole texts', async () => {
    const { find } = await searchOf('cn');
    const texts = find('幼犬').map(({ title }) => title.map(({ text }) => text).join(''));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toBe('');
    expect(find('幼犬')[0]?.title.some(({ text, hit }) => hit && text === '幼犬')).toBe(true);
  });

  it('has a picture if it is a product or a post', async () => {
    for (const { kind, picture } of (await searchOf('en')).find('chicken bone'))
      expect(Boolean(picture)).toBe(kind === 'product' || kind === 'post');
  });

  it('is found for hostile and overlong queries without an error', async () => {
    const { find } = await searchOf('en');
    for (const query of ['<script>', '__proto__ constructor', 'a'.repeat(10_000), 'dog '.repeat(500), '\u0000\uD800'])
      expect(() => find(query)).not.toThrow();
  });
});
