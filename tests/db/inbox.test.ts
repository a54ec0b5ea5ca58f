import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatInboxQuery, parseInboxQuery } from '@/lib/leads/inbox-query';
import type { LeadKind } from '@/lib/leads/lead';
import { invalidAssigneeCode } from '@/lib/supabase/error-codes';
import { insertSampleMessage, readContactMessage } from './contact-leads';
import { application, backend, callers, enquiry, service } from './context';

const { sales, admin } = backend.accounts;

describe('listing leads', () => {
  const mark = `q${randomUUID().slice(0, 8)}`;
  const list = async (args: object) =>
    (await callers.sales.rpc('list_leads', { page_size: 50, ...args }).throwOnError()).data;
  const names = async (args: object) => (await list(args)).map(({ name }) => name);

  beforeAll(async () => {
    await insertSampleMessage({
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
  ])('%s is found', async (_, query, found) => {
    const hits = await names({ words: `${query} ${mark}` });
    expect(hits.some((name) => name.startsWith(found))).toBe(true);
  });

  // Interpreted as a pattern, the first one would match every address of Anna's.
  test.each([
    ["a:* | b & ! ( ' \\ <-> %", ['Ëlza Bērziņa']],
    ['%s %I $1', []],
    ['   ', ['Йордан', 'Ëlza Bērziņa', 'Άρης Σκύλος']],
    ["'", ['Йордан', 'Ëlza Bērziņa', 'Άρης Σκύλος']],
  ])('%j is a plain text, not a pattern: it finds %j', async (query, found) => {
    const hits = await names({ words: `${query} ${mark}` });
    expect(hits.sort()).toEqual(found.map((name) => `${name} ${mark}`).sort());
  });

  test('a lead of any kind is found by the reference that its sender has, with other terms and filters', async () => {
    const all = await list({ words: mark });
    for (const { id, kind, name } of all) {
      const reference = id.slice(0, 8).toUpperCase();
      for (const words of [reference, reference.toLowerCase(), `${name.split(' ')[0]} ${reference}`])
        expect(
          (await list({ words })).map((row) => row.id),
          words,
        ).toEqual([id]);
      expect(await list({ words: reference, only_kind: kind, until: '2031-01-03T00:00:00Z' })).toHaveLength(1);
      expect(await list({ words: reference, only_status: 'spam' })).toEqual([]);
      expect(await list({ words: `${reference} ${reference.slice(0, 7)}` })).toEqual([]);
      expect(await list({ words: `nobody ${reference}` })).toEqual([]);
      expect(await list({ words: reference.slice(0, 7) })).toEqual([]);
    }
    const [written] = all;
    const reference = written?.id.slice(0, 8) ?? '';
    const mentioning = await insertSampleMessage({ message: `About ${reference}`, created_at: '2031-01-03T10:00:00Z' });
    expect((await list({ words: reference })).map(({ id }) => id)).toEqual([mentioning.id, written?.id]);
  });

  test('each page continues after the previous one, across kinds and equal timestamps', async () => {
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

  test('includes the counts, the members and only the user’s own views', async () => {
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

  test.each(['member', 'editor'] as const)('is forbidden for a %s', async (role) => {
    expect((await callers[role].rpc('list_leads', { page_size: 1 })).error?.code).toBe('42501');
    expect((await callers[role].rpc('count_new_leads')).error?.code).toBe('42501');
    expect((await callers[role].rpc('list_assignees')).error?.code).toBe('42501');
    expect((await callers[role].rpc('inbox_frame')).error?.code).toBe('42501');
    expect((await callers[role].rpc('lead_figures')).error?.code).toBe('42501');
    expect((await callers[role].rpc('mail_figures')).error?.code).toBe('42501');
  });
});

describe('several leads at once', () => {
  const pick = (lead: { id: string; version: number }, kind: LeadKind = 'contact') => ({
    kind,
    id: lead.id,
    version: lead.version,
  });

  test('are changed together, except those changed by others, and restored once', async () => {
    const leads = [await insertSampleMessage(), await insertSampleMessage(), await insertSampleMessage()] as const;
    await callers.admin.from('contact_messages').update({ status: 'won' }).eq('id', leads[2].id).throwOnError();
    const { data } = await callers.sales
      .rpc('change_leads', { leads: leads.map((lead) => pick(lead)), new_status: 'answered' })
      .throwOnError();
    const { batch, changed, ids } = data as { batch: string; changed: number; ids: string[] };
    expect(changed).toBe(2);
    expect(ids.toSorted()).toEqual([leads[0].id, leads[1].id].toSorted());
    expect(await readContactMessage(leads[2].id)).toMatchObject({ status: 'won', version: 2 });
    await callers.admin.from('contact_messages').update({ assignee: admin.id }).eq('id', leads[1].id).throwOnError();

    expect((await callers.admin.rpc('undo_leads', { batch }).throwOnError()).data).toBeNull();
    expect((await callers.sales.rpc('undo_leads', { batch }).throwOnError()).data).toEqual({ restored: 1, skipped: 1 });
    expect(await readContactMessage(leads[0].id)).toMatchObject({ status: 'new', answered_at: null, version: 3 });
    expect(await readContactMessage(leads[1].id)).toMatchObject({ status: 'answered', assignee: admin.id });
    expect((await callers.sales.rpc('undo_leads', { batch }).throwOnError()).data).toBeNull();
    const log = await service.from('audit_log').select().eq('row_id', batch).throwOnError();
    expect(log.data).toMatchObject([{ action: 'undo', actor: sales.id, details: { leads: { old: 2, new: 1 } } }]);
  });

  test('stay unchanged if one of them cannot be assigned', async () => {
    const leads = [await insertSampleMessage(), await insertSampleMessage()];
    const { error } = await callers.sales.rpc('change_leads', {
      leads: leads.map((lead) => pick(lead)),
      assign: true,
      new_assignee: backend.accounts.editor.id,
    });
    expect(error?.code).toBe(invalidAssigneeCode);
    for (const { id } of leads) expect(await readContactMessage(id)).toMatchObject({ version: 1, assignee: null });
  });

  test('are forbidden for an editor, and for an unknown kind', async () => {
    const lead = await insertSampleMessage();
    const response = await callers.editor.rpc('change_leads', { leads: [pick(lead)], new_status: 'spam' });
    expect(response.error?.code).toBe('42501');
    const odd = [{ ...pick(lead), kind: 'profiles' }];
    expect((await callers.sales.rpc('change_leads', { leads: odd, new_status: 'spam' })).error?.code).toBe('22023');
  });
});

test.each(['鲜', 'ώ'])('a view with the longest search of %s can be saved', async (letter) => {
  const name = randomUUID();
  const from = '2026-01-01';
  const filters = { kind: 'partnership', status: 'in_progress', assignee: sales.id, country: 'other', from, to: from };
  const query = formatInboxQuery(parseInboxQuery({ ...filters, q: letter.repeat(80) }));
  expect(query.length).toBeGreaterThan(500);
  await callers.sales.from('lead_views').insert({ name, query }).throwOnError();
  await service.from('lead_views').delete().eq('name', name).throwOnError();
});
