import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { application, backend, contactMessage, enquiry, service } from './context';

const monthsAgo = (months: number, days = 0) => {
  const date = new Date();
  date.setMonth(date.getMonth() - months);
  date.setDate(date.getDate() - days);
  return date.toISOString();
};
const periods = { lead_months: 24, pending_days: 7, unsubscribed_days: 30, mail_days: 30 };
const retain = async () => (await service.rpc('apply_retention', periods).throwOnError()).data;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

async function emails(table: 'partnership_applications' | 'newsletter_subscribers', wanted: string[]) {
  const { data } = await service.from(table).select('email').in('email', wanted).throwOnError();
  return data.map(({ email }) => email).sort();
}

describe('retention', () => {
  test('deletes leads after their time, but not those that became a contract', async () => {
    const [old, won, young] = [randomUUID(), randomUUID(), randomUUID()].map((id) => `${id}@example.com`) as [
      string,
      string,
      string,
    ];
    const rows = [
      { ...application(), email: old, created_at: monthsAgo(24, 1) },
      { ...application(), email: won, created_at: monthsAgo(30), status: 'won' as const },
      { ...application(), email: young, created_at: monthsAgo(23) },
    ];
    await service.from('partnership_applications').insert(rows).throwOnError();
    expect((await retain()).partnership_applications).toBeGreaterThanOrEqual(1);
    expect(await emails('partnership_applications', [old, won, young])).toEqual([won, young].sort());
    expect((await retain()).partnership_applications).toBe(0);
  });

  test('deletes addresses that were never confirmed or have left, and keeps the proof of those that were', async () => {
    const rows = [
      { status: 'pending' as const, consent_at: daysAgo(8) },
      { status: 'pending' as const, consent_at: daysAgo(6) },
      { status: 'unsubscribed' as const, unsubscribed_at: daysAgo(31), consent_at: daysAgo(400) },
      { status: 'unsubscribed' as const, unsubscribed_at: daysAgo(29), consent_at: daysAgo(400) },
      { status: 'confirmed' as const, consent_at: daysAgo(4000) },
    ].map((row) => ({ ...row, email: `${randomUUID()}@example.com`, locale: 'lv' as const, consent_version: 'v1' }));
    const { data } = await service.from('newsletter_subscribers').insert(rows).select('id, email').throwOnError();
    const left = data.find(({ email }) => email === rows[2]?.email)?.id as string;
    const never = data.find(({ email }) => email === rows[0]?.email)?.id as string;
    const proof = { subscriber_id: left, event: 'confirmed' as const, locale: 'lv' as const, consent_version: 'v1' };
    await service.from('newsletter_events').insert(proof).throwOnError();
    await retain();
    const kept = [rows[1], rows[3], rows[4]].map((row) => row?.email).sort();
    expect(
      await emails(
        'newsletter_subscribers',
        rows.map(({ email }) => email),
      ),
    ).toEqual(kept);
    const events = await service.from('newsletter_events').select('subscriber_id').in('subscriber_id', [left, never]);
    expect(new Set(events.data?.map((event) => event.subscriber_id))).toEqual(new Set([left]));
  });

  test('deletes finished mails and old counters of attempts', async () => {
    const recipient = `${randomUUID()}@example.com`;
    const mail = (status: 'sent' | 'queued', sent_at: string | null) => ({
      kind: 'test',
      unique_key: randomUUID(),
      locale: 'lv' as const,
      recipient,
      status,
      sent_at,
    });
    const rows = [mail('sent', daysAgo(31)), mail('sent', daysAgo(29)), mail('queued', null)];
    await service.from('outbox').insert(rows).throwOnError();
    await retain();
    const { data } = await service.from('outbox').select('unique_key').eq('recipient', recipient).throwOnError();
    expect(data.map((row) => row.unique_key).sort()).toEqual([rows[1], rows[2]].map((row) => row?.unique_key).sort());
  });

  test('refuses a period of nothing', async () => {
    const refused = await service.rpc('apply_retention', { ...periods, lead_months: 0 });
    expect(refused.error?.code).toBe('22023');
  });
});

describe('one person', () => {
  async function person() {
    const email = `${randomUUID()}@Example.com`;
    await service
      .from('partnership_applications')
      .insert({ ...application(), email })
      .throwOnError();
    await service
      .from('export_enquiries')
      .insert({ ...enquiry(), email: email.toUpperCase() })
      .throwOnError();
    await service
      .from('contact_messages')
      .insert({ ...contactMessage(), email })
      .throwOnError();
    await service.rpc('subscribe_newsletter', { email, locale: 'lv', consent_version: 'v1' }).throwOnError();
    const plan = {
      kind: 'plan',
      unique_key: randomUUID(),
      locale: 'lv' as const,
      recipient: email,
      payload: { dog: 'Rex' },
    };
    await service.rpc('queue_mail', plan).throwOnError();
    return email;
  }
  const read = async (address: string) =>
    (await service.rpc('export_person', { address }).throwOnError()).data as Record<string, unknown[]>;

  test('can be exported whole, whatever the case of the address', async () => {
    const found = await read((await person()).toLowerCase());
    const counts = Object.fromEntries(Object.entries(found).map(([table, rows]) => [table, rows.length]));
    expect(counts).toEqual({
      partnership_applications: 1,
      export_enquiries: 1,
      contact_messages: 1,
      newsletter_subscribers: 1,
      newsletter_events: 1,
      outbox: 5,
    });
    expect(JSON.stringify(found.outbox)).toContain('Rex');
  });

  test('can be erased whole, and the note of it holds no address', async () => {
    const email = await person();
    const bystander = await person();
    const { data } = await service.rpc('erase_person', { address: email }).throwOnError();
    expect(data).toMatchObject({ partnership_applications: 1, outbox: 5, newsletter_events: 1, accounts: 0 });
    expect(await read(email)).toEqual({});
    expect(Object.keys(await read(bystander))).toHaveLength(6);
    const notes = await service.from('audit_log').select('*').eq('action', 'erase person').order('id').throwOnError();
    expect(notes.data.at(-1)?.details).toMatchObject({ contact_messages: 1 });
    const all = await service.from('audit_log').select('*').throwOnError();
    expect(JSON.stringify(all.data).toLowerCase()).not.toContain(email.toLowerCase());
  });

  test('an account that works here is exported but not erased', async () => {
    const { email } = backend.accounts.editor;
    expect((await read(email)).accounts).toMatchObject([{ email, profile: { role: 'editor' } }]);
    expect((await service.rpc('erase_person', { address: email }).throwOnError()).data.accounts).toBe(0);
    expect((await read(email)).accounts).toHaveLength(1);
  });
});
