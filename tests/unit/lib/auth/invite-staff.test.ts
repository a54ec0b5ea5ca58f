import { beforeEach, expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({
  calls: [] as unknown[][],
  failing: null as string | null,
}));

const note = async (name: string, ...values: unknown[]) => {
  state.calls.push([name, ...values]);
  return { data: true, error: state.failing === name ? { code: '08006', message: 'connection lost' } : null };
};
vi.mock('@/lib/auth/action-guards', () => ({
  requireRolesOrExpiredResult: async () => ({
    supabase: { rpc: note },
    user: { id: 'administrator' },
    locale: 'en',
    t: (key: string) => key,
  }),
}));
vi.mock('@/lib/supabase/service-client', () => ({
  createServiceClient: () => ({
    auth: {
      admin: {
        inviteUserByEmail: async () => ({ data: { user: { id: 'invited' } }, error: null }),
        deleteUser: (id: string) => note('deleteUser', id),
      },
    },
    from: (table: string) => ({
      update: (values: object) => ({ eq: (_column: string, id: string) => note(table, values, id) }),
    }),
  }),
}));
vi.mock('@/lib/auth/write-audit-entry', () => ({
  writeAccountAuditEntry: (...values: unknown[]) => note('audit', ...values),
}));
vi.mock('@/lib/observability/log-incident', () => ({ logIncident: () => 'incident' }));
vi.mock('next/cache', () => ({ revalidatePath: () => {} }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
const { inviteStaff } = await import('@/lib/auth/team-actions');

const data = new FormData();
data.set('name', 'New Name');
data.set('email', 'invited@example.com');
data.set('role', 'sales');
beforeEach(() => Object.assign(state, { calls: [], failing: null }));

it('gives an earlier invitation the name, the role and access', async () => {
  expect(await inviteStaff(null, data)).toMatchObject({ ok: true, message: 'invited' });
  expect(state.calls).toEqual([
    ['profiles', { full_name: 'New Name', locale: 'en' }, 'invited'],
    ['set_staff_role', { member: 'invited', new_role: 'sales' }],
    ['set_staff_active', { member: 'invited', active: true }],
    ['audit', 'invite', 'administrator', 'invited'],
  ]);
});

it.each(['profiles', 'set_staff_role', 'set_staff_active'])('keeps the account when %s fails', async (failing) => {
  state.failing = failing;
  const values = { name: 'New Name', email: 'invited@example.com', role: 'sales' };
  expect(await inviteStaff(null, data)).toMatchObject({ ok: false, error: 'staffArea.failure', values });
  expect(state.calls.at(-1)?.[0]).toBe(failing);
  expect(state.calls.map(([name]) => name)).not.toContain('deleteUser');
});
