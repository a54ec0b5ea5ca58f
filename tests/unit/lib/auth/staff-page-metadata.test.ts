import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

const state = vi.hoisted(() => ({ session: null as object | null, rejected: undefined as object | undefined }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace?: string) => (key: string) => (namespace ? `${namespace}.${key}` : key),
}));
vi.mock('@/lib/auth/rejected-form', () => ({ getRejectedForm: async () => state.rejected }));
vi.mock('@/lib/auth/require-staff', async (original) => ({
  ...(await original<typeof import('@/lib/auth/require-staff')>()),
  readSession: async () => state.session,
}));

const { createForbiddenPageMetadata, createStaffPageMetadata } = await import('@/lib/auth/staff-page-metadata');

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

test.each([null, sessionOf('member')])(
  'a page whose form was rejected has the title of what is shown',
  async (session) => {
    Object.assign(state, { session, rejected: {} });
    const title = vi.fn();
    const { title: shown } = await createStaffPageMetadata('leads', title);
    state.rejected = undefined;
    expect(shown).toMatch(/^staffArea\.notSaved/);
    expect(title).not.toHaveBeenCalled();
  },
);

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
