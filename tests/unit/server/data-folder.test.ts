import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { env } from '@/lib/config/env';
import { dataFolder, projectDir } from '@/server/child-process';
import { localDataDir } from '@/server/local-backend';

afterEach(() => vi.unstubAllEnvs());

// A line `DATA_DIR=` in an environment file must not put keys and data beside the code.
test.each([
  ['', '.data'],
  ['elsewhere', 'elsewhere'],
  ['/srv/data', '/srv/data'],
])('DATA_DIR=%s is %s for every program', (given, folder) => {
  vi.stubEnv('DATA_DIR', given);
  vi.stubEnv('SUPABASE_URL', '');
  expect(dataFolder()).toBe(path.resolve(projectDir, folder));
  expect(localDataDir()).toBe(dataFolder());
  expect(path.resolve(projectDir, env('DATA_DIR'))).toBe(dataFolder());
});
