import { expect, it } from 'vitest';
import { formatDateTime } from '@/lib/i18n/formatters';
import { dateLanguageTag, languageTag, localeCodes } from '@/lib/i18n/locales';
import { displayedStores } from '@/lib/stores/displayed-store';
import { readSampleStores } from '@/lib/stores/sample-stores';

it('an English mail has the day before the month', () => {
  expect(formatDateTime('en', '2026-03-02T10:00:00Z')).toMatch(/^2 March 2026/);
});

it('a special day of a store starts with the day in English', () => {
  const [first] = readSampleStores();
  if (!first) throw new Error('no sample shop');
  const specialDays = [{ date: '2026-03-02', hours: [] }] as (typeof first)['specialDays'];
  const labels = {
    closed: 'closed',
    allDay: '24 hours',
    appointment: 'by appointment',
    publicHolidays: 'Public holidays',
  };
  const [view] = displayedStores([{ ...first, specialDays }], 'en', labels, new Date('2026-03-01T00:00:00Z'));
  expect(view?.special).toEqual([['2 Mar 2026', 'closed']]);
});

it('only English dates use another tag than the language', () => {
  expect(localeCodes.filter((locale) => dateLanguageTag(locale) !== languageTag(locale))).toEqual(['en']);
});
