import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { PartlyMigratedError, toCurrentMigrationVersions } from '../former-migrations';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const safePath = z.string().regex(/^(?!.*(^|\/)\.\.?(\/|$))[^/\\][^\\]*$/);

const manifestSchema = z.object({
  format: z.literal('site-backup'),
  version: z.literal(1),
  createdAt: z.string(),
  /** Versions of the applied migrations. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: z.number().int(),
      digest,
    }),
  ),
  /** Files of the data folder: keys, storage, emails written as files. */
  files: z.array(z.object({ path: safePath, bytes: z.number().int(), digest })),
});

/** The content of an archive: every table with its number of rows, every file with its size, and a SHA-256 of each. */
export type BackupManifest = z.infer<typeof manifestSchema>;

/** The keys of the site's data: that of its forms is missing where the environment provides it. */
export const backupKeyFiles = ['keys.json', 'actions-key'];

/** Its message is for the person who restores. */
export class BackupArchiveError extends Error {}

/** The path of a table in an unpacked archive. */
export const tablePathInBackup = (table: { schema: string; name: string }) =>
  `tables/${table.schema}.${table.name}.copy`;

/** The path of a file of the data folder in an unpacked archive. */
export const dataFilePathInBackup = (name: string) => `data/${name}`;

/** The SHA-256 of a file, in hex. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function check(folder: string, name: string, expected: string, bytes?: number) {
  const file = path.join(folder, name);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new BackupArchiveError(`The archive is incomplete: ${name} is missing.`);
  if ((bytes !== undefined && found.size !== bytes) || (await hashFile(file)) !== expected)
    throw new BackupArchiveError(`The archive is damaged: ${name} is not what was saved.`);
}

function migrationsOf({ migrations }: BackupManifest): string[] {
  try {
    return toCurrentMigrationVersions(migrations);
  } catch (error) {
    if (error instanceof PartlyMigratedError) throw new BackupArchiveError(error.message);
    throw error;
  }
}

/**
 * The manifest of an unpacked archive, after every table and file has been verified against it; throws
 * `BackupArchiveError` otherwise.
 */
export async function readVerifiedBackupManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => null);
  if (text === null) throw new BackupArchiveError('This file is not a backup of the site: it has no manifest.json.');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BackupArchiveError('The archive is damaged: manifest.json cannot be read.');
  }
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) throw new BackupArchiveError('This version of the site cannot read this backup.');
  for (const table of parsed.data.tables) await check(folder, tablePathInBackup(table), table.digest);
  for (const file of parsed.data.files) await check(folder, dataFilePathInBackup(file.path), file.digest, file.bytes);
  return { ...parsed.data, migrations: migrationsOf(parsed.data) };
}
