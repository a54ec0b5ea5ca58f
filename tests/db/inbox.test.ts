import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LeadKind } from '@/lib/leads/kinds';
import { application, backend, callers, contactMessage, enquiry, service } from './context';

const { sales, admin } = backend.accounts;
type Change = { status?: 'new' | 'in_progress' | 'answered' | 'won'; assignee?: string | null };

async function arrive(change: object = {}) {
  const row = { ...contactMessage(), ...change };
  return (await service.from('contact_messages').insert(row).select().single().throwOnError()).data;
}
const state = async (id: string) =>
  (await service.from('contact_messages').select().eq('id', id).single().throwOnError()).data;
const notesOf = async (id: string) =>
  (await callers.sales.from('lead_notes').select().eq('lead_id', id).order('created_at').throwOnError()).data;
const save = (lead: { id: string; version: number }, { status = 'new', assignee = null }: Change, note?: string) =>
  callers.sales.rpc('save_lead', {
    kind: 'contact',
    lead: lead.id,
    base_version: lead.version,
    new_status: status,
    new_assignee: assignee,
    note,
  });

describe('saving a lead', () => {
  test('stores status, assignee and note in one step, and counts the change', async () => {
    const lead = await arrive();
    const { data } = await save(lead, { status: 'in_progress', assignee: sales.id }, 'Τηλεφώνησα').throwOnError();
    expect(data).toMatchObject({ saved: true, version: 2, status: 'in_progress', assignee: sales.id });
    expect(await state(lead.id)).toMatchObject({ version: 2, updated_by: sales.id, answered_at: null });
    expect(await notesOf(lead.id)).toMatchObject([{ author: sales.id, type: 'note', body: 'Τηλεφώνησα' }]);
  });

  test('based on an old state is refused whole, and says what holds now and by whom', async () => {
    const lead = await arrive();
    await callers.admin.from('contact_messages').update({ status: 'won' }).eq('id', lead.id).throwOnError();
    const { data } = await save(lead, { status: 'in_progress', assignee: sales.id }, 'Lost?').throwOnError();
    expect(data).toMatchObject({ saved: false, version: 2, status: 'won', assignee: null, updated_by: admin.id });
    expect(await state(lead.id)).toMatchObject({ version: 2, status: 'won', assignee: null });
    expect(await notesOf(lead.id)).toEqual([]);
  });

  test('of two at the same moment one wins', async () => {
    const lead = await arrive();
    const answers = await Promise.all(
      [sales.id, admin.id].map(async (assignee) => (await save(lead, { assignee }).throwOnError()).data),
    );
    expect(answers.filter((answer) => (answer as { saved: boolean }).saved)).toHaveLength(1);
  });

  test('a note alone is a change too: whoever saw the lead before it is told', async () => {
    const lead = await arrive();
    const { data } = await save(lead, {}, 'Τηλεφώνησα').throwOnError();
    expect(data).toMatchObject({ saved: true, version: 2, status: 'new' });
    expect(await state(lead.id)).toMatchObject({ version: 2, updated_by: sales.id });
    const theirs = await callers.admin
      .rpc('save_lead', { kind: 'contact', lead: lead.id, base_version: 1, new_status: 'new', new_assignee: null })
      .throwOnError();
    expect(theirs.data).toMatchObject({ saved: false, version: 2, updated_by: sales.id });
  });

  test.each([{}, { status: 'in_progress' as const }])('%j with a note, sent twice, is stored once', async (change) => {
    const lead = await arrive();
    const answers = await Promise.all([1, 2].map(() => save(lead, change, 'Τηλεφώνησα').throwOnError()));
    const again = await save(lead, change, 'Τηλεφώνησα').throwOnError();
    for (const { data } of [...answers, again]) expect(data).toMatchObject({ saved: true, version: 2 });
    expect(await notesOf(lead.id)).toHaveLength(1);
    // Other words are another note, and the same words on purpose too.
    expect((await save(lead, change, 'Ξανά').throwOnError()).data).toMatchObject({ saved: false });
    await save(await state(lead.id), change, 'Τηλεφώνησα').throwOnError();
    expect(await notesOf(lead.id)).toHaveLength(2);
  });

  test('is for administrators and sales', async () => {
    const lead = await arrive();
    const wish = {
      kind: 'contact' as const,
      lead: lead.id,
      base_version: 1,
      new_status: 'won' as const,
      new_assignee: null,
    };
    for (const caller of ['editor', 'member'] as const)
      expect((await callers[caller].rpc('save_lead', wish)).error?.code).toBe('42501');
    expect(await state(lead.id)).toMatchObject({ status: 'new', version: 1 });
  });

  test('a lead that is gone answers with nothing', async () => {
    const { data } = await save({ id: randomUUID(), version: 1 }, {}).throwOnError();
    expect(data).toBeNull();
  });

  test('an editor, somebody deactivated or a stranger takes care of no lead', async () => {
    const lead = await arrive();
    for (const assignee of [backend.accounts.editor.id, randomUUID()])
      expect((await save(lead, { assignee })).error?.code).toBe('23514');
  });

  test('the first answer is timed once, and not for a lead that is new again', async () => {
    const lead = await arrive();
    await save(lead, { status: 'answered' }).throwOnError();
    const first = await state(lead.id);
    expect(Date.parse(first.answered_at ?? '')).toBeGreaterThanOrEqual(Date.parse(first.created_at));
    await save(first, { status: 'won' }).throwOnError();
    const won = await state(lead.id);
    expect(won.answered_at).toBe(first.answered_at);
    await save(won, { status: 'new' }).throwOnError();
    expect((await state(lead.id)).answered_at).toBeNull();
  });
});

