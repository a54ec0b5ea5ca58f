import { cpSync, existsSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '@/server/embedded-supabase/database';

test('a database whose lock file a power failure emptied opens again, with its rows', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'power-failure-'));
  cpSync(inject('unmigrated'), dataDir, { recursive: true });
  const lockFile = path.join(dataDir, 'db/postmaster.pid');
  try {
    const before = await openDatabase(dataDir, undefined);
    await before.query('create table kept as select 7 as figure');
    // As when the power fails: nothing is closed in order, and the last small file has its name but not its content.
    expect(existsSync(lockFile)).toBe(true);
    truncateSync(lockFile);
    const after = await openDatabase(dataDir, undefined);
    expect(await after.query('select figure from kept')).toEqual([{ figure: 7 }]);
    await after.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
