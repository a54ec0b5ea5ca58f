import { expect, test } from 'vitest';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';

test.each([
  ['Ζωοφιλία', 'el'],
  ['Pet Shop Σερρών', 'el'],
  ['宠物店', 'zh'],
  ['Pet Shop Riga', undefined],
  ['Зоомагазин', undefined],
  ['', undefined],
])('%s is %s', (text, language) => {
  expect(languageOfScript(text)).toBe(language);
});
