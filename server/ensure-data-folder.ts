import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';

/** Creates a data folder that is missing; returns why this process cannot store data in it, null when it can. */
export function ensureDataFolder(folder: string): string | null {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `The data folder ${folder} cannot be written by the user ${user()} (${code}). Set DATA_DIR to a folder that this user may write to, or run sudo chown -R ${user()} ${folder} if it is the right one.`;
  }
}

function user(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container a user may have a number only.
    return String(process.getuid?.());
  }
}

/**
 * Throws when no site has stored data in the folder (or in the database of DATABASE_URL). A command that is run without
 * the DATA_DIR of the site, as from cron, must not create an empty database and report on that.
 */
export function requireExistingDatabase(folder: string): void {
  if (process.env.DATABASE_URL) return;
  // A database whose creation was interrupted has never contained anything.
  if (existsSync(path.join(folder, 'db', 'PG_VERSION')) && !existsSync(path.join(folder, 'db.unfinished'))) return;
  throw new Error(
    `No site has stored anything in ${folder}. Set DATA_DIR to the data folder of the site, or start the site first.`,
  );
}
