import { beforeEach, expect, test, vi } from 'vitest';

const state = vi.hoisted(() => ({ calls: [] as unknown[][], signedInAt: 0 }));
vi.mock('@/lib/auth/require-staff', () => ({
  readSession: async () => ({}),
  checkStaffAccess: () => ({
    user: { id: 'administrator' },
    methods: [{ method: 'password', timestamp: state.signedInAt / 1000 }],
  }),
}));
vi.mock('@/lib/supabase/service-client', () => ({
  createServiceClient: () => ({
    rpc: async (...call: unknown[]) => {
      state.calls.push(call);
      return { data: { outbox: 2, contact_messages: 1 }, error: null };
    },
    from: (table: string) => ({
      insert: async (row: object) => {
        state.calls.push([table, row]);
        return { error: null };
      },
    }),
  }),
}));
vi.mock('@/lib/mail/delete-mail-files', () => ({ deleteMailFilesToOrAboutPerson: async () => 1 }));
vi.mock('@/lib/observability/log-request-rejection', () => ({ logRequestRejection: () => {} }));
vi.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`,
}));
const { erasePerson } = await import('@/lib/privacy/erase-person-action');
const { exportDataSubject } = await import('@/lib/privacy/data-subject');

const data = new FormData();
data.set('locale', 'en');
data.set('email', 'a@b.example');
beforeEach(() => Object.assign(state, { calls: [], signedInAt: Date.now() }));

test('an erasure is recorded once, with the administrator', async () => {
  expect(await erasePerson(null, data)).toEqual({ ok: true, message: 'erased {"count":4}' });
  expect(state.calls).toEqual([['erase_person', { address: 'a@b.example', erased_by: 'administrator' }]]);
});

test('an erasure requires a recent sign-in', async () => {
  state.signedInAt -= 16 * 60_000;
  expect(await erasePerson(null, data)).toMatchObject({ ok: false, error: 'staffArea.signInAgain' });
  expect(state.calls).toEqual([]);
});

test('an export of a person by the command is recorded, without the address', async () => {
  await exportDataSubject('a@b.example');
  const details = { source: 'command line' };
  expect(state.calls[1]).toEqual(['audit_log', { action: 'export', actor: null, table_name: 'person', details }]);
});