describe('notes', () => {
  test('are nobody else’s, for no lead that is not there, and gone with their lead', async () => {
    const lead = await arrive();
    const note = { kind: 'contact' as const, lead_id: lead.id, body: 'x' };
    const forged = await callers.sales.from('lead_notes').insert({ ...note, author: admin.id });
    expect(forged.error?.code).toBe('42501');
    const lost = await callers.sales.from('lead_notes').insert({ ...note, lead_id: randomUUID() });
    expect(lost.error?.code).toBe('23503');
    await callers.sales.from('lead_notes').insert(note).throwOnError();
    await service.from('contact_messages').delete().eq('id', lead.id).throwOnError();
    expect(await notesOf(lead.id)).toEqual([]);
  });

  test('are part of the copy of a person’s data', async () => {
    const lead = await arrive({ email: `${randomUUID()}@example.com` });
    await callers.sales
      .from('lead_notes')
      .insert({ kind: 'contact', lead_id: lead.id, body: 'Prefers mornings' })
      .throwOnError();
    const { data } = await service.rpc('export_person', { address: lead.email }).throwOnError();
    expect(data).toMatchObject({ lead_notes: [{ body: 'Prefers mornings' }] });
  });
});

describe('listing', () => {
  const mark = randomUUID().slice(0, 8);
  const list = async (args: object) =>
    (await callers.sales.rpc('list_leads', { page_size: 50, ...args }).throwOnError()).data;
  const names = async (args: object) => (await list(args)).map(({ name }) => name);

  beforeAll(async () => {
    await arrive({
      full_name: `Άρης Σκύλος ${mark}`,
      created_at: '2031-01-01T10:00:00Z',
      message: 'Ёлка, 鲜肉 и мясо',
    });
    const enquired = { ...enquiry(), contact_name: `Ëlza Bērziņa ${mark}`, created_at: '2031-01-01T10:00:00Z' };
    await service.from('export_enquiries').insert(enquired).throwOnError();
    const applied = { ...application(), full_name: `Йордан ${mark}`, created_at: '2031-01-02T10:00:00Z' };
    await service.from('partnership_applications').insert(applied).throwOnError();
  });

  test.each([
    ['Greek without its accent', 'αρησ', 'Άρης'],
    ['Greek capitals with an accent', 'ΣΚΎΛΟΣ', 'Άρης'],
    ['Russian ё as е', 'елка', 'Άρης'],
    ['a Chinese word inside another', '肉', 'Άρης'],
    ['Latvian without macrons and cedillas', 'berzina', 'Ëlza'],
    ['Bulgarian й', 'ЙОРД', 'Йордан'],
    ['a part of an address', 'anna@exam', 'Ëlza'],
  ])('%s is found', async (_, words, found) => {
    const hits = await names({ words: `${words} ${mark}` });
    expect(hits.some((name) => name.startsWith(found))).toBe(true);
  });

  test.each(["a:* | b & ! ( ' \\ <-> %", '%s %I $1', '   ', "'"])('%j is no formula, only words', async (words) => {
    expect((await list({ words })).length).toBeGreaterThanOrEqual(0);
  });

  test('every page goes on where the one before ended, across kinds and equal moments', async () => {
    const all = await list({ words: mark });
    expect(all.map(({ kind }) => kind)).toHaveLength(3);
    expect(all[0]?.name).toBe(`Йордан ${mark}`);
    const seen: string[] = [];
    let before: object = {};
    for (let page = 0; page < 3; page++) {
      const [row] = await list({ words: mark, page_size: 1, ...before });
      if (!row) throw new Error('the page is empty');
      seen.push(row.id);
      before = { before_at: row.created_at, before_id: row.id };
    }
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(await list({ words: mark, page_size: 1, ...before })).toEqual([]);
  });

  test('filters by kind, country, period and assignee', async () => {
    expect(await names({ words: mark, only_kind: 'contact' })).toEqual([`Άρης Σκύλος ${mark}`]);
    expect(await names({ words: mark, only_country: 'LV' })).toEqual([`Ëlza Bērziņa ${mark}`]);
    expect(await names({ words: mark, only_country: 'LV', only_kind: 'contact' })).toEqual([]);
    expect(await names({ words: mark, since: '2031-01-02T00:00:00Z' })).toEqual([`Йордан ${mark}`]);
    expect(await names({ words: mark, until: '2031-01-01T10:00:00Z' })).toEqual([]);
    expect(await names({ words: mark, only_assignee: sales.id })).toEqual([]);
    expect(await names({ words: mark, unassigned: true })).toHaveLength(3);
  });

  test("has around it the counts, the people and nobody else's views", async () => {
    const [mine, theirs] = [`mine ${mark}`, `theirs ${mark}`];
    await callers.sales.from('lead_views').insert({ name: mine, query: 'status=new' }).throwOnError();
    await callers.admin.from('lead_views').insert({ name: theirs, query: 'status=won' }).throwOnError();
    const [frame, counts, people] = await Promise.all([
      callers.sales.rpc('inbox_frame').throwOnError(),
      callers.sales.rpc('count_new_leads').throwOnError(),
      callers.sales.rpc('list_assignees').throwOnError(),
    ]);
    const { views, ...rest } = frame.data as { views: { name: string }[] };
    expect(rest).toEqual({
      counts: Object.fromEntries(counts.data.map(({ kind, leads }) => [kind, leads])),
      people: people.data.map(({ user_id: id, full_name: name, active }) => ({ id, name, active })),
    });
    expect(views.map(({ name }) => name)).toContain(mine);
    expect(views.map(({ name }) => name)).not.toContain(theirs);
    await service.from('lead_views').delete().in('name', [mine, theirs]).throwOnError();
  });

  test.each(['member', 'editor'] as const)('is refused to a %s', async (role) => {
    expect((await callers[role].rpc('list_leads', { page_size: 1 })).error?.code).toBe('42501');
    expect((await callers[role].rpc('count_new_leads')).error?.code).toBe('42501');
    expect((await callers[role].rpc('list_assignees')).error?.code).toBe('42501');
    expect((await callers[role].rpc('inbox_frame')).error?.code).toBe('42501');
    expect((await callers[role].rpc('lead_figures')).error?.code).toBe('42501');
    expect((await callers[role].rpc('mail_figures')).error?.code).toBe('42501');
  });
});

