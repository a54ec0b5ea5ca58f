import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['staff-create', ['--email', 'nobody']],
  ['staff-rescue', []],
  ['privacy', ['export', 'nobody']],
  ['backup', ['one.tar.gz', 'two.tar.gz']],
  ['restore', []],
])('%s %j prints its usage and starts no back end', (script, args) => {
  const dataDir = path.join(tmpdir(), `no-data-${process.pid}`);
  const options = ['--import', './server/server-only-hook.mjs', '--import', 'tsx', `scripts/${script}.ts`];
  const { status, stderr } = spawnSync(process.execPath, [...options, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, SUPABASE_URL: '' },
  });
  expect(stderr).toContain('Usage:');
  expect(status).toBe(1);
  expect(existsSync(dataDir)).toBe(false);
});
