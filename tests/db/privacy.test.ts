import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { application, backend, callers, contactMessage, enquiry, service } from './context';

const monthsAgo = (months: number, days = 0) => {
  const date = new Date();
  date.setMonth(date.getMonth() - months);
  date.setDate(date.getDate() - days);
  return date.toISOString();
};
const periods = { lead_months: 24, pending_days: 7, unsubscribed_days: 30, mail_days: 30 };
const retain = async () => (await service.rpc('apply_retention', periods).throwOnError()).data;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

async function emails(table: 'partnership_applications' | 'newsletter_subscribers', requested: string[]) {
  const { data } = await service.from(table).select('email').in('email', requested).throwOnError();
  return data.map(({ email }) => email).sort();
}

describe('retention', () => {
  test('deletes expired leads, but not those that became a contract', async () => {
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

  test('deletes addresses that were never confirmed or have unsubscribed, but not the proof of consent', async () => {
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
    const remaining = [rows[1], rows[3], rows[4]].map((row) => row?.email).sort();
    expect(
      await emails(
        'newsletter_subscribers',
        rows.map(({ email }) => email),
      ),
    ).toEqual(remaining);
    const events = await service.from('newsletter_events').select('subscriber_id').in('subscriber_id', [left, never]);
    expect(new Set(events.data?.map((event) => event.subscriber_id))).toEqual(new Set([left]));
  });

  test('deletes expired rate-limit counters', async () => {
    const window = { bucket: 'test', subject: randomUUID(), max_hits: 1, window_seconds: 1 };
    await service.rpc('take_rate_limit', window).throwOnError();
    await expect.poll(async () => (await retain()).rate_limits, { timeout: 10_000 }).toBeGreaterThan(0);
  });

  test('deletes finished mails', async () => {
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

  test('rejects an empty period', async () => {
    const rejected = await service.rpc('apply_retention', { ...periods, lead_months: 0 });
    expect(rejected.error?.code).toBe('22023');
  });
});

describe('a person’s data', () => {
  async function person() {
    const email = `${randomUUID()}@Example.com`;
    const applied = { ...application(), email };
    const enquired = { ...enquiry(), email: email.toUpperCase() };
    const message = { ...contactMessage(), email };
    const leads = [
      {
        kind: 'partnership',
        row: await service.from('partnership_applications').insert(applied).select('id').single().throwOnError(),
      },
      {
        kind: 'export',
        row: await service.from('export_enquiries').insert(enquired).select('id').single().throwOnError(),
      },
      {
        kind: 'contact',
        row: await service.from('contact_messages').insert(message).select('id').single().throwOnError(),
      },
    ] as const;
    for (const { kind, row } of leads) {
      const work = { kind, lead: row.data.id, base_version: 1, new_assignee: backend.accounts.sales.id };
      await callers.sales
        .rpc('save_lead', { ...work, new_status: 'in_progress', note: `Noted ${kind}` })
        .throwOnError();
    }
    const replyFields = { reply_key: randomUUID(), subject: 'Answer', body: 'Answered by hand' };
    await callers.sales
      .rpc('reply_lead', { kind: 'contact', lead: leads[2].row.data.id, base_version: 2, ...replyFields })
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
    return { email, leads: leads.map(({ row }) => row.data.id) };
  }
  const read = async (email: string) =>
    (await service.rpc('export_person', { address: email }).throwOnError()).data as Record<string, unknown[]>;

  test('can be exported completely, whatever the case of the address', async () => {
    const found = await read((await person()).email.toLowerCase());
    const counts = Object.fromEntries(Object.entries(found).map(([table, rows]) => [table, rows.length]));
    expect(counts).toEqual({
      partnership_applications: 1,
      export_enquiries: 1,
      contact_messages: 1,
      newsletter_subscribers: 1,
      newsletter_events: 1,
      lead_notes: 4,
      outbox: 6,
    });
    expect(JSON.stringify(found.outbox)).toContain('Rex');
    const noteBodies = (found.lead_notes as { body: string }[]).map(({ body }) => body);
    expect(noteBodies).toEqual(['Noted partnership', 'Noted export', 'Noted contact', 'Answer\n\nAnswered by hand']);
    const { id } = backend.accounts.sales;
    expect(found.contact_messages).toMatchObject([{ status: 'answered', assignee: id, updated_by: id }]);
  });

  test('can be erased completely, and the record of it contains no address', async () => {
    const { email, leads } = await person();
    const bystander = await person();
    const { data } = await service.rpc('erase_person', { address: email }).throwOnError();
    expect(data).toMatchObject({
      partnership_applications: 1,
      lead_notes: 4,
      outbox: 6,
      newsletter_events: 1,
      accounts: 0,
    });
    expect(await read(email)).toEqual({});
    const left = await service.from('lead_notes').select('id').in('lead_id', leads).throwOnError();
    expect(left.data).toEqual([]);
    expect(Object.keys(await read(bystander.email))).toHaveLength(7);
    const others = await service.from('lead_notes').select('id').in('lead_id', bystander.leads).throwOnError();
    expect(others.data).toHaveLength(4);
    const lastEntry = async () =>
      (await service.from('audit_log').select('*').eq('action', 'erase person').order('id').throwOnError()).data.at(-1);
    // Nobody is named by the command on the server.
    const details = { contact_messages: 1, source: 'command line' };
    expect(await lastEntry()).toMatchObject({ actor: null, details });
    const { id } = backend.accounts.admin;
    await service.rpc('erase_person', { address: (await person()).email, erased_by: id }).throwOnError();
    const named = await lastEntry();
    expect(named).toMatchObject({ actor: id, details: { contact_messages: 1 } });
    expect(named?.details).not.toHaveProperty('source');
    const all = await service.from('audit_log').select('*').throwOnError();
    expect(JSON.stringify(all.data).toLowerCase()).not.toContain(email.toLowerCase());
  });

  test('of a staff account is exported but not erased', async () => {
    const { email } = backend.accounts.editor;
    expect((await read(email)).accounts).toMatchObject([{ email, profile: { role: 'editor' } }]);
    expect((await service.rpc('erase_person', { address: email }).throwOnError()).data.accounts).toBe(0);
    expect((await read(email)).accounts).toHaveLength(1);
  });

  test('of a staff member includes their sessions, views and audit log entries', async () => {
    const { id, email } = backend.accounts.sales;
    const name = randomUUID();
    await callers.sales.from('lead_views').insert({ name, query: 'status=new' }).throwOnError();
    const [account] = (await read(email)).accounts as [Record<'sessions' | 'lead_views' | 'audit_log', object[]>];
    expect(account.sessions[0]).toHaveProperty('user_agent');
    expect(account.lead_views).toContainEqual(expect.objectContaining({ name }));
    expect(account.audit_log).toContainEqual(expect.objectContaining({ actor: id, table_name: 'lead_views' }));
    await callers.sales.from('lead_views').delete().eq('name', name).throwOnError();
  });
});
