import { beforeEach, describe, expect, test, vi } from 'vitest';

const state = vi.hoisted(() => ({ session: null as object | null, lines: [] as object[] }));
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'next-action': '60aa', 'x-return-to': '/admin/leads/contact/1' }),
}));
vi.mock('@/lib/auth/require-staff', async (original) => ({
  ...(await original<typeof import('@/lib/auth/require-staff')>()),
  readSession: async () => state.session,
}));
vi.stubEnv('SECOND_FACTOR_REQUIRED', 'all');
vi.mock('@/lib/stores/refresh-store-pages', () => ({ refreshStorePages: () => {} }));
vi.mock('@/lib/leads/assignees', () => ({ readUnsortedAssignees: async () => [] }));
vi.mock('next/cache', () => ({ revalidatePath: () => {} }));
vi.mock('next-intl/server', () => ({
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (key: string) =>
      `${locale} ${key}`,
}));
vi.mock('@/lib/observability/log', () => ({ log: { warn: (line: object) => state.lines.push(line) } }));

const { updateLead } = await import('@/lib/leads/update-lead-action');
const { replyToLead } = await import('@/lib/leads/reply-to-lead-action');
const { saveStore } = await import('@/lib/stores/store-actions');
const { setUpSecondFactor } = await import('@/lib/auth/second-factor-actions');
const { saveProfile } = await import('@/lib/auth/profile-actions');
const { inviteStaff } = await import('@/lib/auth/team-actions');

const forms = [
  ['a note', updateLead, 'note'],
  ['a reply', replyToLead, 'body'],
  ['a shop', saveStore, 'address'],
  ['a code for a new second factor', setUpSecondFactor, 'code'],
  ['the own name', saveProfile, 'name'],
  ['an invitation', inviteStaff, 'email'],
] as const;

const member = {
  user: { id: 'u1', user_metadata: {} },
  profile: { role: 'admin', deactivated_at: null },
  factor: { id: 'f1' },
  proven: true,
  methods: [],
};
const factorPath = '/auth/second-factor?next=%2Fadmin%2Fleads%2Fcontact%2F1';
const setupPath = '/admin/account?next=%2Fadmin%2Fleads%2Fcontact%2F1#second-factor';
const passwordPath = '/auth/password?next=%2Fadmin%2Fleads%2Fcontact%2F1';

/** What may happen to a member during typing, whether it bars them from their own account too, and what they read. */
const changes: [string, object | null, boolean, string, string?][] = [
  ['a sign-out', null, true, 'signedOut'],
  ['the loss of the role', { ...member, profile: { ...member.profile, role: 'member' } }, true, 'notAllowed'],
  ['a deactivation', { ...member, profile: { ...member.profile, deactivated_at: '2026-01-01' } }, true, 'notAllowed'],
  ['the loss of the profile', { ...member, profile: null }, true, 'notAllowed'],
  ['the start of a second factor elsewhere', { ...member, proven: false }, true, 'accountStep', factorPath],
  ['the removal of the second factor', { ...member, factor: null, proven: false }, false, 'accountStep', setupPath],
  [
    'a new password from an administrator',
    { ...member, user: { id: 'u1', user_metadata: { password_printed: true } } },
    false,
    'accountStep',
    passwordPath,
  ],
];
const ownAccount = [setUpSecondFactor, saveProfile] as unknown[];

describe.each(forms)('%s', (_, action, field) => {
  const data = new FormData();
  data.set('locale', 'gr');
  data.set(field, 'Many words');
  data.set('factorId', 'begun');
  beforeEach(() => {
    Object.assign(state, { session: null, lines: [] });
  });

  const applicable = changes.filter(([, , everywhere]) => everywhere || !ownAccount.includes(action));
  test.each(applicable)('after %s while typing stays on the page, and the attempt is logged', async (...change) => {
    const [, session, , key, href] = change;
    state.session = session;
    const result = await action(null, data);
    expect(result).toMatchObject({ ok: false, message: `gr ${key}`, values: { [field]: 'Many words' } });
    expect(result).toHaveProperty('error', `staffArea.${key}`);
    if (href) expect(result).toMatchObject({ link: { href, text: 'gr accountStepLink' } });
    else expect(result).not.toHaveProperty('link');
    expect(state.lines).toMatchObject([{ action: true, path: '/admin/leads/contact/1' }]);
  });
});

test.each([
  ['a note', updateLead, 'editor'],
  ['a reply', replyToLead, 'editor'],
  ['a shop', saveStore, 'sales'],
  ['an invitation', inviteStaff, 'sales'],
] as const)('%s of somebody whose role became another one stays on the page', async (_, action, role) => {
  Object.assign(state, { session: { ...member, profile: { ...member.profile, role } }, lines: [] });
  const data = new FormData();
  expect(await action(null, data)).toMatchObject({ ok: false, error: 'staffArea.notAllowed' });
  expect(state.lines).toMatchObject([{ reason: 'role', user: 'u1', role }]);
});
