import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { callers, newLeads, service } from './context';

const mailsOf = async (source: string) =>
  (await service.from('outbox').select('*').eq('source_id', source).order('kind').throwOnError()).data;
const claim = async (max = 100, seconds = 60) =>
  (await service.rpc('claim_mails', { max_mails: max, lease_seconds: seconds }).throwOnError()).data;
const order = () => ({
  kind: 'test',
  unique_key: randomUUID(),
  locale: 'lv' as const,
  recipient: 'anna@example.com',
  payload: { secret: 'words' },
});
const queue = async (row = order()) => (await service.rpc('queue_mail', row).throwOnError()).data;
const mail = async (id: string) => (await service.from('outbox').select('*').eq('id', id).single().throwOnError()).data;
const payloads = async (id: string) =>
  (await service.from('outbox_payloads').select('payload').eq('outbox_id', id).throwOnError()).data;
const hoursUntil = (time: string) => (Date.parse(time) - Date.now()) / 3_600_000;
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

// The tests must not claim mails queued by other tests.
beforeEach(async () => {
  await service.from('outbox').update({ status: 'cancelled' }).in('status', ['queued', 'sending']).throwOnError();
});

const leads = Object.entries(newLeads) as [keyof typeof newLeads, () => object][];

describe.each(leads)('a row of %s', (table, row) => {
  const insert = (change: object = {}) =>
    service
      .from(table)
      .insert({ ...row(), ...change } as never)
      .select('id')
      .single();

  test('is stored with a mail to the staff and one to the sender', async () => {
    const { id } = (await insert().throwOnError()).data;
    const mails = await mailsOf(id);
    expect(mails.map(({ kind, recipient, status, locale }) => ({ kind, recipient, status, locale }))).toEqual([
      { kind: 'lead-sender', recipient: 'anna@example.com', status: 'queued', locale: 'lv' },
      { kind: 'lead-staff', recipient: null, status: 'queued', locale: 'lv' },
    ]);
  });

  test('its mails have the id of the request that stored it, also for the worker', async () => {
    const { id } = (await insert().setHeader('x-request-id', 'proxy-id-12345678').throwOnError()).data;
    expect((await mailsOf(id)).map(({ request_id }) => request_id)).toEqual(['proxy-id-12345678', 'proxy-id-12345678']);
    expect(new Set((await claim()).map(({ request_id }) => request_id))).toEqual(new Set(['proxy-id-12345678']));
    const { id: other } = (await insert().throwOnError()).data;
    expect((await mailsOf(other)).map(({ request_id }) => request_id)).toEqual([null, null]);
  });

  test('that is rejected queues no mail', async () => {
    const before = (await service.from('outbox').select('id', { count: 'exact' }).throwOnError()).count;
    expect((await insert({ email: 'no address' })).error?.code).toBe('23514');
    const key = randomUUID();
    await insert({ submission_key: key }).throwOnError();
    expect((await insert({ submission_key: key })).error?.code).toBe('23505');
    const after = (await service.from('outbox').select('id', { count: 'exact' }).throwOnError()).count;
    expect(after).toBe((before ?? 0) + 2);
  });

  test('from a bot queues only the mail to the staff', async () => {
    const { id } = (await insert({ flags: ['honeypot'] }).throwOnError()).data;
    expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['lead-staff']);
  });

  test('is deleted with its mails', async () => {
    const { id } = (await insert().throwOnError()).data;
    await service.from(table).delete().eq('id', id).throwOnError();
    expect(await mailsOf(id)).toEqual([]);
  });
});

describe('claiming mails', () => {
  test('gives each mail to one of many simultaneous workers', async () => {
    const queued = await Promise.all(Array.from({ length: 30 }, () => queue()));
    const claims = (await Promise.all(Array.from({ length: 10 }, () => claim(5)))).flat().map(({ id }) => id);
    expect(claims.sort()).toEqual(queued.sort());
    expect(await claim()).toEqual([]);
  });

  test('gives a mail to another worker two hours after its lease has expired, and not before', async () => {
    const id = await queue();
    const [first] = await claim();
    expect(first).toMatchObject({ id, attempts: 1, payload: { secret: 'words' } });
    expect(await claim()).toEqual([]);
    await service
      .from('outbox')
      .update({ lease_until: ago(1) })
      .eq('id', id)
      .throwOnError();
    expect(await claim()).toEqual([]);
    const row = await mail(id);
    // Staff see it as perhaps sent.
    expect(row).toMatchObject({ status: 'queued', doubts: 1, lease: null, lease_until: null });
    expect(hoursUntil(row.next_attempt_at)).toBeCloseTo(2, 1);
    await service
      .from('outbox')
      .update({ next_attempt_at: ago(1) })
      .eq('id', id)
      .throwOnError();
    const [second] = await claim();
    expect(second).toMatchObject({ id, attempts: 2 });
    expect(second?.lease).not.toBe(first?.lease);
  });

  test('skips mails that are not due yet', async () => {
    const id = await queue();
    await service
      .from('outbox')
      .update({ next_attempt_at: ago(-60) })
      .eq('id', id)
      .throwOnError();
    expect(await claim()).toEqual([]);
  });
});

