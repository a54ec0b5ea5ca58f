import { beforeEach, expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({ ids: [] as string[] }));
vi.mock('@/lib/auth/require-staff', () => ({ requireStaffWithRole: async () => ({}) }));
vi.mock('next/cache', () => ({ revalidatePath: () => {} }));
vi.mock('@/lib/auth/action-guards', () => ({
  requireRolesOrRedirect: async () => ({
    supabase: {
      rpc: async () => ({ data: { batch: null, changed: state.ids.length, ids: state.ids }, error: null }),
    },
    user: { id: 'me' },
    t: (key: string, values: object) => `${key} ${JSON.stringify(values)}`,
  }),
}));

const { changeLeads } = await import('@/lib/leads/bulk-actions');
const ids = ['019aa000-0000-7000-8000-000000000001', '019aa000-0000-7000-8000-000000000002'];

function bulkChange(): FormData {
  const data = new FormData();
  for (const id of ids) data.append('lead', `contact:${id}:1`);
  data.set('status', 'answered');
  return data;
}

beforeEach(() => {
  state.ids = [...ids];
});

it('returns the changed leads, so that those that somebody else had changed stay selected', async () => {
  state.ids = ids.slice(0, 1);
  const result = await changeLeads(null, bulkChange());
  expect(result).toMatchObject({ ok: false, error: 'inbox.conflict', changed: ids.slice(0, 1) });
  expect(result.message).toBe('someConflict {"changed":1,"missed":1}');
});

it('returns all leads if all were changed', async () => {
  expect(await changeLeads(null, bulkChange())).toMatchObject({ ok: true, changed: ids });
});

it('returns none if the request was rejected: then all stay selected', async () => {
  const nothing = bulkChange();
  nothing.delete('status');
  const result = await changeLeads(null, nothing);
  expect(result).toMatchObject({ ok: false, error: 'inbox.choose' });
  expect(result.changed).toBeUndefined();
});
