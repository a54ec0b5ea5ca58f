import { accessSync, constants, mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';

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
