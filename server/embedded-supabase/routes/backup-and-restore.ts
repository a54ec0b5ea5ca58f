import { createHash, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import { BackupArchiveError, type BackupManifest } from '../backup/manifest';
import {
  replaceDataWithBackup,
  requireMatchingBackupKeys,
  requireSameMigrations,
  unpackBackup,
} from '../backup/restore';
import { backUpBeforeRestore, saveBackup } from '../backup/save';
import { authErrorResponse } from './auth-error-responses';

const inputSchema = z.object({ file: z.string().refine((file) => path.isAbsolute(file)) });

const restoreSchema = inputSchema.extend({ keepKeys: z.boolean().default(false) });

const hash = (text: string) => createHash('sha256').update(text).digest();

/** What a script prints about an archive. */
export const summarizeBackup = ({ createdAt, tables, files }: BackupManifest) => ({
  createdAt,
  tables: tables.length,
  rows: tables.reduce((sum, table) => sum + table.rows, 0),
  files: files.length,
});

/**
 * `POST /_site/backup` and `/_site/restore` for the scripts on this machine: they name a file and authenticate with the
 * secret key. A backup ends when its script or, by `shutdown`, this process is stopped.
 */
export function backupRoutes(backend: BackendContext, shutdown: AbortSignal): Hono {
  const { database, settings } = backend;
  return new Hono()
    .use('/_site/*', async (c, next) => {
      if (!timingSafeEqual(hash(c.req.header('apikey') ?? ''), hash(settings.secretKey)))
        return authErrorResponse(403, 'not_admin', 'The secret key is needed');
      await next();
    })
    .post('/_site/backup', async (c) => {
      const { file } = inputSchema.parse(await c.req.json());
      const signal = AbortSignal.any([c.req.raw.signal, shutdown]);
      try {
        return c.json(summarizeBackup(await saveBackup(database, settings.dataDir, file, signal)));
      } catch (error) {
        // If the script was stopped, nobody receives this.
        if (signal.aborted) return authErrorResponse(422, 'not_written', 'The backup was stopped');
        // The caller's own file permissions are irrelevant: this process writes the file, within the limits of its
        // service.
        const { code, syscall } = error as NodeJS.ErrnoException;
        if (!code || !syscall) throw error;
        return authErrorResponse(
          422,
          'not_written',
          `The running site, which writes the archive, cannot write ${file} (${code}).`,
        );
      }
    })
    .post('/_site/restore', async (c) => {
      const { file, keepKeys } = restoreSchema.parse(await c.req.json());
      try {
        const archive = await unpackBackup(file, settings.dataDir);
        try {
          await requireSameMigrations(database, archive);
          if (!keepKeys) await requireMatchingBackupKeys(archive, settings.dataDir);
          const before = await backUpBeforeRestore(database, settings.dataDir, shutdown);
          await replaceDataWithBackup(database, settings.dataDir, archive, keepKeys);
          return c.json({ ...summarizeBackup(archive.manifest), before });
        } finally {
          await archive.remove();
        }
      } catch (error) {
        if (error === shutdown.reason)
          return authErrorResponse(
            422,
            'not_restored',
            'The site was stopped, and the restore with it, before it changed anything',
          );
        if (error instanceof BackupArchiveError) return authErrorResponse(422, 'wrong_archive', error.message);
        throw error;
      }
    });
}
