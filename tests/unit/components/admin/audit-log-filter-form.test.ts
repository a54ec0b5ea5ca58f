import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AuditLogFilterForm } from '@/components/admin/audit-log-filter-form';
import { parseAuditLogFilters } from '@/lib/auth/audit-log-filter-values';

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.mock('@/lib/i18n/current-locale-and-link', () => ({ Link: 'a', currentLocale: async () => 'en' }));

const [anna, gone] = ['6f1c2b3a-1111-4222-8333-444455556666', '7f1c2b3a-1111-4222-8333-444455556666'];
const people = new Map([[anna, 'Anna']]);
const render = async (query: string) => {
  const filters = parseAuditLogFilters(Object.fromEntries(new URLSearchParams(query)));
  return renderToStaticMarkup(await AuditLogFilterForm({ filters, people }));
};
const selected = (html: string) =>
  [...html.matchAll(/<option value="([^"]*)"[^>]* selected=""/g)].map(([, value]) => value);

it('shows the filters of the URL and sends them in one, without scripts', async () => {
  const html = await render(`person=${anna}&kind=export&from=2026-11-01&to=2026-11-30`);
  // Without a method a form is sent as a query.
  expect(html).not.toContain('method=');
  expect(html).toMatch(/^<form [^>]*action="\/en\/admin\/audit"/);
  expect(selected(html)).toEqual([anna, 'export']);
  expect(
    [...html.matchAll(/ name="(\w+)"(?:[^>]* value="([^"]+)")?/g)].map(([, name, value]) => [name, value]),
  ).toEqual([
    ['person', undefined],
    ['kind', undefined],
    ['from', '2026-11-01'],
    ['to', '2026-11-30'],
  ]);
  expect(html).toContain('href="/admin/audit"');
});

it('offers nothing to clear without a filter', async () => {
  const html = await render('');
  expect(selected(html)).toEqual(['', '']);
  expect(html).not.toContain('href=');
});

it('keeps the person of a link who has no account any more', async () => {
  expect(selected(await render(`person=${gone}`))).toEqual([gone, '']);
});
