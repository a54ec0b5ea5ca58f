import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { invalidAssigneeCode } from '@/lib/supabase/error-codes';
import { insertSampleMessage, notesOf, readContactMessage, saveContactMessage } from './contact-leads';
import { backend, callers, service } from './context';

const { sales, admin } = backend.accounts;

describe('saving a lead', () => {
  test('stores status, assignee and note in one step, and counts the change', async () => {
    const lead = await insertSampleMessage();
    const { data } = await saveContactMessage(
      lead,
      { status: 'in_progress', assignee: sales.id },
      'Τηλεφώνησα',
    ).throwOnError();
    expect(data).toMatchObject({ saved: true, version: 2, status: 'in_progress', assignee: sales.id });
    expect(await readContactMessage(lead.id)).toMatchObject({ version: 2, updated_by: sales.id, answered_at: null });
    expect(await notesOf(lead.id)).toMatchObject([{ author: sales.id, type: 'note', body: 'Τηλεφώνησα' }]);
  });

  test('with an outdated version is rejected as a whole, and returns the current values and their author', async () => {
    const lead = await insertSampleMessage();
    await callers.admin.from('contact_messages').update({ status: 'won' }).eq('id', lead.id).throwOnError();
    const { data } = await saveContactMessage(
      lead,
      { status: 'in_progress', assignee: sales.id },
      'Lost?',
    ).throwOnError();
    expect(data).toMatchObject({ saved: false, version: 2, status: 'won', assignee: null, updated_by: admin.id });
    expect(await readContactMessage(lead.id)).toMatchObject({ version: 2, status: 'won', assignee: null });
    expect(await notesOf(lead.id)).toEqual([]);
  });

  test('succeeds for one of two at the same moment', async () => {
    const lead = await insertSampleMessage();
    const responses = await Promise.all(
      [sales.id, admin.id].map(async (assignee) => (await saveContactMessage(lead, { assignee }).throwOnError()).data),
    );
    expect(responses.filter((response) => (response as { saved: boolean }).saved)).toHaveLength(1);
  });

  test('with a note alone counts as a change, and a form with the older version reports it', async () => {
    const lead = await insertSampleMessage();
    const { data } = await saveContactMessage(lead, {}, 'Τηλεφώνησα').throwOnError();
    expect(data).toMatchObject({ saved: true, version: 2, status: 'new' });
    expect(await readContactMessage(lead.id)).toMatchObject({ version: 2, updated_by: sales.id });
    const theirs = await callers.admin
      .rpc('save_lead', { kind: 'contact', lead: lead.id, base_version: 1, new_status: 'new', new_assignee: null })
      .throwOnError();
    expect(theirs.data).toMatchObject({ saved: false, version: 2, updated_by: sales.id });
  });

  test.each([{}, { status: 'in_progress' as const }])(
    'with %j and a note, sent twice, stores it once',
    async (change) => {
      const lead = await insertSampleMessage();
      const responses = await Promise.all(
        [1, 2].map(() => saveContactMessage(lead, change, 'Τηλεφώνησα').throwOnError()),
      );
      const again = await saveContactMessage(lead, change, 'Τηλεφώνησα').throwOnError();
      for (const { data } of [...responses, again]) expect(data).toMatchObject({ saved: true, version: 2 });
      expect(await notesOf(lead.id)).toHaveLength(1);
      // Another text is another note, and so is the same text sent on purpose.
      expect((await saveContactMessage(lead, change, 'Ξανά').throwOnError()).data).toMatchObject({ saved: false });
      await saveContactMessage(await readContactMessage(lead.id), change, 'Τηλεφώνησα').throwOnError();
      expect(await notesOf(lead.id)).toHaveLength(2);
    },
  );

  test('is allowed for administrators and sales', async () => {
    const lead = await insertSampleMessage();
    const saveArgs = {
      kind: 'contact' as const,
      lead: lead.id,
      base_version: 1,
      new_status: 'won' as const,
      new_assignee: null,
    };
    for (const caller of ['editor', 'member'] as const)
      expect((await callers[caller].rpc('save_lead', saveArgs)).error?.code).toBe('42501');
    expect(await readContactMessage(lead.id)).toMatchObject({ status: 'new', version: 1 });
  });

  test('returns nothing for a deleted lead', async () => {
    const { data } = await saveContactMessage({ id: randomUUID(), version: 1 }, {}).throwOnError();
    expect(data).toBeNull();
  });

  test('assigns no lead to an editor, a deactivated member or an unknown account', async () => {
    const lead = await insertSampleMessage();
    for (const assignee of [backend.accounts.editor.id, randomUUID()])
      expect((await saveContactMessage(lead, { assignee })).error?.code).toBe(invalidAssigneeCode);
  });

  test('records the time of the first reply, but not for a lead set back to new', async () => {
    const lead = await insertSampleMessage();
    await saveContactMessage(lead, { status: 'answered' }).throwOnError();
    const first = await readContactMessage(lead.id);
    expect(Date.parse(first.answered_at ?? '')).toBeGreaterThanOrEqual(Date.parse(first.created_at));
    await saveContactMessage(first, { status: 'won' }).throwOnError();
    const won = await readContactMessage(lead.id);
    expect(won.answered_at).toBe(first.answered_at);
    await saveContactMessage(won, { status: 'new' }).throwOnError();
    expect((await readContactMessage(lead.id)).answered_at).toBeNull();
  });
});

describe('lead notes', () => {
  test('reject a forged author and an unknown lead, and are deleted with their lead', async () => {
    const lead = await insertSampleMessage();
    const note = { kind: 'contact' as const, lead_id: lead.id, body: 'x' };
    const forged = await callers.sales.from('lead_notes').insert({ ...note, author: admin.id });
    expect(forged.error?.code).toBe('42501');
    const lost = await callers.sales.from('lead_notes').insert({ ...note, lead_id: randomUUID() });
    expect(lost.error?.code).toBe('23503');
    await callers.sales.from('lead_notes').insert(note).throwOnError();
    await service.from('contact_messages').delete().eq('id', lead.id).throwOnError();
    expect(await notesOf(lead.id)).toEqual([]);
  });

  test('are part of the export of a person’s data', async () => {
    const lead = await insertSampleMessage({ email: `${randomUUID()}@example.com` });
    await callers.sales
      .from('lead_notes')
      .insert({ kind: 'contact', lead_id: lead.id, body: 'Prefers mornings' })
      .throwOnError();
    const { data } = await service.rpc('export_person', { address: lead.email }).throwOnError();
    expect(data).toMatchObject({ lead_notes: [{ body: 'Prefers mornings' }] });
  });
});
