import fc from 'fast-check';
import OpeningHours from 'opening_hours';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { computeOpenStateAndLabel } from '@/lib/stores/open-label';
import { hoursOnDate, isOpen, listOpenIntervalsOfWeek, resolveUpcomingOpeningTimes } from '@/lib/stores/opening-times';
import { formatStoreHoursAsOsm, parseStoreHours } from '@/lib/stores/parse-store-hours';
import { getPublicHolidays, holidaysCoveredUntil } from '@/lib/stores/public-holidays';
import { type DayHoursSpans, storeSchema, type WeekHours } from '@/lib/stores/schema';
import { weekdays } from '@/lib/stores/weekdays';

const zones = ['Europe/Athens', 'Europe/Riga', 'America/New_York', 'Asia/Shanghai'];
const shared = {
  ...{ slug: 'skylos', name: 'Σκύλος', kind: 'petStore', address: 'Ερμού 1', city: 'Αθήνα', country: 'GR' },
  ...{ latitude: 37.97, longitude: 23.72, products: [] },
};
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The moments at which a store is open, by Temporal: each span of each day from its first to its last moment. */
function openByTemporal(spansOn: (date: string) => DayHoursSpans, zone: string, moment: number): boolean {
  const here = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDate();
  return [here.subtract({ days: 1 }), here].some((day) =>
    spansOn(day.toString()).some(([opens, closes]) => {
      const at = (date: Temporal.PlainDate, time: string) =>
        date.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
      const from = at(day, opens);
      const next = day.add({ days: 1 });
      const to = closes === '24:00' ? at(next, '00:00') : at(closes < opens ? next : day, closes);
      return from <= moment && moment < to;
    }),
  );
}

const minutes = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
/** Spans in order; the last may pass midnight. */
const spans = fc.uniqueArray(minutes, { minLength: 0, maxLength: 4 }).map((times): DayHoursSpans => {
  const sorted = times.slice(0, times.length - (times.length % 2)).sort((a, b) => a - b);
  const made = sorted.flatMap(
    (from, at): DayHoursSpans => (at % 2 ? [] : [[clock(from), clock(sorted[at + 1] ?? 1440)]]),
  );
  return made;
});
const night = fc.tuple(minutes, minutes).map(([a, b]): DayHoursSpans => {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  return low === high ? [['00:00', '24:00']] : [[clock(high), low === 0 ? '24:00' : clock(low)]];
});
const day = fc.oneof(spans, night);
const week = fc.record(Object.fromEntries(weekdays.map((name) => [name, day])), {
  requiredKeys: [],
}) as fc.Arbitrary<WeekHours>;
const start = Date.parse('2026-01-01T00:00:00Z');
const twoYears = 2 * 365 * 24 * 60;
/** Any moment of two years; half of them in the nights on which some clocks change. */
const moment = fc.oneof(
  fc.integer({ min: 0, max: twoYears }).map((minute) => start + minute * 60_000),
  fc
    .tuple(
      fc.constantFrom('2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2027-03-14', '2027-03-28', '2027-10-31'),
      fc.integer({ min: -300, max: 900 }),
    )
    .map(([date, minute]) => Date.parse(`${date}T00:00:00Z`) + minute * 60_000),
);

