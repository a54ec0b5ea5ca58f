import { describe, expect, test } from 'vitest';
import { insertSampleMessage, saveContactMessage } from './contact-leads';
import { callers, service } from './context';

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
