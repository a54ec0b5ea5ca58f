import { expect, test, vi } from 'vitest';
import { encodeLeadIdAndVersion } from '@/lib/leads/lead';
import { backend, callers, contactMessage, service } from './context';
import { createStaff } from './staff';

vi.mock('@/lib/auth/require-staff', () => ({
  readSession: async () => ({}),
  requireStaffWithRole: async () => ({ supabase: callers.sales, user: { id: backend.accounts.sales.id } }),
  checkStaffAccess: () => ({ supabase: callers.sales, user: { id: backend.accounts.sales.id } }),
}));
vi.mock('next/cache', () => ({ revalidatePath: () => {} }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const { updateLead } = await import('@/lib/leads/update-lead-action');
const { changeLeads } = await import('@/lib/leads/bulk-actions');

const people = async () => (await callers.sales.rpc('list_assignees').throwOnError()).data;
const nameOf = async (id: string) => (await people()).find(({ user_id }) => user_id === id);

test('a former member keeps a name on leads and notes, and cannot be assigned new ones', async () => {
  const [took, wrote, neither, editor] = await Promise.all([
    createStaff('sales', { full_name: 'Nikos' }),
    createStaff('sales', { full_name: 'Noted' }),
    createStaff('member', { full_name: 'Nobody' }),
    createStaff('editor', { full_name: 'Words' }),
  ]);
  const lead = { ...contactMessage(), assignee: took.id };
  const { id } = (await service.from('contact_messages').insert(lead).select('id').single().throwOnError()).data;
  const note = { kind: 'contact', lead_id: id, author: wrote.id, body: 'Called' } as const;
  await service.from('lead_notes').insert(note).throwOnError();
  expect(await nameOf(took.id)).toMatchObject({ full_name: 'Nikos', active: true });
  await service.from('profiles').update({ role: 'member' }).in('user_id', [took.id, wrote.id]).throwOnError();
  expect(await nameOf(took.id)).toMatchObject({ full_name: 'Nikos', active: false });
  expect(await nameOf(wrote.id)).toMatchObject({ full_name: 'Noted', active: false });
  expect([await nameOf(neither.id), await nameOf(editor.id)]).toEqual([undefined, undefined]);
});

test('assigning a lead to a member who has just lost the role reports the reason and keeps the input', async () => {
  const { id: assignee } = await createStaff('sales');
  const insert = service.from('contact_messages').insert(contactMessage());
  const { id, version } = (await insert.select('id, version').single().throwOnError()).data;
  const data = new FormData();
  const seen = { lead: encodeLeadIdAndVersion({ kind: 'contact', id, version }), seenStatus: 'new', seenAssignee: '' };
  const changes = { ...seen, status: 'in_progress', assignee, note: 'For you' };
  for (const [name, value] of Object.entries(changes)) data.set(name, value);
  await service.from('profiles').update({ role: 'editor' }).eq('user_id', assignee).throwOnError();
  const rejected = { ok: false, error: 'inbox.cannotTake', message: 'cannotTake' };
  // With what it is based on: the next save must still notice a colleague's change.
  const values = { ...seen, note: 'For you', assignee };
  expect(await updateLead(null, data)).toMatchObject({ ...rejected, values });
  expect(await changeLeads(null, data)).toEqual(rejected);
});

test('an untouched field takes the value saved by another member; a form without its initial values submits all of them', async () => {
  const insert = service.from('contact_messages').insert(contactMessage());
  const { id, version } = (await insert.select('id, version').single().throwOnError()).data;
  await service.from('contact_messages').update({ status: 'won' }).eq('id', id).throwOnError();
  const data = new FormData();
  const changes = {
    lead: encodeLeadIdAndVersion({ kind: 'contact', id, version }),
    status: 'new',
    assignee: '',
    note: 'Mine',
  };
  for (const [name, value] of Object.entries(changes)) data.set(name, value);
  const rejected = { ok: false, error: 'inbox.conflict' };
  expect(await updateLead(null, data)).toMatchObject({
    ...rejected,
    message: 'conflictDiffers',
    values: { status: 'new' },
  });
  data.set('seenStatus', 'new');
  data.set('seenAssignee', '');
  const values = { status: 'won', note: 'Mine', seenStatus: 'won', lead: expect.stringMatching(/:2$/) };
  expect(await updateLead(null, data)).toMatchObject({ ...rejected, message: 'conflictTaken', fields: {}, values });
});
