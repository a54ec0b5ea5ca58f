import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDaysByHours, isOpen } from '@/lib/stores/opening-times';
import { hoursSchema, type SpecialDay } from '@/lib/stores/schema';
import { toZonedDateAndTime, weekdayOf } from '@/lib/stores/zoned-date-and-time';

const shop = {
  timeZone: 'Europe/Athens',
  hours: {
    mon: [
      ['09:00', '14:00'],
      ['17:30', '21:00'],
    ] as [string, string][],
    sat: [['10:00', '15:00']] as [string, string][],
  },
  specialDays: [
    { date: '2026-12-28', hours: [] },
    { date: '2026-12-27', hours: [['11:00', '12:00']] },
  ] as SpecialDay[],
};

describe('isOpen', () => {
  // 21 December 2026 is a Monday; Athens is two hours ahead of UTC in winter.
  it.each([
    ['2026-12-21T06:59:00Z', false],
    ['2026-12-21T07:00:00Z', true],
    ['2026-12-21T11:59:00Z', true],
    ['2026-12-21T12:00:00Z', false],
    ['2026-12-21T15:30:00Z', true],
    ['2026-12-22T08:00:00Z', false],
    // Summer time: three hours ahead.
    ['2026-07-06T06:00:00Z', true],
    ['2026-07-06T05:59:00Z', false],
  ])('uses the local time of the store: %s', (moment, open) => {
    expect(isOpen(shop, new Date(moment))).toBe(open);
  });

  it('lets a special day override the weekday, closed or with its own hours', () => {
    expect(isOpen(shop, new Date('2026-12-28T08:00:00Z'))).toBe(false);
    expect(isOpen(shop, new Date('2026-12-27T09:30:00Z'))).toBe(true);
    expect(isOpen(shop, new Date('2026-12-27T10:30:00Z'))).toBe(false);
  });

  it('uses the local day across midnight', () => {
    expect(toZonedDateAndTime(new Date('2026-12-20T22:30:00Z'), 'Europe/Athens')).toEqual({
      date: '2026-12-21',
      time: '00:30',
    });
    expect(weekdayOf('2026-12-21')).toBe('mon');
    expect(weekdayOf(toZonedDateAndTime(new Date('2026-12-20T22:30:00Z'), 'America/New_York').date)).toBe('sun');
  });
});

describe('groupDaysByHours', () => {
  it('joins consecutive days with the same hours and omits closed days', () => {
    const long: [string, string][] = [['09:00', '21:00']];
    expect(
      groupDaysByHours({ mon: long, tue: long, wed: [], thu: long, fri: long, sat: [['09:00', '15:00']] }),
    ).toEqual([
      { days: ['mon', 'tue'], spans: long },
      { days: ['thu', 'fri'], spans: long },
      { days: ['sat', 'sat'], spans: [['09:00', '15:00']] },
    ]);
  });

  it('covers each open day once', () => {
    const time = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
    const span = fc.tuple(time, time).filter(([opens, closes]) => opens < closes);
    const days = fc.record(
      {
        mon: fc.array(span, { maxLength: 1 }),
        wed: fc.array(span, { maxLength: 1 }),
        thu: fc.array(span, { maxLength: 1 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(days, (hours) => {
        const open = Object.values(hoursSchema.parse(hours)).filter((spans) => spans?.length).length;
        const order = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
        const covered = groupDaysByHours(hours).reduce(
          (sum, { days: [first, last] }) => sum + order.indexOf(last) - order.indexOf(first) + 1,
          0,
        );
        expect(covered).toBe(open);
      }),
    );
  });
});
