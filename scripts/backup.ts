import path from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend } from '@/server/backend-process';
import { defaultBackupPath } from '@/server/embedded-supabase/backup/save';
import { requireExistingDatabase } from '@/server/ensure-data-folder';
import { findRunningBackendUrl, requestBackupOrRestore, requireLocalDataDir } from '@/server/request-backup-or-restore';
import { runAndExit } from './run-and-exit';

const usage = 'Usage: npm run backup [-- file.tar.gz]   (default: a new file in DATA_DIR/backups)';

async function main() {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) throw new Error(usage);
  const dataDir = requireLocalDataDir();
  const file = positionals[0] ? path.resolve(positionals[0]) : defaultBackupPath(dataDir);
  const url = findRunningBackendUrl(dataDir);
  if (!url) requireExistingDatabase(dataDir);
  const started = url ? null : await startBackend(dataDir);
  try {
    const { tables, rows, files } = await requestBackupOrRestore(
      dataDir,
      url ?? started?.env.SUPABASE_URL ?? '',
      'backup',
      { file },
    );
    process.stdout.write(`Saved ${rows} rows from ${tables} tables and ${files} files to ${file}\n`);
    process.stdout.write("It contains personal data and the site's keys: store it where nobody else can read it.\n");
  } finally {
    await started?.stop();
  }
}

await runAndExit(main);
