import path from 'node:path';
import { parseArgs } from 'node:util';
import { readOrCreateSupabaseVariablesOfDataFolder } from '@/server/backend-process';
import { restoreOffline } from '@/server/embedded-supabase/backup/restore-offline';
import { findLiveLockOwner } from '@/server/embedded-supabase/lock-file';
import { summarizeBackup } from '@/server/embedded-supabase/routes/backup-and-restore';
import { findRunningBackendUrl, requestBackupOrRestore, requireLocalDataDir } from '@/server/request-backup-or-restore';
import { runAndExit } from './run-and-exit';

const usage = `Usage: npm run restore -- file.tar.gz [--replace] [--keep-keys]
  --replace     replaces existing data, after saving it
  --keep-keys   keeps the present keys instead of those of the archive`;

/** Revalidates the running site's pages with stores and images. */
async function refreshSite(dataDir: string, url: string) {
  const site = findLiveLockOwner(path.join(dataDir, 'launcher.lock'))?.url;
  if (!site) return;
  const headers = {
    authorization: `Bearer ${readOrCreateSupabaseVariablesOfDataFolder(dataDir, url).SUPABASE_SECRET_KEY}`,
  };
  const response = await fetch(`${site}/api/revalidate`, { method: 'POST', headers }).catch(() => null);
  if (response?.status !== 204) process.stderr.write('The pages of the site were not refreshed: restart it.\n');
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, 'keep-keys': { type: 'boolean', default: false } },
  });
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new Error(usage);
  const { replace, 'keep-keys': keepKeys } = values;
  const file = path.resolve(name);
  const dataDir = requireLocalDataDir();
  const url = findRunningBackendUrl(dataDir);
  if (url && !replace)
    throw new Error('The site is running and already holds data. Add --replace to replace it; it is saved first.');
  const restored = url
    ? await requestBackupOrRestore(dataDir, url, 'restore', { file, keepKeys })
    : await restoreOffline(dataDir, process.env.DATABASE_URL || undefined, file, {
        replace,
        keepKeys,
        databaseListenUrl: process.env.DATABASE_LISTEN_URL || undefined,
      }).then(({ manifest, before }) => ({ ...summarizeBackup(manifest), before }));
  if (restored.before) process.stdout.write(`The previous data is saved in ${restored.before}\n`);
  process.stdout.write(
    `Restored ${restored.rows} rows in ${restored.tables} tables and ${restored.files} files, as of ${restored.createdAt}\n`,
  );
  process.stdout.write('All sessions have ended. Emails that waited then are listed as failed, and not sent again.\n');
  if (url) await refreshSite(dataDir, url);
}

await runAndExit(main);