describe('several at once', () => {
  const pick = (lead: { id: string; version: number }, kind: LeadKind = 'contact') => ({
    kind,
    id: lead.id,
    version: lead.version,
  });

  test('change together, leave alone what others changed, and are undone once', async () => {
    const leads = [await arrive(), await arrive(), await arrive()] as const;
    await callers.admin.from('contact_messages').update({ status: 'won' }).eq('id', leads[2].id).throwOnError();
    const { data } = await callers.sales
      .rpc('change_leads', { leads: leads.map((lead) => pick(lead)), new_status: 'answered' })
      .throwOnError();
    const { batch, changed, ids } = data as { batch: string; changed: number; ids: string[] };
    expect(changed).toBe(2);
    expect(ids.toSorted()).toEqual([leads[0].id, leads[1].id].toSorted());
    expect(await state(leads[2].id)).toMatchObject({ status: 'won', version: 2 });
    await callers.admin.from('contact_messages').update({ assignee: admin.id }).eq('id', leads[1].id).throwOnError();

    expect((await callers.admin.rpc('undo_leads', { batch }).throwOnError()).data).toBeNull();
    expect((await callers.sales.rpc('undo_leads', { batch }).throwOnError()).data).toEqual({ restored: 1, skipped: 1 });
    expect(await state(leads[0].id)).toMatchObject({ status: 'new', answered_at: null, version: 3 });
    expect(await state(leads[1].id)).toMatchObject({ status: 'answered', assignee: admin.id });
    expect((await callers.sales.rpc('undo_leads', { batch }).throwOnError()).data).toBeNull();
    const log = await service.from('audit_log').select().eq('row_id', batch).throwOnError();
    expect(log.data).toMatchObject([{ action: 'undo', actor: sales.id, details: { leads: { old: 2, new: 1 } } }]);
  });

  test('assigning one thing that cannot be changes nothing', async () => {
    const leads = [await arrive(), await arrive()];
    const { error } = await callers.sales.rpc('change_leads', {
      leads: leads.map((lead) => pick(lead)),
      assign: true,
      new_assignee: backend.accounts.editor.id,
    });
    expect(error?.code).toBe('23514');
    for (const { id } of leads) expect(await state(id)).toMatchObject({ version: 1, assignee: null });
  });

  test('is refused to an editor, and for a kind that does not exist', async () => {
    const lead = await arrive();
    const answer = await callers.editor.rpc('change_leads', { leads: [pick(lead)], new_status: 'spam' });
    expect(answer.error?.code).toBe('42501');
    const odd = [{ ...pick(lead), kind: 'profiles' }];
    expect((await callers.sales.rpc('change_leads', { leads: odd, new_status: 'spam' })).error?.code).toBe('22023');
  });
});

