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

  test('are forbidden for an editor', async () => {
    const lead = await insertSampleMessage();
    const order = { kind: 'contact' as const, lead: lead.id, base_version: 1, reply_key: randomUUID() };
    const response = await callers.editor.rpc('reply_lead', { ...order, subject: 'x', body: 'x' });
    expect(response.error?.code).toBe('42501');
  });
});
