import { expect, it, vi } from 'vitest';

const id = '019aa000-0000-7000-8000-000000000001';
const theirs = { saved: false, version: 4, status: 'won', assignee: null, updated_by: null };
vi.mock('next/cache', () => ({ revalidatePath: () => {} }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.mock('@/lib/auth/require-staff', () => ({ requireStaffWithRole: async () => ({}) }));
vi.mock('@/lib/observability/log-incident', () => ({ logIncident: () => 'incident' }));
vi.mock('@/lib/auth/action-guards', async (original) => ({
  ...(await original<typeof import('@/lib/auth/action-guards')>()),
  requireRolesOrRejectedResult: async () => ({
    supabase: {
      // The connection ends between the two calls.
      rpc: async (name: string) =>
        name === 'save_lead' ? { data: theirs, error: null } : { data: null, error: { code: '08006' } },
    },
    user: { id: 'me' },
    locale: 'en',
    t: (key: string) => key,
  }),
}));
const { updateLead } = await import('@/lib/leads/update-lead-action');

it('returns the note of a save that another one precedes, also when the people cannot be read', async () => {
  const data = new FormData();
  const values = {
    lead: `contact:${id}:3`,
    status: 'answered',
    assignee: '',
    note: 'Called back at noon',
    seenStatus: 'new',
    seenAssignee: '',
  };
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  expect(await updateLead(null, data)).toEqual({
    ok: false,
    error: 'inbox.failure',
    message: 'failure',
    incident: 'incident',
    values,
  });
});
