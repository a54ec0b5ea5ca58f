import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { createFormatter, createTranslator } from 'use-intl/core';
import { expect, test, vi } from 'vitest';
import { LeadHistory } from '@/components/admin/leads/lead-history';
import type { LeadNote } from '@/lib/leads/lead-history';
import site from '@/messages/en.json';
import staff from '@/messages/staff/en.json';

const messages = { ...site, ...staff, admin: site.admin };
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'inbox') => createTranslator({ locale: 'en', messages, namespace }),
  getFormatter: async () => createFormatter({ locale: 'en', timeZone: 'Europe/Athens' }),
}));

const anna = { id: '6f1c2b3a-1111-4222-8333-444455556666', name: 'Anna', active: true };
const at = '2026-11-29T08:00:00+00:00';

test('a change tells who set what, and a reply that it was not delivered', async () => {
  const reply: Partial<LeadNote> = { id: 'r', type: 'reply', author: anna.id, body: 'Hello', created_at: at };
  const entries = [
    { type: 'change', at, change: { id: 2, at, actor: null, status: { old: 'answered', new: 'new' }, assignee: null } },
    { type: 'note', at, note: { ...reply, undelivered_at: at } as LeadNote },
    {
      type: 'change',
      at,
      change: { id: 1, at, actor: anna.id, status: null, assignee: { old: null, new: anna.id } },
    },
  ] as const;
  const html = renderToStaticMarkup(await LeadHistory({ entries: [...entries], people: [anna] }));
  const when = 'Nov 29, 2026, 10:00 AM';
  const lines = parse(html)
    .querySelectorAll('li')
    .map((item) => item.querySelectorAll('p').map(({ text }) => text.replace(/\s/g, ' ')));
  expect(lines).toEqual([
    [`Automatically, ${when}`, 'Status: Answered → New'],
    [`Reply by email: Anna, ${when}`, staff.inbox.undelivered, 'Hello'],
    [`Anna, ${when}`, 'Assignee: Nobody → Anna'],
  ]);
});
