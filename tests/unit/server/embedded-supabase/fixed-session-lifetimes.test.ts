import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sessionLifetimeSettings } from '@/server/embedded-supabase/fixed-session-lifetimes';

const { jwt_expiry, sessions } = sessionLifetimeSettings;
const hours = (text: string) => Number(/^(\d+)h$/.exec(text)?.[1]);

test('a hosted project ends sessions as the embedded back end does', () => {
  const config = readFileSync('supabase/config.toml', 'utf8');
  expect(config).toMatch(new RegExp(`^jwt_expiry = ${jwt_expiry}$`, 'm'));
  expect(config).toContain(
    `[auth.sessions]\ntimebox = "${sessions.timebox}"\ninactivity_timeout = "${sessions.inactivity_timeout}"\n`,
  );
});

test('the sessions that are deleted are those that have ended', () => {
  const sql = readFileSync('server/embedded-supabase/system.sql', 'utf8');
  const [, body = ''] = /function auth\.forget_ended\(\)(.*?)delete from auth\.mfa_challenges/s.exec(sql) ?? [];
  const days = [...body.matchAll(/interval '(\d+) days?'/g)].map(([, count]) => Number(count));
  expect(days.map((count) => count * 24)).toEqual([sessions.timebox, sessions.inactivity_timeout].map(hours));
});

test('an access token is renewed before a session in use ends', () => {
  expect(jwt_expiry / 3600).toBeLessThan(hours(sessions.inactivity_timeout));
});
