import { expect, test } from 'vitest';
import { lowercaseLabelInSentence, lowercaseLabelsAfterFirst } from '@/lib/i18n/lowercase-first';

test('only the first label of a list begins with a capital', () => {
  expect(lowercaseLabelsAfterFirst(['Говядина', 'Курица', 'Яйцо'], 'ru')).toEqual(['Говядина', 'курица', 'яйцо']);
  expect(lowercaseLabelsAfterFirst(['Αρνί', 'Αβγό'], 'el')).toEqual(['Αρνί', 'αβγό']);
  expect(lowercaseLabelsAfterFirst(['牛肉', '鸡肉'], 'zh-CN')).toEqual(['牛肉', '鸡肉']);
});

test('names and abbreviations retain their capitals', () => {
  expect(lowercaseLabelInSentence('Mediterranean diet', 'en')).toBe('Mediterranean diet');
  expect(lowercaseLabelInSentence('Vidusjūras diēta', 'lv')).toBe('Vidusjūras diēta');
  expect(lowercaseLabelInSentence('Yummy sausages', 'en')).toBe('Yummy sausages');
  expect(lowercaseLabelInSentence('Just meat', 'en')).toBe('Just meat');
  expect(lowercaseLabelInSentence('DHA oil', 'en')).toBe('DHA oil');
  expect(lowercaseLabelInSentence('Pieaudzis', 'lv')).toBe('pieaudzis');
});
