import { expect, it } from 'vitest';
import { formatAuditLogQueryString, parseAuditLogFilters } from '@/lib/auth/audit-log-filter-values';

const person = '6f1c2b3a-1111-4222-8333-444455556666';

it('accepts valid filters and drops the rest', () => {
  const given = { person, kind: 'erase person', from: '2026-11-01', to: '2026-13-40', before: '7' };
  const filters = parseAuditLogFilters(given);
  expect(filters).toEqual({ person, kind: 'erase person', from: '2026-11-01', to: '' });
  expect(Object.fromEntries(new URLSearchParams(formatAuditLogQueryString(filters)))).toEqual({
    person,
    kind: 'erase person',
    from: '2026-11-01',
  });
});

it('has no query without a filter', () => {
  for (const given of [{}, { person: 'somebody', kind: 'drop', from: ['2026-11-01', 'today'] }])
    expect(formatAuditLogQueryString(parseAuditLogFilters(given))).toBe('');
});
