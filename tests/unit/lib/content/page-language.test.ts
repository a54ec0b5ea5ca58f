import { describe, expect, it } from 'vitest';
import { getPageCopy } from '@/lib/content/page-copy';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { foreignTexts } from '@/tests/e2e/detect-language';

const lead = (locale: Locale) => getPageCopy('about', locale).lead;

describe.each(localeCodes)('the language detector, given %s', (locale) => {
  it('detects it', () => {
    expect(foreignTexts({ ownText: lead(locale), blocks: [lead(locale)] }, locale)).toEqual([]);
  });

  it('distinguishes it from the eight others', () => {
    for (const other of localeCodes.filter((code) => code !== locale)) {
      const found = foreignTexts({ ownText: lead(locale), blocks: [lead(other)] }, locale);
      expect(found, `${other} in a page of ${locale}`).toHaveLength(1);
    }
  });
});
