import { describe, expect, test } from 'vitest';
import { weekdays } from '@/lib/stores/weekdays';
import { addDays, toZonedDateAndTime, weekdayOf, zonedTimeToEpochMs } from '@/lib/stores/zoned-date-and-time';
import { insertSampleMessage, saveContactMessage } from './contact-leads';
import { callers, enquiry, service } from './context';

const timeZone = 'Europe/Athens';
/** A moment in Athens, so many days after a Monday. */
const momentAfter = (monday: string, day: number, time: string) =>
  new Date(zonedTimeToEpochMs(addDays(monday, day), time, timeZone)).toISOString();
/** The Monday of this week in Athens. */
function thisMonday() {
  const { date } = toZonedDateAndTime(new Date(), timeZone);
  return addDays(date, -weekdays.indexOf(weekdayOf(date)));
}

describe('lead figures', () => {
  test('cover twelve weeks and count new leads of this week and replies in time', async () => {
    const read = async () =>
      (await callers.sales.rpc('lead_figures').throwOnError()).data as {
        weeks: { week: string; contact: number }[];
        in_time: number;
      };
    const before = await read();
    const lead = await insertSampleMessage();
    await saveContactMessage(lead, { status: 'answered' }).throwOnError();
    await insertSampleMessage({ status: 'spam' });
    const after = await read();
    expect(after.weeks).toHaveLength(12);
    expect(after.weeks[11]?.contact).toBe((before.weeks[11]?.contact ?? 0) + 1);
    expect(after.in_time).toBe(before.in_time + 1);
  });

  // Days after a Monday.
  const [wednesday, thursday, friday, saturday, sunday, nextMonday, nextTuesday] = [2, 3, 4, 5, 6, 7, 8];
  type WeekTime = [day: number, time: string];
  test.each<[string, WeekTime, WeekTime, boolean]>([
    ['on Wednesday, answered 24 hours later', [wednesday, '10:00'], [thursday, '10:00'], true],
    ['on Wednesday, answered a minute after that', [wednesday, '10:00'], [thursday, '10:01'], false],
    ['on Friday evening, answered on Sunday', [friday, '18:00'], [sunday, '20:00'], true],
    ['on Friday evening, answered on Monday morning', [friday, '18:00'], [nextMonday, '09:00'], true],
    ['on Friday evening, answered late on Monday', [friday, '18:00'], [nextMonday, '18:01'], false],
    ['on Friday after midnight, answered on Saturday', [friday, '00:30'], [saturday, '12:00'], true],
    ['on Saturday, answered late on Monday', [saturday, '10:00'], [nextMonday, '23:59'], true],
    ['on Sunday night, answered on Tuesday', [sunday, '23:30'], [nextTuesday, '00:01'], false],
  ])('count an enquiry received %s', async (_, received, replied, inTime) => {
    const read = async () =>
      (await callers.sales.rpc('lead_figures').throwOnError()).data as { answered: number; in_time: number };
    const before = await read();
    const monday = addDays(thisMonday(), -14);
    await service
      .from('export_enquiries')
      .insert({
        ...enquiry(),
        status: 'answered',
        created_at: momentAfter(monday, ...received),
        answered_at: momentAfter(monday, ...replied),
      })
      .throwOnError();
    const after = await read();
    expect([after.answered - before.answered, after.in_time - before.in_time]).toEqual([1, inTime ? 1 : 0]);
  });

  test.each<[string, WeekTime, WeekTime]>([
    ['Friday evening', [friday, '18:00'], [nextMonday, '18:00']],
    ['Saturday', [saturday, '12:00'], [nextTuesday, '00:00']],
  ])('count a lead of %s as overdue once 24 hours of Monday to Friday are over', async (_, received, due) => {
    const read = async () =>
      ((await callers.sales.rpc('lead_figures').throwOnError()).data as { overdue: number }).overdue;
    // Of the last weekend that has begun.
    const thisWeek = thisMonday();
    const monday = Date.parse(momentAfter(thisWeek, ...received)) < Date.now() ? thisWeek : addDays(thisWeek, -7);
    const before = await read();
    await insertSampleMessage({ created_at: momentAfter(monday, ...received) });
    const isOverdue = Date.parse(momentAfter(monday, ...due)) < Date.now();
    expect(await read()).toBe(before + (isOverdue ? 1 : 0));
  });

  test('count every lead that waits for its first answer as overdue, whatever its age', async () => {
    const read = async () =>
      ((await callers.sales.rpc('lead_figures').throwOnError()).data as { overdue: number }).overdue;
    const before = await read();
    const created_at = new Date(Date.now() - 200 * 24 * 60 * 60 * 1000).toISOString();
    const lead = await insertSampleMessage({ created_at });
    await insertSampleMessage({ created_at, status: 'in_progress' });
    await insertSampleMessage({ created_at, status: 'lost' });
    await insertSampleMessage({ created_at, status: 'spam' });
    expect(await read()).toBe(before + 2);
    await saveContactMessage(lead, { status: 'answered' }).throwOnError();
    expect(await read()).toBe(before + 1);
  });

  test('include subscribers for administrators only', async () => {
    const figures = async (caller: 'sales' | 'admin') =>
      (await callers[caller].rpc('mail_figures').throwOnError()).data as { subscribers: object | null };
    expect((await figures('sales')).subscribers).toBeNull();
    expect((await figures('admin')).subscribers).not.toBeNull();
  });

  test('are updated after a change of a lead', async () => {
    const seen = async () => (await service.rpc('leads_changed_at').throwOnError()).data ?? '';
    const before = await seen();
    const lead = await insertSampleMessage();
    await saveContactMessage(lead, { status: 'in_progress' }).throwOnError();
    expect(Date.parse(await seen())).toBeGreaterThan(Date.parse(before));
  });
});
