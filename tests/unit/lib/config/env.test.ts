import { afterEach, expect, it, vi } from 'vitest';
import { checkEnvironment } from '@/lib/config/env';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('reports every malformed variable before anything starts, and the missing keys of an external back end', () => {
  for (const name of ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY']) vi.stubEnv(name, '');
  expect(checkEnvironment).not.toThrow();
  vi.stubEnv('TRUSTED_PROXIES', 'one');
  vi.stubEnv('MAIL_FROM', 'nobody');
  expect(checkEnvironment).toThrow(/variable TRUSTED_PROXIES is .*\n.*variable MAIL_FROM is missing or malformed: /);
  vi.unstubAllEnvs();
  vi.stubEnv('SUPABASE_URL', 'https://project.example');
  for (const name of ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY']) vi.stubEnv(name, '');
  expect(checkEnvironment).toThrow(/PUBLISHABLE_KEY is missing.*\n.*SECRET_KEY is missing/);
});