describe('open now, compared with an independent calculation', () => {
  it.each(zones)(
    'in %s over two years, with seasons, holidays, special days and both changes of the clocks',
    (zone) => {
      const rules = fc.record({
        hours: week,
        seasonHours: week,
        publicHolidays: fc.option(day),
        special: fc.array(day, { maxLength: 2 }),
        now: moment,
      });
      fc.assert(
        fc.property(rules, ({ hours, seasonHours, publicHolidays, special, now }) => {
          const date = new Date(now).toISOString().slice(0, 10);
          const store = storeSchema.parse({
            ...shared,
            timeZone: zone,
            hours,
            publicHolidays,
            seasons: [{ from: '10-20', to: '04-10', hours: seasonHours }],
            specialDays: special.map((each, at) => ({
              date: new Date(now + (at - 1) * 86_400_000).toISOString().slice(0, 10),
              hours: each,
            })),
          });
          const holidays = getPublicHolidays('GR');
          const spansOn = (each: string) => hoursOnDate(store, each, holidays);
          const times = resolveUpcomingOpeningTimes(store, date, holidays);
          expect(isOpen(times, new Date(now))).toBe(openByTemporal(spansOn, zone, now));
        }),
        { numRuns: 1500 },
      );
    },
  );

  it('agrees with the opening_hours package on what a week of its notation means', () => {
    // That package reads the clock of the process, so a moment is stated in its zone. There, the rule of a day ends the
    // night before it, so nights are compared where each day has the same.
    const byDay = fc.record(Object.fromEntries(weekdays.map((name) => [name, spans])), { requiredKeys: [] });
    const nights = night.map((each) => Object.fromEntries(weekdays.map((name) => [name, each])));
    fc.assert(
      fc.property(
        fc.oneof(byDay as fc.Arbitrary<WeekHours>, nights as fc.Arbitrary<WeekHours>),
        fc.integer({ min: 0, max: 60 * 24 * 60 }),
        (hours, minute) => {
          const text = formatStoreHoursAsOsm({
            hours,
            seasons: [],
            publicHolidays: null,
            appointment: [],
            specialDays: [],
          });
          const local = new Date(2026, 4, 1, 0, minute);
          const wall = new Date(Date.UTC(2026, 4, 1, 0, minute));
          const times = { hours, specialDays: [], timeZone: 'UTC' };
          expect([text, isOpen(times, wall)]).toEqual([text, new OpeningHours(text).getState(local)]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('reads back the notation it writes, seasons and holidays too', () => {
    fc.assert(
      fc.property(week, week, fc.option(day), (hours, seasonHours, publicHolidays) => {
        const open = Object.fromEntries(Object.entries(hours).filter(([, list]) => list.length));
        const seasons = Object.keys(seasonHours).length ? [{ from: '06-01', to: '09-10', hours: seasonHours }] : [];
        const state = { hours: open, seasons, publicHolidays, appointment: [], specialDays: [] };
        const text = formatStoreHoursAsOsm(state);
        expect([text, parseStoreHours(text)]).toEqual([text, { ...state, guessed: false }]);
      }),
    );
  });
});

it('a night of a holiday counts while the date of the server is a day ahead of the store', () => {
  const store = storeSchema.parse({
    ...{ ...shared, timeZone: 'America/New_York', hours: {}, publicHolidays: [['20:30', '20:15']] },
  });
  // It is 20:00 on 26 March there; 25 March is a holiday.
  const now = new Date('2026-03-27T00:00:00Z');
  expect(isOpen(resolveUpcomingOpeningTimes(store, '2026-03-27', getPublicHolidays('GR')), now)).toBe(true);
});

describe('the state of a store on its card', () => {
  const labels = { openUntil: 'until #', openAlways: 'always', opensAt: 'opens #', closedNow: 'closed' };
  const at = (moment: string, hours: WeekHours, timeZone = 'Europe/Athens') => {
    const now = new Date(moment);
    const intervals = listOpenIntervalsOfWeek({ hours, specialDays: [], timeZone }, now);
    return computeOpenStateAndLabel(intervals, now.getTime(), timeZone, 'en-GB', labels);
  };
  it('names the time and the day on which that changes', () => {
    const hours: WeekHours = { mon: [['09:00', '21:00']], sat: [['20:00', '02:00']] };
    // 23 November 2026 is a Monday.
    expect(at('2026-11-23T10:00:00Z', hours)).toEqual({ open: true, text: 'until 21:00' });
    expect(at('2026-11-23T05:00:00Z', hours)).toEqual({ open: false, text: 'opens 9:00' });
    expect(at('2026-11-28T23:59:00Z', hours)).toEqual({ open: true, text: 'until 2:00' });
    expect(at('2026-11-29T00:00:00Z', hours)).toEqual({ open: false, text: 'opens Mon 9:00' });
    expect(at('2026-11-23T10:00:00Z', {})).toEqual({ open: false, text: 'closed' });
  });

  it('joins days that follow each other, and knows a store that never closes', () => {
    const always = Object.fromEntries(weekdays.map((name) => [name, [['00:00', '24:00']]])) as WeekHours;
    expect(at('2026-11-23T10:00:00Z', always)).toEqual({ open: true, text: 'always' });
    const night: WeekHours = { fri: [['18:00', '24:00']], sat: [['00:00', '04:00']] };
    expect(at('2026-11-27T20:00:00Z', night)).toEqual({ open: true, text: 'until 4:00' });
  });

  it('a night that overlaps the hours of the morning is one interval with them', () => {
    const hours: WeekHours = {
      fri: [['18:00', '04:00']],
      sat: [
        ['02:00', '03:00'],
        ['05:00', '06:00'],
      ],
    };
    expect(at('2026-11-27T20:00:00Z', hours)).toEqual({ open: true, text: 'until 4:00' });
    expect(at('2026-11-28T02:30:00Z', hours)).toEqual({ open: false, text: 'opens 5:00' });
  });

  it('a night that the clocks lengthen is open once, not twice', () => {
    // On 25 October 2026 the clocks of Athens show 03:30 twice; the store closes at the first.
    const hours: WeekHours = { sat: [['20:00', '03:30']] };
    expect(at('2026-10-25T00:29:00Z', hours).open).toBe(true);
    expect(at('2026-10-25T00:30:00Z', hours).open).toBe(false);
    expect(at('2026-10-25T01:15:00Z', hours).open).toBe(false);
  });
});

it('knows the public holidays of the markets, moving ones too, for more than a year to come', () => {
  expect([...getPublicHolidays('GR')]).toEqual(expect.arrayContaining(['2026-03-25', '2026-04-13', '2027-05-03']));
  for (const country of ['GR', 'CY', 'ES', 'MT', 'LT', 'BY', 'LV', 'FR', 'IT', 'BG', 'NO', 'CN'])
    expect(getPublicHolidays(country).size).toBeGreaterThan(20);
  const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
  expect(holidaysCoveredUntil > inAYear, 'run npm run holidays').toBe(true);
});