describe('replies', () => {
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

  test('queue one mail to the sender, keep its words and answer the lead, however often they are sent', async () => {
    const lead = await arrive({ email: `${randomUUID()}@example.com` });
    const key = randomUUID();
    await reply(lead, key).throwOnError();
    const again = await reply(lead, key).throwOnError();
    expect(again.data).toMatchObject({ saved: true, status: 'answered', assignee: sales.id });
    expect(await mails(lead.id)).toMatchObject([{ recipient: lead.email, locale: 'lv' }]);
    expect((await state(lead.id)).answered_at).not.toBeNull();
    expect(await notesOf(lead.id)).toMatchObject([{ type: 'reply', body: 'Για το μήνυμά σας\n\nΚαλημέρα σας' }]);
  });

  test('to a lead that somebody else has changed are not sent', async () => {
    const lead = await arrive();
    await callers.admin.from('contact_messages').update({ status: 'in_progress' }).eq('id', lead.id).throwOnError();
    expect((await reply(lead).throwOnError()).data).toMatchObject({ saved: false, status: 'in_progress' });
    expect(await mails(lead.id)).toEqual([]);
    expect(await notesOf(lead.id)).toEqual([]);
  });

  test('to a lead that somebody else has answered meanwhile are not sent, also where that changed nothing else', async () => {
    const lead = await arrive();
    await save(lead, { status: 'answered', assignee: sales.id }).throwOnError();
    const seen = await state(lead.id);
    const answers = await Promise.all([reply(seen), reply(seen)]);
    const saved = answers.map(({ data }) => (data as { saved: boolean }).saved);
    expect(saved.sort()).toEqual([false, true]);
    expect(await mails(lead.id)).toHaveLength(1);
    expect(await state(lead.id)).toMatchObject({ version: seen.version + 1, updated_by: sales.id });
  });

  test('sent twice at the same moment are sent once, and both are told so', async () => {
    const lead = await arrive();
    const key = randomUUID();
    const answers = await Promise.all([reply(lead, key), reply(lead, key)]);
    for (const { data } of answers) expect(data).toMatchObject({ saved: true, version: 2, status: 'answered' });
    expect(await mails(lead.id)).toHaveLength(1);
  });

  test('are refused to an editor', async () => {
    const lead = await arrive();
    const order = { kind: 'contact' as const, lead: lead.id, base_version: 1, reply_key: randomUUID() };
    const answer = await callers.editor.rpc('reply_lead', { ...order, subject: 'x', body: 'x' });
    expect(answer.error?.code).toBe('42501');
  });
});

describe('figures', () => {
  test('cover twelve weeks and count what came this week and what was answered in time', async () => {
    const read = async () =>
      (await callers.sales.rpc('lead_figures').throwOnError()).data as {
        weeks: { week: string; contact: number }[];
        in_time: number;
      };
    const before = await read();
    const lead = await arrive();
    await save(lead, { status: 'answered' }).throwOnError();
    await arrive({ status: 'spam' });
    const after = await read();
    expect(after.weeks).toHaveLength(12);
    expect(after.weeks[11]?.contact).toBe((before.weeks[11]?.contact ?? 0) + 1);
    expect(after.in_time).toBe(before.in_time + 1);
  });

  test('tell of subscribers to administrators only', async () => {
    const figures = async (caller: 'sales' | 'admin') =>
      (await callers[caller].rpc('mail_figures').throwOnError()).data as { subscribers: object | null };
    expect((await figures('sales')).subscribers).toBeNull();
    expect((await figures('admin')).subscribers).not.toBeNull();
  });

  test('leads that change are noticed', async () => {
    const seen = async () => (await service.rpc('leads_changed_at').throwOnError()).data ?? '';
    const before = await seen();
    const lead = await arrive();
    await save(lead, { status: 'in_progress' }).throwOnError();
    expect(Date.parse(await seen())).toBeGreaterThan(Date.parse(before));
  });
});
