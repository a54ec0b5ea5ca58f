import { beforeEach, expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({
  calls: [] as unknown[][],
  failing: null as string | null,
  code: '08006',
  signedInAt: 0,
  refreshed: 0,
}));

const administrator = crypto.randomUUID();
const note = async (name: string, ...values: unknown[]) => {
  state.calls.push([name, ...values]);
  return { data: true, error: state.failing === name ? { code: state.code, message: 'connection lost' } : null };
};
vi.mock('@/lib/auth/require-staff', () => {
  const member = () => ({
    supabase: { rpc: note },
    user: { id: administrator },
    methods: [{ method: 'password', timestamp: state.signedInAt / 1000 }],
  });
  return {
    readSession: async () => ({}),
    checkStaffAccess: member,
    requireStaffWithRole: async () => member(),
  };
});
vi.mock('@/lib/observability/log-request-rejection', () => ({ logRequestRejection: () => {} }));
vi.mock('@/lib/supabase/service-client', () => ({
  createServiceClient: () => ({
    auth: {
      admin: {
        inviteUserByEmail: async () => ({ ...(await note('inviteUserByEmail')), data: { user: { id: 'invited' } } }),
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
vi.mock('next/cache', () => ({ revalidatePath: () => (state.refreshed += 1) }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
const { changeStaff, inviteStaff } = await import('@/lib/auth/team-actions');
const { lastAdminCode, staffConflictCode } = await import('@/lib/supabase/error-codes');

const data = new FormData();
data.set('locale', 'en');
data.set('name', 'New Name');
data.set('email', 'invited@example.com');
data.set('role', 'sales');
beforeEach(() =>
  Object.assign(state, { calls: [], failing: null, code: '08006', signedInAt: Date.now(), refreshed: 0 }),
);

it('gives an earlier invitation the name, the role and access', async () => {
  expect(await inviteStaff(null, data)).toMatchObject({ ok: true, message: 'invited' });
  expect(state.calls).toEqual([
    ['inviteUserByEmail'],
    ['profiles', { full_name: 'New Name', locale: 'en' }, 'invited'],
    ['set_staff_role', { member: 'invited', new_role: 'sales' }],
    ['set_staff_active', { member: 'invited', active: true }],
    ['audit', 'invite', administrator, 'invited'],
  ]);
});

it.each(['profiles', 'set_staff_role', 'set_staff_active'])('keeps the account when %s fails', async (failing) => {
  state.failing = failing;
  const values = { name: 'New Name', email: 'invited@example.com', role: 'sales' };
  expect(await inviteStaff(null, data)).toMatchObject({ ok: false, error: 'staffArea.failure', values });
  expect(state.calls.at(-1)?.[0]).toBe(failing);
  expect(state.calls.map(([name]) => name)).not.toContain('deleteUser');
});

const member = crypto.randomUUID();
const changes = [
  ['set_staff_role', { change: 'role', member, role: 'sales', seen: 'editor' }],
  ['set_staff_active', { change: 'active', member, active: 'false' }],
  ['reset_second_factor', { change: 'factor', member }],
] as const;
const formOf = (fields: object) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
// The link leads back to the team page, and the session stays: whoever was typing goes on here afterwards.
const signInAgain = {
  ok: false,
  error: 'staffArea.signInAgain',
  link: { href: '/en/auth?again=yes&next=%2Fen%2Fadmin%2Fteam', text: 'signInAgainLink' },
};

it('invites nobody on a sign-in older than a quarter of an hour, and returns what was typed', async () => {
  state.signedInAt -= 16 * 60_000;
  const values = { name: 'New Name', email: 'invited@example.com', role: 'sales' };
  expect(await inviteStaff(null, formOf({ ...values, locale: 'en' }))).toEqual({
    ...signInAgain,
    message: 'signInAgain',
    values,
  });
  expect(state.calls).toEqual([]);
});

it.each(changes)('calls %s shortly after a sign-in only', async (name, fields) => {
  const form = formOf({ ...fields, locale: 'en' });
  expect(await changeStaff(null, form)).toMatchObject({ ok: true });
  expect(state.calls.map(([called]) => called)).toEqual([name]);
  state.signedInAt -= 16 * 60_000;
  expect(await changeStaff(null, form)).toMatchObject({ ...signInAgain, values: fields });
  expect(state.calls).toHaveLength(1);
});

it.each(['role', 'active'] as const)('reports that the last administrator cannot be changed: %s', async (kind) => {
  const fields = {
    role: { change: 'role', member, role: 'sales', seen: 'admin' },
    active: { change: 'active', member, active: 'false' },
  };
  Object.assign(state, { failing: kind === 'role' ? 'set_staff_role' : 'set_staff_active', code: lastAdminCode });
  expect(await changeStaff(null, formOf({ ...fields[kind], locale: 'en' }))).toMatchObject({
    ok: false,
    error: 'team.errors.lastAdmin',
    message: 'lastAdmin',
  });
});

it('removes no second factor of the administrator who asks', async () => {
  const own = formOf({ change: 'factor', member: administrator });
  expect(await changeStaff(null, own)).toMatchObject({ ok: false, error: 'team.errors.ownFactor' });
  expect(state.calls).toEqual([]);
});

const conflict = { ok: false, error: 'team.errors.conflict', message: expect.stringMatching(/^(errors\.)?conflict$/) };

it('sends the role that the page showed, so that the database can refuse a change of another', async () => {
  await changeStaff(null, formOf({ change: 'role', member, role: 'sales', seen: 'editor', locale: 'en' }));
  expect(state.calls).toEqual([['set_staff_role', { member, new_role: 'sales', seen_role: 'editor' }]]);
});

it('shows a conflict with what is stored now, not with what was sent', async () => {
  Object.assign(state, { failing: 'set_staff_role', code: staffConflictCode });
  const form = formOf({ change: 'role', member, role: 'sales', seen: 'sales', locale: 'en' });
  expect(await changeStaff(null, form)).toEqual(conflict);
  expect(state.refreshed).toBe(1);
});

it('gives nobody a role from a page that does not say which it showed', async () => {
  expect(await changeStaff(null, formOf({ change: 'role', member, role: 'sales', locale: 'en' }))).toEqual(conflict);
  expect(state.calls).toEqual([]);
  expect(state.refreshed).toBe(1);
});

const again = { name: 'New Name', email: 'invited@example.com', role: 'sales', member, locale: 'en' };
const seenChecks = [
  ['set_staff_role', { member, new_role: 'sales', seen_role: 'sales' }],
  ['set_staff_active', { member, active: true, seen_active: true }],
];

it('sends an invitation again without giving anything back', async () => {
  expect(await inviteStaff(null, formOf(again))).toMatchObject({ ok: true, message: 'invited' });
  expect(state.calls).toEqual([...seenChecks, ['inviteUserByEmail'], ['audit', 'invite', administrator, 'invited']]);
});

it.each([0, 1])('sends no invitation again to somebody who was changed since: check %i', async (index) => {
  const calls = seenChecks.slice(0, index + 1);
  Object.assign(state, { failing: calls.at(-1)?.[0], code: staffConflictCode });
  expect(await inviteStaff(null, formOf(again))).toMatchObject(conflict);
  expect(state.calls).toEqual(calls);
});
