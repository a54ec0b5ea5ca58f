import { describe, expect, it } from 'vitest';
import { contactRows } from '@/documents/feeding-plan/contact-rows';
import { brand } from '@/lib/config/brand';
import { formatBusinessHours } from '@/lib/config/business-hours';
import { languageTag, localeCodes } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';

describe('the business hours', () => {
  it('are formatted as in the texts of the pages, without a leading zero', () => {
    expect(formatBusinessHours(brand.hours, 'en')).toEqual({
      days: 'Monday\u00a0– Friday',
      opens: '9:00',
      closes: '16:00',
    });
    expect(formatBusinessHours({ days: ['Saturday'], opens: '10:30', closes: '00:00' }, 'lv')).toMatchObject({
      days: 'sestdiena',
      opens: '10:30',
      closes: '0:00',
    });
    expect(formatBusinessHours(brand.hours, 'fr')).toMatchObject({
      opens: '9\u202fh\u202f00',
      closes: '16\u202fh\u202f00',
    });
    expect(formatBusinessHours(brand.hours, 'zh-Hans').days).toBe('星期一至星期五');
  });

  it.each(localeCodes)('are the same in print in %s', (locale) => {
    const tag = languageTag(locale);
    const values = contactRows(translator(locale), tag).map(({ value }) => value);
    expect(values).toContain(translator(locale)('footer.hoursValue', formatBusinessHours(brand.hours, tag)));
    expect(values.join()).not.toContain('09:00');
  });
});
