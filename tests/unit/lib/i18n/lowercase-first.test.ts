import { expect, test } from 'vitest';
import { insideSentence, lowercaseLabelsAfterFirst } from '@/lib/i18n/lowercase-first';

test('only the first label of a list begins with a capital', () => {
  expect(lowercaseLabelsAfterFirst(['Говядина', 'Курица', 'Яйцо'], 'ru')).toEqual(['Говядина', 'курица', 'яйцо']);
  expect(lowercaseLabelsAfterFirst(['Αρνί', 'Αβγό'], 'el')).toEqual(['Αρνί', 'αβγό']);
  expect(lowercaseLabelsAfterFirst(['牛肉', '鸡肉'], 'zh-CN')).toEqual(['牛肉', '鸡肉']);
});

test('names and abbreviations retain their capitals', () => {
  expect(insideSentence('Mediterranean diet', 'en')).toBe('Mediterranean diet');
  expect(insideSentence('Vidusjūras diēta', 'lv')).toBe('Vidusjūras diēta');
  expect(insideSentence('Yummy sausages', 'en')).toBe('Yummy sausages');
  expect(insideSentence('Just meat', 'en')).toBe('Just meat');
  expect(insideSentence('DHA oil', 'en')).toBe('DHA oil');
  expect(insideSentence('Pieaudzis', 'lv')).toBe('pieaudzis');
});
