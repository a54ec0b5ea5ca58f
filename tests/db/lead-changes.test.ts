import { expect, test } from 'vitest';
import { insertSampleMessage, readContactMessage, saveContactMessage } from './contact-leads';
import { backend, callers } from './context';

const { sales, admin } = backend.accounts;
const listChanges = async (lead: string) =>
  (await callers.sales.rpc('list_lead_changes', { kind: 'contact', lead }).throwOnError()).data;

test('the changes of a lead say who set which status and assignee, newest first, and nothing of other leads', async () => {
  const [lead, other] = await Promise.all([insertSampleMessage(), insertSampleMessage()]);
  await saveContactMessage(lead, { status: 'in_progress', assignee: sales.id }).throwOnError();
  await saveContactMessage(await readContactMessage(lead.id), { status: 'in_progress', assignee: sales.id }, 'Note');
  await callers.admin.from('contact_messages').update({ assignee: admin.id }).eq('id', lead.id).throwOnError();
  await saveContactMessage(other, { status: 'lost' }).throwOnError();
  expect(await listChanges(lead.id)).toMatchObject([
    { actor: admin.id, status: null, assignee: { old: sales.id, new: admin.id } },
    { actor: sales.id, status: { old: 'new', new: 'in_progress' }, assignee: { old: null, new: sales.id } },
  ]);
});

test('the changes of a lead are hidden from an editor', async () => {
  const lead = await insertSampleMessage();
  for (const caller of ['editor', 'member'] as const)
    expect((await callers[caller].rpc('list_lead_changes', { kind: 'contact', lead: lead.id })).error?.code).toBe(
      '42501',
    );
});
