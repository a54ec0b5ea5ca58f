import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { actionNameField } from '@/lib/forms/hidden-fields';

const state = vi.hoisted(() => ({ session: null as object | null, request: new Headers() }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace?: string) => (key: string) => (namespace ? `${namespace}.${key}` : key),
}));
vi.mock('next/headers', () => ({ headers: async () => state.request }));
vi.mock('@/lib/auth/require-staff', async (original) => ({
  ...(await original<typeof import('@/lib/auth/require-staff')>()),
  readSession: async () => state.session,
}));

const { createForbiddenPageMetadata, createStaffPageMetadata } = await import('@/lib/auth/staff-page-metadata');
const { storeRejectedForm } = await import('@/lib/auth/rejected-form');

const sessionOf = (role: string) => ({
  user: { id: 'u1', user_metadata: {} },
  profile: { role, deactivated_at: null },
  factor: null,
  proven: false,
  methods: [],
});

test.each(['editor', 'member'])('the title of a lead is that of the 403 page for the role %s', async (role) => {
  state.session = sessionOf(role);
  const title = vi.fn();
  expect(await createStaffPageMetadata('leads', title)).toEqual(await createForbiddenPageMetadata());
  expect(await createStaffPageMetadata('leads', 'inbox.heading')).toMatchObject({ title: 'pageTitles.forbidden' });
  expect(title).not.toHaveBeenCalled();
});

test.each([null, sessionOf('sales')])('anybody else gets the title of the page', async (session) => {
  state.session = session;
  const { title } = await createStaffPageMetadata('leads', 'inbox.heading');
  expect(title).toMatch(/^inbox\.heading/);
  expect(await createStaffPageMetadata('leads', async () => ({ title: 'One' }))).toEqual({ title: 'One' });
});

async function titleAfter(fields: Record<string, string>) {
  state.request = new Headers();
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  await storeRejectedForm(data, null);
  const { title } = await createStaffPageMetadata('leads', 'inbox.heading');
  state.request = new Headers();
  return title;
}

test.each([null, sessionOf('member')])('a page whose form has text has the title of what is shown', async (session) => {
  state.session = session;
  expect(await titleAfter({ [actionNameField]: 'updateLead', note: 'Many words' })).toMatch(/^staffArea\.notSaved/);
});

test.each<Record<string, string>>([
  { [actionNameField]: 'deleteMediaFile', path: 'other/a.pdf' },
  { [actionNameField]: 'createSignedLink', path: 'other/a.pdf' },
  { [actionNameField]: 'assignMediaSlot', slot: 'hero' },
  { [actionNameField]: 'undoImport' },
  { [actionNameField]: 'inviteStaff', member: 'm1', name: 'Anna', email: 'anna@example.com' },
  {},
])('a page whose form has no text has the title of the 403 page: %o', async (fields) => {
  state.session = sessionOf('member');
  expect(await titleAfter(fields)).toBe('pageTitles.forbidden');
});

const folder = 'app/[locale]/admin';
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)page\.tsx$/.test(file),
);
const titled = pages.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const);

test.each(titled.filter(([, code]) => code.includes('generateMetadata')))(
  '%s has the title of the 403 page for the roles that it is closed to',
  (_, code) => {
    const permission = /createStaffPageMetadata\('(\w+)'/.exec(code)?.[1];
    expect(permission).toBe(/rolesByPermission\.(\w+)/.exec(code)?.[1] ?? 'account');
  },
);
