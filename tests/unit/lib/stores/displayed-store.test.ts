import { expect, it } from 'vitest';
import { toDisplayedStores } from '@/lib/stores/displayed-store';
import { readSampleStores } from '@/lib/stores/sample-stores';

const labels = {
  closed: 'closed',
  allDay: '24 hours',
  appointment: 'by appointment',
  publicHolidays: 'Public holidays',
};
const [first] = readSampleStores();
if (!first) throw new Error('no sample shop');
const store = {
  ...first,
  city: 'Αθήνα',
  region: 'Αττική',
  hours: { mon: [['09:00', '17:00']], tue: [['09:00', '17:00']], wed: [['09:00', '17:00']] } as typeof first.hours,
};

it.each([
  ['en', 'Athens, Attica', 'Mon\u00a0– Wed'],
  ['cn', '雅典，阿提卡', '周一至周三'],
] as const)('%s: place and days of a shop are joined as the language joins them', (locale, place, days) => {
  const [view] = toDisplayedStores([store], locale, labels);
  expect(view?.place).toBe(place);
  expect(view?.lines[0]?.[0]).toBe(days);
});

it.each([
  ['Europe/Athens', '2026-04-09T20:59:00Z', 2],
  // In Athens it is the day after already.
  ['Europe/Athens', '2026-04-09T21:00:00Z', 1],
  // In New York it is still the day before.
  ['America/New_York', '2026-04-10T03:59:00Z', 2],
  ['America/New_York', '2026-04-10T04:00:00Z', 1],
])('a special day is shown until it ends where the shop is: %s at %s', (timeZone, now, shown) => {
  const specialDays = ['2026-04-09', '2026-04-10'].map((date) => ({ date, hours: [] }));
  expect(
    toDisplayedStores([{ ...store, timeZone, specialDays }], 'en', labels, new Date(now))[0]?.special,
  ).toHaveLength(shown);
});

it.each([
  ['gr', 'Μαρκόπουλο', 'Μαρκόπουλο, Αττική'],
  ['en', 'Markopoulo', 'Markopoulo, Attica'],
  ['ru', 'Markopoulo', 'Markopoulo, Аттика'],
] as const)('%s: a town that has no translation is in letters that its readers know', (locale, city, place) => {
  const [view] = toDisplayedStores([{ ...store, city: 'Μαρκόπουλο' }], locale, labels);
  expect(view).toMatchObject({ city, place });
  expect(view?.searchPlaces).toContain('markopoulo');
});

it('a shop without a region is in its town', () => {
  expect(toDisplayedStores([{ ...store, region: '' }], 'cn', labels)[0]?.place).toBe('雅典');
});
