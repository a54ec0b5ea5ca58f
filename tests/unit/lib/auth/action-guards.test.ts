import { beforeEach, describe, expect, test, vi } from 'vitest';

const state = vi.hoisted(() => ({ session: null as object | null, lines: [] as object[] }));
vi.mock('@/lib/auth/require-staff', () => ({
  readSession: async () => state.session,
  requireStaffWithRole: async () => {
    throw new Error('led to sign-in');
  },
  requireAnyStaff: async () => {
    throw new Error('led to sign-in');
  },
}));
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

describe.each(forms)('%s', (_, action, field) => {
  const data = new FormData();
  data.set('locale', 'gr');
  data.set(field, 'Many words');
  data.set('factorId', 'begun');
  beforeEach(() => {
    Object.assign(state, { session: null, lines: [] });
  });

  test('after a sign-out while typing stays on the page, and the attempt is logged', async () => {
    const result = await action(null, data);
    expect(result).toMatchObject({ ok: false, message: 'gr signedOut', values: { [field]: 'Many words' } });
    expect(state.lines).toEqual([{ reason: 'signed out', action: true }]);
  });

  test('with a session is left to the guard', async () => {
    state.session = {};
    await expect(action(null, data)).rejects.toThrow('led to sign-in');
  });
});
