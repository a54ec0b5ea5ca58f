import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { actionNameField } from '@/lib/forms/hidden-fields';

const state = vi.hoisted(() => ({ request: new Headers(), session: null as object | null }));
vi.mock('next/headers', () => ({ headers: async () => state.request }));
vi.mock('@/lib/auth/require-staff', async (original) => ({
  ...(await original<typeof import('@/lib/auth/require-staff')>()),
  readSession: async () => state.session,
}));
vi.mock('@/lib/stores/refresh-store-pages', () => ({ refreshStorePages: () => {} }));
vi.mock('@/lib/leads/assignees', () => ({ readUnsortedAssignees: async () => [] }));
vi.mock('next/cache', () => ({ revalidatePath: () => {} }));
vi.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
  getMessages: async () => ({ common: { notices: '', close: '' }, error: { retry: 'retry' } }),
}));
vi.mock('@/lib/observability/log', () => ({ log: { warn: () => {} } }));
vi.mock('@/components/site-shell/page-shell', () => ({
  PageShell: ({ children }: { children: ReactNode }) => createElement('main', null, children),
}));

const { default: StaffLayout } = await import('@/app/[locale]/admin/layout');
const { updateLead } = await import('@/lib/leads/update-lead-action');
const { replyToLead } = await import('@/lib/leads/reply-to-lead-action');
const { saveView } = await import('@/lib/leads/inbox-view-actions');
const { saveStore } = await import('@/lib/stores/store-actions');
const { copyMediaFile, deleteMediaFile, moveMediaFile } = await import('@/lib/media/media-actions');
const { changeLeads } = await import('@/lib/leads/bulk-actions');
const { retryMail } = await import('@/lib/mail/admin/outbox-actions');
const { revokeSessions } = await import('@/lib/auth/revoke-sessions-action');
const { setUpSecondFactor } = await import('@/lib/auth/second-factor-actions');
const { changeStaff, inviteStaff } = await import('@/lib/auth/team-actions');
const { saveProfile } = await import('@/lib/auth/profile-actions');

/** What a page of the staff area shows in the request in which its form was sent. */
async function renderPage() {
  const layout = (await StaffLayout({ children: 'The page itself' })) as ReactNode;
  if (typeof layout === 'string') return layout;
  const { type, props } = layout as { type: (props: object) => Promise<ReactNode>; props: object };
  return renderToStaticMarkup(await type(props));
}

const forms = [
  ['updateLead', updateLead, 'note'],
  ['replyToLead', replyToLead, 'body'],
  ['saveView', saveView, 'name'],
  ['saveStore', saveStore, 'address'],
  ['moveMediaFile', moveMediaFile, 'name'],
  ['copyMediaFile', copyMediaFile, 'name'],
  ['inviteStaff', inviteStaff, 'email'],
  ['saveProfile', saveProfile, 'name'],
] as const;

const formOf = (action: string, text: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ [actionNameField]: action, locale: 'en', ...text }))
    data.append(name, value);
  data.append('products', 'one');
  data.append('products', 'two');
  return data;
};
const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}"/>`;
const withoutRole = { user: { id: 'u1', user_metadata: {} }, profile: { role: 'member' }, factor: null, methods: [] };

beforeEach(() => {
  state.request = new Headers({ 'content-type': 'multipart/form-data', 'x-return-to': '/en/admin/leads/contact/1' });
  state.session = null;
});

describe.each(forms)('%s, posted by the browser itself', (name, action, field) => {
  test('of somebody who was signed out is shown with its text, and can be sent again', async () => {
    const result = await action(null, formOf(name, { [field]: 'Many words' }));
    expect(result).toMatchObject({ ok: false, error: 'staffArea.signedOut' });
    const page = await renderPage();
    expect(page).toMatch(/<li[^>]*>Many words<\/li>/);
    for (const [sent, value] of [
      [actionNameField, name],
      ['locale', 'en'],
      [field, 'Many words'],
      ['products', 'one'],
      ['products', 'two'],
    ] as const)
      expect(page).toContain(hidden(sent, value));
    expect(page).toContain('href="/en/auth?next=%2Fen%2Fadmin%2Fleads%2Fcontact%2F1"');
  });

  test('of somebody who lost the role is shown with its text, without a way to sign in', async () => {
    state.session = withoutRole;
    await action(null, formOf(name, { [field]: 'Many words' }));
    const page = await renderPage();
    expect(page).toMatch(/<li[^>]*>Many words<\/li>/);
    expect(page).not.toContain('/auth');
  });

  test('shows its own page in any other request, and where a script sent it', async () => {
    await action(null, formOf(name, { [field]: 'Many words' }));
    state.request = new Headers({ 'next-action': '60aa' });
    expect(await renderPage()).toBe('The page itself');
    await action(null, formOf(name, { [field]: 'Many words' }));
    expect(await renderPage()).toBe('The page itself');
  });
});

describe.each<[string, (previous: unknown, data: FormData) => Promise<unknown>, Record<string, string>]>([
  ['deleteMediaFile', deleteMediaFile, { path: 'other/a.pdf' }],
  // The button that sends an invitation again.
  ['inviteStaff', inviteStaff, { member: 'm1', name: 'Anna', email: 'anna@example.com' }],
  ['changeStaff', changeStaff, { member: 'm1', change: 'role', role: 'sales' }],
  ['changeLeads', changeLeads, { status: 'done' }],
  ['retryMail', retryMail, { mail: 'm1' }],
  ['revokeSessions', revokeSessions, { scope: 'others' }],
  ['setUpSecondFactor', setUpSecondFactor, { factorId: 'f1', code: '123456' }],
])('%s without typed text, posted by the browser itself', (name, action, values) => {
  test('leads whoever was signed out to sign-in, which says so', async () => {
    await expect(action(null, formOf(name, values))).rejects.toThrow(
      expect.objectContaining({
        digest: expect.stringContaining(
          ';replace;/en/auth?next=%2Fen%2Fadmin%2Fleads%2Fcontact%2F1&problem=session_expired;',
        ),
      }),
    );
    expect(await renderPage()).toBe('The page itself');
  });

  test('leads whoever lost the role to its page, which is closed to them', async () => {
    state.session = withoutRole;
    await expect(action(null, formOf(name, values))).rejects.toThrow(
      expect.objectContaining({ digest: expect.stringContaining(';replace;/en/admin/leads/contact/1;') }),
    );
    expect(await renderPage()).toBe('The page itself');
  });
});

test('a form without typed text that a script sent shows the 403 page or its result', async () => {
  state.request.set('next-action', '60aa');
  state.session = withoutRole;
  const notAllowed = { ok: false, error: 'staffArea.notAllowed' };
  expect(await deleteMediaFile(null, formOf('deleteMediaFile', { path: 'other/a.pdf' }))).toMatchObject(notAllowed);
  // Outside of Next.js its own 403 page is not switched on.
  await expect(changeStaff(null, formOf('changeStaff', { change: 'role' }))).rejects.toThrow(/^`forbidden\(\)`/);
});
