import { describe, expect, it } from 'vitest';
import { toSafeReturnPath } from '@/lib/http/return-to';

describe('the return path after sign-in', () => {
  it('accepts path, query and hash of this site', () => {
    expect(toSafeReturnPath('/en/admin/dashboard?status=new#a', '/x')).toBe('/en/admin/dashboard?status=new#a');
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
  ])('falls back for %j', (value) => expect(toSafeReturnPath(value, '/fallback')).toBe('/fallback'));
});
