import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const dataDir = path.join(tmpdir(), `no-data-${process.pid}`);

function run(script: string, args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['server/launch.mjs', `scripts/${script}.ts`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, SUPABASE_URL: '', DATABASE_URL: '' },
  });
  return { status, stderr };
}

test.each([
  ['staff-create', ['--email', 'nobody']],
  ['staff-rescue', []],
  ['privacy', ['export', 'nobody']],
  ['backup', ['one.tar.gz', 'two.tar.gz']],
  ['restore', []],
  ['drain-mails', ['--dry-run']],
  ['drain-mails', ['all']],
])('%s %j prints its usage and starts no back end', (script, args) => {
  const { status, stderr } = run(script, args);
  expect(stderr).toContain('Usage:');
  expect(status).toBe(1);
  expect(existsSync(dataDir)).toBe(false);
});

// As from cron, where DATA_DIR is not set: an archive of an empty database would pass for a backup.
test.each([
  ['backup', []],
  ['privacy', ['export', 'anna@example.com']],
  ['privacy', ['erase', 'anna@example.com']],
  ['privacy', ['retain']],
  ['drain-mails', []],
  ['staff-create', ['--email', 'anna@example.com']],
  ['staff-rescue', ['--email', 'anna@example.com']],
])('%s %j refuses a data folder that no site uses, and creates nothing', (script, args) => {
  expect(run(script, args)).toEqual({
    status: 1,
    stderr: `No site has stored anything in ${dataDir}. Set DATA_DIR to the data folder of the site, or start the site first.\n`,
  });
  expect(existsSync(dataDir)).toBe(false);
});

test.each([
  ['scripts/rename-public-path/index.ts', ['--dryrun']],
  ['scripts/texts/index.ts', ['export', 'fr', '--mising']],
  ['scripts/add-slot-photo.ts', ['photo.jpg', '--slot', 'tile/cats', '--alt-de', 'Katze']],
  ['scripts/content-check/launch.mjs', ['--hint']],
  ['scripts/new/index.ts', ['product', 'a-product', '--form', 'simple']],
  ['scripts/new/index.ts', ['language', 'de', '--lable', 'Deutsch']],
  ['scripts/catalogue.ts', ['--output', 'catalogue']],
  ['scripts/docs/index.ts', ['--chekc']],
  ['scripts/docs/index.ts', ['licenses']],
  ['scripts/record-content-changes.ts', ['--dry-run']],
])('%s %j prints what does not exist and its usage, without a stack', (script, args) => {
  const options = ['--conditions=react-server', '--import', 'tsx', script];
  const { status, stderr } = spawnSync(process.execPath, [...options, ...args], { encoding: 'utf8' });
  expect(stderr).toMatch(/^(Unknown option '--\S+'|There is no page licenses).*\nUsage:/);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
});
