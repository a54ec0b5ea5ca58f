import { describe, expect, it } from 'vitest';
import { safeReturnTo } from '@/lib/http/return-to';

describe('the return path after sign-in', () => {
  it('accepts path, query and hash of this site', () => {
    expect(safeReturnTo('/en/admin/dashboard?status=new#a', '/x')).toBe('/en/admin/dashboard?status=new#a');
  });
  it.each([
    null,
    undefined,
    '',
    'admin',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '\\\\evil.test',
    '/.//evil.test',
    '/%2e//evil.test',
    '/admin/..//evil.test/a?b#c',
    '/./\\evil.test',
    '/.//',
  ])('falls back for %j', (value) => expect(safeReturnTo(value, '/fallback')).toBe('/fallback'));
});