describe('finishing mails', () => {
  type Outcome = 'sent' | 'cancelled' | 'failed' | 'retry' | 'doubtful';
  const finish = async (id: string, lease: string, outcome: Outcome, reason?: string) =>
    (await service.rpc('finish_mail', { mail: id, lease, outcome, reason }).throwOnError()).data;
  async function claimed() {
    const id = await queue();
    const [taken] = await claim();
    if (!taken) throw new Error('nothing was claimed');
    return { id, lease: taken.lease };
  }

  test('stores the time of a sent mail and deletes its payload', async () => {
    const { id, lease } = await claimed();
    expect(await finish(id, lease, 'sent')).toBe('sent');
    expect(await mail(id)).toMatchObject({ status: 'sent', lease: null, last_error: null });
    expect((await mail(id)).sent_at).not.toBeNull();
    expect(await payloads(id)).toEqual([]);
  });

  test('doubles the retry delay from 200 ms to a quarter of an hour', async () => {
    const { id } = await claimed();
    const pauses: number[] = [];
    for (const attempts of [1, 2, 3, 5, 30]) {
      const lease = randomUUID();
      await service.from('outbox').update({ status: 'sending', lease, attempts }).eq('id', id).throwOnError();
      const before = Date.now();
      expect(await finish(id, lease, 'retry', 'ECONNREFUSED')).toBe('queued');
      pauses.push(new Date((await mail(id)).next_attempt_at).getTime() - before);
    }
    const expected = [200, 400, 800, 3200, 900_000];
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual((expected[index] ?? 0) - 5);
      expect(pause).toBeLessThan((expected[index] ?? 0) + 3000);
    }
    expect((await mail(id)).last_error).toBe('ECONNREFUSED');
    expect(await payloads(id)).toHaveLength(1);
  });

  test('sends a mail that perhaps was sent again after two and after six hours, and no third time', async () => {
    const { id, lease } = await claimed();
    let current = lease;
    for (const [doubts, hours] of [
      [1, 2],
      [2, 6],
    ] as const) {
      expect(await finish(id, current, 'doubtful', 'no reply')).toBe('queued');
      const row = await mail(id);
      expect(row).toMatchObject({ doubts, last_error: 'no reply', problem: null });
      expect(hoursUntil(row.next_attempt_at)).toBeCloseTo(hours, 1);
      expect(await claim()).toEqual([]);
      await service
        .from('outbox')
        .update({ next_attempt_at: ago(1) })
        .eq('id', id)
        .throwOnError();
      current = (await claim())[0]?.lease ?? '';
    }
    expect(await finish(id, current, 'doubtful', 'no reply')).toBe('failed');
    expect((await mail(id)).doubts).toBe(3);
    expect(await claim()).toEqual([]);
    // Somebody who knows that it did not arrive may send it again.
    expect((await callers.admin.rpc('retry_mail', { mail: id }).throwOnError()).data).toBe(true);
    expect(await mail(id)).toMatchObject({ status: 'queued', doubts: 0 });
  });

  test('a worker that vanishes again and again sends its mail three times in all, hours apart', async () => {
    const id = await queue();
    const update = (change: object) => service.from('outbox').update(change).eq('id', id).throwOnError();
    const pauses: number[] = [];
    let sent = 0;
    for (let turn = 0; turn < 10; turn++) {
      sent += (await claim()).length;
      await update({ lease_until: ago(1) });
      expect(await claim()).toEqual([]);
      const { status, next_attempt_at } = await mail(id);
      if (status === 'queued') pauses.push(Math.round(hoursUntil(next_attempt_at) * 10) / 10);
      await update({ next_attempt_at: ago(1) });
    }
    expect([sent, pauses]).toEqual([3, [2, 6]]);
    expect(await mail(id)).toMatchObject({ status: 'failed', doubts: 3 });
  });

  test('lets staff send all rejected mails again at once, but none that perhaps was sent', async () => {
    await service.from('outbox').update({ problem: null }).not('problem', 'is', null).throwOnError();
    const rejected = await claimed();
    await service.rpc('finish_mail', { mail: rejected.id, lease: rejected.lease, outcome: 'retry', problem: 'relay' });
    const late = { next_attempt_at: ago(-900) };
    await service.from('outbox').update(late).eq('id', rejected.id).throwOnError();
    const lost = await claimed();
    await service
      .from('outbox')
      .update({ give_up_at: ago(1) })
      .eq('id', lost.id)
      .throwOnError();
    const over = { mail: lost.id, lease: lost.lease, outcome: 'retry', problem: 'login' } as const;
    expect((await service.rpc('finish_mail', over).throwOnError()).data).toBe('failed');
    const perhaps = await claimed();
    expect(await finish(perhaps.id, perhaps.lease, 'doubtful', 'no reply')).toBe('queued');
    const figures = (await callers.admin.rpc('mail_figures').throwOnError()).data as Record<string, unknown>;
    expect(figures.problems).toEqual({ relay: 1, login: 1 });
    expect(figures.doubtful).toBeGreaterThan(0);
    expect((await callers.editor.rpc('retry_refused_mails')).error?.code).toBe('42501');
    expect((await callers.admin.rpc('retry_refused_mails').throwOnError()).data).toBe(2);
    expect((await claim()).map(({ id }) => id).sort()).toEqual([rejected.id, lost.id].sort());
    const log = await service.from('audit_log').select('action').eq('row_id', lost.id).throwOnError();
    expect(log.data).toEqual([{ action: 'retry' }]);
  });

  test('counts mails that wait, are stuck and have failed for the health check', async () => {
    type Backlog = { queued: number; stuck: number; failed: number };
    const backlog = async () => (await service.rpc('mail_backlog').throwOnError()).data as Backlog;
    const before = await backlog();
    const id = await queue();
    expect(await backlog()).toEqual({ ...before, queued: before.queued + 1 });
    await service
      .from('outbox')
      .update({ created_at: ago(1000) })
      .eq('id', id)
      .throwOnError();
    expect(await backlog()).toEqual({ ...before, queued: before.queued + 1, stuck: before.stuck + 1 });
    expect((await callers.admin.rpc('mail_backlog' as never)).error?.code).toBe('42501');
  });

  test('fails a mail after a day of retries, and lets staff retry it for another', async () => {
    const { id, lease } = await claimed();
    await service
      .from('outbox')
      .update({ give_up_at: ago(1) })
      .eq('id', id)
      .throwOnError();
    expect(await finish(id, lease, 'retry', 'ETIMEDOUT')).toBe('failed');
    expect(await claim()).toEqual([]);
    expect((await callers.editor.rpc('retry_mail', { mail: id })).error?.code).toBe('42501');
    expect((await callers.admin.rpc('retry_mail', { mail: id }).throwOnError()).data).toBe(true);
    expect(await claim()).toMatchObject([{ id, attempts: 1, payload: { secret: 'words' } }]);
  });

  test('lets members with access dismiss a failed mail: it no longer counts as failed, and its text is deleted', async () => {
    const { id, lease } = await claimed();
    expect((await callers.admin.rpc('dismiss_mail', { mail: id }).throwOnError()).data).toBe(false);
    await finish(id, lease, 'failed', '550 no such mailbox');
    for (const caller of ['editor', 'service'] as const)
      expect((await callers[caller].rpc('dismiss_mail', { mail: id })).error?.code).toBe('42501');
    const failed = async () =>
      (await callers.admin.rpc('mail_figures').throwOnError()).data as { mails: { failed?: number } };
    const before = (await failed()).mails.failed ?? 0;
    expect((await callers.admin.rpc('dismiss_mail', { mail: id }).throwOnError()).data).toBe(true);
    expect((await failed()).mails.failed ?? 0).toBe(before - 1);
    expect(await mail(id)).toMatchObject({ status: 'cancelled', last_error: '550 no such mailbox' });
    expect(await payloads(id)).toEqual([]);
    expect((await callers.admin.rpc('retry_mail', { mail: id }).throwOnError()).data).toBe(false);
    const log = await service.from('audit_log').select('action, table_name').eq('row_id', id).throwOnError();
    expect(log.data).toEqual([{ action: 'dismiss', table_name: 'outbox' }]);
  });

  test('lets only the lease holder report a failure, but accepts a success from any worker', async () => {
    const { id } = await claimed();
    expect(await finish(id, randomUUID(), 'retry', 'late')).toBe('sending');
    expect(await finish(id, randomUUID(), 'sent')).toBe('sent');
    expect(await finish(id, randomUUID(), 'failed', 'late')).toBe('sent');
  });

  test('ignores a mail that was erased in the meantime', async () => {
    const { id, lease } = await claimed();
    await service.from('outbox').delete().eq('id', id).throwOnError();
    expect(await finish(id, lease, 'sent')).toBeNull();
  });
});

test('queues one mail per key, however many simultaneous requests', async () => {
  const row = order();
  const ids = await Promise.all(Array.from({ length: 5 }, () => queue(row)));
  expect(new Set(ids).size).toBe(1);
  expect(await claim()).toHaveLength(1);
});
