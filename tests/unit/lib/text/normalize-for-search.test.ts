import { describe, expect, it } from 'vitest';
import { stemBulgarian } from '@/lib/search/stem-bulgarian';
import { stemLatvian } from '@/lib/search/stem-latvian';
import { splitIntoRawTokens, splitQueryIntoRawTokens } from '@/lib/search/tokenize';
import { normalizeForSearch } from '@/lib/text/normalize-for-search';

describe('fold', () => {
  it.each([
    ['gr', 'Κοτόπουλο', 'κοτοπουλο'],
    ['gr', 'ΣΚΎΛΟΣ', 'σκυλοσ'],
    ['gr', 'σκύλος', 'σκυλοσ'],
    ['gr', 'προΐόν', 'προιον'],
    ['ru', 'Щенок, ещё', 'щенок, еще'],
    ['ru', 'чай', 'чай'],
    ['bg', 'най-добрѝ', 'най-добри'],
    ['lv', 'Kucēniņš', 'kucenins'],
    ['fr', 'Bœuf', 'boeuf'],
    ['es', 'Cañón', 'canon'],
    ['cn', 'ＢＡＲＦ　生骨肉', 'barf 生骨肉'],
  ])('%s: folds %s to %s', (language, text, folded) => {
    expect(normalizeForSearch(text, language)).toBe(folded);
  });
});

describe('words', () => {
  it('returns every word with its position', () => {
    expect(splitIntoRawTokens('Raw, 100% αγνό')).toEqual([
      { text: 'Raw', start: 0, end: 3 },
      { text: '100', start: 5, end: 8 },
      { text: 'αγνό', start: 10, end: 14 },
    ]);
  });

  it('splits Chinese into pairs of characters and the last one alone, beside Latin words', () => {
    expect(splitIntoRawTokens('吃生肉BARF').map(({ text, start }) => [text, start])).toEqual([
      ['吃生', 0],
      ['生肉', 1],
      ['肉', 2],
      ['BARF', 3],
    ]);
  });

  it('searches by the pairs alone, or by a single character if there is only one', () => {
    expect(splitQueryIntoRawTokens('生骨肉')).toEqual(['生骨', '骨肉']);
    expect(splitQueryIntoRawTokens('猫')).toEqual(['猫']);
    expect(splitQueryIntoRawTokens('鸡肉 dog 猫')).toEqual(['鸡肉', 'dog', '猫']);
  });
});

const sameStem = (stem: (word: string) => string, forms: string) => new Set(forms.split(' ').map(stem)).size;

describe('stems in languages without a library', () => {
  it.each([
    'suns suni sunim suniem sunu',
    'kakis kaki kakim kakiem kaku',
    'kauls kauli kaulu kauliem',
    'gala galas galu',
    'baribas bariba baribu baribai',
    'vistas vista vistu',
    'lielais lielajam lielo lielie',
  ])('Latvian: %s', (forms) => {
    expect(sameStem(stemLatvian, forms)).toBe(1);
  });

  it.each([
    'куче кучето кучета кучетата',
    'котка котката котки котките',
    'кост костта кости костите',
    'храна храната храни храните',
    'хладилник хладилника хладилникът хладилници хладилниците',
    'месо месото меса',
    'град градът градове градовете',
  ])('Bulgarian: %s', (forms) => {
    expect(sameStem(stemBulgarian, forms)).toBe(1);
  });

  it('leaves short words unchanged', () => {
    expect(stemLatvian('un')).toBe('un');
    expect(stemBulgarian('да')).toBe('да');
    expect(stemBulgarian('пес')).toBe('пес');
  });
});
