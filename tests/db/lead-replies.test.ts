import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { insertSampleMessage, notesOf, readContactMessage, saveContactMessage } from './contact-leads';
import { backend, callers, service } from './context';

const { sales } = backend.accounts;

describe('lead replies', () => {
  const reply = (lead: { id: string; version: number }, key = randomUUID()) =>
    callers.sales.rpc('reply_lead', {
      kind: 'contact',
      lead: lead.id,
      base_version: lead.version,
      reply_key: key,
      subject: 'Για το μήνυμά σας',
      body: 'Καλημέρα σας',
    });
  const mails = async (id: string) =>
    (await service.from('outbox').select().eq('source_id', id).eq('kind', 'lead-reply').throwOnError()).data;

  test('queue one mail to the sender, store its text and mark the lead as answered, however often they are sent', async () => {
    const lead = await insertSampleMessage({ email: `${randomUUID()}@example.com` });
    const key = randomUUID();
    await reply(lead, key).throwOnError();
    const again = await reply(lead, key).throwOnError();
    expect(again.data).toMatchObject({ saved: true, status: 'answered', assignee: sales.id });
    expect(await mails(lead.id)).toMatchObject([{ recipient: lead.email, locale: 'lv' }]);
    expect((await readContactMessage(lead.id)).answered_at).not.toBeNull();
    expect(await notesOf(lead.id)).toMatchObject([{ type: 'reply', body: 'Για το μήνυμά σας\n\nΚαλημέρα σας' }]);
  });

  test('to a lead that somebody else has changed are not sent', async () => {
    const lead = await insertSampleMessage();
    await callers.admin.from('contact_messages').update({ status: 'in_progress' }).eq('id', lead.id).throwOnError();
    expect((await reply(lead).throwOnError()).data).toMatchObject({ saved: false, status: 'in_progress' });
    expect(await mails(lead.id)).toEqual([]);
    expect(await notesOf(lead.id)).toEqual([]);
  });

  test('to a lead that somebody else has replied to are not sent, even without any other change', async () => {
    const lead = await insertSampleMessage();
    await saveContactMessage(lead, { status: 'answered', assignee: sales.id }).throwOnError();
    const seen = await readContactMessage(lead.id);
    const responses = await Promise.all([reply(seen), reply(seen)]);
    const saved = responses.map(({ data }) => (data as { saved: boolean }).saved);
    expect(saved.sort()).toEqual([false, true]);
    expect(await mails(lead.id)).toHaveLength(1);
    expect(await readContactMessage(lead.id)).toMatchObject({ version: seen.version + 1, updated_by: sales.id });
  });

  test('sent twice at the same moment are sent once, and both report success', async () => {
    const lead = await insertSampleMessage();
    const key = randomUUID();
    const responses = await Promise.all([reply(lead, key), reply(lead, key)]);
    for (const { data } of responses) expect(data).toMatchObject({ saved: true, version: 2, status: 'answered' });
    expect(await mails(lead.id)).toHaveLength(1);
  });

  /** Ends the delivery of the only reply to a lead, as the worker does. */
  const finish = async (id: string, outcome: 'sent' | 'failed' | 'cancelled' | 'retry') => {
    const lease = randomUUID();
    const mail = (await mails(id))[0]?.id ?? '';
    await service.from('outbox').update({ status: 'sending', lease }).eq('id', mail).throwOnError();
    await service.rpc('finish_mail', { mail, lease, outcome, reason: '550 no such user' }).throwOnError();
    return mail;
  };
  const overdueLeads = async () =>
    ((await callers.sales.rpc('lead_figures').throwOnError()).data as { overdue: number }).overdue;

  test.each([
    ['new', 'new'],
    ['in_progress', 'in_progress'],
    ['answered', 'in_progress'],
  ] as const)('that fail give a lead that was %s the status %s', async (before, after) => {
    const lead = await insertSampleMessage();
    if (before !== 'new') await saveContactMessage(lead, { status: before }).throwOnError();
    await reply(await readContactMessage(lead.id)).throwOnError();
    const seen = await readContactMessage(lead.id);
    await finish(lead.id, 'failed');
    const row = await readContactMessage(lead.id);
    // A form with the older version reports the change.
    expect(row).toMatchObject({ status: after, version: seen.version + 1, assignee: sales.id, updated_by: null });
    if (before !== 'answered') expect(row.answered_at).toBeNull();
    expect(await notesOf(lead.id)).toMatchObject([{ type: 'reply', undelivered_at: expect.any(String) }]);
  });

  test('that fail make an old lead overdue again, until they are delivered after all', async () => {
    const day = 24 * 60 * 60 * 1000;
    const lead = await insertSampleMessage({ created_at: new Date(Date.now() - 4 * day).toISOString() });
    await reply(lead).throwOnError();
    const answered = await overdueLeads();
    const mail = await finish(lead.id, 'failed');
    expect(await overdueLeads()).toBe(answered + 1);
    await callers.sales.rpc('retry_mail', { mail }).throwOnError();
    expect(await readContactMessage(lead.id)).toMatchObject({ status: 'new', answered_at: null });
    await finish(lead.id, 'sent');
    const row = await readContactMessage(lead.id);
    expect(row).toMatchObject({ status: 'answered', answered_at: (await mails(lead.id))[0]?.sent_at });
    expect(await notesOf(lead.id)).toMatchObject([{ undelivered_at: null }]);
    expect(await overdueLeads()).toBe(answered);
    // Nor does it get an earlier time than that when somebody opens it again.
    await saveContactMessage(row, { status: 'new', assignee: row.assignee }).throwOnError();
    expect((await readContactMessage(lead.id)).answered_at).toBe(row.answered_at);
  });

  test('that are dismissed reopen the lead once: a failed one that was answered by telephone stays answered', async () => {
    const [dismissed, called] = await Promise.all([insertSampleMessage(), insertSampleMessage()]);
    await Promise.all([reply(dismissed).throwOnError(), reply(called).throwOnError()]);
    const mail = await finish(dismissed.id, 'retry');
    expect(await readContactMessage(dismissed.id)).toMatchObject({ status: 'answered' });
    await callers.sales.rpc('dismiss_mail', { mail }).throwOnError();
    expect(await readContactMessage(dismissed.id)).toMatchObject({
      status: 'new',
      answered_at: null,
      updated_by: sales.id,
    });
    const failed = await finish(called.id, 'failed');
    const open = await readContactMessage(called.id);
    await saveContactMessage(open, { status: 'answered', assignee: sales.id }, 'Τηλεφώνησα').throwOnError();
    await callers.sales.rpc('dismiss_mail', { mail: failed }).throwOnError();
    const row = await readContactMessage(called.id);
    expect(row).toMatchObject({ status: 'answered', answered_at: expect.any(String) });
  });

  test('that fail change neither a closed lead nor one with a later reply, whose time then counts', async () => {
    const [closed, replied] = await Promise.all([insertSampleMessage(), insertSampleMessage()]);
    await Promise.all([reply(closed).throwOnError(), reply(replied).throwOnError()]);
    await saveContactMessage(await readContactMessage(closed.id), { status: 'lost' }).throwOnError();
    await finish(closed.id, 'failed');
    expect(await readContactMessage(closed.id)).toMatchObject({ status: 'lost', answered_at: null });
    const first = (await mails(replied.id))[0]?.id ?? '';
    await reply(await readContactMessage(replied.id)).throwOnError();
    await service.from('outbox').update({ status: 'failed' }).eq('id', first).throwOnError();
    const notes = await notesOf(replied.id);
    expect(notes).toMatchObject([{ undelivered_at: expect.any(String) }, { undelivered_at: null }]);
    expect(await readContactMessage(replied.id)).toMatchObject({
      status: 'answered',
      answered_at: notes[1]?.created_at,
    });
  });

  test('that were delivered keep their time when the lead is set back to new', async () => {
    const lead = await insertSampleMessage();
    await reply(lead).throwOnError();
    await finish(lead.id, 'sent');
    const row = await readContactMessage(lead.id);
    await saveContactMessage(row, { status: 'new' }).throwOnError();
    const open = await readContactMessage(lead.id);
    expect(open).toMatchObject({ status: 'new', answered_at: row.answered_at });
    await saveContactMessage(open, { status: 'answered' }).throwOnError();
    expect((await readContactMessage(lead.id)).answered_at).toBe(row.answered_at);
  });

  test('are forbidden for an editor', async () => {
    const lead = await insertSampleMessage();
    const order = { kind: 'contact' as const, lead: lead.id, base_version: 1, reply_key: randomUUID() };
    const response = await callers.editor.rpc('reply_lead', { ...order, subject: 'x', body: 'x' });
    expect(response.error?.code).toBe('42501');
  });
});
