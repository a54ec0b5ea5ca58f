import { describe, expect, it } from 'vitest';
import { buildContactRows } from '@/documents/feeding-plan/contact-rows';
import { brand } from '@/lib/config/brand';
import { toBusinessHoursMessageValues } from '@/lib/config/business-hours-message-values';
import { languageTag, localeCodes } from '@/lib/i18n/locales';
import { getTranslator } from '@/lib/i18n/translator';

describe('the business hours', () => {
  it('are formatted as in the texts of the pages, without a leading zero', () => {
    expect(toBusinessHoursMessageValues(brand.hours, 'en')).toEqual({
      run: 'yes',
      first: 'Monday',
      last: 'Friday',
      days: 'Monday, Tuesday, Wednesday, Thursday, and Friday',
      opens: '9:00',
      closes: '16:00',
    });
    expect(toBusinessHoursMessageValues({ days: ['Saturday'], opens: '10:30', closes: '00:00' }, 'lv')).toMatchObject({
      run: 'no',
      days: 'sestdiena',
      opens: '10:30',
      closes: '0:00',
    });
    expect(toBusinessHoursMessageValues(brand.hours, 'fr')).toMatchObject({
      opens: '9\u202fh',
      closes: '16\u202fh',
    });
  });

  it.each([
    ['en', 'Monday to Friday, 9:00–16:00'],
    ['es', 'de lunes a viernes, de 9:00 a 16:00'],
    ['fr', 'du lundi au vendredi, de 9\u202fh à 16\u202fh'],
    ['it', 'dal lunedì al venerdì, dalle 9:00 alle 16:00'],
    ['cn', '星期一至星期五 9:00～16:00'],
  ] as const)('name a run of days by its ends in %s', (locale, text) => {
    expect(
      getTranslator(locale)('footer.hoursValue', toBusinessHoursMessageValues(brand.hours, languageTag(locale))),
    ).toBe(text);
  });

  it.each(localeCodes)('are the same in print in %s', (locale) => {
    const tag = languageTag(locale);
    const values = buildContactRows(getTranslator(locale), tag).map(({ value }) => value);
    expect(values).toContain(
      getTranslator(locale)('footer.hoursValue', toBusinessHoursMessageValues(brand.hours, tag)),
    );
    expect(values.join()).not.toContain('09:00');
  });
});
