import { expect, test, vi } from 'vitest';

const rows = vi.hoisted(() => ({ current: {} as Record<string, unknown> }));
vi.mock('@/lib/auth/require-staff', () => ({
  requireStaffWithRole: async () => ({
    supabase: { rpc: async (name: string) => ({ data: rows.current[name], error: null }) },
  }),
}));

const { sortByText } = await import('@/lib/i18n/sort-by-text');
const { listStaff } = await import('@/lib/auth/team-queries');
const { listAssignees } = await import('@/lib/leads/assignees');
const { loadInboxNewCountsPeopleAndViews } = await import('@/lib/leads/inbox-new-counts-people-and-views');

// As a database with the locale C returns them: by bytes.
const byBytes = ['Zoe', 'anna', 'Ýmir', 'Žanis', 'Άννα', 'Βάσω', 'άρης'];
const greek = ['Άννα', 'άρης', 'Βάσω', 'anna', 'Ýmir', 'Žanis', 'Zoe'];
const english = ['anna', 'Ýmir', 'Žanis', 'Zoe', 'Άννα', 'άρης', 'Βάσω'];

test('names follow the language of the reader, whatever the order of the database', () => {
  expect(sortByText(byBytes, 'gr', String)).toEqual(greek);
  expect(sortByText(byBytes.toReversed(), 'en', String)).toEqual(english);
  expect(sortByText(['b', null, 'a'], 'en', (name) => name)).toEqual(['a', 'b', null]);
});

test('staff, with those who left last and an email for a missing name', async () => {
  const member = (name: string | null, left = false) => ({
    full_name: name,
    email: 'bruno@example.com',
    deactivated_at: left ? '2026-01-01T00:00:00Z' : null,
  });
  rows.current = { list_staff: [member('Zoe'), member('Adam', true), member(null), member('anna'), member('Carl')] };
  expect((await listStaff('en')).map(({ full_name }) => full_name)).toEqual(['anna', null, 'Carl', 'Zoe', 'Adam']);
});

test('the people and the views of the inbox', async () => {
  const named = byBytes.map((name) => ({ id: name, user_id: name, name, full_name: name, active: true, query: '' }));
  const counts = { partnership: 0, export: 0, contact: 0 };
  rows.current = { list_assignees: named, inbox_frame: { counts, people: named, views: named } };
  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  expect(names(await listAssignees('gr'))).toEqual(greek);
  const { people, views } = await loadInboxNewCountsPeopleAndViews('gr');
  expect([names(people), names(views)]).toEqual([greek, greek]);
});
