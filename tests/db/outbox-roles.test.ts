import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { callers, contactMessage, service } from './context';

test('sales list, count and dismiss the mails of leads, and none that reveals a subscriber or a plan', async () => {
  const { id: lead } = (
    await service.from('contact_messages').insert(contactMessage()).select('id').single().throwOnError()
  ).data;
  const { data: mails } = await service.from('outbox').select('id').eq('source_id', lead).throwOnError();
  const ofLead = mails[0]?.id ?? '';
  const recipient = `${randomUUID()}@example.com`;
  const sign = { email: recipient, locale: 'lv' as const, consent_version: 'test' };
  await service.from('newsletter_subscribers').insert(sign).throwOnError();
  const plan = { kind: 'plan', unique_key: randomUUID(), locale: 'lv' as const, recipient: recipient };
  const others = [
    (await service.from('outbox').select('id').eq('recipient', recipient).limit(1).single().throwOnError()).data.id,
    (await service.rpc('queue_mail', plan).throwOnError()).data,
  ];
  type Figures = { mails: { failed?: number }; waiting_since: string | null };
  const figures = async (caller: 'sales' | 'admin') =>
    (await callers[caller].rpc('mail_figures').throwOnError()).data as Figures;
  const waiting = service.from('outbox').update({ status: 'cancelled' }).in('status', ['queued', 'sending']);
  await waiting.not('source_table', 'is', null).neq('source_table', 'newsletter_subscribers').throwOnError();
  expect((await figures('sales')).waiting_since).toBeNull();
  expect((await figures('admin')).waiting_since).not.toBeNull();
  const before = { sales: await figures('sales'), admin: await figures('admin') };
  const failing = [ofLead, ...others];
  await service.from('outbox').update({ status: 'failed' }).in('id', failing).throwOnError();
  const failed = async (caller: 'sales' | 'admin') =>
    ((await figures(caller)).mails.failed ?? 0) - (before[caller].mails.failed ?? 0);
  expect([await failed('sales'), await failed('admin')]).toEqual([1, 3]);
  const seen = await callers.sales.from('outbox').select('id').in('id', failing).throwOnError();
  expect(seen.data).toEqual([{ id: ofLead }]);
  for (const what of ['retry_mail', 'dismiss_mail'] as const) {
    for (const other of others)
      expect((await callers.sales.rpc(what, { mail: other }).throwOnError()).data).toBe(false);
    expect((await callers.editor.rpc(what, { mail: others[0] ?? '' })).error?.code).toBe('42501');
  }
  expect((await callers.sales.rpc('retry_mail', { mail: ofLead }).throwOnError()).data).toBe(true);
  await service.from('outbox').update({ status: 'failed' }).eq('id', ofLead).throwOnError();
  expect((await callers.sales.rpc('dismiss_mail', { mail: ofLead }).throwOnError()).data).toBe(true);
});
