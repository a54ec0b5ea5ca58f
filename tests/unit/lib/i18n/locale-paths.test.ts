import { describe, expect, it } from 'vitest';
import { getLocalePathByLocale, localePath, splitLocale } from '@/lib/i18n/locale-paths';
import { isLocale, languageTag, localeCodes } from '@/lib/i18n/locales';

describe('URLs and languages', () => {
  it('gives Greek no prefix and every other language its own', () => {
    expect(localePath('gr', '/about')).toBe('/about');
    expect(localePath('cn', '/about')).toBe('/cn/about');
    expect(localePath('en', '/')).toBe('/en');
    expect(localePath('en', '/#quiz')).toBe('/en#quiz');
    expect(localePath('en', '/?a=1')).toBe('/en?a=1');
  });

  it('splits what it joins, for every language', () => {
    for (const locale of localeCodes)
      for (const path of ['/', '/about', '/products/cats/raw-hunter'])
        expect(splitLocale(localePath(locale, path))).toEqual({ locale, path });
  });

  it('treats a first segment that only starts like a language as part of the path', () => {
    expect(splitLocale('/english')).toEqual({ locale: 'gr', path: '/english' });
    expect(isLocale('el')).toBe(false);
    expect(isLocale('constructor')).toBe(false);
  });

  it('maps site codes to tags supported by Intl', () => {
    for (const locale of localeCodes)
      expect(Intl.DateTimeFormat.supportedLocalesOf(languageTag(locale))).toHaveLength(1);
    expect(languageTag('gr')).toBe('el');
    expect(languageTag('cn')).toBe('zh-Hans');
  });

  it('lists the URLs of a page in every language', () => {
    expect(Object.keys(getLocalePathByLocale('/faq'))).toEqual(localeCodes);
    expect(getLocalePathByLocale('/faq')).toMatchObject({ gr: '/faq', lv: '/lv/faq' });
  });
});
