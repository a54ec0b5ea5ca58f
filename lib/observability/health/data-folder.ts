import 'server-only';
import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironmentVariable } from '@/lib/config/env';
import { log } from '../log';

const minFreeBytes = 50_000_000;
let well = true;

/**
 * Whether the data folder is writable and has space. `unused` when there is none and nothing here needs one: emails go
 * to an SMTP server and the data is in an external back end.
 */
export async function checkDataFolder(): Promise<'ok' | 'failed' | 'unused'> {
  const folder = path.resolve(readEnvironmentVariable('DATA_DIR'));
  try {
    const existing = (await canRead(folder))
      ? folder
      : readEnvironmentVariable('SMTP_URL')
        ? null
        : path.dirname(folder);
    if (!existing) return 'unused';
    await access(existing, constants.W_OK);
    const { bavail, bsize } = await statfs(existing);
    if (bavail * bsize < minFreeBytes) throw new Error(`only ${bavail * bsize} bytes are free`);
    well = true;
    return 'ok';
  } catch (error) {
    // Once per problem: monitors poll every few seconds.
    if (well) log.warn({ err: error }, 'health: the data folder cannot be used');
    well = false;
    return 'failed';
  }
}

const canRead = (folder: string) =>
  access(folder).then(
    () => true,
    () => false,
  );
