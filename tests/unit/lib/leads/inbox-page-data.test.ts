import { expect, it, vi } from 'vitest';
import { leadKinds } from '@/lib/leads/lead';

const state = vi.hoisted(() => ({
  next: '',
  leads: [] as object[],
  counts: {} as Record<string, number>,
}));
vi.mock('@/lib/leads/lead-queries', () => ({
  listLeads: async () => ({ leads: state.leads, next: state.next }),
  maxCountedNewLeads: 1000,
}));
vi.mock('@/lib/leads/inbox-new-counts-people-and-views', () => ({
  loadInboxNewCountsPeopleAndViews: async () => ({ counts: state.counts, people: [], views: [] }),
}));
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await vi.importActual<typeof import('next-intl')>('next-intl');
  const { readFileSync } = await import('node:fs');
  const read = (name: string) => JSON.parse(readFileSync(`messages/${name}.json`, 'utf8'));
  const messages = { ...read('en'), ...read('staff/en') };
  return {
    getTranslations: async ({ namespace }: { namespace: string }) =>
      createTranslator({ locale: 'en', messages, namespace }),
  };
});

const { loadInboxPage } = await import('@/lib/leads/inbox-page-data');
const { parseInboxQuery } = await import('@/lib/leads/inbox-query');

const mark = '2026-01-01T10:00:00.123456+00:00_6f1c2b3a-1111-4222-8333-444455556666';

it('an older page links to the newest leads of the same view, even when empty', async () => {
  state.next = '';
  const page = await loadInboxPage(parseInboxQuery({ status: 'new', before: mark }), 'en');
  expect(page).toMatchObject({ rows: [], newest: '/en/admin/leads?status=new', older: '' });
});

it('the first page links only to older ones', async () => {
  state.next = mark;
  const page = await loadInboxPage(parseInboxQuery({ status: 'new' }), 'en');
  expect(page.newest).toBe('');
  expect(new URL(page.older, 'http://site.invalid').searchParams.get('before')).toBe(mark);
});

it.each([
  [[], false],
  [['untimed'], false],
  [['untimed', 'links'], true],
  [['fast'], true],
])('a lead with the flags %j is suspicious: %s', async (flags, suspect) => {
  state.leads = [{ kind: 'contact', id: 'a', version: 1, created_at: '2026-01-01T10:00:00Z', flags }];
  expect((await loadInboxPage(parseInboxQuery({}), 'en')).rows).toMatchObject([{ suspect }]);
  state.leads = [];
});

const noNewLeads = Object.fromEntries(leadKinds.map((kind) => [kind, 0]));

it('the counts of new leads are texts, of each kind and of all, which end at a thousand', async () => {
  state.counts = { ...noNewLeads, export: 1, contact: 998 };
  expect((await loadInboxPage(parseInboxQuery({}), 'en')).newLeadCounts).toMatchObject({
    all: '999 new',
    partnership: 'none new',
    export: '1 new',
    contact: '998 new',
  });
  state.counts = { ...noNewLeads, partnership: 2, export: 1000 };
  expect((await loadInboxPage(parseInboxQuery({}), 'en')).newLeadCounts).toMatchObject({
    all: 'over 999 new',
    partnership: '2 new',
    export: 'over 999 new',
  });
});
