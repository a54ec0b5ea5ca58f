import { afterEach, expect, test, vi } from 'vitest';
import { getKnownDeviceCookieNameAndAttributes } from '@/lib/auth/known-device-cookie';
import { getSignInEmailCookieNameAndAttributes } from '@/lib/auth/sign-in-code-cookie-attributes';
import { getSessionCookieNameAndAttributes, isSessionCookie } from '@/lib/supabase/cookie-name-and-attributes';

afterEach(() => vi.unstubAllEnvs());

const knownCookie = () => getKnownDeviceCookieNameAndAttributes('anna@example.com');

test.each([getSessionCookieNameAndAttributes, getSignInEmailCookieNameAndAttributes, knownCookie])(
  'over https every cookie has the __Host- prefix and is secure',
  (cookie) => {
    vi.stubEnv('SITE_URL', 'https://site.example');
    vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_test');
    const { name, ...attributes } = cookie();
    expect(name).toMatch(/^__Host-/);
    // The prefix requires: no domain, the root path, https.
    expect(attributes).toEqual({ httpOnly: true, sameSite: 'lax', secure: true, path: '/' });
  },
);

test('without https the prefix is omitted, because browsers would reject it', () => {
  vi.stubEnv('SITE_URL', 'http://localhost:3000');
  expect(getSessionCookieNameAndAttributes()).toMatchObject({ name: 'staff-session', secure: false, httpOnly: true });
});

test('every part of a session cookie is recognized', () => {
  vi.stubEnv('SITE_URL', 'https://site.example');
  expect(
    ['__Host-staff-session', '__Host-staff-session.0', '__Host-staff-session-code-verifier'].every(isSessionCookie),
  ).toBe(true);
  expect(isSessionCookie('staff-session')).toBe(false);
});
