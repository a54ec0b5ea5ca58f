import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brand } from '@/lib/brand';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { sitePaths } from '@/lib/site-paths';
import { searchData, searchOf } from './search-context';

const simple = `/products/${brand.slug}-simple`;
const puppies = '/blog/puppies-by-age';
const bones = '/blog/bones';
const label = '/blog/reading-a-label';
const thaw = '/faq#how-to-thaw';
const safe = '/faq#is-raw-safe';
const turkey = '/products/turkey-sensitive';
const constipation = '/faq#constipation';

/** What people type, and what they want to find. */
const asked: Record<Locale, [query: string, path: string][]> = {
  gr: [
    ['κοτοπουλο', simple],
    ['ΚΟΤΌΠΟΥΛΟΥ', simple],
    ['κοτοπολο', simple],
    ['κουτάβια', puppies],
    ['ξεπάγωμα', thaw],
    ['κοκκαλα', bones],
    ['διαβαζω ετικετα', label],
    ['γαλοπούλες', turkey],
    ['σαλμονέλα', safe],
    ['μαγαζιά', sitePaths.storeLocator],
    ['ο σκύλος μου έχει δυσκοιλιότητα', constipation],
  ],
  en: [
    ['chicken', simple],
    ['chiken', simple],
    ['pups', puppies],
    ['defrosting', thaw],
    ['bone', bones],
    ['read labels', label],
    ['turkeys', turkey],
    ['salmonela', safe],
    ['shop', sitePaths.storeLocator],
    ['how much should my dog eat', '/faq#how-much'],
    ['maer', sitePaths.why],
  ],
  es: [
    ['pollo', simple],
    ['cachorros', puppies],
    ['descongelación', thaw],
    ['hueso', bones],
    ['etiquetas', label],
    ['etiqeta', label],
    ['pavo', turkey],
    ['estrenimiento', constipation],
    ['tienda', sitePaths.storeLocator],
    ['exportacion', sitePaths.exports],
  ],
  ru: [
    ['курицей', simple],
    ['щенки', puppies],
    ['разморозить', thaw],
    ['костями', bones],
    ['этикетку', label],
    ['этекетка', label],
    ['индейки', turkey],
    ['сальмонеллы', safe],
    ['магазин', sitePaths.storeLocator],
    ['запоры у собаки', constipation],
  ],
  cn: [
    ['鸡肉', '/products/aegean-dinner'],
    ['幼犬', puppies],
    ['小狗', puppies],
    ['解冻', thaw],
    ['化冻', thaw],
    ['骨头', bones],
    ['标签', label],
    ['火鸡', turkey],
    ['便秘', constipation],
    ['门店', sitePaths.storeLocator],
    ['猫', sitePaths.cats],
  ],
  fr: [
    ['poulets', simple],
    ['chiots', puppies],
    ['décongélation', thaw],
    ['os', bones],
    ['etiquette', label],
    ['étiqette', label],
    ['dindes', turkey],
    ['salmonelles', safe],
    ['magasin', sitePaths.storeLocator],
    ['constipé', constipation],
  ],
  bg: [
    ['пилето', simple],
    ['кученцата', puppies],
    ['размразя', thaw],
    ['кокали', bones],
    ['етикета', label],
    ['етекет', label],
    ['пуйка', turkey],
    ['салмонелата', safe],
    ['магазините', sitePaths.storeLocator],
    ['запека', constipation],
  ],
  lv: [
    ['vistas', simple],
    ['kucenu', puppies],
    ['atkausesana', thaw],
    ['kauliem', bones],
    ['etikete', label],
    ['etiķte', label],
    ['titara', turkey],
    ['salmonellas', safe],
    ['veikals', sitePaths.storeLocator],
    ['aizcietejums', constipation],
  ],
  it: [
    ['pollo', simple],
    ['cuccioli', puppies],
    ['scongelamento', thaw],
    ['osso', bones],
    ['etichette', label],
    ['eticetta', label],
    ['tacchini', turkey],
    ['salmonelle', safe],
    ['negozio', sitePaths.storeLocator],
    ['stitico', constipation],
  ],
};

describe.each(localeCodes)('the search in %s', (locale) => {
  it.each(asked[locale])('finds for %s among the first three %s', async (query, path) => {
    const found = (await searchOf(locale)).find(query).map((result) => result.path);
    expect(found.slice(0, 3), `got ${found.slice(0, 6).join(' ')}`).toContain(path);
  });

  it('finds nothing for what is not there, and for nothing', async () => {
    const { find } = await searchOf(locale);
    for (const query of ['', '  ', '???', 'zzzzqqq', 'жжжжжъ', '龘龘']) expect(find(query)).toEqual([]);
  });

  it('weighs little on the way', async () => {
    const bytes = brotliCompressSync(JSON.stringify(await searchData(locale))).length;
    expect(bytes).toBeLessThan(locale === 'cn' ? 40_000 : 26_000);
  });
});

it('a word and its synonyms are one word of a question, of which half must be found', async () => {
  expect((await searchOf('ru')).find('щенок велосипед прокат москва')).toEqual([]);
  expect((await searchOf('ru')).find('сколько ест щенок велосипед прокат')).not.toEqual([]);
});

describe('a result', () => {
  it('marks what was asked for, in every form of the word and with its accents', async () => {
    const { find } = await searchOf('gr');
    const results = find('κοτοπουλου');
    const marked = results.flatMap(({ title, summary }) => [...title, ...summary]).filter(({ hit }) => hit);
    expect(marked.map(({ text }) => text)).toContain('κοτόπουλο');
    for (const { text } of marked) expect(text.toLowerCase()).toMatch(/^κοτ[οό]π/);
  });

  it('gives its texts back whole', async () => {
    const { find } = await searchOf('cn');
    const texts = find('幼犬').map(({ title }) => title.map(({ text }) => text).join(''));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toBe('');
    expect(find('幼犬')[0]?.title.some(({ text, hit }) => hit && text === '幼犬')).toBe(true);
  });

  it('has a picture when it is a product or a post', async () => {
    for (const { kind, picture } of (await searchOf('en')).find('chicken bone'))
      expect(Boolean(picture)).toBe(kind === 'product' || kind === 'post');
  });

  it('is found for hostile and overlong questions without an error', async () => {
    const { find } = await searchOf('en');
    for (const query of ['<script>', '__proto__ constructor', 'a'.repeat(10_000), 'dog '.repeat(500), '\u0000\uD800'])
      expect(() => find(query)).not.toThrow();
  });
});
