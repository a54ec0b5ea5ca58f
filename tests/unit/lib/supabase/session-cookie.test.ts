import { afterEach, expect, test, vi } from 'vitest';
import { codeCookie } from '@/lib/auth/code-cookie';
import { deviceCookie } from '@/lib/auth/known-device';
import { isSessionCookie, sessionCookie } from '@/lib/supabase/session-cookie';

afterEach(() => vi.unstubAllEnvs());

const knownCookie = () => deviceCookie('anna@example.com');

test.each([sessionCookie, codeCookie, knownCookie])(
  'over https every cookie is bound to this host and to https',
  (cookie) => {
    vi.stubEnv('SITE_URL', 'https://site.example');
    vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_test');
    const { name, ...attributes } = cookie();
    expect(name).toMatch(/^__Host-/);
    // What the prefix demands: no domain, the whole host, https.
    expect(attributes).toEqual({ httpOnly: true, sameSite: 'lax', secure: true, path: '/' });
  },
);

test('without https browsers would refuse the prefix', () => {
  vi.stubEnv('SITE_URL', 'http://localhost:3000');
  expect(sessionCookie()).toMatchObject({ name: 'staff-session', secure: false, httpOnly: true });
});

test('every part of a session is known as one', () => {
  vi.stubEnv('SITE_URL', 'https://site.example');
  expect(
    ['__Host-staff-session', '__Host-staff-session.0', '__Host-staff-session-code-verifier'].every(isSessionCookie),
  ).toBe(true);
  expect(isSessionCookie('staff-session')).toBe(false);
});
