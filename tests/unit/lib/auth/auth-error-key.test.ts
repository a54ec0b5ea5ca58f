import { describe, expect, it } from 'vitest';
import { parseAuditFieldChanges, shortenRandomId } from '@/components/admin/audit-changes';
import { parseUserAgent } from '@/components/admin/parse-user-agent';
import { authErrorKey } from '@/lib/auth/auth-error-key';
import { roleAllows, rolesByPermission, staffRoles } from '@/lib/auth/permissions';
import messages from '@/messages/en.json';

describe('auth errors', () => {
  it.each([
    [{ code: 'invalid_credentials', status: 400 }, 'invalidCredentials'],
    [{ code: 'user_banned', status: 400 }, 'invalidCredentials'],
    [{ code: 'email_not_confirmed', status: 400 }, 'invalidCredentials'],
    [{ code: 'otp_expired', status: 403 }, 'codeInvalid'],
    [{ code: 'mfa_verification_failed', status: 422 }, 'factorInvalid'],
    [{ code: 'weak_password', status: 422 }, 'weakPassword'],
    [{ code: 'bad_jwt', status: 403 }, 'sessionMissing'],
    [{ name: 'AuthSessionMissingError', status: 400 }, 'sessionMissing'],
    [{ code: 'signup_disabled', status: 422 }, 'noAccount'],
    [{ code: 'bad_oauth_state', status: 400 }, 'provider'],
    [{ name: 'AuthRetryableFetchError', status: 0 }, 'unavailable'],
    [{ name: 'AuthRetryableFetchError', status: 502 }, 'unavailable'],
    [{ status: 503 }, 'unavailable'],
    [{ status: 504 }, 'unavailable'],
    [{ code: 'something_new', status: 400 }, 'unavailable'],
  ])('%o has the message %s', (error, key) => {
    expect(authErrorKey(error).key).toBe(key);
    expect(Object.keys(messages.auth.errors)).toContain(key);
  });

  it('include the waiting time in whole minutes', () => {
    const minutes = (message: string) => authErrorKey({ status: 429, message });
    expect(minutes('For security purposes, you can only request this after 54 seconds.')).toEqual({
      key: 'rateLimited',
      minutes: 1,
    });
    expect(minutes('Request rate limit reached, try again after 812 seconds').minutes).toBe(14);
    expect(minutes('Request rate limit reached').minutes).toBe(15);
    expect(authErrorKey({ code: 'over_email_send_rate_limit' }).key).toBe('rateLimited');
  });
});

describe('the permission table', () => {
  it('allows administrators everything, and only them the team and the audit log', () => {
    for (const name of Object.keys(rolesByPermission) as (keyof typeof rolesByPermission)[])
      expect(roleAllows('admin', name)).toBe(true);
    for (const role of staffRoles) {
      expect(roleAllows(role, 'team')).toBe(role === 'admin');
      expect(roleAllows(role, 'audit')).toBe(role === 'admin');
    }
    expect([roleAllows('sales', 'leads'), roleAllows('editor', 'leads')]).toEqual([true, false]);
    expect([roleAllows('sales', 'stores'), roleAllows('editor', 'stores')]).toEqual([false, true]);
  });
});

describe('the audit log', () => {
  it('shows recorded values first, then the names of the other fields', () => {
    const details = { columns: ['full_name', 'role'], role: { old: 'editor', new: 'sales' } };
    expect(parseAuditFieldChanges(details)).toEqual([
      { fields: ['role'], before: 'editor', after: 'sales' },
      { fields: ['full_name'] },
    ]);
    expect(parseAuditFieldChanges({ status: { old: null, new: 'new' } })).toEqual([
      { fields: ['status'], before: null, after: 'new' },
    ]);
    expect(parseAuditFieldChanges({})).toEqual([]);
    expect(parseAuditFieldChanges('text')).toEqual([]);
  });

  it('shortens random ids and nothing else', () => {
    expect(shortenRandomId('0c9f1a52-7be1-4a53-9f0e-0123456789ab')).toBe('0c9f1a52');
    expect(shortenRandomId('ab'.repeat(32))).toBe('abababab');
    for (const id of ['site-files/photos/pack.webp', 'packs/dog-maintenance', '123456789'])
      expect(shortenRandomId(id)).toBe(id);
  });
});

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    ['curl/8.5.0', null, null],
    [null, null, null],
  ])('%s', (agent, browser, system) => {
    expect(parseUserAgent(agent)).toEqual({ browser, system });
  });
});
