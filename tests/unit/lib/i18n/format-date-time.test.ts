import { expect, it } from 'vitest';
import { formatDateAfterVerb, formatDateTime } from '@/lib/i18n/formatters';
import { dateLanguageTag, languageTag, localeCodes } from '@/lib/i18n/locales';
import { toDisplayedStores } from '@/lib/stores/displayed-store';
import { readSampleStores } from '@/lib/stores/sample-stores';

it('an English mail has the day before the month', () => {
  expect(formatDateTime('en', '2026-03-02T10:00:00Z')).toMatch(/^2 March 2026/);
});

it('a Latvian mail has the word for the hour between day and time', () => {
  expect(formatDateTime('lv', '2026-11-26T14:32:00Z')).toBe('2026. gada 26. novembris, plkst. 16:32');
});

it('after a verb the Latvian months stand in the locative, other languages write the date as always', () => {
  const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-05`);
  expect(months.map((day) => formatDateAfterVerb('lv', day).split(' ').at(-1))).toEqual(
    'janvārī februārī martā aprīlī maijā jūnijā jūlijā augustā septembrī oktobrī novembrī decembrī'.split(' '),
  );
  expect(formatDateAfterVerb('lv', '2025-10-09')).toBe('2025. gada 9. oktobrī');
  expect(formatDateAfterVerb('it', '2025-10-09')).toBe('9 ottobre 2025');
  expect(formatDateAfterVerb('fr', '2025-10-01')).toBe('1er octobre 2025');
  expect(formatDateAfterVerb('fr', '2025-10-11')).toBe('11 octobre 2025');
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
  const [view] = toDisplayedStores([{ ...first, specialDays }], 'en', labels, new Date('2026-03-01T00:00:00Z'));
  expect(view?.special).toEqual([['2 Mar 2026', 'closed']]);
});

it('only English dates use another tag than the language', () => {
  expect(localeCodes.filter((locale) => dateLanguageTag(locale) !== languageTag(locale))).toEqual(['en']);
});
