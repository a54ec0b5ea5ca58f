import { expect, it, vi } from 'vitest';
import { parseAuditLogFilters } from '@/lib/auth/audit-log-filter-values';
import { lastSearchParam, parsePageNumber, singleSearchParam } from '@/lib/http/search-params';
import { parseInboxQuery } from '@/lib/leads/inbox-query';
import { parseSubscriberExportFilters, parseSubscriberFilters } from '@/lib/newsletter/admin/subscriber-queries';

vi.mock('@/lib/auth/require-staff', () => ({}));

it.each([
  ['2', '2'],
  ['', ''],
  [undefined, ''],
  [['2', '3'], ''],
])('the parameter %j has the value %j', (value, one) => expect(singleSearchParam(value)).toBe(one));

it.each([
  ['1', 1],
  ['2', 2],
  ['10000', 10_000],
  ['10001', 10_000],
  ['9'.repeat(400), 10_000],
  ['0', 1],
  ['-3', 1],
  ['x', 1],
  ['', 1],
  [undefined, 1],
  [['2', '3'], 1],
])('%j is page %i', (value, page) => expect(parsePageNumber(value)).toBe(page));

it.each([
  ['2', '2'],
  ['', ''],
  [undefined, ''],
  [[], ''],
  [['2', '3'], '3'],
])('the filter %j has the value %j', (value, last) => expect(lastSearchParam(value)).toBe(last));

const person = '6f1c2b3a-1111-4222-8333-444455556666';
it.each([
  [
    'inbox',
    parseInboxQuery,
    { q: 'HYPERLINK', kind: 'contact', status: 'new', assignee: 'me', country: 'LV', from: '2026-11-01' },
  ],
  ['subscribers', parseSubscriberFilters, { q: 'anna@example.com', locale: 'lv', status: 'pending' }],
  ['subscribers export', parseSubscriberExportFilters, { q: 'anna', locale: 'lv', status: 'any' }],
  ['audit log', parseAuditLogFilters, { person, kind: 'export', from: '2026-11-01', to: '2026-11-30' }],
])(
  '%s: a page, which has lists, reads repeated filters like a route, which has the last values',
  (_name, parse, last) => {
    const { searchParams } = new URL(
      `http://x/?${['q', ...Object.keys(last)].map((name) => `${name}=a`).join('&')}&${new URLSearchParams(last)}`,
    );
    const ofPage = Object.fromEntries(
      [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]),
    );
    const ofRoute = Object.fromEntries(searchParams);
    const parsed = parse(ofPage);
    expect(parsed).toEqual(parse(ofRoute as never));
    expect(parsed).not.toEqual(parse({}));
  },
);
